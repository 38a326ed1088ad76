/** What guests say of the evenings. */
import { sentences } from '../sentence.ts';

export const EVENINGS = sentences('evenings', {
  love: [
    [
      'entertainment',
      'The evening entertainment is [actually good|a cut above]: [a proper band, no bingo|the acrobats had everyone open-mouthed].',
    ],
    [
      'entertainment friends',
      'Quiz night! We [came second and demanded a recount|won a bottle of something blue].',
    ],
    [
      'entertainment older',
      '[Live music most nights|A pianist in the evenings], [the songs of our day|and people got up to dance].',
    ],
    [
      'bar pair',
      'A drink [at the bar as it got dark|on the terrace each evening], [nobody in a hurry|just talking]: [lovely|we’d forgotten how].',
    ],
    [
      'lively friends',
      'Great nights out [within ten minutes’ walk|a stagger away] and [nobody judging next morning|a lie-in after].',
    ],
    [
      'tropics bar',
      'Rum punch, [bare feet|frogs singing], stars like you’ve never seen: [evenings here are something else|I could cry].',
    ],
  ],
  like: [
    [
      'entertainment',
      'There’s [something on|a bit of a show] every night and [you can take it or leave it|it’s over by eleven].',
    ],
    [
      'entertainment family',
      '{Kids} loved the [magician|mini disco|foam party], [and then straight to bed|so we got a drink in peace].',
    ],
    [
      '!entertainment',
      'No organised entertainment, [thank goodness|which suited us], just [a drink and a chat|good company].',
    ],
    ['bar alone', 'Easy to get talking at the bar, [or not|but a book works too].'],
    [
      'sleepy',
      'Evenings are [quiet|low-key]: [a stroll, an ice cream, bed|we played a lot of cards].',
    ],
    [
      'lively',
      'Plenty of bars [nearby|within a short walk] [if that’s your thing|and none of them dear].',
    ],
    [
      'city',
      'The streets come alive [after nine|once the sun’s down], so we [ate late like the locals|dropped the early nights].',
    ],
    [
      'chilly bar',
      'A [fire|warm corner] and a board game in the bar: [good evenings|better than telly].',
    ],
    ['older sleepy', 'In bed with a book by ten, [as we like it|perfect].'],
    ['warm_evening', 'Warm enough to sit out [till midnight|all evening] in {month}.'],
  ],
  gripe: [
    [
      'entertainment',
      'Entertainment is [a bit dated|on the cheesy side], [the same singer twice|two nights of bingo].',
    ],
    [
      '!entertainment family',
      'There’s nothing on in the evening [for children|once dinner’s done].',
    ],
    ['sleepy', 'Very quiet after ten, [if you like a late drink|be warned].'],
    ['bar', 'The bar [shuts earlier than we’d have liked|packs up at eleven].'],
    [
      'late entertainment',
      'By {month} the shows had [dwindled to a man with a keyboard|stopped, bar one].',
    ],
    [
      'mild',
      'Evenings are [cool|nippy] in {month}: [bring a proper jumper|you’ll not sit outside late].',
    ],
  ],
  bad: [
    [
      'entertainment',
      'The entertainment was [embarrassing|three people miming], [and you can’t get away from it|at full volume].',
    ],
    [
      '!entertainment sleepy',
      'Evenings were [dead|grim]: [an empty lobby and a humming fridge|lights off at ten].',
    ],
    [
      'bar',
      'The bar had [two stools and a telly|no atmosphere at all], [and a bill to make your eyes water|so everyone went to bed].',
    ],
    [
      'lively family',
      'No place for children after dark: [drunks on the street|fights outside two nights running].',
    ],
  ],
});
