/** Bookings that stand with other names or another car than they were made with. */
import * as v from 'valibot';
import { jsonAnswer, type Answer } from '../answer.ts';
import type { BookingDesk } from './bookings.ts';

const NamedSchema = v.object({ firstName: v.string(), lastName: v.string() });
type Named = v.InferOutput<typeof NamedSchema>;
const NamesSchema = v.object({ key: v.string(), travellers: v.array(NamedSchema) });
export const ParkedCarSchema = v.object({
  colour: v.string(),
  make: v.string(),
  model: v.string(),
  registration: v.string(),
});
const ChangedCarSchema = v.object({ key: v.string(), car: ParkedCarSchema });

/** A booking in other names, unless the desk refuses them. */
export function changeNames(
  desk: BookingDesk,
  body: unknown,
  isRefused: (travellers: readonly Named[]) => boolean,
): Answer {
  const { key, travellers } = v.parse(NamesSchema, body);
  if (isRefused(travellers)) return jsonAnswer(200, NAME_REFUSED);
  const names = travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return desk.change(key, { names });
}

/** A booking for another car. */
export function changeCar(desk: BookingDesk, body: unknown): Answer {
  const { key, car } = v.parse(ChangedCarSchema, body);
  return desk.change(key, { car });
}

const NAME_REFUSED = { kind: 'refused', reason: 'This name is not taken.' };
