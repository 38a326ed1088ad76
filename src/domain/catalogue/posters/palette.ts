/** The inks of one printing. */

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
export const shared = { paper: '#FFF9EA', second: '#F5A623' } as const;
