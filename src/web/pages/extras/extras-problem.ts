import type { ExtraSectionName } from './sections.ts';

/** Why a form of the page was refused, in sentences: at its sections, or for the whole basket. */
export type ExtrasProblem = {
  readonly sections: Readonly<Partial<Record<ExtraSectionName | 'seats', readonly string[]>>>;
  readonly basket: readonly string[];
};

/** Whether anything was refused at all. */
export const isRefused = ({ sections, basket }: ExtrasProblem): boolean =>
  basket.length > 0 || Object.values(sections).some((messages) => messages.length > 0);
