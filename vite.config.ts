import { globSync } from 'node:fs';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileTexts } from './tools/compile-texts.ts';
import { mapLibrary } from './tools/geography/map-tiles/map-library.ts';
import { plainIcons } from './tools/web-build/plain-icons.ts';
import { precompress } from './tools/web-build/precompress.ts';

const root = import.meta.dirname;

/** `vite build` makes what browsers load, `vite build --ssr` what the server renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  publicDir: false,
  appType: 'custom',
  // Its translations for other languages would weigh 16 kB; it needs en-US as its own fallback.
  plugins: [
    react(),
    compileTexts(),
    plainIcons(),
    ...(isSsrBuild
      ? []
      : [
          { ...optimizeLocales.vite({ locales: ['en-GB', 'en-US'] }), enforce: 'pre' as const },
          mapLibrary(),
          precompress(),
        ]),
  ],
  build: isSsrBuild ? serverBuild : browserBuild,
  ssr: { target: 'node' },
  css: { modules: { generateScopedName } },
}));

/**
 * `card-2k`: a name and the number of its file. A page says some 1,500 of them; with fingerprints
 * the stylesheet would not fit into a connection's first flight.
 */
const generateScopedName = (name: string, file: string): string =>
  `${name}-${styles.indexOf(path.relative(root, file)).toString(36)}`;

const styles = globSync('src/web/**/*.module.css', { cwd: root }).toSorted();

/** The libraries under every page; the document preloads their chunk by this name. */
const START =
  /node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs)\//;

/** What Vite loads chunks by: the first script has it too, and must not bring the others along. */
const PRELOAD = /vite\/preload-helper/;

/**
 * Small modules that almost every page has: apart they would cost more in wrapping than they hold.
 */
const EVERYWHERE = new Set(
  [
    'src/domain/{dates,errors/never,field-error,input/input-refusals,money,refuse}.ts',
    'src/domain/account/titles.ts',
    'src/domain/{party,tracking/app-messages}.ts',
    'src/web/browser/trusted-types.ts',
    'src/web/{page-properties,routes,theme}.ts',
    'src/web/data/{data-call,data-error,error-status}.ts',
    'src/web/document/hydration.ts',
    'src/web/layout/{ProblemPage.tsx,paid-checkout.ts}',
    'src/web/parts/Basket/server-now.ts',
    'src/web/parts/{Consent/consent-id,Map/map-library-files,use-time-of-day}.ts',
    'src/web/parts/{Amount,PageProblem,PageTitle}.tsx',
    'src/web/parts/{Amount,PageProblem}.module.css',
    'src/web/ui/{Button,ButtonLink,ErrorSummary,Field,Icon,Notice,TextField,TitleRadios,VisuallyHidden}.tsx',
    'src/web/ui/{Button,ErrorSummary,Field,Icon,Notice,TitleRadios,control,layout,type}.module.css',
    'src/web/ui/{button-class,classes,use-live}.ts',
  ].flatMap(filesOf),
);

/** The icons of the header and of dialogs. */
const ICONS = /lucide-react\/.*\/(heart|x)\.m?js$/;

/** The fields of forms: a page that has one has most of them. */
const FIELDS = new Set(
  [
    'src/web/ui/{Checkbox,DateOfBirthField,Field,RadioCards,SelectField,TextField}.tsx',
    'src/web/ui/typed-date.ts',
    'src/web/ui/{Checkbox,Field,RadioCards}.module.css',
  ].flatMap(filesOf),
);

/**
 * What pages share with the parts that come at a touch: split by who needs what, each piece would
 * be a file of its own, and mostly wrapping.
 */
