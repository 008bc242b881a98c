import CHarfBuzz

extension HarfBuzzFont {
    /// Reads the axes of a face; none for a face that does not vary.
    static func axes(of face: OpaquePointer?) -> [VariationAxis] {
        var count = unsafe hb_ot_var_get_axis_count(face)
        guard count > 0 else { return [] }
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        unsafe infos.withUnsafeMutableBufferPointer { buffer in
            _ = unsafe hb_ot_var_get_axis_infos(face, 0, &count, buffer.baseAddress)
        }
        return infos.prefix(Int(count)).map { info in
            VariationAxis(
                tag: Tag(rawValue: info.tag), name: unsafe name(info.name_id, of: face),
                minimum: Double(info.min_value), defaultValue: Double(info.default_value),
                maximum: Double(info.max_value),
                isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
        }
    }

    /// The named instances of the face.
    var instances: [NamedInstance] {
        unsafe Self.instances(of: hb_font_get_face(handle), axes: axes)
    }

    /// Reads the named instances of a face.
    static func instances(of face: OpaquePointer?, axes: [VariationAxis]) -> [NamedInstance] {
        let instanceCount = unsafe hb_ot_var_get_named_instance_count(face)
        return (0..<instanceCount).map { index in
            var count = UInt32(axes.count)
            var coordinates = [Float](repeating: 0, count: axes.count)
            unsafe coordinates.withUnsafeMutableBufferPointer { buffer in
                _ = unsafe hb_ot_var_named_instance_get_design_coords(
                    face, index, &count, buffer.baseAddress)
            }
            return NamedInstance(
                name: unsafe name(
                    hb_ot_var_named_instance_get_subfamily_name_id(face, index), of: face),
                variations: zip(axes, coordinates.prefix(Int(count))).map { axis, value in
                    FontVariation(axis: axis.tag, value: Double(value))
                })
        }
    }

    /// The font's place in its design space: 0 at each default, −1 and 1 at the ends, in 1/16384.
    ///
    /// The segment maps of `avar` are applied.
    var normalizedCoordinates: [Int] {
        var count: UInt32 = 0
        guard let values = unsafe hb_font_get_var_coords_normalized(handle, &count) else {
            return []
        }
        return (0..<Int(count)).map { unsafe Int(values[$0]) }
    }

    /// How far `MVAR` moves the values of a metric, in font units; 0 where it does not.
    func variation(of metric: hb_ot_metrics_tag_t) -> Double {
        unsafe Double(hb_ot_metrics_get_variation(handle, metric))
    }

    /// Reads a name of the face in English, else in the language the font lists first.
    private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer?) -> String {
        let english = unsafe hb_language_from_string("en", -1)
        if let name = unsafe name(id, of: face, in: english) { return name }
        var count: UInt32 = 0
        let entries = unsafe hb_ot_name_list_names(face, &count)
        for index in 0..<Int(count) where unsafe entries?[index].name_id == id {
            if let name = unsafe name(id, of: face, in: entries?[index].language) { return name }
        }
        return ""
    }

    private static func name(
        _ id: hb_ot_name_id_t, of face: OpaquePointer?, in language: hb_language_t?
    ) -> String? {
        let length = unsafe hb_ot_name_get_utf8(face, id, language, nil, nil)
        guard length > 0 else { return nil }
        return unsafe String(unsafeUninitializedCapacity: Int(length) + 1) { buffer in
            // HarfBuzz ends the text with a zero, for which the size has room.
            var size = UInt32(buffer.count)
            return unsafe buffer.withMemoryRebound(to: CChar.self) { text in
                _ = unsafe hb_ot_name_get_utf8(face, id, language, &size, text.baseAddress)
                return Int(size)
            }
        }
    }
}
