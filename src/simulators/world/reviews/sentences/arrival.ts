/** What guests say of the way there from the airport, and of the first hour. */
import { sentences } from '../sentence.ts';

export const ARRIVAL = sentences('arrival', {
  love: [
    [
      'near_airport',
      'From [the carousel|touchdown] to [a cold drink|shoes off] in [under an hour|no time]: {airport} is only {km} km away.',
    ],
    [
      'airport_shuttle',
      'The hotel’s own shuttle was [waiting at {airport} with our name up|there before our bags were], [what a nice way to start|bliss after a delayed flight].',
    ],
    [
      '',
      'We landed [at midnight|very late] and [they’d left sandwiches in the room|someone had waited up with soup].',
    ],
  ],
  like: [
    [
      'near_airport peaceful',
      'Handy for {airport}, {km} km, and [we didn’t hear planes|no noise from it either].',
    ],
    [
      'far_airport',
      'It’s {km} km from {airport}, [but the drive is beautiful|which is worth it once you’re here].',
    ],
    ['airport_shuttle', 'The airport shuttle was [on time both ways|easy to book at reception].'],
    [
      '',
      'An early flight home, and they [packed us a breakfast|had coffee ready at five|rang to make sure we were up|gave us rolls for the journey].',
    ],
    [
      'little',
      'Room ready early, [cot and all|nap saved], after [a four o’clock start|a grim early flight].',
    ],
    [
      'older',
      'A chair, a glass of water and the forms filled in for us: [that’s how to arrive|much appreciated].',
    ],
    [
      '',
      'They let us [use the showers|keep the room till two|leave the bags behind the desk|have lunch as if we hadn’t checked out] before the evening flight.',
    ],
  ],
  gripe: [
    [
      'far_airport',
      '{Km} km from {airport} is [a long old way|a trek] [after an early start|at the end of a long day].',
    ],
    [
      'near_airport by_road',
      'You do [see|notice] the odd plane, [but it’s no worse than home|and only by day].',
    ],
    [
      '',
      'Reception was [unmanned|dark] when we got in, [we rang a bell for ten minutes|you ring and wait].',
    ],
    [
      'far_airport little',
      '{km} km from {airport}, and {child} [was sick twice|screamed the whole way]. [Not their fault!|Plan a stop.]',
    ],
  ],
  bad: [
    [
      'far_airport',
      'Nobody says how far it is: {km} km from {airport} [on winding roads|and it feels like more], [then the same again home|we lost most of a day].',
    ],
    [
      '',
      'Arrived at [one in the morning|midnight] to [a locked door|a night porter who’d never heard of us].',
    ],
    [
      'airport_shuttle',
      'The shuttle from {airport} [never came|left without us], so [a taxi at our own expense|we paid for a taxi and they wouldn’t refund it].',
    ],
    [
      'near_airport by_road',
      'Planes [over the roof|low enough to read] from [six|half past five] in the morning.',
    ],
  ],
});
