import { formatDate } from '#domain/dates.ts';
import { formatMoney, money, type Money } from '#domain/money.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { LoadedCredits } from './load-credits.ts';
import { REMOVE_CREDITS, USE_BEST_CREDITS, USE_CREDITS } from './options-form.ts';
import type { CreditsOfPageFragment } from './query.generated.ts';
import styles from './Credits.module.css';

type Box = {
  readonly id: string;
  readonly name: string;
  readonly initialValue?: unknown;
  readonly errors?: readonly string[] | undefined;
};

type CreditsProps = {
  readonly checkoutId: string;
  readonly loaded: LoadedCredits | undefined;
  /** The form's boxes by the credits' ids. */
  readonly boxes: Readonly<Record<string, Box>>;
};

const BUTTON = { kind: 'quiet', name: 'intent', formNoValidate: true } as const;

/**
 * Where credits are used: the best of them together, or those one chooses; what would be lost is
 * told before it is accepted (WALL-04, WALL-05, CHK-08). Nothing for whoever has none.
 */
export function Credits({ checkoutId, loaded, boxes }: CreditsProps) {
  const t = useTranslations('paying.credits');
  if (!loaded) return null;
  if (loaded.kind === 'not_loaded')
    return (
      <Notice tone="amber" heading={t('not_loaded')}>
        <p>{t('not_lost')}</p>
        <Link to={routes.checkoutStep.href({ checkoutId, step: 'payment_options' })}>
          {t('try_again')}
        </Link>
      </Notice>
    );
  return loaded.credits.options.length > 0 ? (
    <Choice credits={loaded.credits} boxes={boxes} />
  ) : null;
}

type ChoiceProps = Pick<CreditsProps, 'boxes'> & { readonly credits: CreditsOfPageFragment };

function Choice({ credits, boxes }: ChoiceProps) {
  const t = useTranslations('paying.credits');
  const { options, room, taken, payable, bestCreditIds, bestTakes } = credits;
  const chosen = options.filter(({ isChosen }) => isChosen).map(({ credit }) => credit.id);
  const less = (by: Money) => formatMoney(money(payable.amount - by.amount, payable.currencyCode));
  return (
    <section className={styles.part} aria-labelledby="credits">
      <h2 id="credits">{t('heading')}</h2>
      <p>{t('room', { room: formatMoney(room) })}</p>
      {taken.amount > 0 && (
        <Notice tone="good" role="status">
          <p>{t('taken', { amount: formatMoney(taken), left: less(taken) })}</p>
          <Button {...BUTTON} kind="text" value={REMOVE_CREDITS} className={styles.own}>
            {t('out')}
          </Button>
        </Notice>
      )}
      {bestTakes.amount > taken.amount && (
        <Notice tone="good" heading={t('best', { amount: formatMoney(bestTakes) })}>
          <p>{t('best_text', { left: less(bestTakes), full: formatMoney(payable) })}</p>
          <input type="hidden" name="bestCredits" value={bestCreditIds.join(' ')} />
          <Button {...BUTTON} value={USE_BEST_CREDITS}>
            {t('use', { amount: formatMoney(bestTakes) })}
          </Button>
        </Notice>
      )}
      {/* Made anew once others are chosen: boxes that stayed as they were would take those out again. */}
      <fieldset key={chosen.join(' ')} className={styles.boxes}>
        <legend>{t('choose')}</legend>
        <input type="hidden" name="chosenCredits" value={chosen.join(' ')} />
        {options.map((option) => (
          <CreditBox key={option.credit.id} option={option} box={boxes[option.credit.id]} />
        ))}
      </fieldset>
      <Loss credits={credits} boxes={boxes} />
      <Button {...BUTTON} value={USE_CREDITS} className={styles.own}>
        {t('use_chosen')}
      </Button>
    </section>
  );
}

type CreditBoxProps = {
  readonly option: CreditsOfPageFragment['options'][number];
  readonly box: Box | undefined;
};

function CreditBox({ option: { credit, isChosen, takes, refusal }, box }: CreditBoxProps) {
  const t = useTranslations('paying.credits');
  const error = box?.errors?.[0];
  const errorId = `${box?.id}-error`;
  const amount = formatMoney(credit.amount);
  const isCut = takes.amount < credit.amount.amount;
  return (
    <div className={classes(styles.credit, error !== undefined && styles.wrong)}>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <Checkbox
        id={box?.id}
        name={`credits.${credit.id}`}
        value="on"
        defaultChecked={isChosen || box?.initialValue === 'on'}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        label={credit.name}
        hint={
          refusal ??
          (isCut
            ? t('uses', { amount, takes: formatMoney(takes) })
            : t('until', { date: formatDate(credit.endsOn) }))
        }
        count={amount}
      />
    </div>
  );
}

/** What those that were ticked would lose, once the server has said so; accepted by its sum. */
function Loss({ credits: { options, room }, boxes }: ChoiceProps) {
  const t = useTranslations('paying.credits');
  const ticked = options.filter(({ credit }) => boxes[credit.id]?.initialValue === 'on');
  const isRefused = ticked.some(({ credit }) => boxes[credit.id]?.errors?.length);
  const worth = ticked.reduce((sum, { credit }) => sum + credit.amount.amount, 0);
  const lost = worth - room.amount;
  if (!isRefused || lost <= 0 || ticked.some(({ credit }) => credit.amount.amount <= lost))
    return null;
  const sum = (amount: number) => formatMoney(money(amount, room.currencyCode));
  const loss = sum(lost);
  return (
    <Notice tone="coral" heading={t('loss', { loss })}>
      <dl className={styles.rows}>
        <dt>{t('credit')}</dt>
        <dd>{sum(worth)}</dd>
        <dt>{t('usable')}</dt>
        <dd>{formatMoney(room)}</dd>
        <dt className={styles.lost}>{t('lost')}</dt>
        <dd className={styles.lost}>{loss}</dd>
      </dl>
      <Checkbox name="acceptedLoss" value={lost} label={t('accept', { loss })} />
      <Button {...BUTTON} value={USE_CREDITS}>
        {t('use_and_lose', { worth: sum(worth), loss })}
      </Button>
    </Notice>
  );
}
