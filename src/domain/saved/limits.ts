/** So many holidays one visitor can save; a login adds those of the browser to the customer's. */
export const MOST_SAVED = 20;

/** So many stand beside each other. */
export const MOST_COMPARED = 4;

/** So many daily prices make a chart. */
export const CHART_DAYS = 14;
