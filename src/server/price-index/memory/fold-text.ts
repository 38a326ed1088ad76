import { fold } from '#domain/catalogue/fold.ts';

/** Text as hotel names are searched: as people compare it, every gap one space. */
export const foldText = (text: string): string => fold(text).replace(/\s+/g, ' ');
