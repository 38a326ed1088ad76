import { useEffect, useRef } from 'react';

/** The cabin in which arrow keys lead to the next seat that can be pressed. */
export function useArrowKeys() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cabin = ref.current;
    const move = (event: KeyboardEvent) => cabin && moveIn(cabin, event);
    cabin?.addEventListener('keydown', move);
    return () => cabin?.removeEventListener('keydown', move);
  }, []);
  return ref;
}

/** In the row or in the column. */
function moveIn(cabin: HTMLElement, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null;
  if (!step || !cell) return;
  event.preventDefault();
  const rows = [...cabin.querySelectorAll('tr')].filter((row) => row.querySelector('td'));
  let [row, column] = [rows.findIndex((one) => one.contains(cell)), cell.cellIndex];
  for (;;) {
    row += step.down;
    column += step.right;
    const next = rows[row]?.cells[column];
    if (!next) return;
    const seat = next.querySelector('button');
    // Rows that are folded have no place on the page.
    if (seat?.checkVisibility()) return seat.focus();
  }
}

type Step = { readonly down: number; readonly right: number };
const STEPS: Readonly<Record<string, Step | undefined>> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
};
