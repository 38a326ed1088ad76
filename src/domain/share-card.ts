/** The card that others show of a link to a page: a picture of it over words of it. */

export type ShareCard = {
  /** Its picture, by the address without a size: `/pictures/place/malta/place`. */
  readonly picture: string;
  /** Who sells. */
  readonly brand: string;
  /** The heading of the page. */
  readonly name: string;
  /** Where it is. */
  readonly place?: string | undefined;
  readonly price?: CardPrice | undefined;
};

/** A price as its page says it, with what it is for and the day on which it was. */
export type CardPrice = {
  readonly figure: string;
  readonly facts: readonly string[];
  readonly day: string;
};

/** The words of a card in the order in which it is read. */
export const wordsOfCard = ({ brand, name, place, price }: ShareCard): readonly string[] =>
  [place, name, price?.figure, ...(price?.facts ?? []), brand, price?.day].flatMap((text) =>
    text === undefined ? [] : [text],
  );
