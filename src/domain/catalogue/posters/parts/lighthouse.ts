import type { Palette } from '../palette.ts';
import { circle, outline, path, rect, repeat } from './shapes.ts';

const BANDS = 5;

/** A banded tower of `height` around `x`, its lamp above. */
export function drawLighthouse(x: number, foot: number, height: number, palette: Palette): string {
  const top = foot - height;
  const bands = repeat(BANDS, (index) => drawBand({ x, foot, height }, index, palette));
  return (
    bands +
    rect(x - 36, top - 8, 72, 10, palette.dark) +
    rect(x - 19, top - 46, 38, 38, palette.sun) +
    rect(x + 5, top - 46, 14, 38, palette.second) +
    path(outline`M${x - 25} ${top - 46}Q${x} ${top - 88} ${x + 25} ${top - 46}Z`, palette.signal) +
    circle(x, top - 72, 5, palette.dark)
  );
}

type Tower = { readonly x: number; readonly foot: number; readonly height: number };

/** One band and its shaded part; the tower narrows towards the lamp. */
function drawBand({ x, foot, height }: Tower, index: number, palette: Palette): string {
  const [lower, upper] = [foot - (height * index) / BANDS, foot - (height * (index + 1)) / BANDS];
  const [wideLow, wideHigh] = [42 - (15 * index) / BANDS, 42 - (15 * (index + 1)) / BANDS];
  const band = (from: number): string =>
    outline`M${x + from * wideHigh} ${upper}H${x + wideHigh}L${x + wideLow} ${lower}H${x + from * wideLow}Z`;
  const [lit, shaded] =
    index % 2 ? [palette.signal, palette.signalShade] : [palette.paper, palette.wallShade];
  return path(band(-1), lit) + path(band(0.25), shaded);
}
