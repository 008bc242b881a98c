/// The help.
enum Usage {
    static let text = """
        usage: galley-bench [--filter TEXT] [--samples N] [--quick] [--json FILE]
                            [--compare BASE.json]
               galley-bench scale [--filter TEXT] [--most N]
               galley-bench compare
               galley-bench coverage [FONT…] [--sizes 15,30,45] [--every N]
               galley-bench peers FOLDER

        Times what Galley does beside its peers, sample by sample in turn. A ratio says how many
        times as long, or as much memory, a peer needs; a row is short where that misses its goal.
        Peers that are not installed are left out; Tests/Peers/README.md says how to install them.

          --filter TEXT   Only benchmarks whose names hold the text.
          --samples N     At most N samples of each; 15 unless given.
          --quick         Fewer and shorter samples, for a run of about half a minute.
          --json FILE     Write the rows, and what machine they are of, to a file.
          --compare BASE  Tell each row's change since the run in a file, and end with 1 where one
                          is slower beyond the noise.

        What counts is a row's time divided by that of C code measured beside it, so that a machine
        that is slower as a whole changes nothing. A row is slower where this quotient has grown by
        more than \(Int(NoiseRule.floor * 100)) % and by more than \(Int(NoiseRule.spreads)) times the spread of both runs (half the distance
        between the quartiles), in the middle of the samples and at best. Such a row is measured
        again, up to \(MainRun.attempts) times, and the best counts. Peak memory and processor time of processes
        are compared as they are.

        Times are processor time where one thread works, and else times that pass, as those of whole
        processes. Files are written to /dev/shm where it has room, so that no disk is measured;
        TMPDIR names another folder.

          scale           Processor time and peak memory from 10 to 100 000 buttons, from 10 to 10 000 icons
                          on a sheet, glyphs, pixels and constraints, and the exponent of each curve:
                          1 is linear. --most N ends the curves at N.
          compare         The comparison of 35 megapixels, with GALLEY_CONFORMANCE set.
          coverage        Coverage beside the exact area, and FreeType's beside the same.
          peers           Write a button of each peer to a folder, to be looked at.
        """
}
