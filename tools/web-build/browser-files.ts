/** In which files the modules of the browser build come: few, for each one is a request. */

/** The libraries under every page; the document preloads their file by this name. */
const START =
  /node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs)\//;
/** What makes a router (tools/web-build/router-apart.ts) comes in a file of its own. */
const APART = /\?apart$/;
/** What files are fetched by: the first script needs it, and must not bring the libraries along. */
const HELPER = /rolldown\/runtime|vite\/preload-helper/;
/** The table of pages comes with the router; pages of a booking have their addresses from it. */
const TABLE = /\/web\/addresses\/(?:addresses|booking-routes|route-objects)\.ts$/;
const APP = /\/web\/browser\/app\.tsx$/;
const ENTRY = /\/web\/browser\/main\.ts$/;
const PAGE = /\/web\/pages\/(.+)\/route\.tsx\?(shown|asked)$/;

/** Pages that share a file: a visitor who is on one of them will see the others. */
const AREAS: Readonly<Record<string, RegExp>> = {
  shop: /^(?:home|results|discovery)\b/,
  cruises: /^cruise/,
  stay: /^(?:deal|hotel)\b/,
  places: /^(?:destinations?|holidays)$/,
  extras: /^extras$/,
  steps: /^booking\/saved-steps$/,
  paying: /^booking\b/,
  changes:
    /^account\/booking\/(?:car|change|dates|flight-extras|hotel-change|names|seats|stay|transfers|whats-changed)$/,
  booked: /^account\/booking\b/,
  account: /^(?:account|gatekeeper|confirmation|order-request)\b/,
  party: /^party\b/,
  words: /^/,
};
/** What their pages have in common with others comes with every page. */
const SHOPS = ['shop', 'stay', 'places'];

/** What is known of a module while files are made of them. */
type Graph = {
  getModuleInfo: (id: string) => {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
};

/**
 * The groups of rolldown's `codeSplitting`: `helper`; `start`; `frame`, what stands around every
 * page or on pages of the shop and elsewhere; `table`; a file for each area, or for several that
 * share something; one for what a page shares with its own parts that come at a touch; and
 * `asking`, what several pages ask and check with. What one part alone needs stays with it. A group
 * comes before those that need it. The modules that something fetches are in none: rolldown would
 * put a file before the group.
 */
export function browserFiles() {
  const known = new Map<string, Place | undefined>();
  const placeOf = (id: string, graph: Graph): Place | undefined => {
    if (!known.has(id)) known.set(id, choosePlace(id, graph));
    return known.get(id);
  };
  return LEVELS.map((level) => ({
    debugName: level,
    name: (id: string, graph: Graph) => {
      const place = placeOf(id, graph);
      return place?.level === level ? place.name : null;
    },
  }));
}

const LEVELS = ['helper', 'start', 'frame', 'table', 'areas', 'area', 'page', 'asking'] as const;
type Place = { readonly level: (typeof LEVELS)[number]; readonly name: string };

/** What all areas of the shop need comes before what one of them does. */
const SHOP: Place = { level: 'areas', name: 'shop' };

function choosePlace(id: string, graph: Graph): Place | undefined {
  if (HELPER.test(id)) return { level: 'helper', name: 'helper' };
  if (APART.test(id)) return undefined;
  if (START.test(id)) return { level: 'start', name: 'start' };
  if (TABLE.test(id)) return { level: 'table', name: 'table' };
  const roots = rootsOf(id, graph);
  if (APP.test(id) || roots.some((root) => ENTRY.test(root))) return undefined;
  if (roots.some((root) => APP.test(root))) return { level: 'frame', name: 'frame' };
  const shown = pagesOf(roots, 'shown');
  const areas = areasOf(shown);
  if (areas.every((area) => SHOPS.includes(area)) && areas.length > 1) return SHOP;
  if (areas.length > 1)
    return areas.some((area) => SHOPS.includes(area))
      ? { level: 'frame', name: 'frame' }
      : { level: 'areas', name: areas.join('-') };
  const [page = '', ...others] = shown;
  const [area = ''] = areas;
  if (others.length > 0) return area === SHOP.name ? SHOP : { level: 'area', name: area };
  // What a page has alone comes in its own file; what its parts need that come at a touch, beside.
  if (page !== '')
    return roots.length > 1 ? { level: 'page', name: page.replaceAll('/', '-') } : undefined;
  const asking = pagesOf(roots, 'asked');
  if (asking.length < 3) return undefined;
  const askingAreas = [...new Set(asking.map(areaOf))].toSorted();
  return { level: 'asking', name: ['asking', ...askingAreas].join('-') };
}

const pagesOf = (roots: readonly string[], part: 'shown' | 'asked'): string[] =>
  roots.flatMap((root) => {
    const [, page, found] = PAGE.exec(root) ?? [];
    return page !== undefined && found === part ? [page] : [];
  });

/**
 * The areas of pages that share something. What the page of cruises has of the shop, its tabs, it
 * takes from where the shop has them.
 */
function areasOf(pages: readonly string[]): string[] {
  const areas = [...new Set(pages.map(areaOf))].toSorted();
  const others = areas.filter((area) => area !== 'cruises');
  return others.some((area) => SHOPS.includes(area)) ? others : areas;
}

const areaOf = (page: string): string =>
  Object.keys(AREAS).find((area) => AREAS[area]?.test(page)) ?? 'words';

/** The modules that something fetches by themselves, and that bring this one along. */
function rootsOf(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  const roots: string[] = [];
  for (const one of seen) {
    const info = graph.getModuleInfo(one);
    if (info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0) roots.push(one);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return roots;
}
