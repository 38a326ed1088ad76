/** The map in the colours and letters of the page; layers are those of the Protomaps basemap. */
import type {
  ExpressionSpecification,
  FillLayerSpecification,
  FilterSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { MAP_TILE_ADDRESS } from '#domain/catalogue/moving-map.ts';

export type MapColours = Readonly<Record<(typeof TOKENS)[number], string>>;

const TOKENS = ['map-sea', 'map-land', 'map-hill', 'leaf', 'ink', 'ink-2', 'rule'] as const;
const SOURCE = 'tiles';
const OF_TILES = { source: SOURCE } as const;
const IS_AIRPORT: FilterSpecification = ['==', ['get', 'kind'], 'aerodrome'];
const FACE = ['Fraunces Variable'];
/** Farther out the names under pins are enough. */
const CLOSE = 9.5;

/** The colours as they are now: the scheme may change while the page stands. */
export function coloursOf(element: HTMLElement): MapColours {
  const probe = document.createElement('span');
  element.append(probe);
  const colours = Object.fromEntries(
    TOKENS.map((token) => {
      probe.style.color = `var(--${token})`;
      return [token, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made for every name of the closed list
  return colours as MapColours;
}

/**
 * `named` are the ids or names of places whose names stand under pins: the map does not say them
 * again.
 */
export function mapStyle(
  colours: MapColours,
  maxZoom: number,
  named: readonly string[],
): StyleSpecification {
  return {
    version: 8,
    sources: {
      [SOURCE]: {
        type: 'vector',
        tiles: [`${window.location.origin}${MAP_TILE_ADDRESS}`],
        maxzoom: maxZoom,
      },
    },
    layers: [...ground(colours), ...names(colours, named)],
  };
}

const ground = (colours: MapColours): LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': colours['map-sea'] } },
  {
    ...OF_TILES,
    id: 'shallows',
    type: 'line',
    'source-layer': 'earth',
    paint: {
      'line-color': colours.leaf,
      'line-opacity': 0.45,
      'line-width': byZoom([4, 2], [8, 7], [12, 14]),
      'line-blur': 1,
    },
    layout: { 'line-join': 'round' },
  },
  fillLayer('land', 'earth', colours['map-land']),
  fillLayer('green', 'landuse', colours['map-hill']),
  {
    ...fillLayer('lakes', 'water', colours['map-sea']),
    filter: ['==', ['geometry-type'], 'Polygon'],
  },
  {
    ...lineLayer('rivers', 'water', colours['map-sea'], byZoom([4, 0.6], [8, 1.6], [12, 5])),
    filter: ['==', ['geometry-type'], 'LineString'],
  },
  lineLayer('roads', 'roads', colours.leaf, byZoom([6, 0.8], [12, 2.5], [16, 7])),
  {
    ...OF_TILES,
    id: 'borders',
    type: 'line',
    'source-layer': 'boundaries',
    paint: { 'line-color': colours['ink-2'], 'line-opacity': 0.5, 'line-dasharray': [3, 2] },
  },
];

const fillLayer = (id: string, layer: string, colour: string): FillLayerSpecification => ({
  ...OF_TILES,
  id,
  type: 'fill',
  'source-layer': layer,
  paint: { 'fill-color': colour },
});

const lineLayer = (
  id: string,
  layer: string,
  colour: string,
  width: ExpressionSpecification,
): LineLayerSpecification => ({
  ...OF_TILES,
  id,
  type: 'line',
  'source-layer': layer,
  paint: { 'line-color': colour, 'line-width': width },
  layout: { 'line-join': 'round', 'line-cap': 'round' },
});

/** A size that grows with the zoom. */
const byZoom = (...steps: readonly (readonly [zoom: number, size: number])[]) =>
  ['interpolate', ['linear'], ['zoom'], ...steps.flat()] as ExpressionSpecification;

function names(colours: MapColours, named: readonly string[]): LayerSpecification[] {
  const onLand = { colour: colours.ink, halo: colours['map-land'] };
  const inCapitals = { 'text-transform': 'uppercase', 'text-letter-spacing': 0.1 } as const;
  const ofKind = (kind: string): FilterSpecification => [
    'all',
    ['==', ['get', 'kind'], kind],
    ['!', ['in', ['coalesce', ['get', 'id'], ''], ['literal', [...named]]]],
    ['!', ['in', ['coalesce', ['get', 'name'], ''], ['literal', [...named]]]],
  ];
  return [
    {
      ...nameLayer('seas', 'water', { colour: colours['ink-2'], halo: colours['map-sea'] }, 14, {
        'text-letter-spacing': 0.12,
        'text-max-width': 7,
      }),
      filter: ['==', ['geometry-type'], 'MapPoint'],
    },
    {
      ...nameLayer('towns', 'places', { ...onLand, colour: colours['ink-2'] }, 13),
      filter: ofKind('locality'),
      minzoom: CLOSE,
    },
    {
      ...nameLayer('regions', 'places', onLand, 16, inCapitals),
      filter: ofKind('region'),
      maxzoom: 11,
    },
    {
      ...nameLayer('countries', 'places', onLand, 16, inCapitals),
      filter: ofKind('country'),
      maxzoom: 7,
    },
    ...airports(colours),
  ];
}

type Letters = { readonly colour: string; readonly halo: string };

/** Names of a layer, the most wanted first where not all have room. */
const nameLayer = (
  id: string,
  layer: string,
  { colour, halo }: Letters,
  size: number,
  layout: SymbolLayerSpecification['layout'] = {},
): SymbolLayerSpecification => ({
  ...OF_TILES,
  id,
  type: 'symbol',
  'source-layer': layer,
  layout: {
    'text-font': FACE,
    'text-field': ['get', 'name'],
    'text-size': size,
    'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'population_rank'], 0]],
    ...layout,
  },
  paint: { 'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1.2 },
});

const airports = (colours: MapColours): LayerSpecification[] => [
  {
    ...OF_TILES,
    id: 'airport-marks',
    type: 'circle',
    'source-layer': 'pois',
    filter: IS_AIRPORT,
    minzoom: 7,
    paint: {
      'circle-radius': 5,
      'circle-color': colours.ink,
      'circle-stroke-color': colours['map-land'],
      'circle-stroke-width': 2,
    },
  },
  {
    ...nameLayer('airports', 'pois', { colour: colours.ink, halo: colours['map-land'] }, 13, {
      'text-field': ['concat', ['get', 'iata'], ' airport'],
      'text-anchor': 'top',
      'text-offset': [0, 0.6],
    }),
    filter: IS_AIRPORT,
    minzoom: CLOSE,
  },
];
