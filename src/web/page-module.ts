import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, ShouldRevalidateFunction } from 'react-router';

/** What a page says of itself to the frame: its texts, and the header it stands under. */
export type PageHandle = {
  readonly texts?: Readonly<Record<string, unknown>>;
  readonly header?: 'full' | 'checkout';
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
