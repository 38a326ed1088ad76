/**
 * Every boundary at which the worker is killed (F-01): before a step, after its effect, after it is
 * remembered.
 */

/**
 * Of a shopper with a code and two credits. `placed`: all goes well. `refused`: the last part is
 * sold out, so that all is given back. `claim`: the placed order costs less by now, and its lead
 * asks for the difference. `login`: whoever has filled a basket becomes a customer. `cancelled`:
 * the lead cancels the placed order. `changed`: the lead changes the transfer of the placed order;
 * `unchanged`: that transfer is sold out; `charged` and `uncharged`: the same of an order that is
 * paid in full, so that the difference is reserved by card; `moved`: the lead takes another room,
 * `unmoved`: it is sold out; `rehoused`: they take another hotel, `unhoused`: no transfer goes
 * there; `replaced`: its hotel was changed by others and they take another, `unreplaced`: that is
 * sold out; `redated`: the whole holiday is moved to other dates, `undated`: its insurance can't be
 * had for them; `renamed`: a name is corrected, `unnamed`: the hotel does not take it; `fewer`: one
 * of two stays at home and the room is another one, `unfewer`: the insurer does not take that;
 * `joined`: one more comes, `unjoined`: the room for all is sold out; `added`: a bag and seats are
 * added to the flights, `unadded`: the seats are gone. `shared`: somebody has paid a share by a
 * card of their own; `unshared`: more than is left. `recarded`: the lead has given another card;
 * `uncarded`: of an order that is being cancelled. `forgotten`: the flights were to be booked by
 * the shopper, and a day is over; `self-booked`: they were booked by our card, and the airline’s
 * reference was typed; `ticketed`: our card has paid for them, and the order ends at no loss.
 */
export type Scenario =
  | 'placed'
  | 'refused'
  | 'instalment'
  | 'claim'
  | 'login'
  | 'cancelled'
  | 'changed'
  | 'unchanged'
  | 'charged'
  | 'uncharged'
  | 'moved'
  | 'unmoved'
  | 'rehoused'
  | 'unhoused'
  | 'replaced'
  | 'unreplaced'
  | 'redated'
  | 'undated'
  | 'renamed'
  | 'unnamed'
  | 'fewer'
  | 'unfewer'
  | 'joined'
  | 'unjoined'
  | 'added'
  | 'unadded'
  | 'forgotten'
  | 'self-booked'
  | 'ticketed'
  | 'shared'
  | 'unshared'
  | 'recarded'
  | 'uncarded';
export type CrashPoint = {
  readonly scenario: Scenario;
  readonly at: string;
  /** What the process does when it is killed; anything unless told. */
  readonly during?: 'workflow' | 'request';
};

const PLACED = [
  'read what was accepted',
  'authorise',
  'note authorisation',
  'extend held flights',
  'book flight',
  'book seats',
  'book priority',
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
  'cancel priority',
  'cancel seats',
  'cancel flight',
  'cancel authorisation',
  'open checkout',
  'finish',
];

const CLAIM = ['price the holiday again', 'decide the claim'];

/** The first, the last and what lies between; each is killed once its effect is made. */
const CANCELLED = ['stop payments 1', 'end booking 1', 'end booking 5', 'save cancelled'];

/** Each is killed once its effect is made. */
const CHANGED = ['claim 1', 'book transfer', 'find bookings', 'end transfer', 'save change'];
const UNCHANGED = ['book transfer', 'save refused'];
const CHARGED = ['book transfer', 'capture', 'end transfer'];
const MOVED = ['book stay', 'end stay', 'save change'];
const UNMOVED = ['book stay', 'save refused'];
const REHOUSED = ['book stay', 'book transfer', 'end transfer', 'end stay', 'save change'];
const UNHOUSED = ['book stay', 'book transfer', 'give back stay', 'save refused'];
const REPLACED = ['book stay', 'end stay', 'save change'];
const UNREPLACED = ['book stay', 'save refused'];
const REDATED = ['book flight', 'book insurance', 'end insurance', 'end flight', 'save change'];
const UNDATED = ['book stay', 'book insurance', 'give back flight', 'save refused'];
const RENAMED = ['notify flight', 'notify insurance', 'save change'];
const UNNAMED = ['notify stay', 'notify back flight', 'save refused'];
const FEWER = ['book stay', 'notify flight', 'end stay', 'save change'];
const UNFEWER = ['notify insurance', 'notify back flight', 'give back stay', 'save refused'];
const JOINED = ['book flight', 'book stay', 'end stay', 'save change'];
const UNJOINED = ['book flight', 'book stay', 'give back flight', 'save refused'];
const ADDED = ['book bags', 'book seats', 'save change'];
const UNADDED = ['book seats', 'give back bags', 'save refused'];
const UNCHARGED = ['release money', 'save refused'];

