import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';

/** The server has it at hand; a browser reads what it wrote, and fetches what moves it later. */
const Foot = import.meta.env.SSR
  ? (await import('./Foot.tsx')).Foot
  : lazyPart(async () => (await import('./Foot.tsx')).Foot);

/** What is read last of a place, alive once its file has come. */
export const LateFoot = (props: ComponentProps<typeof Foot>) => (
  <Suspense>
    <Foot {...props} />
  </Suspense>
);
