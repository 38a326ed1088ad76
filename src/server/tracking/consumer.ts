/** Who is given events: what each may know, by what consent (COOK-01). */
import type { ConsentCategory, CategoryChoices } from '#domain/tracking/consent.ts';
import type { EventField, EventExcerpt } from '#domain/tracking/event-excerpt.ts';
import type { EventKind } from '#domain/tracking/events.ts';

/** An event on its way to one consumer; however often it is sent, it has this id. */
export type Delivery = {
  readonly id: string;
  readonly at: Date;
  /** Names a browser to this consumer alone; the event itself where none is known. */
  readonly visitorKey: string;
  readonly consent: CategoryChoices;
  readonly event: EventExcerpt;
};

/** That its visitor allowed what is functional, or that the deployment cannot do without it. */
type FingerprintBasis = 'functional' | 'necessary';

export type Consumer = {
  /** Under which its deliveries are remembered: never changed. */
  readonly name: string;
  /** Without this consent it is given no event but a fingerprint. */
  readonly category: ConsentCategory;
  /** By what it is given a browser's fingerprint; never where this is missing. */
  readonly fingerprint?: FingerprintBasis;
  readonly kinds: readonly EventKind[];
  /** What it is given of an event's data; nothing else reaches it. */
  readonly fields: readonly EventField[];
  /** Rejects when the consumer did not take it: it is sent again. */
  readonly deliver: (delivery: Delivery) => Promise<void>;
};
