import { spawn } from 'node:child_process';
import path from 'node:path';
import { endOf } from '#server/platform/child-exit.ts';

/**
 * One thing to check: commands of node_modules/.bin or scripts, run one after the other until one
 * fails.
 */
export type Step = {
  readonly name: string;
  readonly commands: readonly (readonly [string, ...string[]])[];
};

export type StepResult = {
  readonly name: string;
  readonly isPassed: boolean;
  readonly seconds: number;
  readonly output: string;
};

const ROOT = path.join(import.meta.dirname, '../..');
const BIN = path.join(ROOT, 'node_modules/.bin');

/**
 * Runs steps, `lanes` at a time, in their order; tells of each as it ends. A failed step stops no
 * other.
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  report: (result: StepResult) => void,
): Promise<StepResult[]> {
  const waiting = steps.values();
  const results: StepResult[] = [];
  const work = async () => {
    for (const step of waiting) {
      const result = await runStep(step);
      report(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** One line a step, and what it said when it failed. */
export function printResult({ name, isPassed, seconds, output }: StepResult): void {
  console.log(`${isPassed ? '✓' : '✗'} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s`);
  if (!isPassed) console.log(output.trim().replaceAll(/^/gm, '    '));
}

async function runStep({ name, commands }: Step): Promise<StepResult> {
  const start = performance.now();
  const outputs: string[] = [];
  let isPassed = true;
  for (const command of commands) {
    const { how, output } = await run(command);
    outputs.push(output);
    isPassed = how === 'exit 0';
    if (!isPassed) outputs.push(`${command.join(' ')}: ${how}`);
    if (!isPassed) break;
  }
  return {
    name,
    isPassed,
    seconds: (performance.now() - start) / 1000,
    output: outputs.join('\n'),
  };
}

async function run([program, ...args]: readonly [string, ...string[]]): Promise<{
  how: string;
  output: string;
}> {
  const isScript = /\.(ts|mjs)$/.test(program);
  const command = isScript ? process.execPath : path.join(BIN, program);
  const child = spawn(command, isScript ? [program, ...args] : args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  const how = await endOf(child);
  return { how, output: chunks.join('') };
}
