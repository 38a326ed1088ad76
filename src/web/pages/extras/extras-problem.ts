import type { ExtraSectionName, FlightField } from './sections.ts';

/** Why a form of the page was refused, in sentences: at its sections, or for the whole basket. */
export type ExtrasProblem = {
  readonly sections: Readonly<
    Partial<Record<ExtraSectionName | 'seats' | FlightField, readonly string[]>>
  >;
  /** The flight that a transfer meets, as it was typed (R14). */
  readonly typed?: Readonly<Partial<Record<FlightField, string>>>;
  readonly basket: readonly string[];
};

/** Whether anything was refused at all. */
export const isRefused = ({ sections, basket }: ExtrasProblem): boolean =>
  basket.length > 0 || Object.values(sections).some((messages) => messages.length > 0);
