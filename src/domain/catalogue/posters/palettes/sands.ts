import type { Palette } from '../palette.ts';
import { canary } from './canary.ts';

/** The Gulf and its deserts. */
export const sands: Palette = {
  ...canary,
  sky: ['#2C8C9C', '#7CC3BE', '#E8E2BE', '#FBD8A4'],
  sun: '#FFF4D2',
  halo: ['#F6DDA6', '#FAE7BC'],
  sea: ['#5FB4B6', '#3A9AA6', '#237F92', '#17667C', '#104F64'],
  glitter: '#FFF4DC',
  far: '#A8C6BE',
  farShade: '#86AAA8',
  mid: '#E39A5E',
  midShade: '#B5673F',
  land: '#96502F',
  meadow: '#8FA060',
  meadowShade: '#677F4C',
  wall: '#FDEFD2',
  wallWarm: '#F8D49A',
  wallShade: '#DDA068',
  roof: '#CB7A4A',
  roofShade: '#96502F',
  window: '#2A5C76',
  windowLit: '#5E93A4',
  leaf: '#4E8A62',
  leafShade: '#2F6448',
  dark: '#5A3226',
  sand: '#F8D49A',
  sandShade: '#DDA068',
  trunk: '#6A4630',
  shutter: '#3F7A92',
  shutterShade: '#2A5C76',
};
