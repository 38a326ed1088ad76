/** The car that is left at the car park (PARK-03): the attendant finds it by all four. */
import type { FieldError } from '#domain/field-error.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { refuse } from '#domain/refuse.ts';
import { CHECKOUT_REFUSALS } from './refusals.ts';

export type CarDetails = {
  readonly colour: string;
  readonly make: string;
  readonly model: string;
  readonly registration: string;
};

/** As the form asks for them. */
const FIELDS = ['registration', 'make', 'model', 'colour'] as const;
const LONGEST = 40;

/**
 * Every error of the details, by field (`carDetails.registration`). Foreign plates are welcome:
 * letters and digits, 2 to 10 of them.
 */
export function checkCar(input: CarDetails): FieldError[] {
  const car = tidyCar(input);
  return FIELDS.flatMap((field) => {
    const at = `carDetails.${field}`;
    if (car[field] === '') return [refuse(INPUT_REFUSALS, 'required', at)];
    if (car[field].length > LONGEST)
      return [refuse(INPUT_REFUSALS, 'too_long', at, { most: LONGEST })];
    return field === 'registration' && !isRegistration(car.registration)
      ? [refuse(CHECKOUT_REFUSALS, 'registration', at)]
      : [];
  });
}

/** For papers: `YK21 ABC, blue Ford Focus`. */
export const carWords = ({ registration, colour, make, model }: CarDetails): string =>
  `${registration}, ${colour} ${make} ${model}`;

/** The details as saved: trimmed, the registration in capitals. */
export const tidyCar = ({ colour, make, model, registration }: CarDetails): CarDetails => ({
  colour: tidy(colour),
  make: tidy(make),
  model: tidy(model),
  registration: tidy(registration).toUpperCase(),
});

const isRegistration = (text: string): boolean =>
  /^[\p{Lu}\d][\p{Lu}\d -]*$/u.test(text) && /^.{2,10}$/u.test(text.replace(/[ -]/g, ''));

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
