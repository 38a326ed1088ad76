const SIZES = [
  '188x260', '376x520', '390x214', '780x428', '652x482', '1304x964', '330x236', '660x472', '780x600', '300x350', '600x700', '1344x540', '2688x1080',
  '390x170', '780x340',
];

/** A picture with all its sizes, at addresses like `/pictures/hotel/12/front/376x520.avif`. */
export function pictureForTests(kind: 'hotel' | 'place', id: string, view: string, alt: string) {
  const base = `/pictures/${kind}/${id}/${view}`;
  return {
    url: `${base}/780x600.jpg`,
    alt,
    placeholder: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    derivatives: SIZES.flatMap((size) => ['avif', 'webp'].map((format) => ({ type: `${size}.${format}`, url: `${base}/${size}.${format}` }))),
  };
}
