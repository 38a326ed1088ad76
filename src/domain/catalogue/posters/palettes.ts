/** The inks of the posters (look, section 5): six printings of the same scenes. */

export const paletteNames = ['noon', 'gold', 'aegean', 'canary', 'city', 'alpine'] as const;
export type PaletteName = (typeof paletteNames)[number];

type Ink = `#${string}`;

/** One printing. A `…Shade` is the one shadow tone of its thing. */
export type Palette = {
  readonly sky: readonly [Ink, Ink, Ink, Ink];
  readonly sun: Ink;
  /** From the outer ring to the inner one. */
  readonly halo: readonly [Ink, Ink];
  /** From the horizon to the foot. */
  readonly sea: readonly [Ink, Ink, Ink, Ink, Ink];
  readonly glitter: Ink;
  readonly pool: Ink;
  readonly poolShade: Ink;
  readonly far: Ink;
  readonly farShade: Ink;
  readonly mid: Ink;
  readonly midShade: Ink;
  readonly land: Ink;
  readonly meadow: Ink;
  readonly meadowShade: Ink;
  readonly wall: Ink;
  readonly wallWarm: Ink;
  readonly wallShade: Ink;
  readonly roof: Ink;
  readonly roofShade: Ink;
  readonly window: Ink;
  readonly windowLit: Ink;
  readonly leaf: Ink;
  readonly leafShade: Ink;
  readonly dark: Ink;
  readonly accent: Ink;
  readonly accentShade: Ink;
  /** The small bright thing: a flag, a hull, a ring. */
  readonly signal: Ink;
  readonly signalShade: Ink;
  readonly second: Ink;
  readonly sand: Ink;
  readonly sandShade: Ink;
  readonly bloom: Ink;
  readonly bloomLight: Ink;
  readonly trunk: Ink;
  readonly shutter: Ink;
  readonly shutterShade: Ink;
  readonly paper: Ink;
};

/** What every printing shares: the white of the paper and the second yellow. */
const shared = { paper: '#FFF9EA', second: '#F5A623' } as const;

const noon: Palette = {
  ...shared,
  sky: ['#1767A0', '#4FA6C9', '#A9D8D3', '#F8E7BE'],
  sun: '#FFD34D', halo: ['#8CC8CE', '#C6DFC6'],
  sea: ['#2C93A8', '#1A7C9C', '#11648A', '#0C4E75', '#093F62'], glitter: '#F3F3D8',
  pool: '#2C93A8', poolShade: '#1A7C9C',
  far: '#7FA9B4', farShade: '#6C98A8', mid: '#C98A52', midShade: '#A7653F', land: '#8C3B2E',
  meadow: '#6F9E5B', meadowShade: '#4C8053',
  wall: '#FFF6E2', wallWarm: '#FBD9A0', wallShade: '#D9B48F', roof: '#D4582F', roofShade: '#A83E26',
  window: '#23506B', windowLit: '#3B7390',
  leaf: '#2E6E4B', leafShade: '#174A3B', dark: '#0E3038',
  accent: '#E04B2C', accentShade: '#A83A24', signal: '#E04B2C', signalShade: '#A83A24', sand: '#F6D9A2', sandShade: '#E2B877',
  bloom: '#E6427E', bloomLight: '#FF7FA2', trunk: '#5A3326', shutter: '#1F7A78', shutterShade: '#145A5E',
};

const gold: Palette = {
  ...shared,
  sky: ['#0E5A78', '#3E97A0', '#F3C36B', '#F58B3C'],
  sun: '#FFE9A6', halo: ['#F6A047', '#FBBE62'],
  sea: ['#E9924B', '#B9694F', '#4C6B7C', '#195A73', '#0C4560'], glitter: '#FFE2A0',
  pool: '#2C93A8', poolShade: '#1A7C9C',
  far: '#B6705E', farShade: '#94565A', mid: '#7C4454', midShade: '#5A3049', land: '#4A2A40',
  meadow: '#6B7A4A', meadowShade: '#46603F',
  wall: '#FFE8C2', wallWarm: '#F9C98B', wallShade: '#C77F5B', roof: '#C4472B', roofShade: '#8E3026',
  window: '#4A2A40', windowLit: '#F9B457',
  leaf: '#1F5A4C', leafShade: '#103B3A', dark: '#121E2E',
  accent: '#D93F2B', accentShade: '#9A2B22', signal: '#D93F2B', signalShade: '#9A2B22', sand: '#F2B671', sandShade: '#CF8350',
  bloom: '#D8326B', bloomLight: '#F2668B', trunk: '#2A1A26', shutter: '#2B6B70', shutterShade: '#1A4A54',
};

