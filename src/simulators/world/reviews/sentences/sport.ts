/** What guests say of the spa and of sport. */
import { sentences } from '../sentence.ts';

export const SPORT = sentences('sport', {
  love: [
    [
      'spa pair',
      'The spa is [heavenly|a proper treat]: [two massages and a sauna each|we floated out of there].',
    ],
    [
      'spa snow',
      'Sauna and spa after skiing, [aching legs sorted|snow coming down outside]: [worth the money alone|unbeatable].',
    ],
    [
      'spa friends',
      'Spa day for [four|five] of us, robes on, [giggling like schoolgirls|didn’t see daylight].',
    ],
    [
      'tennis',
      'The tennis court is [in good nick|well kept] and [free|there’s a coach who knows his stuff].',
    ],
    [
      'gym alone',
      'Proper gym, [real weights|not two sad treadmills], and I had it [to myself at seven|mostly to myself].',
    ],
  ],
  like: [
    [
      'spa',
      'We used the spa [twice|on the one wet day] and [came out jelly|it was calm and clean].',
    ],
    [
      'spa older',
      '{partner} had [the hot stones|a facial] in the spa and [has talked of little else|slept for ten hours].',
    ],
    ['gym', 'There’s a [small but decent|well-equipped] gym, [cool and clean|usually empty].'],
    [
      'gym teens week_or_more',
      'Our [sixteen|fifteen]-year-old used the gym every day, [showing off|voluntarily].',
    ],
    ['tennis friends', 'We ran a [very|fiercely] amateur tennis tournament on the hotel’s court.'],
    [
      'bicycle_hire !snow',
      'You can hire bikes at the hotel, [decent ones|brakes and all], and [ride along the lanes|get out and see things].',
    ],
    [
      'golf alone',
      'Golf [just along the road|nearby], and they [paired me with two Danes|found me a partner].',
    ],
  ],
  gripe: [
    [
      'gym',
      'The gym is [two machines in a cupboard|basic], [enough for a {stay}|bring trainers and low hopes].',
    ],
    [
      'spa peak',
      'Spa slots [go fast|were booked solid] in {month}, [reserve when you arrive|so get in early].',
    ],
    ['tennis', 'The tennis court [needs a new net|has weeds on the baseline].'],
    [
      'spa family',
      'Children aren’t allowed in the spa [at all|except before noon], [fair enough, but we took turns|so plan your shifts].',
    ],
  ],
  bad: [
    [
      'spa',
      'The spa is [a cold room with a plastic palm|an afterthought], [and charged like a clinic|the sauna never got above lukewarm].',
    ],
    ['gym', 'Gym? [One bike, no seat.|Half the machines had notes on them.]'],
    [
      'bicycle_hire !snow',
      'Hired the hotel’s bikes: [flat tyres, no brakes|chains off within a mile].',
    ],
  ],
});
