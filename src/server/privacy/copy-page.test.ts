import { expect, test } from 'vitest';
import { GREAT_BRITAIN } from '#server/market/market.ts';
import { makeCopyPage } from './copy-page.ts';

const page = (row: Readonly<Record<string, unknown>>): string =>
  makeCopyPage(
    { madeAt: '2027-07-01T11:30:00.000Z', sections: [{ title: 'You', rows: [row] }] },
    GREAT_BRITAIN,
  );

test('a copy is read by names, days and times as people write them', () => {
  const html = page({
    first_name: 'Sarah',
    departure: '2027-07-24',
    created_at: '2027-07-01T11:30:00.000Z',
    phone_number: null,
    document: { extras: [{ name: 'Transfer' }], optIntoMarketing: false },
  });
  expect(html).toContain('<dt>First name</dt><dd>Sarah</dd>');
  expect(html).toContain('<dd>Sat 24 July 2027</dd>');
  expect(html).toContain('1 July 2027 at 12:30');
  expect(html).toContain('<dt>Phone number</dt><dd>–</dd>');
  expect(html).toContain('<ol><li><dl><dt>Name</dt><dd>Transfer</dd></dl></li></ol>');
  expect(html).toContain('<dt>Opt into marketing</dt><dd>no</dd>');
});

test('what somebody typed is text in it, whatever it is', () => {
  expect(page({ message: '<script>alert(1)</script>' })).toContain('&lt;script&gt;alert(1)');
});
