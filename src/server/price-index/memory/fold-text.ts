import { fold } from '#domain/input/fold.ts';

/** Text as hotel names are searched: as people compare it, every gap one space. */
export const foldText = (text: string): string => fold(text).replace(/\s+/g, ' ');
