/** The letters about saved holidays. */
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import type { Letter } from './letter.ts';

type Reached = {
  readonly hotel: string;
  readonly place: string;
  readonly departureDate: IsoDate;
  readonly nights: number;
  /** In all: on the day it was saved, today, and what was to be told of. */
  readonly was: Money;
  readonly now: Money;
  readonly target: Money;
  readonly path: string;
  /** Where mail about prices is stopped. */
  readonly unsubscribe: string;
};

/** A saved holiday costs no more than its customer wanted to be told of. */
export function makeTargetReachedLetter(brand: Letter['brand'], reached: Reached): Letter {
  const { hotel, place, departureDate, nights, was, now, target } = reached;
  const price = formatMoney(now, 'always');
  return {
    brand,
    subject: `${hotel} now costs ${price}`,
    preview: `You asked us to write when it cost ${formatMoney(target)} or less.`,
    heading: `${price} for ${hotel}`,
    paragraphs: [
      `${hotel}, ${place}: ${formatDate(departureDate)}, ${nights === 1 ? '1 night' : `${nights} nights`}. It costs ${price} in total as we write; when you saved it, it was ${formatMoney(was, 'always')}.`,
      'Prices change, and we’re not holding this one for you: the page shows what it costs when you open it.',
      `You asked us to write when it cost ${formatMoney(target)} or less. We only write once: to hear from us again, set another price with your saved holidays.`,
    ],
    act: { label: 'See holiday', path: reached.path },
    unsubscribe: { label: 'Stop emails about prices', path: reached.unsubscribe },
    sections: [],
  };
}
