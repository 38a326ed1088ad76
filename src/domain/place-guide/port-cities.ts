/** Ids of cities whose own port cruise ships call at; who waits for cruises can go there now. */
export const PORT_CITIES: readonly string[] = [
  'spain-barcelona',
  'portugal-lisbon',
  'italy-venice',
  'italy-naples',
  'greece-athens-and-attica',
  'croatia-dubrovnik-riviera',
  'malta-malta-central-and-valletta',
  'denmark-copenhagen',
  'germany-hamburg',
  'netherlands-amsterdam',
];
