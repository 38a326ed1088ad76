/** What the papers of a sale say of value added tax. */
import { VAT_SCHEME } from './law.ts';
import type { MarketName } from './market-name.ts';

/**
 * True of whatever is sold: what is taxed on its margin, what is zero-rated for it is enjoyed
 * outside the country or the Union, and insurance, which is exempt. `isForReal`: under a licence;
 * else nothing is sold (visitors: section 2).
 */
export const vatSentence = (market: MarketName, isForReal: boolean): string =>
  isForReal
    ? `${VAT_SCHEME[market].endorsement}: any VAT is part of the price. None is shown, and none can be reclaimed.`
    : `If this were a real sale, it would be under the ${VAT_SCHEME[market].name}: any VAT would be part of the price. None would be shown, and none could be reclaimed.`;
