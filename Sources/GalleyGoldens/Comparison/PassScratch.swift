/// What a walk over rows keeps in mind, so that nothing is found out twice.
///
/// It never changes what a walk finds, so a thread may go on with what another one left.
struct PassScratch {
    var areas: EvenAreas
    var verdicts: ColorPairVerdicts

    /// Makes room for what a pass is going to ask.
    init<Measure: PixelMetric>(_ pass: ComparisonPass<Measure>) {
        let pixelCount = pass.expected.width * pass.expected.height
        areas = EvenAreas(pass.expected, pass.actual, isAsked: pass.edges != nil)
        verdicts = ColorPairVerdicts(pixelCount: Measure.isCostly ? pixelCount : 0)
    }
}
