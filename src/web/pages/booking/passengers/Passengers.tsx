import { useState } from 'react';
import { canAuthorise } from '#domain/basket/passengers.ts';
import type { SavedStepProps } from '../saved-steps/saved-step.ts';
import { useLater } from '../step-form/use-later.ts';
import { useStepForm } from '../step-form/use-step-form.ts';
import { StepForm, StepLayout } from '../StepLayout.tsx';
import { AccessNeeds } from './AccessNeeds.tsx';
import { passengerDefaults, passengerRules } from './passenger-form.ts';
import { PassengerCard, useTravellerName } from './PassengerCard.tsx';
import type { PassengerFormShape, readPassengers } from './read-passengers.ts';
import { useFieldWords } from './use-field-words.ts';

const STEP = 'passengers';
const loadRead = async () => (await import('./read-passengers.ts')).readPassengers;

/** Who travels, and whether somebody needs support. */
export function Passengers({ checkout, customer, companions, now }: SavedStepProps) {
  const nameOf = useTravellerName(checkout.travellers);
  const rules = passengerRules(checkout, now);
  const read = useLater(loadRead)?.(rules);
  const about = useFieldWords(nameOf);
  const { fields, problems, formProps } = useStepForm<
    PassengerFormShape,
    ReturnType<ReturnType<ReturnType<typeof readPassengers>>['value']>
  >({ id: STEP, defaultValue: passengerDefaults(checkout, customer), read, about });
  const cards = fields.passengerDetails.getFieldList();
  const [ticked, setTicked] = useState(() =>
    cards.map((card, i) => i === 0 || card.getFieldset().leadAuthorised.initialValue === 'on'),
  );
  return (
    <StepLayout checkout={checkout} now={now} step={STEP} problems={problems}>
      <StepForm step={STEP} checkout={checkout} formProps={formProps}>
        {checkout.travellers.map((traveller, i) => {
          const card = cards[i];
          return (
            card && (
              <PassengerCard
                key={card.id}
                at={i}
                fields={card.getFieldset()}
                traveller={traveller}
                name={nameOf(i)}
                others={checkout.travellers.length - 1}
                companions={companions}
                rules={rules}
                authorise={{
                  canTick: canAuthorise(ticked, i),
                  onTick: (isTicked) => setTicked(ticked.with(i, isTicked)),
                }}
              />
            )
          );
        })}
        <AccessNeeds
          fields={fields.accessibility.getFieldset()}
          travellers={checkout.travellers.map((_, i) => nameOf(i))}
        />
      </StepForm>
    </StepLayout>
  );
}
