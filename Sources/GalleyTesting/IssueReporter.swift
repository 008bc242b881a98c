import Foundation

#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Tells the framework that runs the test what came of a golden.
///
/// In a process of Swift Testing that is Swift Testing, even in a task that has lost its test; else it is
/// XCTest, which has neither warnings nor, on Linux, attachments.
enum IssueReporter {
    static func report(_ outcome: GoldenAssertion.Outcome, at site: GoldenSite) {
        #if canImport(Testing)
            if isSwiftTesting {
                for file in outcome.attachments { attach(file, at: site) }
                if let failure = outcome.failure {
                    Issue.record(Comment(rawValue: failure), sourceLocation: site.sourceLocation)
                }
                if let warning = outcome.warning {
                    Issue.record(
                        Comment(rawValue: warning), severity: .warning,
                        sourceLocation: site.sourceLocation)
                }
                return
            }
        #endif
        #if canImport(XCTest)
            if let failure = outcome.failure {
                XCTFail(failure, file: site.filePath, line: site.line)
            }
            if let warning = outcome.warning {
                let text = "\(site.filePath):\(site.line): warning: \(warning)\n"
                FileHandle.standardError.write(Data(text.utf8))
            }
        #endif
    }

    #if canImport(Testing)
        private static var isSwiftTesting: Bool {
            #if canImport(XCTest)
                Test.current != nil || CommandLine.arguments.contains("swift-testing")
            #else
                true
            #endif
        }

        /// Attaches a file; one that is gone again was replaced by another process's.
        private static func attach(_ file: (name: String, path: String), at site: GoldenSite) {
            guard let bytes = FileManager.default.contents(atPath: file.path) else { return }
            Attachment.record([UInt8](bytes), named: file.name, sourceLocation: site.sourceLocation)
        }
    #endif
}
