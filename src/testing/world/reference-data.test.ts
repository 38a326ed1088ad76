import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const DATA = path.join(import.meta.dirname, '../../../data');

const check = (folder: string) =>
  spawnSync(process.execPath, [path.join(folder, 'check.mjs')], { encoding: 'utf8' });

test('the reference data hold together: ids, parents, positions, routes, seasons', () => {
  const { status, stdout } = check(DATA);
  expect(stdout).toMatch(/^[4-9]\d{4} assertions .* 0 problems$/m);
  expect(status).toBe(0);
});

test.each([
  ['places.json', '"parent":"spain-majorca"', '"parent":"atlantis"', 'parent atlantis'],
  ['routes.json', '"to":"PMI"', '"to":"XXX"', 'airports'],
  ['airports.json', '"tz":"Europe/Madrid"', '"tz":"Europe/Nowhere"', 'time zone Europe/Nowhere'],
])('the check finds an error planted in %s', (file, right, wrong, said) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holidaymaker-data-'));
  cpSync(DATA, folder, { recursive: true });
  const text = readFileSync(path.join(DATA, file), 'utf8');
  expect(text).toContain(right);
  writeFileSync(path.join(folder, file), text.replace(right, wrong));
  const { status, stdout } = check(folder);
  rmSync(folder, { recursive: true });
  expect(stdout).toContain(said);
  expect(status).toBe(1);
});
