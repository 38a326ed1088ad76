import { useEffect, useRef } from 'react';

/** The table in which arrow keys lead to the next seat that can be pressed. */
export function useArrowKeys() {
  const ref = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const table = ref.current;
    const move = (event: KeyboardEvent) => table && moveIn(table, event);
    table?.addEventListener('keydown', move);
    return () => table?.removeEventListener('keydown', move);
  }, []);
  return ref;
}

/** In the row or in the column. */
function moveIn(table: HTMLTableElement, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null;
  if (!step || !cell) return;
  event.preventDefault();
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.querySelector('td'));
  let [row, column] = [rows.findIndex((one) => one.contains(cell)), cell.cellIndex];
  for (;;) {
    row += step.down;
    column += step.right;
    const next = rows[row]?.cells[column];
    if (!next) return;
    const seat = next.querySelector('button');
    if (seat) return seat.focus();
  }
}

type Step = { readonly down: number; readonly right: number };
const STEPS: Readonly<Record<string, Step | undefined>> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
};
