import type { Quotas } from '#server/purchase-context.ts';

/** Of whom something is counted. */
export type Counted =
  | 'visitor'
  | 'checkout'
  | 'order'
  | 'network'
  /** One network for one mailbox; a browser in which its owner has logged in is none of these. */
  | 'stranger'
  /** The same, and such a browser by itself. */
  | 'client'
  /** One mailbox, whoever tries; a browser in which its owner has logged in by itself. */
  | 'mailbox'
  /** Everybody together. */
  | 'site';

/** As many at once, then one each part of the minutes; a setting of 0 is no limit. */
type Rule = readonly [
  what: string,
  counted: Counted,
  most: number | ((set: Quotas) => number),
  minutes: number,
];

const QUARTER = 15;
const HOUR = 60;
const DAY = 24 * HOUR;

/** A family may have several checkouts open. */
const OF_A_VISITOR = 2;
/** Thousands may share one address of a mobile network: a visitor alone cannot use theirs up. */
const OF_A_NETWORK = 20;

/**
 * How often what may be done: what costs others (S-24; ASVS 5.0, 2.4.1), and what thieves try
 * (S-03). `codes` are promotional codes that there are not, party rooms and acts more than a family
 * does in an evening, however lively, `reports` more problems than anybody meets within an hour,
 * `quotes` are asked for by groups: each is written to two mailboxes; `cruise news` is asked of the
 * mailbox that somebody names; `events` what browsers tell: each names its visitor itself, whose
 * limit stands elsewhere; `invitations` to a booking write to the mailbox of another; `airline
 * references` ask an airline, which would tell whoever guesses; `told changes` are what airlines
 * have told customers, and ask the airlines; `change quotes` ask suppliers, and hold seats at an
 * airline; `alternatives` to what others have changed ask suppliers for six prices; `copies` and
 * `erasures` are asked for by a customer, of what is held about them.
 */
export const QUOTA_RULES = [
  ['baskets', 'visitor', ({ baskets }) => baskets, HOUR],
  ['baskets', 'network', ({ baskets }) => baskets * OF_A_NETWORK, HOUR],
  ['cards', 'checkout', ({ cardTries }) => cardTries, HOUR],
  ['cards', 'visitor', ({ cardTries }) => cardTries * OF_A_VISITOR, HOUR],
  ['cards', 'network', ({ cardTries }) => cardTries * OF_A_NETWORK, HOUR],
  ['codes', 'visitor', ({ codeTries }) => codeTries, HOUR],
  ['codes', 'network', ({ codeTries }) => codeTries * OF_A_NETWORK, HOUR],
  ['party rooms', 'visitor', 20, HOUR],
  ['party rooms', 'network', 20 * OF_A_NETWORK, HOUR],
  ['party acts', 'visitor', 400, HOUR],
  ['party acts', 'network', 400 * OF_A_NETWORK, HOUR],
  ['reports', 'visitor', 5, HOUR],
  ['reports', 'network', 5 * OF_A_NETWORK, HOUR],
  ['reports', 'site', 1_000, HOUR],
  ['quotes', 'network', 5, HOUR],
  ['quotes', 'mailbox', 5, HOUR],
  ['quotes', 'site', 300, HOUR],
  ['cruise news', 'network', 5, HOUR],
  ['cruise news', 'mailbox', 5, DAY],
  ['cruise news', 'site', 1_000, HOUR],
  ['events', 'network', 60 * OF_A_NETWORK, HOUR],
  ['invitations', 'visitor', 20, DAY],
  ['invitations', 'network', 20 * OF_A_NETWORK, DAY],
  ['invitations', 'mailbox', 5, DAY],
  ['invitations', 'site', 1_000, HOUR],
  ['airline references', 'visitor', 10, HOUR],
  ['airline references', 'network', 10 * OF_A_NETWORK, HOUR],
  ['told changes', 'visitor', 10, DAY],
  ['told changes', 'network', 10 * OF_A_NETWORK, DAY],
  ['change quotes', 'visitor', 60, HOUR],
  ['alternatives', 'order', 20, HOUR],
  ['copies', 'visitor', 5, DAY],
  ['erasures', 'visitor', 5, DAY],
  ['login mails', 'stranger', 5, HOUR],
  ['login mails', 'network', 30, QUARTER],
  ['login mails', 'mailbox', 10, HOUR],
  ['login mails', 'site', 3_000, QUARTER],
  ['login codes', 'stranger', 25, DAY],
  ['login codes', 'network', 50, QUARTER],
  ['login codes', 'mailbox', 50, DAY],
  ['passwords before a lock', 'client', 10, DAY],
  ['passwords', 'client', 5, QUARTER],
  ['passwords', 'network', 50, QUARTER],
  ['passwords anywhere', 'mailbox', 100, DAY],
  ['second codes', 'mailbox', 10, HOUR],
  ['second codes', 'mailbox', 30, DAY],
  ['passkeys', 'network', 50, QUARTER],
  ['app codes', 'network', 50, QUARTER],
] as const satisfies readonly Rule[];

/** What is counted. */
export type Limited = (typeof QUOTA_RULES)[number][0];

/** The rules of what is counted, with the settings in them. */
export const rulesOf = (what: Limited, set: Quotas) =>
  QUOTA_RULES.filter(([of]) => of === what).map(([, counted, most, minutes]) => ({
    counted,
    most: typeof most === 'number' ? most : most(set),
    minutes,
  }));
