/** A picture at an address like `/pictures/hotel/12/front/780x600.jpg`. */
export const pictureForTests = (
  kind: 'hotel' | 'month' | 'place' | 'theme',
  id: string,
  view: string,
  alt: string,
) => ({
  url: `/pictures/${kind}/${id}/${view}/780x600.jpg`,
  alt,
  view,
  scene: view,
  placeholder: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
});

/** The poster of a place, for which nothing else may stand. */
export const posterForTests = (placeId: string) => ({
  ...pictureForTests('place', placeId, 'place', 'Poster'),
  others: [],
});
