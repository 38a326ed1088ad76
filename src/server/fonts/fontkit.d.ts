/** The part of it that is used: it comes without types. */
declare module 'fontkit' {
  type Path = {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    /** The data of an SVG path. */
    toSVG(): string;
  };
  /** Measures are in units of the font. */
  type Run = {
    readonly advanceWidth: number;
    readonly glyphs: readonly { readonly path: Path }[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
  };
  export type Font = { readonly unitsPerEm: number; layout(text: string): Run };

  export function openSync(file: string): Font;
}