const aegean: Palette = {
  ...shared,
  sky: ['#0A3F7E', '#1C6BAF', '#66B2DC', '#D8ECE6'],
  sun: '#FFE27A', halo: ['#5AA6D3', '#8FC8E0'],
  sea: ['#2F8FC0', '#1C76B1', '#115E9C', '#0B4884', '#083A6C'], glitter: '#EAF6F2',
  pool: '#3FA9CF', poolShade: '#1C76B1',
  far: '#6C93C0', farShade: '#587FB0', mid: '#B9906E', midShade: '#94694F', land: '#7A5140',
  meadow: '#8FA669', meadowShade: '#6B8A58',
  wall: '#FFFDF4', wallWarm: '#F4EEDC', wallShade: '#BFD0E2', roof: '#1C6BAF', roofShade: '#0F4787',
  window: '#0A3F7E', windowLit: '#2E7CBF',
  leaf: '#3C7C58', leafShade: '#1E5544', dark: '#0A2747',
  accent: '#1C6BAF', accentShade: '#0F4787', signal: '#E0512F', signalShade: '#A83A24', sand: '#F4E3BF', sandShade: '#DABF8C',
  bloom: '#DD2E7C', bloomLight: '#FF6FA6', trunk: '#5C4034', shutter: '#1C6BAF', shutterShade: '#0F4787',
};

const canary: Palette = {
  ...shared,
  sky: ['#F7E4B5', '#FBCF7F', '#F8A957', '#EE7B45'],
  sun: '#FFF3CF', halo: ['#FBC672', '#FDDA95'],
  sea: ['#2F8C93', '#1D7788', '#12607A', '#0D4C68', '#0A3D57'], glitter: '#FCE3AE',
  pool: '#2F9CA3', poolShade: '#1D7788',
  far: '#C96F57', farShade: '#A7525A', mid: '#7D3F58', midShade: '#5C2C4B', land: '#3E2440',
  meadow: '#7E8A4E', meadowShade: '#5B6E45',
  wall: '#FFF4DC', wallWarm: '#FBD08C', wallShade: '#DC9B74', roof: '#C8452C', roofShade: '#922F2A',
  window: '#3E2440', windowLit: '#7D3F58',
  leaf: '#3A7B4C', leafShade: '#1B513F', dark: '#1F1430',
  accent: '#C8452C', accentShade: '#922F2A', signal: '#C8452C', signalShade: '#922F2A', sand: '#F0C283', sandShade: '#D79A62',
  bloom: '#E24A2F', bloomLight: '#F9813F', trunk: '#2B1730', shutter: '#1D7788', shutterShade: '#12556A',
};

const city: Palette = {
  ...shared,
  sky: ['#17375E', '#3F6C8C', '#E9B47A', '#F7D9A0'],
  sun: '#FFEFC0', halo: ['#EBC58A', '#F3D297'],
  sea: ['#6F8FA0', '#4C7690', '#355E7B', '#22486A', '#17375E'], glitter: '#FFE6B0',
  pool: '#3F8797', poolShade: '#2B6A80',
  far: '#8A8796', farShade: '#6E7088', mid: '#C4694A', midShade: '#93453F', land: '#552339',
  meadow: '#6F8560', meadowShade: '#4D6A54',
  wall: '#FDE6BE', wallWarm: '#F3B877', wallShade: '#C97F56', roof: '#B8412E', roofShade: '#7A2B33',
  window: '#552339', windowLit: '#F7C56B',
  leaf: '#2F6556', leafShade: '#1A4242', dark: '#1B1F3A',
  accent: '#B8412E', accentShade: '#7A2B33', signal: '#B8412E', signalShade: '#7A2B33', sand: '#EBC58A', sandShade: '#C99A72',
  bloom: '#D8326B', bloomLight: '#F2668B', trunk: '#3A2030', shutter: '#35706E', shutterShade: '#20504F',
};

const alpine: Palette = {
  ...shared,
  sky: ['#12476B', '#5C9FB8', '#DDEBE3', '#F8EBCB'],
  sun: '#FFE9B8', halo: ['#8DBDC6', '#BBD7D1'],
  sea: ['#5E9CAD', '#3F7F93', '#2F6A82', '#21546D', '#174258'], glitter: '#F4F3E4',
  pool: '#3F7F93', poolShade: '#2F6A82',
  far: '#9DBECB', farShade: '#7FA5B7', mid: '#5D8496', midShade: '#3F6679', land: '#1B4A43',
  meadow: '#FFFDF4', meadowShade: '#CFE0E4',
  wall: '#FFF3DC', wallWarm: '#E9C79A', wallShade: '#C2A07C', roof: '#8A4A32', roofShade: '#5F3024',
  window: '#3A2A2E', windowLit: '#FFC65A',
  leaf: '#2B6458', leafShade: '#1B4A43', dark: '#14323A',
  accent: '#C8452C', accentShade: '#922F2A', signal: '#C8452C', signalShade: '#922F2A', sand: '#EFE6D0', sandShade: '#CDC3A8',
  bloom: '#D8326B', bloomLight: '#F2668B', trunk: '#5A3326', shutter: '#2B6458', shutterShade: '#1B4A43',
};

export const palettes: Readonly<Record<PaletteName, Palette>> = { noon, gold, aegean, canary, city, alpine };

/** Every colour a printing may use. */
export const inksOf = (palette: Palette): ReadonlySet<string> => new Set(Object.values(palette).flat());
