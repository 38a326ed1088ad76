/** What others may come to know of a visit: addresses, what caches keep, and what is logged. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type BrowserContext, type Response } from '@playwright/test';

export type Overheard = {
  /** Every place with what was overheard there, once all answers have been read. */
  readonly read: () => Promise<ReadonlyMap<string, string>>;
};

/** Listens from now on to every page of the browser, its frames and what they fetch. */
export function overhear(context: BrowserContext): Overheard {
  const addresses: string[] = [];
  const kept: Promise<string>[] = [];
  context.on('request', (request) => {
    addresses.push(request.url(), request.headers()['referer'] ?? '');
  });
  context.on('response', (response) => {
    addresses.push(response.headers()['location'] ?? '');
    if (mayBeKept(response)) kept.push(response.text().catch(() => ''));
  });
  return {
    read: async () =>
      new Map([
        ['an address', addresses.map(decoded).join('\n')],
        ['a cache', (await Promise.all(kept)).join('\n')],
        ['a log', logged()],
      ]),
  };
}

/** Fails where one of these is found; ends of what is said are shown, never all of it. */
export function expectNowhere(
  overheard: ReadonlyMap<string, string>,
  secrets: Readonly<Record<string, string | RegExp>>,
): void {
  for (const [place, text] of overheard) {
    expect(text.length, `something was overheard of ${place}`).toBeGreaterThan(0);
    for (const [name, secret] of Object.entries(secrets)) {
      const at = text.search(typeof secret === 'string' ? anyCase(secret) : secret);
      const around = at < 0 ? '' : text.slice(Math.max(0, at - 120), at + 60);
      expect(around, `${name} stands in ${place}`).toBe('');
    }
  }
}

/** By anybody's cache but none, the browser's own included. */
const mayBeKept = (response: Response): boolean =>
  response.request().method() === 'GET' &&
  !/no-store/.test(response.headers()['cache-control'] ?? '') &&
  response.status() < 300;

const anyCase = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i');

function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}

/** All that the site's processes have written since they were started. */
function logged(): string {
  const folder = path.join(process.env['E2E_SITE_DATA'] ?? '', 'logs');
  return readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}
