/** What is left of an event for a consumer that may know some of its fields only. */
import { EVENT_FIELD_NAMES, type Event, type EventKind } from './events.ts';

type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;
type AllData = Intersection<Event['data']>;

export type EventField = keyof AllData;

/** An event with the fields that are left of its data. */
export type EventExcerpt = { readonly kind: EventKind; readonly data: Readonly<Partial<AllData>> };

/** The event with these of its fields alone. */
export const excerptOf = ({ kind, data }: Event, fields: readonly EventField[]): EventExcerpt => ({
  kind,
  data: Object.fromEntries(
    Object.entries(data).filter(([name]) => fields.some((field) => field === name)),
  ),
});

const isEventField = (name: string): name is EventField => EVENT_FIELD_NAMES.includes(name);

/** Every field that some event has. */
export const ALL_FIELDS: readonly EventField[] = EVENT_FIELD_NAMES.filter(isEventField);
