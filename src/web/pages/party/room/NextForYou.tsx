import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { PartyRoomOfPageFragment } from './query.generated.ts';
import typography from '#web/ui/type.module.css';
import styles from './room.module.css';

type InRoom = { readonly room: PartyRoomOfPageFragment };

/** The one thing to do next: to set limits, or to wait for those of the others. */
export function NextForYou({ room }: InRoom) {
  const t = useTranslations('party');
  const you = room.people.find(({ isYou }) => isYou);
  if (you?.isLocked) return <Waiting room={room} />;
  return (
    <section className={styles.ticket}>
      <p className={typography.caps}>{t('next_for_you')}</p>
      <h2 className={typography.formHeading}>{t('set_limits')}</h2>
      <p>{t('set_limits_text')}</p>
      <div className={styles.stub}>
        <ButtonLink wide to={routes.partyLimits.href({ link: room.link })}>
          {t('set_my_limits')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** For whom, by name; and the way on when somebody is awaited who is not coming. */
function Waiting({ room: { link, people, awaited } }: InRoom) {
  const t = useTranslations('party');
  const missing = awaited - people.length;
  const names = [
    ...people.filter(({ isLocked }) => !isLocked).map(({ firstName }) => firstName),
    ...(missing > 0 ? [t('more', { count: missing })] : []),
  ];
  const isHost = people.some(({ isYou, isHost: hosts }) => isYou && hosts);
  return (
    <Notice
      tone="good"
      heading={
        names.length === 0
          ? t('locked_alone')
          : t('locked_waiting', { names: names.join(', ').replace(/, ([^,]+)$/, ' and $1') })
      }
    >
      <p>{t('locked_text')}</p>
      {missing > 0 && isHost && people.length > 1 && (
        <form method="post" className={styles.goOn}>
          <input type="hidden" name="act" value="go on" />
          <p>{t('go_on_text', { people: people.length })}</p>
          <Button kind="quiet">{t('go_on')}</Button>
        </form>
      )}
      <p>
        <Link to={routes.partyLimits.href({ link })}>{t('change_limits')}</Link>
      </p>
    </Notice>
  );
}
