/**
 * What each traveller may bring into the cabin, from the labels of the bags in the fare: "A cabin
 * bag each, fare dependent". What a label says after its comma holds for all who bring the bag.
 */
export function cabinBagWords(labels: readonly string[]): string {
  if (labels.length === 0) return 'Ask the airline which cabin bags you can bring';
  const bags = labels.map((label) => withArticle(label.split(', ')[0]!)).join(' and ');
  const rules = labels.flatMap((label) => label.split(', ').slice(1));
  return [`${bags.charAt(0).toUpperCase()}${bags.slice(1)} each`, ...rules].join(', ');
}

const withArticle = (bag: string): string => `${/^[aeiou]/.test(bag) ? 'an' : 'a'} ${bag}`;
