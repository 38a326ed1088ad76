import { ALL_TITLES } from '#domain/account/titles.ts';
import { formatDate, makeUkDate } from '#domain/dates.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TitleRadios } from '#web/ui/TitleRadios.tsx';
import { TypedDateField } from '#web/ui/TypedDateField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import {
  CHANGED_ID,
  COMPANION_INTENTS,
  COMPANION_FIELDS as NAMES,
  REMOVED_ID,
} from './companion-form.ts';
import type { CustomerPageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './customer.module.css';

type Companion = CustomerPageQuery['companions'][number];

type CompanionsProps = {
  readonly companions: readonly Companion[];
  /** The one that is being changed; somebody new is added otherwise. */
  readonly changing: Companion | undefined;
  readonly form: PostedForm;
};

/** The people whom a customer often books for: who they are, and one form to add or change. */
export function Companions({ companions, changing, form }: CompanionsProps) {
  const t = useTranslations('privacy.companions');
  return (
    <section
      className={`${styles.people} ${layout.ruled} ${layout.stack}`}
      aria-labelledby="companions"
    >
      <h2 id="companions" className={typography.formHeading}>
        {t('heading')}
      </h2>
      <p>{t('text')}</p>
      {companions.length > 0 && (
        <ul className={styles.companions}>
          {companions.map((companion) => (
            <Row key={companion.id} companion={companion} />
          ))}
        </ul>
      )}
      <CompanionForm key={changing?.id} changing={changing} form={form} />
    </section>
  );
}

function Row({ companion }: { readonly companion: Companion }) {
  const t = useTranslations('privacy.companions');
  const name = `${companion.firstName} ${companion.lastName}`;
  const query = new URLSearchParams({ companion: companion.id });
  return (
    <li className={styles.companion}>
      <div>
        <p className={typography.h3}>{name}</p>
        <p className={typography.small}>{t('born', { day: formatDate(companion.dateOfBirth) })}</p>
      </div>
      <div className={styles.acts}>
        <Link
          to={`${routes.customer.href({ query })}#companion`}
          aria-label={t('change_of', { name })}
        >
          {t('change')}
        </Link>
        <form method="post">
          <input type="hidden" name="intent" value={COMPANION_INTENTS.remove} />
          <Button
            kind="quiet"
            size="strip"
            name={REMOVED_ID}
            value={companion.id}
            aria-label={t('remove_of', { name })}
          >
            {t('remove')}
          </Button>
        </form>
      </div>
    </li>
  );
}

function CompanionForm({ changing, form }: Pick<CompanionsProps, 'changing' | 'form'>) {
  const t = useTranslations('privacy.companions');
  const id = form.field(CHANGED_ID, changing?.id).defaultValue;
  const agreed = form.field(NAMES.hasAgreed);
  return (
    <form method="post" id={form.id} tabIndex={-1} className={layout.stack} noValidate>
      <h3 className={typography.h3}>
        {changing ? t('change_of', { name: changing.firstName }) : t('add_heading')}
      </h3>
      <input type="hidden" name={CHANGED_ID} value={id} />
      <TitleRadios
        {...form.field(NAMES.title, changing?.title)}
        label={t('choose_title')}
        options={ALL_TITLES.map((value) => ({ value, label: t('titles', { title: value }) }))}
      />
      <TextField
        {...form.field(NAMES.firstName, changing?.firstName)}
        label={t('first_name')}
        hint={t('first_name_hint')}
        autoComplete="off"
        required
      />
      <TextField
        {...form.field(NAMES.lastName, changing?.lastName)}
        label={t('last_name')}
        autoComplete="off"
        required
      />
      <TypedDateField
        {...form.field(NAMES.dateOfBirth, changing && makeUkDate(changing.dateOfBirth))}
        label={t('date_of_birth')}
        hint={t('date_hint')}
        autoComplete="off"
        required
      />
      <FieldGroup id={agreed.id} label={t('agree_label')} errors={agreed.errors}>
        <Checkbox
          id={agreed.id}
          name={agreed.name}
          label={t('agree')}
          hint={t('agree_hint')}
          defaultChecked={agreed.defaultValue === 'on'}
        />
      </FieldGroup>
      <div>
        <Button kind="quiet" name="intent" value={COMPANION_INTENTS.save}>
          {changing ? t('save') : t('add')}
        </Button>
      </div>
    </form>
  );
}
