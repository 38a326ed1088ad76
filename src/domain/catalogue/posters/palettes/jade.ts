import type { Palette } from '../palette.ts';
import { noon } from './noon.ts';

/** Karst coasts and the monsoon’s green. */
export const jade: Palette = {
  ...noon,
  sky: ['#4FB2B8', '#94D3C6', '#DCEBC8', '#FBEFC9'],
  sun: '#FFE27E',
  halo: ['#E9E7B4', '#F5EEC2'],
  sea: ['#7FD3BE', '#3DB7A9', '#1D9C98', '#12807F', '#0C6468'],
  glitter: '#FFF9EA',
  far: '#A8CDBE',
  farShade: '#8AB5A8',
  mid: '#DCC3A0',
  midShade: '#9C8A80',
  land: '#3F5A4A',
  meadow: '#7DB35E',
  meadowShade: '#4F8F56',
  wall: '#FBEFD6',
  wallWarm: '#EFD3A6',
  wallShade: '#C9AE8C',
  roof: '#B4552F',
  roofShade: '#84382A',
  leaf: '#3C8A54',
  leafShade: '#1F6346',
  dark: '#0E3A3C',
  accent: '#E84F32',
  accentShade: '#A83A24',
  sand: '#FBE6B4',
  sandShade: '#E0C084',
  trunk: '#7A4630',
  shutter: '#1D9C98',
  shutterShade: '#0C6468',
};
