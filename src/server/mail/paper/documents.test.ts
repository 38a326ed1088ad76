import { describe, expect, test } from 'vitest';
import { checkPassengers } from '#domain/basket/passengers.ts';
import { documentTotal } from '#domain/order/order-document.ts';
import { documentMoney, orderSections } from '#domain/order/order-sections.ts';
import { readPdfText } from '#testing/pdf-text.ts';
import { sampleOrder } from '#testing/sample-order.ts';
import { makeCalendarFile } from '../calendar.ts';
import { CERTIFICATE_WARNING, makeCertificatePdf } from '../certificate-pdf.ts';
import { makeConfirmationPdf } from '../confirmation-pdf.ts';
import { makeTravelWallet } from '../travel-wallet.ts';

/** Whether the passenger form takes it as a first name. */
const isTaken = (firstName: string): boolean =>
  checkPassengers(
    [
      {
        title: 'ms',
        firstName,
        lastName: 'Hargreaves',
        dateOfBirth: '27/03/1988',
        age: { value: 18, unit: 'YEARS' },
        leadAuthorised: true,
      },
    ],
    {
      expected: [{ type: 'adult', statedAge: undefined }],
      returnDate: '2027-07-31',
      today: '2026-11-22',
    },
  ).length === 0;

/** Line breaks fall where the paper ends, so texts are compared without any white space. */
const dense = (text: string): string => text.replace(/\s/g, '');

