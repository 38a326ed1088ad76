import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';

/** The server has the tabs at hand; a browser reads them, and fetches what moves them later. */
const Advice = import.meta.env.SSR
  ? (await import('./advice/Advice.tsx')).Advice
  : lazyPart(async () => (await import('./advice/Advice.tsx')).Advice);

const ThingsToDo = import.meta.env.SSR
  ? (await import('./things/ThingsToDo.tsx')).ThingsToDo
  : lazyPart(async () => (await import('./things/ThingsToDo.tsx')).ThingsToDo);

/** Travel advice, alive once its file has come. */
export const LateAdvice = (props: ComponentProps<typeof Advice>) => (
  <Suspense>
    <Advice {...props} />
  </Suspense>
);

/** Things to do, alive once their file has come. */
export const LateThingsToDo = (props: ComponentProps<typeof ThingsToDo>) => (
  <Suspense>
    <ThingsToDo {...props} />
  </Suspense>
);
