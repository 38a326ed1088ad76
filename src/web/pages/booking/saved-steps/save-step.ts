import type { IsoDate } from '#domain/dates.ts';
import { never } from '#domain/errors/never.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { readCar } from '../car-parking/read-car.ts';
import { readContact } from '../contact-details/read-contact.ts';
import { passengerRules } from '../passengers/passenger-form.ts';
import { readPassengers } from '../passengers/read-passengers.ts';
import {
  AddCarDetails,
  AddContactDetails,
  AddPassengerDetails,
  type CheckoutOfPageFragment,
} from '../query.generated.ts';
import { saveRead, type Saved } from '../save-read.ts';
import { readForm, type ReadFields } from '../step-form/read-form.ts';
import type { SavedStep } from './saved-step.ts';

type Posted = {
  readonly call: DataCall;
  readonly checkout: CheckoutOfPageFragment;
  readonly form: FormData;
  readonly today: IsoDate;
};

/**
 * Saves a posted step and goes on to the next, or stays when another button was pressed; what is
 * wrong comes back with all that was typed (visitors: R13, R14).
 */
export async function saveStep(step: SavedStep, posted: Posted) {
  const { call, checkout, form, today } = posted;
  const checkoutId = checkout.id;
  const save = <Value>(read: ReadFields<Value>, send: (value: Value) => Promise<Saved>) =>
    saveRead(readForm(form, read), send, { checkout, form, step });
  switch (step) {
    case 'passengers':
      return save(
        readPassengers(passengerRules(checkout, today)),
        async (passengerDetails) =>
          (await call(AddPassengerDetails, { checkoutId, passengerDetails }))
            .addPassengerDetailsToCheckout,
      );
    case 'contact_details':
      return save(
        readContact,
        async (contactDetails) =>
          (await call(AddContactDetails, { checkoutId, contactDetails }))
            .addContactDetailsToCheckout,
      );
    case 'car_parking':
      return save(
        readCar,
        async (carDetails) =>
          (await call(AddCarDetails, { checkoutId, carDetails })).addCarDetailsToCheckout,
      );
    default:
      return never(step);
  }
}
