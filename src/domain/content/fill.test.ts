import { expect, test } from 'vitest';
import type { ContentFacts } from './fill.ts';
import { fillBlocks } from './fill.ts';

const facts: ContentFacts = {
  market: 'gb',
  isLicensed: false,
  values: {} as ContentFacts['values'],
  links: {} as ContentFacts['links'],
};

const filled = (text: string): string => {
  const block = { kind: 'text', of: [{ kind: 'strong', of: [{ kind: 'text', text }] }] } as const;
  return JSON.stringify(fillBlocks([block], facts)).replaceAll('\u00a0', '_');
};

test.each([
  ['23 kg bag, 55 × 40 × 20 cm', '23_kg bag, 55_×_40_×_20_cm'],
  ['within 3 hours or 5 minutes', 'within 3_hours or 5_minutes'],
  ['30 grown people in 7 months', '30 grown people in 7 months'],
])('numbers stay with their units: %s', (text, kept) => {
  expect(filled(text)).toContain(`"${kept}"`);
});
