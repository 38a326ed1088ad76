import { expect, test } from 'vitest';
import { earlyEntries } from './early-entries.ts';
import { NO_LIMITS } from './limits/limits.ts';

const BOUNDS = {
  budget: { min: 420, max: 470, step: 10 },
  hours: { min: 2, max: 4, step: 0.5 },
  warmth: undefined,
};
const SHOWN = { limits: NO_LIMITS, order: 'price', chosen: ['spain'] } as const;
const AS_MADE = 'budget=470&hours=4&order=price&chosen=spain';

const early = (fields: string) => earlyEntries(new URLSearchParams(fields), BOUNDS, SHOWN);

test('fields as the page was made with say nothing', () => {
  expect(early(AS_MADE)).toBeUndefined();
  expect(early(AS_MADE.replace('470', ''))).toBeUndefined();
});

test.each([
  ['budget=430&hours=4&order=price&chosen=spain', { limits: { ...NO_LIMITS, budget: 430 } }],
  [
    'budget=430&hours=2.5&order=price&chosen=spain',
    { limits: { ...NO_LIMITS, budget: 430, hours: 2.5 } },
  ],
  ['budget=470&hours=4&order=flight&chosen=spain', { order: 'flight' }],
  [`${AS_MADE}&chosen=greece`, { chosen: ['spain', 'greece'] }],
  ['budget=470&hours=4&order=price', { chosen: [] }],
])('what was filled in before the page came alive is kept: %s', (fields, kept) => {
  expect(early(fields)).toEqual({ ...SHOWN, problem: undefined, ...kept });
});

test('a fourth place that was ticked then is refused [DISC-01]', () => {
  expect(early(`${AS_MADE}&chosen=greece&chosen=italy&chosen=malta`)).toMatchObject({
    chosen: ['spain', 'greece', 'italy'],
    problem: 'too_many',
  });
});
