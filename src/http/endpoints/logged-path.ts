/**
 * A path as the log has it: without what opens something to whoever reads it, such as the link of a
 * party room or the key of a mail (S-26). The rest says which page it was.
 */
export const loggedPath = (pathname: string): string =>
  pathname.replace(/^\/(cruise-news|party|price-mails|unsubscribe)\/[^/]+/, '/$1/…');
