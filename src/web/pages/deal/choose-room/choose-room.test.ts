import { expect, test } from 'vitest';
import { linksTo, requestPage } from '#web/testing/request-page.ts';

const ADDRESS = '/holiday/h1.1/f1.1/rooms';

test('without script every room and board is a radio of one form, with what it is and costs [DEAL-01]', async () => {
  const { status, html, text } = await requestPage(ADDRESS);
  expect(status).toBe(200);
  const radios = [...html.matchAll(/<input type="radio"[^>]*name="stay"[^>]*>/g)];
  const values = radios.map(([radio]) => /value="([^"]*)"/.exec(radio)?.[1]);
  expect(values).toEqual(['260240~h1.1b', '282240~h1.1', '312240~h1.1c']);
  expect(radios.map(([radio]) => radio.includes('checked'))).toEqual([false, true, false]);
  expect(html).toContain('action="/holiday/h1.1/f1.1/rooms"');
  for (const words of [
    '34 m²',
    'Two double beds',
    'Sleeps up to 4',
    'Sea view',
    'Half board Breakfast and dinner. Room price refunded until Sun 13 June',
    'In your price now £705.60 each',
    '−£55.00 £650.60 each',
    'Half board Breakfast and dinner. Usual cancellation charges +£75.00 £780.60 each',
    'Why it costs more 12 m² bigger, a king bed and a sofa bed.',
  ])
    expect(text).toContain(words);
  expect(linksTo(html, 'Back to the holiday')).toEqual(['/holiday/h1.1/f1.1']);
});

test('the room that the form names leads to its deal, with what was shown for it [DEAL-11]', async () => {
  const { location } = await requestPage(`${ADDRESS}?stay=312240~h1.1c`);
  expect(location).toBe('/holiday/h1.1c/f1.1?seen=312240');
  expect((await requestPage(`${ADDRESS}?stay=//evil`)).status).toBe(200);
});

test('a holiday that cannot be had is told of by its own page', async () => {
  const gone = () => ({ holiday: { kind: 'HolidayNotFound' as const } });
  const { location } = await requestPage(ADDRESS, { answers: { DealRooms: gone } });
  expect(location).toBe('/holiday/h1.1/f1.1');
});
