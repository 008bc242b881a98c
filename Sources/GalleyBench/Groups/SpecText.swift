import Galley
import TestSupport

/// Spec files of many buttons.
enum SpecText {
    /// Returns a spec of buttons of 120×40 points, each with a title and an icon.
    static func buttons(_ titles: [String], scales: [Int]) -> String {
        var text = """
            {
              galley: 1,
              fonts: {
                title: ["\(PackagePaths.font("Roboto-Regular.ttf"))"],
                icons: { icon: "\(PackagePaths.font("MaterialIcons-Regular.ttf"))" },
              },
              styles: {
                s: {
                  title: { font: "title", size: 15, color: "#757374" },
                  icon: { font: "icons", size: 15, color: "#757374" },
                  background: "#FFFFFF", border: { width: "hairline", color: "#000000" },
                },
              },
              matrix: { scale: [\(scales.map(String.init).joined(separator: ", "))] },
              buttons: {

            """
        for (index, title) in titles.enumerated() {
            let icon = String(icon(index).value, radix: 16, uppercase: true)
            text += "b\(index): { style: \"s\", width: 120, height: 40, spacing: 5, "
            text += "title: \"\(title)\", icon: \"U+\(icon)\" },\n"
        }
        return text + "  },\n}\n"
    }

    /// The icon of a button.
    static func icon(_ index: Int) -> Unicode.Scalar {
        BenchmarkTitles.icons[index % BenchmarkTitles.icons.count]
    }
}
