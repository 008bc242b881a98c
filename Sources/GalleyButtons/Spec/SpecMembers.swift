/// The buttons or screens of a spec as they stand in the file, each decoded when it is asked for.
struct SpecMembers<Draft: Sendable>: Sendable {
    let names: SpecNames
    private let form: SpecForm<Draft>
    /// The file, with the key that holds the members.
    private let site: SpecSite

    init(_ names: SpecNames, _ form: SpecForm<Draft>, at site: SpecSite) {
        self.names = names
        self.form = form
        self.site = site
    }

    /// Where the members begin, if there are any.
    var start: SourcePosition? { names.isEmpty ? nil : names.outline.position(at: 0) }

    /// The place of a member's name.
    func site(at index: Int) -> SpecSite {
        site.key(names[index], at: names.outline.position(at: index))
    }

    /// Decodes a member.
    ///
    /// - Throws: ``ButtonsError/spec(_:)`` with the first fault in it.
    func draft(at index: Int) throws(ButtonsError) -> Named<Draft> {
        let member = try names.outline.member(at: index, in: names.source, path: site.path)
        return try Named(member, form, at: site)
    }

    /// Decodes each member and keeps none.
    func check() throws(ButtonsError) {
        for index in names.indices { _ = try draft(at: index) }
    }
}
