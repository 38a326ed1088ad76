import * as v from 'valibot';
import { checkCar, tidyCar, type CarDetails } from '#domain/checkout/car.ts';
import { group, text } from '../posted-fields.ts';
import type { ReadFields } from '../step-form/read-form.ts';

const Fields = v.object({
  carDetails: group(v.object({ colour: text, make: text, model: text, registration: text })),
});

export type CarFormShape = v.InferOutput<typeof Fields>;

/** Reads the car that is parked by the rule of the step (PARK-03). */
export const readCar: ReadFields<CarDetails> = (posted) => {
  const { carDetails } = v.parse(Fields, posted);
  return { errors: checkCar(carDetails), value: () => tidyCar(carDetails) };
};
