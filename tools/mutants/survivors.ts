/** What a run of mutation tests left alive, read from its report. */
import * as v from 'valibot';

const TestSchema = v.object({ id: v.string(), name: v.string() });
const MutantSchema = v.object({
  mutatorName: v.string(),
  replacement: v.optional(v.string(), ''),
  status: v.string(),
  location: v.object({ start: v.object({ line: v.number(), column: v.number() }) }),
  coveredBy: v.optional(v.array(v.string()), []),
});
const ReportSchema = v.object({
  files: v.record(v.string(), v.object({ source: v.string(), mutants: v.array(MutantSchema) })),
  testFiles: v.optional(v.record(v.string(), v.object({ tests: v.array(TestSchema) })), {}),
});

/** A requirement's name in the title of a test, `[PAX-17]` or `[CHK-11, CHK-13]`. */
const ROW = /\[(?:[^\]]*[ ,])?[A-Z][A-Z0-9]+-\d+/;

export type Survivors = {
  /** How many changes were tried, and how many of them no test noticed. */
  readonly mutants: number;
  readonly survivors: number;
  /**
   * Those in lines that a test with a requirement's name runs through: file, the line as it stands,
   * what was changed to what. Without line numbers, so that they hold while the file moves.
   */
  readonly named: readonly string[];
};

/** Reads a report of Stryker (mutation-testing-report-schema). Ignored mutants were not tried. */
export function readSurvivors(report: string): Survivors {
  const { files, testFiles } = v.parse(v.pipe(v.string(), v.parseJson(), ReportSchema), report);
  const namedTests = new Set(
    Object.values(testFiles)
      .flatMap(({ tests }) => tests)
      .filter(({ name }) => ROW.test(name))
      .map(({ id }) => id),
  );
  const tried = Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => status !== 'Ignored')
      .map((mutant) => ({ ...mutant, file, line: lines[mutant.location.start.line - 1] ?? '' }));
  });
  const alive = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  return {
    mutants: tried.length,
    survivors: alive.length,
    named: alive
      .filter(({ coveredBy }) => coveredBy.some((id) => namedTests.has(id)))
      .map(({ file, line, location, mutatorName, replacement }) =>
        [
          file,
          line.trim(),
          location.start.column,
          mutatorName,
          replacement.replace(/\s+/g, ' '),
        ].join(' | '),
      ),
  };
}
