import { PlaneTakeoff, Sun, Tag, type LucideIcon } from 'lucide-react';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Limit } from './Limit.tsx';
import {
  changeLimit,
  LIMIT_NAMES,
  NO_LIMITS,
  openEnd,
  type AllBounds,
  type LimitName,
  type Limits,
} from './limits.ts';
import styles from './Limits.module.css';

type LimitsSheetProps = {
  readonly limits: Limits;
  readonly bounds: AllBounds;
  readonly onMove: (limits: Limits) => void;
  readonly onSettle: (limits: Limits) => void;
};

const ICONS: Readonly<Record<LimitName, LucideIcon>> = {
  budget: Tag,
  hours: PlaneTakeoff,
  warmth: Sun,
};

/** Budget, flight and warmth: a slider and a number each; without script numbers and a button. */
export function LimitsSheet({ limits, bounds, onMove, onSettle }: LimitsSheetProps) {
  const t = useTranslations('discovery');
  const { market } = usePageProperties().domainConfig;
  const isAsked = LIMIT_NAMES.some((name) => limits[name] !== undefined);
  return (
    <fieldset className={styles.sheet}>
      <legend className={styles.legend}>{t('limits')}</legend>
      {LIMIT_NAMES.map((name) => {
        const own = bounds[name];
        return (
          own && (
            <Limit
              key={name}
              name={name}
              icon={ICONS[name]}
              words={{
                label: t(`limit_${name}`),
                before: t(`before_${name}`, { market }),
                after: t(`after_${name}`),
              }}
              bounds={own}
              value={limits[name] ?? openEnd(name, own)}
              onMove={(value) => onMove(changeLimit(limits, bounds, name, value))}
              onSettle={(value) => onSettle(changeLimit(limits, bounds, name, value))}
            />
          )
        );
      })}
      <p className={styles.acts}>
        <Button kind="quiet" size="strip" className={styles.show}>
          {t('show')}
        </Button>
        {isAsked && (
          <button type="button" className={styles.clear} onClick={() => onSettle(NO_LIMITS)}>
            {t('clear')}
          </button>
        )}
      </p>
    </fieldset>
  );
}
