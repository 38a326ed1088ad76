import type { HolidayTheme } from '#domain/place-guide/holiday-themes.ts';

/** The place whose poster stands for a theme: the editor's choice. */
export const THEME_POSTERS: Readonly<Record<HolidayTheme, string>> = {
  'all-inclusive': 'turkey-antalya',
  'half-board': 'italy-neapolitan-riviera',
  'self-catering': 'spain-menorca',
  beach: 'portugal-algarve',
  family: 'spain-majorca',
  'adults-only': 'spain-ibiza',
  spa: 'turkey-bodrum',
  golf: 'portugal-algarve-vilamoura',
  'five-star': 'united-arab-emirates-dubai',
  luxury: 'maldives-north-and-south-male-atolls',
  city: 'italy-rome',
  islands: 'malta-gozo',
  'greek-islands': 'greece-santorini',
  lakes: 'italy-lake-garda',
  mountains: 'italy-dolomites',
  ski: 'france-french-alps-north',
  'winter-sun': 'spain-tenerife',
  'long-haul': 'thailand-phuket',
  accessible: 'malta-malta-north',
  eco: 'costa-rica-costa-rica-highlands-and-coast',
};
