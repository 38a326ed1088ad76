/** The usual weather of a month: °C by day, °C of the sea (null inland), days with rain. */
export type WeatherOfMonth = {
  readonly air: number;
  readonly sea: number | null;
  readonly rainDays: number;
};
