import type { Palette } from '../palette.ts';
import { noon } from './noon.ts';

/** Portugal’s coast and other shores of surf. */
export const atlantic: Palette = {
  ...noon,
  sky: ['#1B6FA6', '#62B3CE', '#C4E2D2', '#FBE9BE'],
  sun: '#FFE07C',
  halo: ['#D5E4C4', '#EAE8C2'],
  sea: ['#58BFC4', '#2A9FB4', '#167F9F', '#0D648A', '#0A4C74'],
  far: '#8FB8B4',
  farShade: '#76A3A8',
  mid: '#E8A457',
  midShade: '#A9552F',
  land: '#7A3F2C',
  meadow: '#7C9A4C',
  meadowShade: '#56783A',
  sand: '#FBE2AE',
  sandShade: '#E9BF7C',
  leaf: '#3F7A4C',
  leafShade: '#23553C',
  dark: '#2A2B3C',
};
