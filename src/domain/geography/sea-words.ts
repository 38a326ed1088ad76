/** Words of names and streets that promise the sea. */

const WORDS = [
  String.raw`beach|sands|bay|shore|sea|seaside|seafront|waterfront|ocean|reef|lagoon|coral`,
  String.raw`playa|mar|marítimo|bahía|costa|arena|platja|marítim|cala|praia|maré|marginal`,
  String.raw`plage|mer|embruns|corniche|mare|lido|lungomare|scogliera|marina|strandhotel|meer`,
  String.raw`paralia|akti|thalassa|ammos|sahil|deniz|plaj|koy|riva|obala|uvala|baħar|bajja`,
].join('|');
const PROMISE = new RegExp(String.raw`(?<![\p{L}])(?:${WORDS})(?![\p{L}])`, 'iu');

/** Whether a name or an address promises the sea, apart from what its place is called. */
export const promisesSea = (text: string, placeName: string): boolean =>
  PROMISE.test(text.replaceAll(placeName, ''));
