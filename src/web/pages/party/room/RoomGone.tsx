import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './room.module.css';

/** No room for this link: it is over, was renewed, or there never was one. */
export function RoomGone() {
  const t = useTranslations('party');
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('gone_title')} />
      <meta name="robots" content="noindex" />
      <h1>{t('gone_title')}</h1>
      <p className={typography.lead}>{t('gone_text')}</p>
      <p>
        <ButtonLink kind="quiet" to={routes.partyRooms.href()}>
          {t('your_rooms')}
        </ButtonLink>
      </p>
    </div>
  );
}
