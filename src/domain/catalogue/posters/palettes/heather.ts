import type { Palette } from '../palette.ts';
import { emerald } from './emerald.ts';

/** Scotland’s lochs and moors. */
export const heather: Palette = {
  ...emerald,
  sky: ['#5C7C93', '#93A9AE', '#D6CDBB', '#F5DDB4'],
  sun: '#FFF3D2',
  halo: ['#E6DABC', '#EFE2C4'],
  sea: ['#B4BDB8', '#8499A2', '#657F8E', '#46647A', '#304C62'],
  glitter: '#FFF6E0',
  far: '#9AA6AE',
  farShade: '#808F9C',
  mid: '#6F7F84',
  midShade: '#52646E',
  land: '#4A3A52',
  meadow: '#8A8A5A',
  meadowShade: '#646E4C',
  leaf: '#4A6450',
  leafShade: '#2C463E',
  dark: '#232F3A',
  wall: '#F3EADA',
  wallWarm: '#D9CBB4',
  wallShade: '#A39C98',
  roof: '#6E6A6C',
  roofShade: '#4E4C52',
  bloom: '#8A4C7C',
  bloomLight: '#B878A4',
  accent: '#A8793F',
  accentShade: '#7A5630',
};
