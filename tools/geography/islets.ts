/**
 * Small islands where we sell hotels and Natural Earth draws none: place id and how many metres
 * round its position they are drawn. From general knowledge of each; a round island of about its
 * size, not its shape.
 */
export const ISLETS: Readonly<Record<string, number>> = {
  'seychelles-praslin-and-la-digue-la-digue': 1_700,
  'qatar-doha-the-pearl': 1_000,
  'maldives-north-and-south-male-atolls-north-male-atoll': 700,
  'maldives-north-and-south-male-atolls-south-male-atoll': 700,
  'maldives-north-and-south-male-atolls-maafushi': 600,
  'maldives-outer-maldivian-atolls-ari-atoll': 700,
  'maldives-outer-maldivian-atolls-baa-atoll': 700,
  'maldives-outer-maldivian-atolls-lhaviyani-atoll': 700,
  'thailand-krabi-and-phi-phi-ko-phi-phi': 1_500,
  'united-states-florida-gulf-coast-clearwater-beach': 700,
  'singapore-singapore-city-sentosa': 1_000,
};
