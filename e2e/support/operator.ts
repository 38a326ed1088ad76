/** What an operator does by command, at the site of the journeys. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `holidaymaker …`; what it says. */
export async function operate(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_SITE_DATA'] };
  const { stdout } = await run(process.execPath, ['src/cli/main.ts', ...words], { env });
  return stdout;
}
