import type { CarDetails } from '#domain/checkout/car.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { fieldOf } from '#web/ui/conform.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useLater } from '../step-form/use-later.ts';
import { useStepForm } from '../step-form/use-step-form.ts';
import { StepForm, StepLayout, type StepProps } from '../StepLayout.tsx';
import { carDefaults } from './car-form.ts';
import type { CarFormShape } from './read-car.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from '../booking.module.css';

const STEP = 'car_parking';
const loadRead = async () => (await import('./read-car.ts')).readCar;
const FIELDS = ['registration', 'make', 'model', 'colour'] as const;

/**
 * The car that is left at the car park; it can be changed up to 48 hours before travel (PARK-04).
 */
export function CarParking({ checkout, now }: StepProps) {
  const t = useTranslations('booking.car_parking');
  const about = (name: string) => {
    const field = FIELDS.find((known) => name.endsWith(`.${known}`));
    return { label: field && t(field) };
  };
  const { fields, problems, formProps } = useStepForm<CarFormShape, CarDetails>({
    id: STEP,
    defaultValue: carDefaults(checkout),
    read: useLater(loadRead),
    about,
  });
  const car = fields.carDetails.getFieldset();
  return (
    <StepLayout checkout={checkout} now={now} step={STEP} problems={problems}>
      <StepForm step={STEP} checkout={checkout} formProps={formProps}>
        <section className={styles.part} aria-labelledby="car">
          <div>
            <h2 id="car" className={typography.formHeading}>
              {t('car')}
            </h2>
            <p className={styles.about}>{t('change_until')}</p>
          </div>
          <TextField
            {...fieldOf(car.registration)}
            label={t('registration')}
            hint={t('registration_hint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <div className={layout.pair}>
            <TextField {...fieldOf(car.make)} label={t('make')} autoComplete="off" required />
            <TextField {...fieldOf(car.model)} label={t('model')} autoComplete="off" required />
          </div>
          <TextField {...fieldOf(car.colour)} label={t('colour')} autoComplete="off" required />
        </section>
      </StepForm>
    </StepLayout>
  );
}
