import { formatMoney, money } from '#domain/money.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { fieldOf } from '#web/ui/conform.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { CheckoutOfPageFragment } from '../query.generated.ts';
import { REMOVE_CODE, USE_CODE } from './options-form.ts';
import styles from './PromotionalCodeField.module.css';

type PromotionalCodeFieldProps = {
  readonly checkout: CheckoutOfPageFragment;
  readonly field: Parameters<typeof fieldOf>[0];
};

/** The example of the specification, in pence (PROMO-03). */
const EXAMPLE = 5_000;

/**
 * Where a code is typed, or what the one in the basket takes off, with the way to take it out;
 * nothing when none can be used (CHK-06, CHK-07).
 */
export function PromotionalCodeField({ checkout, field }: PromotionalCodeFieldProps) {
  const t = useTranslations('paying.payment_options');
  const { promotionalCode: used, payable } = checkout.basket;
  const pounds = (amount: number) => formatMoney(money(amount, payable.currencyCode));
  const button = { kind: 'quiet', name: 'intent', formNoValidate: true } as const;
  if (used)
    return (
      <Notice tone={used.amount > 0 ? 'good' : 'amber'} role="status">
        <p>
          {t('code_used', { code: used.code, amount: pounds(used.amount), pence: used.amount })}
        </p>
        <Button {...button} kind="text" value={REMOVE_CODE} className={styles.out}>
          {t('code_out')}
        </Button>
      </Notice>
    );
  return checkout.eligibleForPromotionalCode ? (
    <div className={styles.code}>
      <TextField
        {...fieldOf(field)}
        label={t('code')}
        hint={t('code_hint', { amount: pounds(EXAMPLE) })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button {...button} value={USE_CODE}>
        {t('code_use')}
      </Button>
    </div>
  ) : null;
}
