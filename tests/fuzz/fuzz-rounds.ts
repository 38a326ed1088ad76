/** Requests of every kind against a site that runs, each judged (F-35, F-36, F-37). */
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '#domain/dates.ts';
import { API_ERRORS } from '#domain/errors/api-errors.ts';
import { departureDay } from '#testing/api-purchase.ts';
import { openSiteVisitor } from '#testing/callers/site-visitor.ts';
import { makeChance } from '../oracle/chance.ts';
import { drawRequest, type FuzzRequest } from './draw-request.ts';
import { makeKnownThings } from './known-things.ts';
import { sendRaw, type RawAnswer } from './send-raw.ts';

export type Finding = {
  /** Its number; with the seed it is drawn again. */
  readonly number: number;
  readonly why: string;
  readonly request: FuzzRequest;
};

export type FuzzReport = {
  readonly seed: number;
  readonly requests: number;
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly findings: readonly Finding[];
};

export type FuzzRun = {
  readonly requests: number;
  readonly seed: number;
  /** Hears of each finding at once. */
  readonly onFinding?: (finding: Finding) => void;
  /** Hears of every thousandth request. */
  readonly onProgress?: (sent: number, findings: number) => void;
};

const AT_ONCE = 12;
/** Dates are drawn around the days that are on sale, from a few before them. */
const DAYS_BEFORE = 2;

/** Sends so many requests, drawn by the seed, to the site at `url`. */
export async function runFuzz(
  url: string,
  { requests, seed, onFinding, onProgress }: FuzzRun,
): Promise<FuzzReport> {
  const { hostname: host, port } = new URL(url);
  const address = { host, port: Number(port) };
  const known = await makeKnownThings(openSiteVisitor(url));
  const today = addDays(departureDay(), -DAYS_BEFORE);
  const statuses: Record<number, number> = {};
  const findings: Finding[] = [];
  let next = 0;
  const sendOn = async (): Promise<void> => {
    while (next < requests) {
      const number = next++;
      const chance = makeChance(seed + number * 7_919);
      const request = drawRequest({ chance, known, today }, `${host}:${port}`);
      // One after another in each of a few hands, so that overload is not what is found.
      const why = await judge(address, request, statuses);
      if (why !== undefined) {
        findings.push({ number, why, request });
        onFinding?.({ number, why, request });
      }
      if (number % 1_000 === 999) onProgress?.(number + 1, findings.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  return { seed, requests, statuses, findings };
}

async function judge(
  address: { readonly host: string; readonly port: number },
  request: FuzzRequest,
  statuses: Record<number, number>,
): Promise<string | undefined> {
  try {
    let answer = await sendRaw(address, request);
    while (isSurplus(answer, request)) {
      await sleep(1_000 * retryAfter(answer));
      answer = await sendRaw(address, request);
    }
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    return faultOf(answer, request);
  } catch (error) {
    return String(error);
  }
}

/** Too much at once for this machine: true, and nothing about the request. */
const isSurplus = ({ status, body }: RawAnswer, { method }: FuzzRequest): boolean =>
  status === 503 && (method === 'HEAD' || body.includes(API_ERRORS.OVERLOADED));

/** A refusal of the surplus that does not say when to ask again is a fault. */
function retryAfter({ head }: RawAnswer): number {
  const [, seconds] = /\r\nretry-after: (\d+)/i.exec(head) ?? [];
  if (seconds === undefined) throw new Error(`refused without retry-after: ${head}`);
  return Number(seconds);
}

/** Anything of our inside: stacks, paths, SQL; and what a data call says of a failure. */
const INSIDE =
  /"message":"Something went wrong on our side|node:internal|\bat \w+ \(|\/src\/\w+\/|syntax error at or near|invalid byte sequence/;

function faultOf({ status, head, body }: RawAnswer, request: FuzzRequest): string | undefined {
  if (status === 0) return 'no answer';
  if (status >= 500) return `${status} ${body.slice(0, 300)}`;
  if (INSIDE.test(body))
    return `tells its inside: ${INSIDE.exec(body)?.[0]} in ${body.slice(0, 300)}`;
  if (!/\r\ncache-control:/i.test(head) || !/\r\nx-content-type-options: nosniff/i.test(head))
    return `headers are missing: ${head}`;
  return /\r\nlocation: (?!\/(?![/\\])|http:\/\/127\.0\.0\.1:)/i.test(head)
    ? `leads elsewhere: ${request.target} ${head}`
    : undefined;
}