describe('confirmation', () => {
  test('it holds the order code and every line of every section', async () => {
    const text = dense(readPdfText(await makeConfirmationPdf(sampleOrder, 'en-GB')));
    expect(text).toContain('HM7K42QD');
    for (const { title, rows, totals = [] } of orderSections(sampleOrder)) {
      expect(text).toContain(dense(title));
      for (const { label, detail = '', value = '' } of [...rows, ...totals]) {
        for (const part of [label, detail, value]) expect(text).toContain(dense(part));
      }
    }
    expect(text).toContain(dense(documentMoney(sampleOrder, documentTotal(sampleOrder))));
  });

  test('it is a tagged document with a language, a title and embedded type (PDF/UA)', async () => {
    const file = (await makeConfirmationPdf(sampleOrder, 'en-GB')).toString('latin1');
    expect(file).toContain('/Marked true');
    expect(file).toContain('/Lang (en-GB)');
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toContain('pdfuaid:part');
    for (const tag of ['H1', 'H2', 'L', 'LI', 'P']) expect(file).toContain(`/S /${tag}\n`);
    expect(file).toContain('/FontFile2');
    expect(file).not.toContain('/BaseFont /Helvetica');
  });

  test('every letter that the passenger form takes is written as it was typed', async () => {
    const names = Array.from({ length: 0x20000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => `Q${String.fromCodePoint(code)}`.normalize('NFC').trim())
      .filter(isTaken);
    for (const letter of 'İłęĦğőșễə') expect(names).toContain(`Q${letter}`);
    const rows = Array.from({ length: Math.ceil(names.length / 20) }, (_, row) =>
      names.slice(20 * row, 20 * row + 20).join('.'),
    );
    const passengers = rows.map((name) => ({ name, kind: 'adult' as const }));
    const order = { ...sampleOrder, passengers };
    const text = dense(readPdfText(await makeConfirmationPdf(order, 'en-GB')));
    expect(rows.filter((row) => !text.includes(row))).toEqual([]);
  });

  test('a letter of another script is a visible gap, and a long order runs over several pages with its last line', async () => {
    const passengers = Array.from({ length: 60 }, (_, place) => ({
      name: `Mr Čeněk Ѓ ${place + 1}`,
      kind: 'adult' as const,
    }));
    const text = dense(
      readPdfText(await makeConfirmationPdf({ ...sampleOrder, passengers }, 'en-GB')),
    );
    expect(text).toContain('MrČeněk?60');
    const feet = [...text.matchAll(/Page(\d)of(\d)/g)].map(([, page, count]) => `${page}/${count}`);
    expect(feet).toEqual(['1/4', '2/4', '3/4', '4/4']);
  });

  test('the same order gives the same file', async () => {
    const [first, second] = await Promise.all([
      makeConfirmationPdf(sampleOrder, 'en-GB'),
      makeConfirmationPdf(sampleOrder, 'en-GB'),
    ]);
    expect(first.equals(second)).toBe(true);
  });
});

describe('certificate', () => {
  test('it lists only what is protected, and their sum', async () => {
    const file = await makeCertificatePdf(sampleOrder, 'en-GB');
    const text = dense(readPdfText(file ?? Buffer.alloc(0)));
    for (const { label, isProtected } of sampleOrder.receipt)
      expect(text.includes(dense(label))).toBe(isProtected);
    const total = sampleOrder.receipt
      .filter(({ isProtected }) => isProtected)
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(text).toContain(documentMoney(sampleOrder, total));
  });

  test('that of a changed order says that it replaces those before it; the first replaces none', async () => {
    const textOf = async (order: typeof sampleOrder) =>
      dense(readPdfText((await makeCertificatePdf(order, 'en-GB')) ?? Buffer.alloc(0)));
    const words = [
      'Issue 3',
      'It replaces every certificate with this number that you had before.',
    ].map(dense);
    const changed = await textOf({ ...sampleOrder, version: 3 });
    const first = await textOf(sampleOrder);
    expect(words.map((said) => [changed.includes(said), first.includes(said)])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect([changed, first].map((text) => text.includes(dense('Issued')))).toEqual([false, true]);
  });

  test('of what is taken off it lists the share of what is protected, and says so', async () => {
    const code = { label: 'Promo code SUN50', basis: '£50 off', amount: -5_000 } as const;
    const line = { ...code, due: 'now', isProtected: true, protectedAmount: -4_821 } as const;
    const order = { ...sampleOrder, receipt: [...sampleOrder.receipt, line] };
    const text = dense(readPdfText((await makeCertificatePdf(order, 'en-GB')) ?? Buffer.alloc(0)));
    expect(text).toContain(dense('£50 off. The share of it for what is listed here.'));
    expect(text).toContain(documentMoney(order, -4_821));
    expect(text).not.toContain(documentMoney(order, -5_000));
    expect(text).toContain(dense(`Total protected ${documentMoney(order, 277_240 - 4_821)}`));
  });

  test('it says why flights are not listed that their people have booked themselves, and of no others', async () => {
    const flights = sampleOrder.flights.map((flight) => ({ ...flight, isOwn: true as const }));
    const said = async (order: typeof sampleOrder) =>
      dense(readPdfText((await makeCertificatePdf(order, 'en-GB')) ?? Buffer.alloc(0))).includes(
        dense('The flights are not listed: you have booked them with the airline yourselves.'),
      );
    expect([await said({ ...sampleOrder, flights }), await said(sampleOrder)]).toEqual([
      true,
      false,
    ]);
  });

  test('the warning stands on every page: at the foot and across it', async () => {
    const passengers = Array.from({ length: 60 }, (_, place) => ({
      name: `Passenger ${place + 1}`,
      kind: 'adult' as const,
    }));
    const text = dense(
      readPdfText(
        (await makeCertificatePdf({ ...sampleOrder, passengers }, 'en-GB')) ?? Buffer.alloc(0),
      ),
    );
    const pages = [...text.matchAll(/Page\dof\d/g)].length;
    expect(pages).toBeGreaterThan(1);
    expect(text.split(dense(CERTIFICATE_WARNING)).length - 1).toBe(2 * pages + 1);
  });

  test.each([
    ['BOND', 'Irish Aviation Authority'],
    ['INSURANCE', 'insurance against the insolvency'],
  ] as const)(
    'that of an Irish package, by %s, has no word of ATOL [SITE-07]',
    async (scheme, by) => {
      const protection = { ...sampleOrder.protection, scheme };
      const file = await makeCertificatePdf({ ...sampleOrder, protection }, 'en-GB');
      const text = dense(readPdfText(file ?? Buffer.alloc(0)));
      expect(text).toContain(dense(by));
      expect(text).not.toContain('ATOL');
    },
  );

  test('under a licence it names the licence and calls itself no demonstration', async () => {
    const protection = { ...sampleOrder.protection, atolNumber: '12345' };
    const file = await makeCertificatePdf({ ...sampleOrder, protection }, 'en-GB');
    const text = dense(readPdfText(file ?? Buffer.alloc(0)));
    expect(text).toContain('ATOL12345');
    expect(text).not.toContain('Demonstration,');
    expect(text).not.toContain('givesnoprotection');
  });

  test('an order without protection has none', async () => {
    expect(
      await makeCertificatePdf({ ...sampleOrder, protection: { sentences: [] } }, 'en-GB'),
    ).toBeUndefined();
  });
});

describe('calendar', () => {
  const events = (calendar: string) =>
    calendar
      .replace(/\r\n[ \t]/g, '')
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((event) =>
        Object.fromEntries(
          event
            .split('\r\n')
            .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
        ),
      );

  test('flights stand in UTC, the stay and the payments on their days', () => {
    const all = events(makeCalendarFile(sampleOrder));
    expect(all).toMatchObject([
      { DTSTART: '20270724T051500Z', DTEND: '20270724T080000Z', LOCATION: 'Leeds Bradford (LBA)' },
      { DTSTART: '20270731T211000Z', DTEND: '20270731T235500Z' },
      {
        'DTSTART;VALUE=DATE': '20270724',
        'DTEND;VALUE=DATE': '20270731',
        SUMMARY: 'Stay at Hotel Miramar Blanc',
      },
      { 'DTSTART;VALUE=DATE': '20270412' },
      { 'DTSTART;VALUE=DATE': '20270626' },
    ]);
  });

  test('each entry keeps its uid, so that a second file changes entries and adds none', () => {
    const uids = events(makeCalendarFile(sampleOrder)).map(({ UID }) => UID);
    expect(new Set(uids).size).toBe(5);
    expect(
      events(makeCalendarFile({ ...sampleOrder, place: 'elsewhere' })).map(({ UID }) => UID),
    ).toEqual(uids);
  });
});

/** What a page says, without its markup. */
const wordsOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

const AT = { now: new Date('2026-07-22T22:59:00Z'), timeZone: 'Europe/London' };

describe('travel wallet', () => {
  test('it says as of when it is, by the clock of its market', () => {
    expect(wordsOf(makeTravelWallet(sampleOrder, 'en-GB', AT))).toContain(
      'Your booking as it was on Wed 22 July 2026 at 23:59.',
    );
  });

  test('it says every line of every section, and first what to show where', () => {
    const text = wordsOf(makeTravelWallet(sampleOrder, 'en-GB', AT));
    const dense = text.replaceAll(' ', '');
    for (const { title, rows, totals = [] } of orderSections(sampleOrder))
      for (const part of [
        title,
        ...[...rows, ...totals].flatMap(({ label, detail = '', value = '' }) => [
          label,
          detail,
          value,
        ]),
      ])
        expect(dense).toContain(part.replaceAll(/\s/g, ''));
    const shown = text.slice(text.indexOf('What to show where'), text.indexOf('Your flights'));
    for (const reference of [
      sampleOrder.flights[0]!.airlineReference!,
      sampleOrder.stay.supplierReference!,
      sampleOrder.protection.certificateNumber!,
    ])
      expect(shown).toContain(reference);
    expect(text).toContain(sampleOrder.brand.phone);
  });

  test('it needs nothing beside it: no script, no file, no address but phone and mail', () => {
    const html = makeTravelWallet(sampleOrder, 'en-GB', AT);
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(|@import|https?:/);
    expect([...html.matchAll(/href="([a-z]+):/g)].map(([, scheme]) => scheme)).toEqual([
      'tel',
      'mailto',
    ]);
  });

  test('a name that looks like markup is words', () => {
    const [first, ...others] = sampleOrder.passengers;
    const passengers = [{ ...first!, name: '<b>Ada</b>' }, ...others];
    expect(makeTravelWallet({ ...sampleOrder, passengers }, 'en-GB', AT)).toContain(
      '&lt;b&gt;Ada&lt;/b&gt;',
    );
  });
});
