/** What guests say of the weather and the time of year. */
import { sentences } from '../sentence.ts';

export const SEASON = sentences('season', {
  love: [
    [
      'warm !tropics !ski',
      '{month} is [the sweet spot|when to come]: {temp} degrees, [not too hot to walk|no crowds yet].',
    ],
    [
      'late warm',
      '{temp} degrees in {month} [while it rained at home|and blue skies every day], [smug photos sent|lovely].',
    ],
    [
      'early pair',
      '{month} is [just right for us|our favourite month]: [sun on your face, a cardigan by six|warm by day, cool by night].',
    ],
    [
      'winter mild !ski',
      'Sun on our backs in {month}, [coats left in the wardrobe|lunch outside]: [that’ll get us through to spring|just what the doctor ordered].',
    ],
    [
      'winter tropics',
      'Flip-flops in {month}. [Enough said.|I can’t go back to ordinary winters.]',
    ],
    [
      'christmas warm',
      'Christmas dinner in [shorts|a sundress]: [strange and wonderful|we’ll never do sprouts again].',
    ],
    [
      'city early',
      '{place} in {month}, [blossom out, cafés spilling onto the pavement|light till eight], [I’d go back tomorrow|couldn’t have picked better].',
    ],
    [
      'february school !alone',
      'Half term sun [at last|when we needed it most], [all of us slept|colour back in our cheeks].',
    ],
  ],
  like: [
    [
      'hot',
      'It was {temp} degrees [most days|by lunchtime], so we [did as the locals do and slept after lunch|stuck to the mornings].',
    ],
    [
      'hot family',
      'Hot, hot, hot: {temp} degrees. [Hats, shade, ice lollies, repeat.|{Kids} lived in their rash vests.]',
    ],
    [
      'hot older',
      '{temp} degrees is a lot for us, but [there’s shade|a breeze got up by four] and we [paced ourselves|kept out of it till tea].',
    ],
    [
      'warm',
      'Weather was [kind|glorious]: {temp} degrees, [one shower all {stay}|barely a cloud].',
    ],
    [
      'mild',
      '{temp} degrees in {month} is [T-shirt weather out of the wind|fine for walking], [layers though|just not for lying about].',
    ],
    ['chilly city', 'Cold and [bright|crisp], [perfect for walking|gloves and a hot chocolate].'],
    [
      'wet',
      'We had rain on [two|three] days, [in {month} you’d expect it|and didn’t let it stop us].',
    ],
    [
      'term couple',
      'Term time, [so grown-ups everywhere|hardly a child in sight], [which has its charms|and half the price].',
    ],
    [
      'late',
      'Lovely time of year, [the heat’s gone out of it|golden light and warm stones], [fewer people|the locals have time for you].',
    ],
    [
      'early',
      'Everyone was [pleased to see the sun|in a good mood, first sun of the year], us included.',
    ],
    ['december city', 'Went for the Christmas lights and [got them|weren’t disappointed].'],
    [
      'green mountains',
      'Cool [mornings|nights] and [warm days|clear air], [the opposite of the coast|what a relief after a hot city].',
    ],
    [
      'school peak !adults_only',
      'School holidays, so [yes, it’s busy|you know what you’re in for], but [there was room for everyone|a good sort of busy].',
    ],
    [
      'tropics wet',
      'Short, [warm|sharp] downpours [in the afternoon|most days], then [sun again|everything steams].',
    ],
  ],
  gripe: [
    [
      'hot',
      '{temp} degrees was [too much|more than I’d bargained for], [our own fault for {month}|go in spring].',
    ],
    [
      'wet week_or_more',
      'It rained [more than we’d hoped|three days out of seven], [not the hotel’s doing|and there isn’t much to do indoors].',
    ],
    [
      'early !hot',
      'Evenings in {month} are [colder than you’d think|chilly], [pack accordingly|we bought jumpers].',
    ],
    [
      'late !hot',
      'Dark by [six|half past six] in {month}, [which nobody thinks of|so days feel short].',
    ],
    [
      'school peak !adults_only',
      '{month} is [bedlam|rammed]; [if you can go in term time, do|we’ve no choice, but still].',
    ],
    ['winter chilly', 'Bitter wind in {month}, [we knew|take a hat].'],
    ['sea_cold coastal mild', 'Don’t come in {month} [for the swimming|expecting to swim].'],
  ],
  bad: [
    [
      'hot older',
      '{temp} degrees with [no breath of air|nowhere cool to sit]: [unbearable|we spent the days lying down].',
    ],
    [
      'late',
      'They’d [given up for the year|mentally closed] by {month} and [we’d paid full price|it felt like an insult].',
    ],
    [
      'school peak',
      'Every [corner|inch] was crammed in {month}: [queues for the loo, the toast and the taxi|you queued for everything].',
    ],
    [
      'wet',
      'It poured, and there was [nothing to do indoors|not a dry corner in the lobby]: [buckets catching drips|damp towels everywhere].',
    ],
    [
      'early !city',
      'We were the guinea pigs: [paint still wet|half of it not open yet] in {month}.',
    ],
  ],
});
