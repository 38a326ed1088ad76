import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { usePostedForm } from '#web/ui/use-posted-form.ts';
import { NewRoomForm } from './NewRoomForm.tsx';
import type { RoomsData } from './rooms-data.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './rooms.module.css';

/** The rooms that a visitor is in, and the form for a new one. */
export function RoomsView({ rooms, given, deals, refused }: RoomsData) {
  const t = useTranslations('party');
  const form = usePostedForm('new-room', refused);
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('rooms_title')} hasProblems={form.problems.length > 0} />
      <ErrorSummary problems={form.problems} />
      <h1>{t('rooms_title')}</h1>
      <p className={typography.lead}>{t('rooms_lead')}</p>
      {rooms.length > 0 && (
        <section className={layout.ruled}>
          <h2 className={typography.formHeading}>{t('your_rooms')}</h2>
          <ul className={styles.list}>
            {rooms.map((room) => (
              <li key={room.link} className={`${layout.alone} ${styles.room}`}>
                <Link to={routes.partyRoom.href({ link: room.link })}>{room.name}</Link>
                {given && <AddHere room={room} holiday={given} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={layout.ruled}>
        <h2 className={typography.formHeading}>{t('new_room')}</h2>
        {given || deals.length > 0 ? (
          <NewRoomForm form={form} given={given} deals={deals} refused={refused} />
        ) : (
          <>
            <p>{t('nothing_to_choose')}</p>
            <p className={styles.find}>
              <ButtonLink to={routes.home.href()}>{t('find')}</ButtonLink>
            </p>
          </>
        )}
      </section>
    </div>
  );
}

type AddHereProps = {
  readonly room: RoomsData['rooms'][number];
  readonly holiday: NonNullable<RoomsData['given']>;
};

function AddHere({ room, holiday }: AddHereProps) {
  const t = useTranslations('party');
  return (
    <form method="post" action={routes.partyAdd.href({ link: room.link })}>
      <input type="hidden" name="hotelQuoteId" value={holiday.hotelQuoteId} />
      <input type="hidden" name="flightQuoteId" value={holiday.flightQuoteId} />
      <Button kind="quiet" size="strip" aria-label={t('add_to_named', { room: room.name })}>
        {t('add_to_room')}
      </Button>
    </form>
  );
}
