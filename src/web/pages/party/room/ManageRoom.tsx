import { formatDate } from '#domain/dates.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PartyRoomOfPageFragment } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './room.module.css';

type ManageRoomProps = {
  readonly room: PartyRoomOfPageFragment;
  readonly address: string;
};

/** The link to be sent, how long the room is there, and the ways out of it. */
export function ManageRoom({ room, address }: ManageRoomProps) {
  const t = useTranslations('party');
  const isHost = room.people.some(({ isYou, isHost: hosts }) => isYou && hosts);
  return (
    <section className={`${layout.stack} ${styles.section}`}>
      <h2 className={typography.h3}>{t('link')}</h2>
      <TextField
        id="link"
        name="link"
        label={t('link_field')}
        hint={t('link_hint')}
        defaultValue={address}
        readOnly
      />
      <p className={typography.small}>{t('kept', { date: formatDate(room.keptUntil) })}</p>
      <Disclosure summary={t('manage')}>
        <div className={layout.stack}>
          {isHost && <HostActs room={room} />}
          <form method="post" className={styles.act}>
            <input type="hidden" name="act" value="leave" />
            <Button kind="quiet" size="strip">
              {t('leave')}
            </Button>
            <p className={typography.small}>{t('leave_text')}</p>
          </form>
        </div>
      </Disclosure>
    </section>
  );
}

function HostActs({ room: { people } }: Pick<ManageRoomProps, 'room'>) {
  const t = useTranslations('party');
  return (
    <>
      {people
        .filter(({ isYou }) => !isYou)
        .map(({ id, firstName }) => (
          <form key={id} method="post" className={styles.act}>
            <input type="hidden" name="act" value="remove" />
            <input type="hidden" name="personId" value={id} />
            <Button kind="quiet" size="strip">
              {t('remove', { name: firstName })}
            </Button>
          </form>
        ))}
      {people.length > 1 && <p className={typography.small}>{t('remove_text')}</p>}
      <form method="post" className={styles.act}>
        <input type="hidden" name="act" value="renew link" />
        <Button kind="quiet" size="strip">
          {t('renew')}
        </Button>
        <p className={typography.small}>{t('renew_text')}</p>
      </form>
    </>
  );
}
