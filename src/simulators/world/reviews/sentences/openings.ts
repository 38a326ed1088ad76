/** How guests begin: who they are, when they came and for how long. */
import { openings } from '../sentence.ts';

export const OPENINGS = openings([
  ['', 'Stayed [here|] for {a stay} in {month}.'],
  ['', '[Just back|Home yesterday|Back two days] from {a stay} here.'],
  ['', '{A stay} in {month}, booked [in January|at the last minute|months ahead|on a whim].'],
  ['', '{Our} [second|third|fourth] time here[, so you can tell we like it|].'],
  ['', '[First|Second] visit to {place}, first time at this hotel.'],
  [
    'couple',
    '[My partner|My husband|My wife|My boyfriend|My girlfriend] and I [came|were here] for {a stay} in {month}.',
  ],
  [
    'couple',
    'Booked for [our anniversary|a birthday|our honeymoon|a much-needed break], {a stay} in {month}.',
  ],
  ['couple', 'Two of us, {a stay}, [no plans|no alarm clock|hand luggage only].'],
  [
    'couple',
    'We wanted [peace and quiet|a break from work|a change of scene] in {month}[ and came here for {a stay}|].',
  ],
  [
    'older',
    'We’re [both in our seventies|retired|in our late sixties] and [choose carefully|have been about a bit].',
  ],
  [
    'older',
    '{A stay} in {month} with {partner}, [our first since retiring|our golden wedding trip].',
  ],
  ['older', 'We’ve been coming to {place} for [twenty|fifteen|ten] years.'],
  ['older', 'Retired couple, [not fussy|easily pleased, hard to impress], {a stay} in {month}.'],
  ['family', '[Two adults, two children|Family of four|The four of us], {a stay} in {month}.'],
  [
    'family little',
    'First holiday abroad with [a toddler|the baby|a two-year-old], and [we were nervous|I’d packed for a siege].',
  ],
  ['family juniors', '{A stay} with {kids} ({ages}).'],
  ['family juniors', '{Kids}, {ages}, have [been asked for their views and had plenty].'],
  ['family juniors', 'We took {kids} ({ages}) [and their granny|] in {month}.'],
  ['family teens', 'Try pleasing [two teenagers|a thirteen- and a fifteen-year-old] for {a stay}.'],
  [
    'family teens',
    'Came in {month} with {kids} ({ages}), [who hate everything|who’d rather be online].',
  ],
  ['family school', '{month} with the schools off, [no choice for teachers|so we booked early].'],
  ['family', 'Three generations of us, [seven|six|eight] in all, in {month}.'],
  [
    'friends',
    '[Four|Five|Six] of us [from work|from school|from the running club], {a stay} in {month}.',
  ],
  [
    'friends',
    'A [fortieth|fiftieth|thirtieth|sixtieth] birthday trip with friends, {a stay} in {month}.',
  ],
  [
    'friends',
    'Annual get-together of [old uni friends|the book club|five mates]: this year, {place}.',
  ],
  ['friends', 'We come away every {month}, [same friends|same six of us], different place.'],
  ['alone', 'I travelled [alone|by myself|on my own] for {a stay} in {month}.'],
  ['alone', 'Solo trip, {a stay}, [a pile of books|walking boots and no plan].'],
  [
    'alone',
    'First time [on holiday alone|away on my own] since [the divorce|I lost my husband|the children left home].',
  ],
  ['alone city', 'I had {a stay} to myself in {place}.'],
  ['city', '{A stay} in {place} to see [the sights|some art|a concert].'],
  ['snow', 'A {stay} of skiing in {month}[, all levels from beginner up|].'],
  [
    'christmas',
    'We [spent Christmas here|escaped here for Christmas] [this time|instead of doing it all at home].',
  ],
  ['winter warm', 'Came to {place} in {month} [for the sun|to get away from the rain].'],
  [
    'late coastal !city',
    'We always go away in {month}, [when the crowds have gone|once the schools are back].',
  ],
  [
    'early coastal !city',
    '{A stay} in {month}, [right at the start of the season|before it gets busy].',
  ],
  ['hot coastal', '{A stay} of heat in {month}.'],
]);
