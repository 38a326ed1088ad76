import type { Palette } from '../palette.ts';
import { alpine } from './alpine.ts';

/** Norway, the northern lakes and cities. */
export const nordic: Palette = {
  ...alpine,
  sky: ['#1E5B7E', '#5E9FB0', '#BFD9CE', '#F6EBCB'],
  sun: '#FFF0B8',
  halo: ['#CFE0CB', '#E6E9CB'],
  sea: ['#A9CFC6', '#5FA3A6', '#358390', '#1F6679', '#154E63'],
  glitter: '#FFF9EA',
  far: '#7FA8AE',
  farShade: '#648F9C',
  mid: '#4E7F7C',
  midShade: '#2F5E66',
  land: '#1A4744',
  meadow: '#6FA05A',
  meadowShade: '#4A8052',
  wall: '#FFF9EA',
  wallWarm: '#F3E6C8',
  wallShade: '#C4D0CC',
  roof: '#C6432F',
  roofShade: '#8E2C2A',
  leaf: '#2E6652',
  leafShade: '#1A4744',
  dark: '#12333B',
  accent: '#C6432F',
  accentShade: '#8E2C2A',
  sand: '#E9DDBC',
  sandShade: '#C4B48E',
};
