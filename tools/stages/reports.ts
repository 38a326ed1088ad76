import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** What a stage counted, and which of its tests failed, by file and title. */
export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
};

const VitestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

type Suite = {
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
};
const SuiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(
    v.object({
      file: v.string(),
      title: v.string(),
      tests: v.array(v.object({ projectName: v.string(), status: v.string() })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => SuiteSchema))),
});
const PlaywrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(SuiteSchema),
});

/**
 * What a run of vitest wrote of itself; nothing counted when it died before. A file that failed as
 * a whole is named by itself.
 */
export function readVitestReport(file: string, root: string): Count {
  const report = readReport(file, VitestSchema);
  const failures = (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const where = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return failed.length === 0 && status === 'failed'
      ? [where]
      : failed.map(({ fullName }) => `${where} › ${fullName}`);
  });
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures };
}

/** What a run of Playwright wrote of itself; a journey that passed at a second try has failed. */
export function readPlaywrightReport(file: string): Count {
  const report = readReport(file, PlaywrightSchema);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return {
    passed: expected,
    failed: unexpected + flaky,
    failures: (report?.suites ?? []).flatMap(failuresOf),
  };
}

function failuresOf({ specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `[${projectName}] e2e/${file} › ${title}`),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/**
 * A run that failed as a whole (a set-up, an unhandled error, no tests at all) counts as a failure,
 * by the name of its stage.
 */
export function withExit(count: Count, isPassed: boolean, stage: string): Count {
  if (isPassed || count.failed > 0) return count;
  return { ...count, failed: 1, failures: [...count.failures, stage] };
}

/** All of them as one. */
export function addUp(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

function readReport<T>(file: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  try {
    return v.parse(v.pipe(v.string(), v.parseJson(), schema), readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
