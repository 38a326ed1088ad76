/** The car that is left at the car park (PARK-03): the attendant finds it by all four. */
import type { FieldError } from '#domain/outcome.ts';

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
  const fault = (field: string, code: string, message: string): FieldError => ({
    code,
    field: `carDetails.${field}`,
    message,
  });
  return FIELDS.flatMap((field) => {
    if (car[field] === '') return [fault(field, 'required', 'Please fill in this field.')];
    if (car[field].length > LONGEST)
      return [fault(field, 'too_long', `Use ${LONGEST} characters or fewer`)];
    return field === 'registration' && !isRegistration(car.registration)
      ? [
          fault(
            field,
            'registration',
            'Enter the registration as on the number plate, such as AB12 CDE',
          ),
        ]
      : [];
  });
}

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
