/** What the insurer sells, to residents of Great Britain and of Ireland. */

export type InsuranceCover = {
  readonly id: string;
  readonly name: string;
  /** Of the first cover's price. */
  readonly factor: number;
  readonly medical: string;
  readonly cancelling: string;
  readonly bags: string;
  readonly more?: string;
};

const COVERS: readonly InsuranceCover[] = [
  {
    id: 'essential',
    name: 'Essential',
    factor: 1,
    medical: '5 million',
    cancelling: '1,000',
    bags: '500',
  },
  {
    id: 'classic',
    name: 'Classic',
    factor: 1.45,
    medical: '10 million',
    cancelling: '3,000',
    bags: '1,500',
  },
  {
    id: 'premier',
    name: 'Premier',
    factor: 2.05,
    medical: '15 million',
    cancelling: '7,500',
    bags: '3,000',
    more: 'missed departure',
  },
];

/** All covers, their sums in the money of whoever lives in that country: `€5 million`. */
export const coversFor = (residence: string): readonly InsuranceCover[] =>
  COVERS.map((cover) => {
    const sign = residence === 'IE' ? '€' : '£';
    const { medical, cancelling, bags } = cover;
    return {
      ...cover,
      medical: sign + medical,
      cancelling: sign + cancelling,
      bags: sign + bags,
    };
  });
