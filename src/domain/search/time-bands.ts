export const TIME_BANDS = ['early_morning', 'morning', 'afternoon', 'evening'] as const;
/** Local departure time: [00:00–07:00), [07:00–12:00), [12:00–17:00), [17:00–24:00) (DATE-20). */
export type TimeBand = (typeof TIME_BANDS)[number];

/**
 * First minute of the day of each band; a boundary belongs to the band it begins (DATE-20,
 * decisions: Search).
 */
export const BAND_STARTS: readonly (readonly [band: TimeBand, minute: number])[] = [
  ['early_morning', 0],
  ['morning', 7 * 60],
  ['afternoon', 12 * 60],
  ['evening', 17 * 60],
];

export const TIME_BAND_NAMES: Readonly<Record<TimeBand, string>> = {
  early_morning: 'Early morning, before 07:00',
  morning: 'Morning, 07:00 to 12:00',
  afternoon: 'Afternoon, 12:00 to 17:00',
  evening: 'Evening, from 17:00',
};

/** The band of a local departure time in minutes after midnight. */
export const timeBandOf = (minute: number): TimeBand =>
  BAND_STARTS.findLast(([, start]) => minute >= start)?.[0] ?? 'early_morning';
