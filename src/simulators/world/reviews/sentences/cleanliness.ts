/** What guests say of how clean it was. */
import { sentences } from '../sentence.ts';

export const CLEANLINESS = sentences('cleanliness', {
  love: [
    [
      '',
      '[Spotless|Immaculate], top to bottom, [every single day|and I look behind the curtains|even under the beds].',
    ],
    [
      '',
      'You could [eat off the floors|lick the bathroom, not that we did]; [I’ve never stayed anywhere cleaner|full marks|my mother would approve].',
    ],
    [
      'older',
      '{partner} is [very|terribly] particular, and even {she} [couldn’t find a speck|had nothing to say].',
    ],
    [
      'little',
      'With a crawler you notice floors, and these were [perfect|clean enough to let go].',
    ],
  ],
  like: [
    [
      '',
      'Very clean throughout, [fresh towels daily|sheets changed midweek|corridors and all|stairs and landings too].',
    ],
    ['', 'Clean, [well kept|tidy], [cared for|someone’s proud of the place].'],
    [
      'pool !snow !chilly',
      'Pool area [swept and hosed|hosed down] every evening, loungers [wiped|straightened] by morning.',
    ],
    [
      'kitchen',
      'The apartment was [spick and span|gleaming] when we arrived, [oven included|even inside the fridge].',
    ],
    ['dated', 'Old-fashioned but [scrupulously|really|spotlessly] clean.'],
    [
      'eco_certified',
      'Nice that they [only change towels when asked|refill the soap rather than waste little bottles], and it’s [still spotless|no less clean].',
    ],
    ['laundry', 'There’s a laundry, so we [came home with clean clothes|packed half as much].'],
  ],
  gripe: [
    ['', 'Cleaning was [a bit hit and miss|lighter towards the weekend].'],
    [
      '',
      'A few [ants|tiny ants] in the bathroom, [gone after a word with reception|as you get in warm places].',
    ],
    ['', 'The [skirting boards|grouting|corners] could do with [a good scrub|more attention].'],
    [
      'kitchen',
      'You’re expected to empty the bins in the apartment yourself, [fine, but say so|which we didn’t know].',
    ],
    [
      'coastal',
      'Sand [everywhere on the stairs|in the lobby] by evening, [as you’d expect|and slippery with it].',
    ],
  ],
  bad: [
    [
      '',
      'The room was [filthy|grubby]: [hairs in the bath, dust under the bed|somebody else’s plaster in the shower].',
    ],
    [
      '',
      'Found [cockroaches|something scuttling] in the bathroom [on night one|twice] and [reception laughed|was handed a spray].',
    ],
    [
      'week_or_more',
      'Same sheets for [the whole {stay}|all seven nights]. [I asked. Twice.|No excuse.]',
    ],
    ['dinner', 'Dirty [cutlery|glasses] at [three|four] meals [out of five|running].'],
    [
      '',
      'Mould in the [bathroom|shower] [painted over|and round the window], and you could smell it.',
    ],
    [
      'little',
      'Not a floor you’d put a baby on: [sticky|gritty], [even after they’d been|black feet in a minute].',
    ],
  ],
});
