import type { Palette } from '../palette.ts';
import { gold } from './gold.ts';

/** Palm rivers. */
export const nile: Palette = {
  ...gold,
  sky: ['#2F8C9E', '#86C4B4', '#F3DFA6', '#F9BE7C'],
  sun: '#FFF3CC',
  halo: ['#F7D48C', '#FAE2A6'],
  sea: ['#8FC4B4', '#5CA6A2', '#388A90', '#22707C', '#134F5F'],
  glitter: '#FFF4D4',
  far: '#D9A870',
  farShade: '#BC8656',
  mid: '#E8B878',
  midShade: '#B98450',
  land: '#6E4630',
  meadow: '#7FA054',
  meadowShade: '#56803F',
  wall: '#F6DCAE',
  wallWarm: '#E8B878',
  wallShade: '#B98450',
  leaf: '#3C8050',
  leafShade: '#1F5A40',
  dark: '#173C44',
  accent: '#C8452C',
  accentShade: '#8E2F26',
  sand: '#F6D9A0',
  sandShade: '#D9AC6A',
  trunk: '#6E4630',
};
