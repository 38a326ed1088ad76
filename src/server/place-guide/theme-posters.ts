import { posterOfTheme } from '#domain/catalogue/stock-pictures.ts';
import { ALL_THEMES, themeFacts, type HolidayTheme } from '#domain/place-guide/holiday-themes.ts';
import type { PictureView } from '#server/catalogue/picture-views.ts';

/** The poster of a kind of holiday. */
export const themePicture = (theme: HolidayTheme): PictureView => ({
  kind: 'theme',
  id: theme,
  view: 'theme',
  picture: posterOfTheme(theme, themeFacts(theme).name),
});

/** The posters of all kinds of holiday. */
export const allThemePictures = (): PictureView[] => ALL_THEMES.map(themePicture);
