/**
 * What the long crash test has shown so far, kept in a file after every point, so that it can be
 * split and taken up again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const ResultSchema = v.object({
  /** A point by its name, `placed capture:after`, or `random moments`. */
  what: v.string(),
  kills: v.number(),
  orders: v.number(),
  violations: v.array(v.string()),
  seconds: v.number(),
});
const ReportSchema = v.object({ seed: v.number(), results: v.array(ResultSchema) });

export type CrashResult = v.InferOutput<typeof ResultSchema>;
export type CrashReport = v.InferOutput<typeof ReportSchema>;

/** The report of a file; an empty one when there is none, or it should begin anew. */
export function readReport(file: string, seed: number, isResumed: boolean): CrashReport {
  return isResumed && existsSync(file)
    ? v.parse(ReportSchema, JSON.parse(readFileSync(file, 'utf8')))
    : { seed, results: [] };
}

/** Writes the report with one more result, which takes the place of an older one about the same. */
export async function addResult(
  file: string,
  report: CrashReport,
  result: CrashResult,
): Promise<CrashReport> {
  const added = {
    ...report,
    results: [...report.results.filter(({ what }) => what !== result.what), result],
  };
  await mkdir(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(added, null, 2)}\n`);
  return added;
}

/** Whether as many kills have already gone without a violation. */
export const isShown = ({ results }: CrashReport, what: string, kills: number): boolean =>
  results.some(
    (result) => result.what === what && result.kills >= kills && result.violations.length === 0,
  );

/** `3-12` of a list, both counted from 1; the whole list without a range. */
export function pickPoints<T>(points: readonly T[], range: string | undefined): readonly T[] {
  if (range === undefined) return points;
  const [, first, last] = /^(\d+)-(\d+)$/.exec(range) ?? [];
  if (
    !first ||
    !last ||
    Number(first) < 1 ||
    Number(first) > Number(last) ||
    Number(last) > points.length
  )
    throw new Error(`--points: expected a range within 1-${points.length}, not ${range}`);
  return points.slice(Number(first) - 1, Number(last));
}