const SHARED: readonly { readonly name: string; readonly files: readonly string[] }[] = [
  {
    name: 'ground',
    files: [
      'src/domain/catalogue/map-frame.ts',
      'src/web/parts/Coast.tsx',
      'src/web/parts/Coast.module.css',
      'src/web/parts/Map/use-reach.ts',
      'src/web/ui/{DidNotLoad,lazy-part}.tsx',
      'src/web/ui/drop-down.ts',
    ],
  },
  {
    name: 'labels',
    files: [
      'src/web/parts/{map-pins,use-linked-cards}.ts',
      'src/web/pages/results/map/map-hash.ts',
      'src/web/parts/Map/PinLabel.tsx',
      'src/web/parts/Map/PinLabel.module.css',
    ],
  },
  {
    name: 'criteria',
    files: [
      'src/domain/search/{default-criteria,filters,make-criteria-query}.ts',
      'src/web/parts/criteria-input.ts',
      'src/web/parts/SearchForm/HiddenCriteria.tsx',
    ],
  },
  {
    name: 'bill',
    files: [
      'src/domain/holiday/payment-plans.ts',
      'src/web/parts/{Basket/basket-facts.ts,PriceChanged.tsx,Receipt.tsx}',
      'src/web/parts/{PriceChanged,Receipt}.module.css',
    ],
  },
  {
    name: 'holiday',
    files: [
      'src/domain/geography/walk.ts',
      'src/web/parts/{BoardingCard,Heart/Heart,Picture}.tsx',
      'src/web/parts/{BoardingCard,Heart/Heart,Picture}.module.css',
      'src/web/parts/{flight-length,flight-of-leg,picture-facts,room-names}.ts',
      'src/web/ui/{Chip,Disclosure}.tsx',
      'src/web/ui/{Chip,Disclosure}.module.css',
    ],
  },
  {
    name: 'price',
    files: [
      'src/web/{parts/PriceBlock,parts/ReviewScore,parts/Stars,ui/Dialog}.tsx',
      'src/web/{parts/PriceBlock,parts/ReviewScore,parts/Stars,ui/Dialog}.module.css',
      'src/web/parts/price-view.ts',
    ],
  },
];

/** The files of a pattern with names in braces; throws when one of them is not there. */
function filesOf(pattern: string): string[] {
  const found = globSync(pattern, { cwd: root });
  const named = /\{(.*)\}/.exec(pattern)?.[1]?.split(',') ?? [pattern];
  if (found.length !== named.length)
    throw new Error(
      `vite.config.ts names ${pattern}: there are only ${found.join(', ') || 'none'}`,
    );
  return found.map((file) => path.join(root, file));
}

/** Whether a module, whose id may end in a query, is one of these files. */
const isOneOf =
  (files: ReadonlySet<string>) =>
  (id: string): boolean =>
    files.has(id.replace(/\?.*$/, ''));

const isEverywhere = isOneOf(EVERYWHERE);

const SCRIPT = 'assets/[name]-[hash:7].js';

const browserBuild = {
  outDir: path.join(root, 'dist/client'),
  emptyOutDir: true,
  manifest: true,
  target: 'es2022',
  // One small file for all pages: seventeen requests held up the first paint by a second on a
  // phone.
  cssCodeSplit: false,
  rolldownOptions: {
    input: 'src/web/browser/main.ts',
    output: {
      // Pages name a hundred of these files: a letter less of each is a tenth of a kilobyte.
      chunkFileNames: SCRIPT,
      entryFileNames: SCRIPT,
      // In one file they compress together.
      codeSplitting: {
        groups: [
          { name: 'start', test: START },
          { name: 'preload-helper', test: PRELOAD },
          { name: 'everywhere', test: (id: string) => isEverywhere(id) || ICONS.test(id) },
          { name: 'fields', test: isOneOf(FIELDS) },
          ...SHARED.map(({ name, files }) => ({
            name,
            test: isOneOf(new Set(files.flatMap(filesOf))),
          })),
        ],
      },
    },
  },
};

const serverBuild = {
  outDir: path.join(root, 'dist/server'),
  emptyOutDir: true,
  target: 'node26',
  rolldownOptions: { input: 'src/web/server.tsx', output: { entryFileNames: 'web.js' } },
};
