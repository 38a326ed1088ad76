import { routes } from '#web/routes.ts';

/** Where a visitor's own things stand: no page below these is anybody else's to find. */
const PERSONAL = [
  '/account',
  '/booking',
  '/cruise-news',
  '/extras',
  '/gatekeeper',
  '/party',
  '/unsubscribe',
  routes.appearance.href(),
  routes.reportProblem.href(),
  routes.scrapbook.href(),
];

/** Whether a page is one visitor's own, by its path. */
export const isPersonal = (path: string): boolean =>
  PERSONAL.some((start) => path === start || path.startsWith(`${start}/`));
