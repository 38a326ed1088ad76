import { CarParking } from '../car-parking/CarParking.tsx';
import { ContactDetailsForm } from '../contact-details/ContactDetailsForm.tsx';
import { Passengers } from '../passengers/Passengers.tsx';
import type { SavedStep, SavedStepProps } from './saved-step.ts';

/** The checkout at one of the steps that are saved. */
export function SavedStepsView({ step, ...shown }: SavedStepProps & { readonly step: SavedStep }) {
  const Step = STEPS[step];
  return <Step key={step} {...shown} />;
}

const STEPS = {
  passengers: Passengers,
  contact_details: ContactDetailsForm,
  car_parking: CarParking,
} as const satisfies Record<SavedStep, unknown>;
