import { EyeOff } from 'lucide-react';
import { PARTY_NEEDS } from '#domain/saved/party-limits.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { usePostedForm, type PostedError, type PostedForm } from '#web/ui/use-posted-form.ts';
import type { PartyLimitsPageQuery } from './query.generated.ts';
import type { TypedLimits } from './read-limits.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './limits.module.css';

type LimitsViewProps = {
  readonly room: PartyLimitsPageQuery['partyRooms'][number];
  readonly groups: PartyLimitsPageQuery['departureAirports'];
  readonly refused:
    | { readonly errors: readonly PostedError[]; readonly typed: TypedLimits }
    | undefined;
};

/** What one person can live with. Nothing that was locked stands here: it can be set, not read. */
export function LimitsView({ room, groups, refused }: LimitsViewProps) {
  const t = useTranslations('party');
  const { mostEach = '', from = '', until = '' } = refused?.typed ?? {};
  const form = usePostedForm(
    'limits',
    refused && { errors: refused.errors, typed: { mostEach, from, until } },
  );
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('limits_title')} hasProblems={form.problems.length > 0} />
      <meta name="robots" content="noindex" />
      <ErrorSummary problems={form.problems} />
      <p className={typography.small}>
        <Link to={routes.partyRoom.href({ link: room.link })}>{room.name}</Link>
      </p>
      <h1>{t('limits_title')}</h1>
      <p className={styles.private}>
        <Icon of={EyeOff} />
        <span>
          <strong>{t('limits_private')}</strong> {t('limits_private_text')}
        </span>
      </p>
      {room.hasLimits && <KeepLimits />}
      <form
        method="post"
        id={form.id}
        tabIndex={-1}
        className={styles.form}
        noValidate
        autoComplete="off"
      >
        <TextField
          {...form.field('mostEach')}
          label={t('most_each')}
          hint={t('most_each_hint')}
          inputMode="decimal"
          className={styles.amount}
        />
        <FieldGroup id="when" label={t('when')} hint={t('when_hint')}>
          <div className={layout.pair}>
            <TextField {...form.field('from')} type="date" label={t('from_field')} />
            <TextField {...form.field('until')} type="date" label={t('until_field')} />
          </div>
        </FieldGroup>
        <Airports groups={groups} form={form} ticked={refused?.typed.airports ?? []} />
        <Needs ticked={refused?.typed.needs ?? []} />
        <section className={styles.lock}>
          <h2 className={typography.h3}>{t('lock_heading')}</h2>
          <p>{t('lock_text')}</p>
          <Button wide>{t('lock')}</Button>
        </section>
      </form>
    </div>
  );
}

type Ticked = { readonly ticked: readonly string[] };
type AirportsProps = Pick<LimitsViewProps, 'groups'> & Ticked & { readonly form: PostedForm };

function Airports({ groups, form, ticked }: AirportsProps) {
  const t = useTranslations('party');
  return (
    <FieldGroup
      id="airports"
      label={t('airports')}
      hint={t('airports_hint')}
      errors={form.field('airports').errors}
    >
      <div className={styles.airports}>
        {groups
          .flatMap(({ airports }) => airports)
          .map(({ iata, name }) => (
            <Checkbox
              key={iata}
              name="airports"
              value={iata}
              label={name}
              defaultChecked={ticked.includes(iata)}
            />
          ))}
      </div>
    </FieldGroup>
  );
}

function Needs({ ticked }: Ticked) {
  const t = useTranslations('party');
  return (
    <FieldGroup id="needs" label={t('needs')}>
      {PARTY_NEEDS.map((need) => (
        <Checkbox
          key={need}
          name="needs"
          value={need}
          label={t(`need_${need}`)}
          defaultChecked={ticked.includes(need)}
        />
      ))}
    </FieldGroup>
  );
}

/** Those of an earlier round, or of this one, locked again without being read. */
function KeepLimits() {
  const t = useTranslations('party');
  return (
    <form method="post" className={styles.keep}>
      <input type="hidden" name="act" value="keep" />
      <h2 className={typography.h3}>{t('keep_heading')}</h2>
      <p>{t('keep_text')}</p>
      <Button kind="quiet">{t('keep')}</Button>
    </form>
  );
}
