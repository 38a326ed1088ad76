import { lazy, type ComponentType } from 'react';
import { DidNotLoad } from './DidNotLoad.tsx';

/**
 * A part of a page whose file is fetched when it is first shown, inside a `Suspense` as with
 * React's `lazy`. Where the file does not come (the connection is gone, a release took its place)
 * the page stays as it is, with `Instead` in the part's place; the error is told like any other.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = DidNotLoad,
) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      reportError(error);
      return { default: Instead };
    }
  });
}
