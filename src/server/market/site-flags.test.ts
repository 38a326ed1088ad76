import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { expect, test } from 'vitest';
import { STANDARD_FLAGS } from '#domain/market/flags.ts';
import { writeRollouts, writeValues } from './flag-document.ts';
import { makeSiteFlags, type FlagVisitor } from './site-flags.ts';

const NOBODY: FlagVisitor = { rememberToken: undefined, allocation: undefined, brand: 'gb' };
const visitor = (rememberToken: string): FlagVisitor => ({ ...NOBODY, rememberToken });

const flagsOf = (...documents: string[]) => {
  const flags = makeSiteFlags(pino({ level: 'silent' }));
  for (const document of documents) flags.change(document);
  return flags;
};

test('until somebody says otherwise flags are as the program has them', () => {
  const flags = flagsOf();
  expect(flags.of(NOBODY)).toEqual(STANDARD_FLAGS);
  expect(flags.isKnown()).toBe(false);
});

test('a flag that is set is so for everybody, and others stay', () => {
  const flags = flagsOf(
    writeRollouts(
      new Map([
        ['insurance', 0],
        ['holidayDiscovery', 100],
      ] as const),
    ),
  );
  expect(flags.of(NOBODY)).toEqual({ ...STANDARD_FLAGS, insurance: false, holidayDiscovery: true });
  expect(flags.differing()).toEqual([]);
  expect(flags.isKnown()).toBe(true);
});

test('a quarter of ten thousand visitors is a quarter, and each keeps theirs', () => {
  const document = writeRollouts(new Map([['holidayDiscovery', 25]] as const));
  const [flags, elsewhere] = [flagsOf(document), flagsOf(document)];
  const tokens = Array.from({ length: 10_000 }, () => randomUUID());
  const on = tokens.filter((token) => flags.of(visitor(token)).holidayDiscovery);
  expect(Math.abs(on.length / tokens.length - 0.25)).toBeLessThan(0.015);
  for (const token of on.slice(0, 500))
    expect(elsewhere.of(visitor(token)).holidayDiscovery).toBe(true);
  expect(flags.differing()).toEqual(['holidayDiscovery']);
  expect(flags.of(NOBODY).holidayDiscovery).toBe(false);
});

test('who is in a share stays in it as it grows', () => {
  const isOn = (percent: number, token: string) =>
    flagsOf(writeRollouts(new Map([['holidayDiscovery', percent]] as const))).of(visitor(token))
      .holidayDiscovery;
  for (let n = 0; n < 50; n += 1) {
    const token = randomUUID();
    const grown = [10, 40, 70, 100].map((percent) => isOn(percent, token));
    expect(grown.lastIndexOf(false)).toBeLessThan(
      grown.includes(true) ? grown.indexOf(true) : Infinity,
    );
  }
});

test('shares of two flags are of other visitors', () => {
  const flags = flagsOf(
    writeRollouts(
      new Map([
        ['holidayDiscovery', 50],
        ['noFlexibleDates', 50],
      ] as const),
    ),
  );
  const both = Array.from({ length: 4_000 }, () => flags.of(visitor(randomUUID()))).filter(
    (of) => of.holidayDiscovery && of.noFlexibleDates,
  );
  expect(Math.abs(both.length / 4_000 - 0.25)).toBeLessThan(0.04);
});

test('a rule may ask for the bucket and the brand', () => {
  const rule = (targeting: object) =>
    flagsOf(
      JSON.stringify({
        flags: {
          insurance: {
            state: 'ENABLED',
            variants: { on: true, off: false },
            defaultVariant: 'on',
            targeting,
          },
        },
      }),
    );
  const ofBrand = rule({ if: [{ '==': [{ var: 'brand' }, 'ie'] }, 'off', 'on'] });
  expect(ofBrand.of({ ...NOBODY, brand: 'ie' }).insurance).toBe(false);
  expect(ofBrand.of(NOBODY).insurance).toBe(true);
  const ofBucket = rule({ if: [{ '<': [{ var: 'allocation' }, 500] }, 'off', 'on'] });
  expect(ofBucket.of({ ...NOBODY, allocation: 499 }).insurance).toBe(false);
  expect(ofBucket.of({ ...NOBODY, allocation: 500 }).insurance).toBe(true);
});

const [OFF] = [writeValues(new Map([['insurance', false]]))];

test.each(['', 'flags', '[]', '{}', '{"flags":{"insurance":{"state":"ENABLED"}}}'])(
  '%j is no document: flags stay as they are',
  (document) => {
    expect(flagsOf(OFF, document).of(NOBODY).insurance).toBe(false);
  },
);

test('flags that are unknown, disabled or no switch change nothing', () => {
  const flag = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'off' };
  const flags = flagsOf(
    JSON.stringify({
      flags: {
        mystery: flag,
        insurance: { ...flag, state: 'DISABLED' },
        carParking: { ...flag, variants: { off: 'no' } },
      },
    }),
  );
  expect(flags.of(NOBODY)).toEqual(STANDARD_FLAGS);
});
