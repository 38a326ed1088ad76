import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { NextTicket } from '#web/parts/Booking/NextTicket.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Problems } from './PassportFacts.tsx';
import { passportHref, type Person } from './readiness.ts';
import layout from '#web/ui/layout.module.css';

type NextPersonProps = {
  readonly orderCode: string;
  /** The first who is not ready; nobody once all are. */
  readonly person: Person | undefined;
  /** So many letters of a name are corrected for nothing. */
  readonly freeLetters: number;
  /** This passport was told just now. */
  readonly isAnswer: boolean;
};

/** The one next thing: whose passport to tell, or what is wrong with it. */
export function NextPerson({ orderCode, person, freeLetters, isAnswer }: NextPersonProps) {
  const t = useTranslations('ready_to_travel.next');
  const words = useTranslations('ready_to_travel');
  if (!person)
    return (
      <NextTicket
        caps={t('caps_done')}
        figure={t('done')}
        stub={
          <ButtonLink wide kind="quiet" to={bookingRoutes.travelWallet.href({ orderCode })}>
            {t('wallet')}
          </ButtonLink>
        }
      >
        <p>{t('done_text')}</p>
      </NextTicket>
    );
  const { traveller, check, state } = person;
  const name = traveller.firstName;
  const passport = passportHref(orderCode, traveller);
  if (state === 'untold')
    return (
      <NextTicket
        caps={t('caps')}
        figure={t('untold', { name })}
        stub={
          <ButtonLink wide to={passport}>
            {words('tell', { name })}
          </ButtonLink>
        }
      >
        <p>{t('untold_text')}</p>
      </NextTicket>
    );
  const isOtherName = check?.isNameAlike === false;
  return (
    <Notice
      tone="coral"
      heading={t('problem', { name })}
      {...(isAnswer && { role: 'status' as const })}
    >
      <Problems person={person} />
      {isOtherName && <p>{words('free', { most: freeLetters })}</p>}
      <div className={layout.buttons}>
        {isOtherName && (
          <ButtonLink to={bookingRoutes.namesChange.href({ orderCode })}>
            {words('correct', { name })}
          </ButtonLink>
        )}
        <ButtonLink kind={isOtherName ? 'quiet' : 'sun'} to={passport}>
          {words('change', { name })}
        </ButtonLink>
      </div>
    </Notice>
  );
}
