import { expect, test } from 'vitest';
import { hotelWeek } from '#web/testing/holidays/hotel.ts';
import { pictureForTests } from '#web/testing/holidays/pictures.ts';
import { picturesOfBoards } from './board-pictures.ts';

const [offer] = hotelWeek({ departureDate: '2027-09-04' }).packagesByBoard.packages;
const inRoom = (view: string) => ({
  ...offer!,
  firstRoom: {
    sizeM2: 22,
    beds: 'two single beds',
    view: null,
    picture: pictureForTests('hotel', '12', view, 'A room'),
  },
});
const gallery = ['front', 'room', 'pool', 'dining'].map((view) =>
  pictureForTests('hotel', '12', view, view),
);
const viewsOf = (offers: Parameters<typeof picturesOfBoards>[0]) =>
  picturesOfBoards(offers, gallery).map((picture) => picture?.view);

test('each board shows its room, and where a row above has it, the table and what else there is', () => {
  expect(viewsOf([inRoom('room-single'), inRoom('room-king'), inRoom('room-single')])).toEqual([
    'room-single',
    'room-king',
    'dining',
  ]);
  const same = inRoom('room-single');
  expect(viewsOf([same, same, same, same])).toEqual(['room-single', 'dining', 'pool', undefined]);
});

test('a room that nothing is known of gives its place to the table', () => {
  expect(viewsOf([{ ...offer!, firstRoom: null }])).toEqual(['dining']);
});
