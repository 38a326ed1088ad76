import { expect, test } from 'vitest';
import { makeKeeper } from './kept-alternatives.ts';

const NOW = new Date('2027-05-01T12:00:00Z');

test('what was found is kept until it is forgotten; nothing, and what failed, is asked anew', async () => {
  const { keep, forget } = makeKeeper<readonly string[]>();
  const asked: string[] = [];
  const ask = (...found: string[]) =>
    keep('k', NOW, async () => {
      asked.push(found.join());
      if (found.includes('fails')) throw new Error('away');
      return found;
    });
  await expect(ask('fails')).rejects.toThrow('away');
  expect(await ask()).toEqual([]);
  expect(await ask('hotel')).toEqual(['hotel']);
  expect(await ask('another')).toEqual(['hotel']);
  forget('k');
  expect(await ask('another')).toEqual(['another']);
  expect(asked).toEqual(['fails', '', 'hotel', 'another']);
});
