import { useEffect, useReducer } from 'react';
import { latestSteps, type PlacementStep } from './placement-step.ts';
import own from './Payment.module.css';

type PlacementStepsProps = {
  readonly checkoutId: string;
  /** As they stood when the page was fetched. */
  readonly known?: readonly PlacementStep[];
  /** Nothing more comes of a try; keeps its identity. */
  readonly onOver?: () => Promise<void>;
};

/**
 * What has been done of an order that is being placed, as it is done; each step is said aloud by
 * itself, once.
 */
export function PlacementSteps({ checkoutId, known = NONE, onOver }: PlacementStepsProps) {
  const [steps, show] = useReducer(latestSteps, known);
  useEffect(() => show(known), [known]);
  useEffect(() => {
    const left = new AbortController();
    import('./show-placement.ts')
      .then(({ showPlacement }) => showPlacement({ checkoutId, signal: left.signal, show, onOver }))
      .catch(() => undefined); // Without its script the page looks all the same.
    return () => left.abort();
  }, [checkoutId, onOver]);
  return (
    <div role="status" aria-atomic="false">
      {steps.length > 0 && (
        <ol className={own.steps}>
          {steps.map(({ state, label }) => (
            <li key={state}>{label}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

const NONE: readonly PlacementStep[] = [];
