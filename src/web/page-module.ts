import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, ShouldRevalidateFunction } from 'react-router';
import type { Thing } from 'schema-dts';
import type { CardPrice, ShareCard } from '#domain/share-card.ts';
import type { RequestProperties } from './page-properties.ts';

/** What the card of a shared link says of a page besides its heading: words that it shows. */
export type OnCard = Pick<ShareCard, 'place'> & {
  readonly price?: Omit<CardPrice, 'day'> | undefined;
};

/** What a page says of itself to the frame: its texts, and the header it stands under. */
export type PageHandle = {
  readonly texts?: Readonly<Record<string, unknown>>;
  readonly header?: 'full' | 'checkout';
  /** Many people read it with the same data: the server keeps it (`kept-pages.ts`). */
  readonly isKept?: boolean;
  /**
   * What a page that was found shows, in the words of schema.org; `loaded` is what its loader gave.
   * Said by the server alone: a page puts it behind `import.meta.env.SSR`.
   */
  structuredData?(loaded: unknown, page: RequestProperties): readonly Thing[];
  /** What the card of a page that was found says; said by the server alone, too. */
  onCard?(loaded: unknown, page: RequestProperties): OnCard;
};

/** What `pages/<name>/route.tsx` exports. */
export type PageModule = {
  readonly loader?: LoaderFunction;
  readonly action?: ActionFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
  readonly Component?: ComponentType;
  readonly ErrorBoundary?: ComponentType;
  readonly handle?: PageHandle;
};

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null;
