/**
 * Every boundary at which the worker is killed (F-01): before a step, after its effect, after it is
 * remembered.
 */

/**
 * `placed`: all goes well. `refused`: the last part is sold out, so that all is given back.
 * `claim`: the placed order costs less by now, and its lead asks for the difference.
 */
export type Scenario = 'placed' | 'refused' | 'instalment' | 'claim';
export type CrashPoint = { readonly scenario: Scenario; readonly at: string };

const PLACED = [
  'read what was accepted',
  'authorise',
  'note authorisation',
  'extend held flights',
  'book flight',
  'book stay',
  'book transfer',
  'book parking',
  'book insurance',
  'note bookings',
  'capture',
  'save order',
];
const REFUSED = [
  'note release',
  'cancel parking',
  'cancel transfer',
  'cancel stay',
  'cancel flight',
  'cancel authorisation',
  'open checkout',
  'finish',
];

const CLAIM = ['price the holiday again', 'decide the claim'];

const boundaries = (scenario: Scenario, steps: readonly string[]): CrashPoint[] =>
  steps.flatMap((step) =>
    ['before', 'after', 'saved'].map((moment) => ({ scenario, at: `${step}:${moment}` })),
  );

export const CRASH_POINTS: readonly CrashPoint[] = [
  ...boundaries('placed', PLACED),
  ...boundaries('refused', REFUSED),
  ...boundaries('claim', CLAIM),
  { scenario: 'instalment', at: 'instalment:before' },
  { scenario: 'instalment', at: 'instalment:after' },
  { scenario: 'instalment', at: 'mail:after' },
];
