import { formatDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { parseParty } from '#domain/party.ts';
import { LEAST_PEOPLE, MOST_PEOPLE } from '#domain/saved/party-room.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PostedForm } from '#web/ui/use-posted-form.ts';
import { partyOf, valueOf } from './holidays-of.ts';
import type { RoomsData } from './rooms-data.ts';
import styles from './rooms.module.css';

type NewRoomFormProps = Pick<RoomsData, 'given' | 'deals' | 'refused'> & {
  readonly form: PostedForm;
};

/** What it is for, who asks, how many choose, and what there is to choose from. */
export function NewRoomForm({ form, given, deals, refused }: NewRoomFormProps) {
  const t = useTranslations('party');
  return (
    <form method="post" id={form.id} tabIndex={-1} className={styles.form} noValidate>
      <TextField
        {...form.field('name')}
        label={t('room_name')}
        hint={t('room_name_hint')}
        autoComplete="off"
      />
      <TextField
        {...form.field('firstName')}
        label={t('first_name')}
        hint={t('first_name_hint')}
        autoComplete="given-name"
      />
      <SelectField
        {...form.field('people', '4')}
        label={t('how_many')}
        hint={t('how_many_hint')}
        options={PEOPLE}
        className={styles.narrow}
      />
      {given ? (
        <p>
          <input type="hidden" name="holidays" value={valueOf(given)} />
          {t('with_this')}
        </p>
      ) : (
        <Holidays form={form} deals={deals} isFirst={!refused} />
      )}
      <Button>{t('make')}</Button>
    </form>
  );
}

const PEOPLE = Array.from({ length: MOST_PEOPLE - LEAST_PEOPLE + 1 }, (_, i) => ({
  value: String(LEAST_PEOPLE + i),
  label: String(LEAST_PEOPLE + i),
}));

type HolidaysProps = Pick<NewRoomFormProps, 'form' | 'deals'> & { readonly isFirst: boolean };

/** Those that are saved, all ticked; and for whom, where they were found for different people. */
function Holidays({ form, deals, isFirst }: HolidaysProps) {
  const t = useTranslations('party');
  const parties = [...new Set(deals.map(({ bookmark }) => partyOf(bookmark)))];
  const partyWords = usePartyWords();
  return (
    <>
      <FieldGroup
        id="holidays"
        label={t('which_holidays')}
        hint={t('which_hint')}
        errors={form.field('holidays').errors}
      >
        {deals.map(
          ({ id, bookmark, holiday }) =>
            holiday.kind === 'Holiday' && (
              <Checkbox
                key={id}
                name="holidays"
                value={valueOf(bookmark)}
                defaultChecked={isFirst}
                label={holiday.hotel.name}
                hint={t('where', {
                  resort: formatDate(bookmark.departureDate, 'short'),
                  nights: bookmark.numberOfNights,
                })}
                count={formatMoney(holiday.price.total)}
              />
            ),
        )}
      </FieldGroup>
      {parties.length === 1 ? (
        <input type="hidden" name="party" value={parties[0]} />
      ) : (
        <SelectField
          {...form.field('party', parties[0])}
          label={t('who_travels')}
          hint={t('who_travels_hint')}
          options={parties.map((party) => ({ value: party, label: partyWords(party) }))}
        />
      )}
    </>
  );
}

/** `2-9-6` → “2 adults, children of 9 and 6”. */
function usePartyWords() {
  const t = useTranslations('party');
  return (text: string): string => {
    const rooms = parseParty(text) ?? [];
    const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
    const ages = rooms.flatMap(({ childAges }) => childAges);
    return ages.length === 0
      ? t('party_of', { adults })
      : t('party_children', { adults, ages: ages.join(', ').replace(/, (\d+)$/, ' and $1') });
  };
}
