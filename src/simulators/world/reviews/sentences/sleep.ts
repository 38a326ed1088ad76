/** What guests say of noise and sleep. */
import { sentences } from '../sentence.ts';

export const SLEEP = sentences('sleep', {
  love: [
    [
      'peaceful',
      'Quiet at night, [even in {month}|properly quiet]: [crickets and that’s it|best sleep in months].',
    ],
    [
      'peaceful older',
      'So peaceful [that we slept till nine|we left the window open every night], [unheard of for us|and woke to birdsong].',
    ],
    [
      'peaceful city',
      'For the middle of a city it is [astonishingly quiet|silent], [ask for the courtyard side|I slept like a baby].',
    ],
    [
      'adults_only peaceful',
      'Adults only, and you [hear the difference|could hear a page turn] [all day long|after ten].',
    ],
    [
      'family peaceful',
      '{Kids} were [asleep by eight|out cold] every night because it’s [so quiet|dark and quiet].',
    ],
  ],
  like: [
    ['peaceful', 'No noise [from the road|at night], [good thick walls|slept well every night].'],
    [
      'by_road',
      'We asked for a room [at the back|away from the road] and [slept fine|heard nothing].',
    ],
    [
      'entertainment',
      'Music finishes [at eleven on the dot|by eleven], then it’s [quiet|lights out].',
    ],
    ['alone', 'I’m a light sleeper and [only needed the earplugs once|slept through].'],
    [
      'city',
      'Double glazing does its job: [trams outside, silence inside|you’d not know it’s a city].',
    ],
    ['quiet_month', 'Half empty in {month}, so [no neighbours|not a sound at night].'],
    ['shutters', 'With the shutters closed it’s [pitch dark and still|as quiet as the country].'],
  ],
  gripe: [
    [
      'by_road',
      'You can hear [the road|scooters|the bin lorry] [if you sleep with the window open|early on].',
    ],
    [
      'lively',
      'There’s music from [down the road|a bar nearby] until [one|midnight], [fine if you’re out too|bring earplugs].',
    ],
    [
      'entertainment',
      'The evening show is [loud|audible everywhere], so [ask for a room on the far side|early nights are out].',
    ],
    [
      'peak',
      'Doors banging [till late|at all hours] in {month}, [that’s full hotels for you|children, mostly].',
    ],
    ['lift', 'We were next to the lift and [heard it all night|every ping of it].'],
    ['old_town', 'Bells. [On the hour. All night.|You do get used to them.]'],
    ['', 'The [chairs scraping upstairs|plumbing] woke us [most mornings|at six].'],
    [
      'grown !adults_only peak',
      'Expect [children running about|a lot of families] in {month}, [naturally|it’s the holidays].',
    ],
    ['city', 'Deliveries start [at six|before it’s light], [a city’s a city|earplugs solve it].'],
  ],
  bad: [
    [
      'by_road',
      'The road outside is [deafening|like a racetrack], [motorbikes until three|lorries from five].',
    ],
    [
      'lively',
      'The bar [opposite|next door] thumped [until four|every single night], and [windows rattled|reception said "it is summer"].',
    ],
    [
      'entertainment week_or_more',
      'Karaoke until [midnight|gone half eleven], [directly under our room|seven nights out of seven].',
    ],
    ['', 'Paper walls: [we heard phone calls, snoring and worse|every word from next door].'],
    [
      'little',
      'The baby was woken [three times a night|at one, at two and at four] by [slamming doors|people shouting in the corridor].',
    ],
    ['older', 'Not one decent night’s sleep, and at our age [it spoils the day|you need it].'],
    ['early', 'They were [drilling|doing up the floor above] from eight each morning in {month}.'],
  ],
});
