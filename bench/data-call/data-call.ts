/**
 * What a data call costs beside a bare server, on the database of a site that runs: `npm run
 * bench:data-call -- [--site http://localhost:5000] [--rounds 15] [--json FILE]`. In each round
 * both are asked the same, in turn; ratios are of one round, their medians are told. Prints and
 * writes what was measured in this run and nothing else.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { GREAT_BRITAIN, todayIn } from '#server/market/market.ts';
import { median } from '../pages/median.ts';
import { environmentOf, findSite } from '../pages/site-process.ts';
import { round } from '../search/measure.ts';
import { startServer, type BenchServer } from './ask.ts';
import { makeKinds, type Kind, type Question } from './question.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:5000' },
    rounds: { type: 'string', default: '15' },
    json: { type: 'string' },
  },
});

/** Different searches, each asked once a round. */
const SEARCHES = 20;
/** Asked in a round at least, so that a thread's clock has something to count. */
const LEAST_ASKED = 100;
/** Until what runs is compiled, as it is in a server that has stood a minute. */
const WARM_UP_ROUNDS = 40;

/** Per question: processor milliseconds of the server's thread, and how long the client waited. */
type Cost = { readonly cpu: number; readonly wait: number };

const environment = environmentOf(findSite(new URL(values.site).port));
const kinds = await makeKinds(todayIn(GREAT_BRITAIN.timeZone), SEARCHES);
const ours = await startServer({ kind: 'ours', environment });
const answers: Record<string, string> = {};
for (const question of kinds.flatMap(({ questions }) => questions))
  answers[question.body] = await ours.ask(question);
const bare = await startServer({ kind: 'bare', answers });
const report = [];
for (const kind of kinds) report.push(await measureKind(kind));
await Promise.all([ours.stop(), bare.stop()]);
console.table(report);
if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);

async function measureKind({ name, questions }: Kind) {
  const asked = repeated(questions);
  for (let i = 0; i < WARM_UP_ROUNDS; i += 1)
    for (const server of [ours, bare]) await measureRound(server, asked);
  const rounds: { readonly ours: Cost; readonly bare: Cost }[] = [];
  while (rounds.length < Number(values.rounds))
    rounds.push({
      ours: await measureRound(ours, asked),
      bare: await measureRound(bare, asked),
    });
  const of = (figure: (one: (typeof rounds)[number]) => number) =>
    round(median(rounds.map(figure)));
  return {
    asked: name,
    bytes: median(questions.map(({ body }) => Buffer.byteLength(answers[body] ?? ''))),
    cpuMs: of((one) => one.ours.cpu),
    bareCpuMs: of((one) => one.bare.cpu),
    cpuRatio: of((one) => one.ours.cpu / one.bare.cpu),
    waitMs: of((one) => one.ours.wait),
    bareWaitMs: of((one) => one.bare.wait),
    waitRatio: of((one) => one.ours.wait / one.bare.wait),
  };
}

function repeated(questions: readonly Question[]): readonly Question[] {
  const times = Math.ceil(LEAST_ASKED / questions.length);
  return Array.from({ length: times }, () => questions).flat();
}

async function measureRound(server: BenchServer, asked: readonly Question[]): Promise<Cost> {
  const waits: number[] = [];
  const before = await server.cpuMs();
  for (const question of asked) {
    const from = performance.now();
    await server.ask(question);
    waits.push(performance.now() - from);
  }
  return { cpu: ((await server.cpuMs()) - before) / asked.length, wait: median(waits) };
}
