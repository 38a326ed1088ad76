import { MOST_PARTY_HOLIDAYS, MOST_ROUNDS } from '#domain/saved/party-room.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { usePostedForm, type RefusedForm } from '#web/ui/use-posted-form.ts';
import { ManageRoom } from './ManageRoom.tsx';
import { NextForYou } from './NextForYou.tsx';
import { People } from './People.tsx';
import type { PartyRoomOfPageFragment } from './query.generated.ts';
import { Verdicts } from './Verdicts.tsx';
import { VoteList } from './VoteList.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './room.module.css';

type RoomViewProps = {
  readonly room: PartyRoomOfPageFragment;
  /** The link as it is sent. */
  readonly address: string;
  readonly refused: RefusedForm | undefined;
};

/** A party room for somebody who is in it: votes; once all limits are in, what works for all. */
export function RoomView({ room, address, refused }: RoomViewProps) {
  const t = useTranslations('party');
  const { problems, id } = usePostedForm('room', refused);
  const { name, people, holidays, round, isJudged, link } = room;
  const works = holidays.filter(({ verdict }) => verdict === 'WORKS_FOR_ALL').length;
  const title = isJudged ? t('works_heading', { count: works, people: people.length }) : name;
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={title} hasProblems={problems.length > 0} />
      <meta name="robots" content="noindex" />
      <ErrorSummary problems={problems} />
      <p className={typography.caps}>
        {isJudged ? t('caps_round', { round, most: MOST_ROUNDS }) : t('caps')}
      </p>
      <h1 id={id} tabIndex={-1}>
        {title}
      </h1>
      {isJudged ? (
        <Verdicts room={room} />
      ) : (
        <>
          <p className={typography.lead}>
            {t('lead', { people: people.length, holidays: holidays.length })}
          </p>
          <People room={room} />
          <NextForYou room={room} />
          <VoteList room={room} />
        </>
      )}
      {holidays.length < MOST_PARTY_HOLIDAYS && (
        <ButtonLink kind="quiet" wide to={routes.partyAdd.href({ link })}>
          {t('add', { count: holidays.length, most: MOST_PARTY_HOLIDAYS })}
        </ButtonLink>
      )}
      <ManageRoom room={room} address={address} />
    </div>
  );
}
