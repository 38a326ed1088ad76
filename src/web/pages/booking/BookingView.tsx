import type { ComponentProps } from 'react';
import type { CheckoutStep } from '#domain/checkout/steps.ts';
import { CarParking } from './car-parking/CarParking.tsx';
import { ContactDetailsForm } from './contact-details/ContactDetailsForm.tsx';
import { Passengers } from './passengers/Passengers.tsx';
import { PaymentOptions } from './payment-options/PaymentOptions.tsx';
import { Payment } from './payment/Payment.tsx';

type BookingViewProps = ComponentProps<typeof Payment> & { readonly step: CheckoutStep };

/** The checkout at one of its steps. */
export function BookingView({ step, checkout, now, site, press, hasWaited }: BookingViewProps) {
  if (step === 'payment')
    return (
      <Payment checkout={checkout} now={now} site={site} press={press} hasWaited={hasWaited} />
    );
  const Step = STEPS[step];
  return <Step key={step} checkout={checkout} now={now} />;
}

const STEPS = {
  passengers: Passengers,
  payment_options: PaymentOptions,
  contact_details: ContactDetailsForm,
  car_parking: CarParking,
} as const satisfies Record<Exclude<CheckoutStep, 'payment'>, unknown>;
