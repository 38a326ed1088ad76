import { pictureForTests } from './pictures.ts';

/** A good one and a bad one. */
export const customerReviewsForTests = [
  {
    hotel: {
      id: '13',
      slug: 'aparthotel-cala-sol',
      name: 'Aparthotel Cala Sol',
      placeLine: 'Alcúdia, Majorca',
      pictures: [pictureForTests('hotel', '13', 'front', 'Aparthotel Cala Sol')],
    },
    rating: 2,
    date: '2026-11-12',
    title: 'Loud at night',
    content: 'The bar below our window shut at two.',
    party: 'Couple',
  },
  {
    hotel: {
      id: '12',
      slug: 'hotel-miramar-blanc',
      name: 'Hotel Miramar Blanc',
      placeLine: 'Port de Sóller, Majorca',
      pictures: [],
    },
    rating: 5,
    date: '2026-11-03',
    title: 'Lovely',
    content: 'We would come back.',
    party: 'Family',
  },
];