const effects = (scenario: Scenario, steps: readonly string[]): CrashPoint[] =>
  steps.map((step) => ({ scenario, at: `${step}:after`, during: 'workflow' as const }));

const boundaries = (scenario: Scenario, steps: readonly string[]): CrashPoint[] =>
  steps.flatMap((step) =>
    ['before', 'after', 'saved'].map((moment) => ({
      scenario,
      at: `${step}:${moment}`,
      during: 'workflow' as const,
    })),
  );

export const CRASH_POINTS: readonly CrashPoint[] = [
  ...boundaries('placed', PLACED),
  ...boundaries('refused', REFUSED),
  ...boundaries('claim', CLAIM),
  ...effects('cancelled', CANCELLED),
  ...effects('changed', CHANGED),
  { scenario: 'changed', at: 'changed:written' },
  ...effects('unchanged', UNCHANGED),
  ...effects('charged', CHARGED),
  { scenario: 'charged', at: 'capture:asked' },
  { scenario: 'charged', at: 'changed:written' },
  ...effects('uncharged', UNCHARGED),
  ...effects('moved', MOVED),
  ...effects('unmoved', UNMOVED),
  ...effects('rehoused', REHOUSED),
  ...effects('unhoused', UNHOUSED),
  ...effects('replaced', REPLACED),
  { scenario: 'replaced', at: 'changed:written' },
  ...effects('unreplaced', UNREPLACED),
  ...effects('redated', REDATED),
  ...effects('undated', UNDATED),
  ...effects('renamed', RENAMED),
  ...effects('unnamed', UNNAMED),
  ...effects('fewer', FEWER),
  ...effects('unfewer', UNFEWER),
  ...effects('joined', JOINED),
  { scenario: 'joined', at: 'changed:written' },
  ...effects('unjoined', UNJOINED),
  ...effects('added', ADDED),
  ...effects('unadded', UNADDED),
  { scenario: 'forgotten', at: 'self-book card:after' },
  { scenario: 'forgotten', at: 'self-book close:after' },
  { scenario: 'forgotten', at: 'self-book flights:after' },
  { scenario: 'forgotten', at: 'self-booked:written' },
  { scenario: 'self-booked', at: 'self-book close:after' },
  { scenario: 'self-booked', at: 'self-book confirmed:written' },
  ...effects('ticketed', ['close own card', 'save cancelled']),
  { scenario: 'ticketed', at: 'self-book close:after' },
  { scenario: 'ticketed', at: 'cancelled:written' },
  { scenario: 'shared', at: 'share:claimed' },
  { scenario: 'shared', at: 'share:asked' },
  { scenario: 'shared', at: 'share:captured' },
  { scenario: 'unshared', at: 'share:claimed' },
  { scenario: 'unshared', at: 'share:released' },
  { scenario: 'recarded', at: 'card:found' },
  { scenario: 'recarded', at: 'card:replaced' },
  { scenario: 'recarded', at: 'card:deleted' },
  { scenario: 'uncarded', at: 'card:dropped' },
  { scenario: 'cancelled', at: 'cancelled:written' },
  { scenario: 'cancelled', at: 'refund:before' },
  { scenario: 'cancelled', at: 'refund:after' },
  { scenario: 'placed', at: 'claim:written', during: 'request' },
  { scenario: 'placed', at: 'claim:after', during: 'request' },
  { scenario: 'placed', at: 'capture:asked' },
  { scenario: 'placed', at: 'redemption:written' },
  { scenario: 'refused', at: 'release:written' },
  { scenario: 'login', at: 'login:written', during: 'request' },
  { scenario: 'login', at: 'login:after', during: 'request' },
  { scenario: 'instalment', at: 'instalment:before' },
  { scenario: 'instalment', at: 'instalment:after' },
  { scenario: 'instalment', at: 'mail:after' },
];
