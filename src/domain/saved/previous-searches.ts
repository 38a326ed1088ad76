/** So many searches of one visitor are kept, the last ones, and for so many days. */
export const MOST_SEARCHES = 20;
export const SEARCH_DAYS = 90;
