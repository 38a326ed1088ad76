/** Promotional codes, made and ended by the operator's own command. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `holidaymaker promo …` at the site of the journeys. */
export async function promo(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] };
  const { stdout } = await run(process.execPath, ['src/cli/main.ts', 'promo', ...words], { env });
  return stdout;
}
