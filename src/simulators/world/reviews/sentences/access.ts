/** What guests say of getting about the hotel. */
import { sentences } from '../sentence.ts';

export const ACCESS = sentences('access', {
  love: [
    [
      'step_free older',
      'Not a single step from [the taxi to the room|the street to dinner]. [You’ve no idea how rare that is.|{partner} uses a frame and managed it all.]',
    ],
    [
      'step_free adapted_room !alone',
      'My [mum|dad|sister] uses a wheelchair and [we could go everywhere together|never had to ask for a ramp].',
    ],
    [
      'step_free little',
      'No steps anywhere, [so the buggy went where we did|a joy with a double buggy].',
    ],
  ],
  like: [
    ['lift', 'The lift is [roomy|quick], [which helps with cases|and there’s rarely a wait].'],
    [
      'lift older',
      'Lifts to every floor and [handrails where you need them|seats in the lobby], [thoughtful|good for those of us with hips].',
    ],
    ['step_free', 'Easy to get around, [all on the level|ramps rather than steps].'],
    [
      '!step_free steps',
      '[A few|Some] steps at the front, but someone [always came out to help|took the cases].',
    ],
    ['!lift', 'No lift, [but they carried our bags up|good for the legs after those breakfasts].'],
  ],
  gripe: [
    ['!lift', 'There’s no lift, so [ask for a low floor|pack light].'],
    [
      '!lift older',
      'No lift, and [three flights is a lot|we were on the second floor], [we’d have liked to know|though they did move us].',
    ],
    [
      '!step_free little',
      'You’ll be [lifting the buggy up steps|carrying the buggy] [a lot|every time you go out].',
    ],
    [
      'lift',
      '[One small lift for the whole building|The lift is slow], so [we took the stairs|expect a wait at checkout time].',
    ],
    [
      '!step_free older',
      'More steps than [we’d like|expected], [some without a rail|and not well lit at night].',
    ],
  ],
  bad: [
    [
      'lift',
      'The lift was [out of order for three days|broken when we came and when we went], [on the fourth floor with cases|and no one apologised].',
    ],
    [
      '!lift older',
      'Third floor, no lift, two dodgy knees. [You work it out.|They offered us nothing else.]',
    ],
    [
      '!step_free !adapted_room older',
      'If you’ve any trouble walking, [don’t|look elsewhere]: [steps, ramps and shiny tiles|steps up, steps down, then more steps].',
    ],
  ],
});
