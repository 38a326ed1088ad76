import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startCardProvider } from './card-provider/start.ts';
import { startMailbox } from './mailbox/start.ts';
import { startSuppliers } from './suppliers/start.ts';

const CONTROL = {
  suppliers: ['/stays/_faults', '/stays/_books', '/stays/_moves', '/flights/_books'],
  cards: ['/_faults', '/_books'],
  mailbox: ['/_faults', '/_messages'],
};

async function openWorld(controlKey?: string): Promise<readonly string[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'control-'));
  const given = { port: 0, dataDirectory, controlKey };
  const suppliers = await startSuppliers({ ...given, seed: 1, hotels: 3, routes: 2 });
  const cards = await startCardProvider({
    ...given,
    apiKey: 'k',
    merchantAccount: 'M',
    payee: 'P',
    shopOrigins: [],
  });
  const mailbox = await startMailbox({ ...given, smtpPort: 0 });
  onTestFinished(async () => {
    for (const part of [suppliers, cards, mailbox]) await part.close();
    rmSync(dataDirectory, { recursive: true });
  });
  const parts = { suppliers, cards, mailbox };
  return (['suppliers', 'cards', 'mailbox'] as const).flatMap((name) =>
    CONTROL[name].map((path) => parts[name].url + path),
  );
}

const statusOf = async (url: string, authorization?: string): Promise<number> => {
  const isMove = url.endsWith('_moves');
  const response = await fetch(url, {
    ...(isMove && { method: 'POST', body: '{"times":0}' }),
    ...(authorization !== undefined && { headers: { authorization } }),
  });
  await response.arrayBuffer();
  return response.status;
};

test('faults, moves and books are for whoever brings the key', async () => {
  for (const url of await openWorld('sesame')) {
    expect([url, await statusOf(url)]).toEqual([url, 401]);
    expect([url, await statusOf(url, 'Bearer simsalabim')]).toEqual([url, 401]);
    expect([url, await statusOf(url, 'Bearer sesame')]).toEqual([url, 200]);
  }
});

test('without a key nobody is let in', async () => {
  for (const url of await openWorld())
    for (const given of [undefined, '', 'Bearer ', 'Bearer undefined'])
      expect([url, await statusOf(url, given)]).toEqual([url, 401]);
});
