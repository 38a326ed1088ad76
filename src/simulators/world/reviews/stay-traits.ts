/** What guests can say because of who they were, when they came and what was included. */
import type { BoardCode } from '#domain/catalogue/board.ts';
import type { Hotel } from '../hotels.ts';
import { weatherIn } from './climate.ts';
import { isCityBreak, isInSchoolHolidays, monthNumber, type GuestStay } from './stay.ts';
import type { StayTrait } from './traits.ts';

export function stayTraits(hotel: Hotel, stay: GuestStay): ReadonlySet<StayTrait> {
  return new Set([...partyTraits(stay), ...BOARD_TRAITS[stay.board], ...monthTraits(hotel, stay)]);
}

function partyTraits({ party, children }: GuestStay): StayTrait[] {
  const own: Readonly<Record<GuestStay['party'], readonly StayTrait[]>> = {
    couple: ['couple', 'pair', 'grown'],
    older_couple: ['older', 'pair', 'grown'],
    family: ['family'],
    friends: ['friends', 'grown'],
    alone: ['alone', 'grown'],
  };
  return [...own[party], ...(children === undefined ? [] : [children])];
}

const BOARD_TRAITS: Readonly<Record<BoardCode, readonly StayTrait[]>> = {
  RO: ['on_ro'],
  SC: ['on_sc'],
  BB: ['on_bb', 'breakfast'],
  HB: ['on_hb', 'breakfast', 'dinner'],
  FB: ['on_fb', 'breakfast', 'dinner'],
  AI: ['on_ai', 'breakfast', 'dinner'],
};

function monthTraits(hotel: Hotel, stay: GuestStay): StayTrait[] {
  const month = monthNumber(stay.month);
  const within = (...months: readonly number[]) => months.includes(month);
  const { climate, place, text } = hotel;
  const { air, sea, rainDays } = weatherIn(place, month) ?? { air: 20, sea: null, rainDays: 0 };
  const isCoastal = text.metresToBeach !== null;
  const isSki = place.nature.includes('ski');
  const isSnow = isSki && within(12, 1, 2, 3, 4);
  const hasHighSummer = climate === 'summer-sun' || (climate === 'city' && !isSki);
  const isFamily = stay.party === 'family';
  const inSchools = isInSchoolHolidays(stay);
  const known: readonly (readonly [StayTrait, boolean])[] = [
    ['week_or_more', stay.nights >= 7],
    ['hot', air >= 30],
    ['warm', air >= 23 && air < 30],
    ['mild', air >= 16 && air < 23],
    ['chilly', air < 16],
    ['warm_evening', air >= 26],
    ['sea_warm', isCoastal && sea !== null && sea >= 23],
    ['sea_cold', isCoastal && sea !== null && sea <= 18],
    ['wet', rainDays >= 8 && !isSnow],
    ['peak', isSki ? isSnow && within(12, 2) : hasHighSummer ? within(7, 8) : within(12, 2)],
    [
      'quiet_month',
      !isFamily &&
        (isCityBreak(hotel)
          ? within(1, 2, 11)
          : climate === 'summer-sun' && within(3, 4, 5, 10, 11)),
    ],
    ['early', (climate === 'summer-sun' || climate === 'city') && !isSki && within(4, 5)],
    ['late', climate === 'summer-sun' && within(10)],
    ['winter', !isSki && within(11, 12, 1, 2)],
    ['spring', within(3, 4)],
    ['school', inSchools],
    ['term', !inSchools && !isFamily && within(1, 3, 5, 6, 9, 11)],
    ['february', within(2)],
    ['december', within(12)],
    ['christmas', within(12) && (isFamily || stay.nights >= 10)],
    ['snow', isSnow],
    ['green', (isSki || place.nature.includes('mountain')) && within(5, 6, 7, 8, 9, 10)],
  ];
  return known.flatMap(([trait, isSo]) => (isSo ? [trait] : []));
}
