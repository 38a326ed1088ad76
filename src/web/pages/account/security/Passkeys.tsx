import { formatDate } from '#domain/dates.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { dateIn } from '#web/parts/Basket/server-now.ts';
import { MakePasskey } from '#web/parts/Passkey/MakePasskey.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import type { PasskeyOfListFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './security.module.css';

type PasskeysProps = {
  readonly passkeys: readonly PasskeyOfListFragment[];
  /** The one that is given another name. */
  readonly renaming: string | null;
  readonly form: PostedForm;
};

/** The passkeys of the customer: each with its name and last use, to be renamed or removed. */
export function Passkeys({ passkeys, renaming, form }: PasskeysProps) {
  const t = useTranslations('account.passkeys');
  return (
    <section className={`${layout.part} ${layout.ruled}`} aria-labelledby="passkeys">
      <h2 id="passkeys" className={typography.formHeading}>
        {t('heading')}
      </h2>
      <p>{t('text')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) =>
            passkey.id === renaming ? (
              <Renaming key={passkey.id} {...passkey} form={form} />
            ) : (
              <Row key={passkey.id} passkey={passkey} />
            ),
          )}
        </ul>
      )}
      <MakePasskey />
    </section>
  );
}

type RowProps = { readonly passkey: PasskeyOfListFragment };

function Row({ passkey: { id, name, createdAt, lastUsedAt } }: RowProps) {
  const t = useTranslations('account.passkeys');
  const { timeZone } = usePageProperties().domainConfig;
  const day = (instant: string): string => formatDate(dateIn(timeZone, instant));
  return (
    <li className={styles.row}>
      <div>
        <p className={typography.h3}>{name}</p>
        <p className={typography.small}>
          {t('made', { when: day(createdAt) })},{' '}
          {lastUsedAt === null ? t('not_used') : t('last_used', { when: day(lastUsedAt) })}
        </p>
      </div>
      <form method="post" className={styles.acts}>
        <input type="hidden" name="passkey" value={id} />
        <Link
          to={routes.security.href({ query: new URLSearchParams({ rename: id }) })}
          aria-label={t('rename_named', { name })}
        >
          {t('rename')}
        </Link>
        <Button
          kind="quiet"
          size="strip"
          name="intent"
          value="remove-passkey"
          aria-label={t('remove_named', { name })}
        >
          {t('remove')}
        </Button>
      </form>
    </li>
  );
}

type RenamingProps = Pick<PasskeysProps, 'form'> & {
  readonly id: string;
  /** As it is called; what was typed stands there instead. */
  readonly name?: string;
};

export function Renaming({ id, name, form }: RenamingProps) {
  const t = useTranslations('account.passkeys');
  return (
    <li className={styles.row}>
      <form method="post" className={styles.rename} noValidate>
        <input type="hidden" name="passkey" value={id} />
        <TextField {...form.field('name', name)} label={t('name')} required />
        <div className={styles.acts}>
          <Button kind="quiet" name="intent" value="rename-passkey">
            {t('save_name')}
          </Button>
          <Link to={routes.security.href()}>{t('keep_name')}</Link>
        </div>
      </form>
    </li>
  );
}
