/** Posters beside a map of places, each with its pin. */
export const ON_THE_MAP = 8;
