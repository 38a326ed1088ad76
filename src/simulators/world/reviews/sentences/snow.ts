/** What guests say of a holiday in the snow, or in the hills without it. */
import { sentences } from '../sentence.ts';

export const SNOW = sentences('snow', {
  love: [
    [
      'snow week_or_more',
      'Snow [fell three nights out of seven|was knee deep], [first tracks every morning|the best in years].',
    ],
    [
      'snow family week_or_more',
      '{Kids} went from [snowplough to red runs|tears to tricks] in [five days|a week of ski school], [so proud|now it’s me who can’t keep up].',
    ],
    [
      'snow friends',
      'First lift, last run, [repeat|boots off, beers on]: [the perfect {stay}|legs like jelly, grins like idiots].',
    ],
    [
      'snow pair',
      'Mornings on the slopes, afternoons we [sat in the sun with strudel|wandered about looking at mountains], [perfect balance|no guilt].',
    ],
    [
      'snow christmas',
      'A white Christmas, [a real one|with the village lit up], [I’ve waited all my life|worth the early start].',
    ],
    [
      'green ski',
      'Came in {month} without skis: [meadows, cowbells and lakes to swim in|walks for every mood], [better than winter if you ask me|a revelation].',
    ],
  ],
  like: [
    [
      'snow !alone',
      'Good base for the slopes, [with a choice of runs for all of us|lots of easy blues].',
    ],
    [
      'snow',
      'Hire shop, lift passes and lessons [were all sorted by reception|all within a short walk].',
    ],
    [
      'snow february',
      'Half term queues, but [the early lifts are clear|ski school starts at nine and then it thins out].',
    ],
    [
      'snow older',
      'We don’t ski any more, but [the winter paths are gritted|the snowshoe walks are wonderful].',
    ],
    [
      'snow alone week_or_more',
      'Joined a [group lesson|guided day] and [skied with the same five people all week|made friends on the chairlift].',
    ],
    [
      'green mountains ski',
      'The summer lifts take the [sting|puff] out of the climbs, so [even my knees managed|you start at the top].',
    ],
    [
      'snow spring',
      'Spring snow: [icy at nine, slush by two|sunburn and soft snow], [great fun|lunch outside every day].',
    ],
  ],
  gripe: [
    ['snow', 'It’s [a fair hike in ski boots|further than it looks] to the lifts.'],
    ['snow school', 'The ski school groups are [big|ten to a teacher] in {month}.'],
    ['snow', 'The boot room is [a scrum at nine|small and steamy].'],
    ['snow spring', 'Snow was [thin|patchy] lower down by {month}.'],
    ['green ski', 'Some lifts and huts were [shut between seasons|closed for repairs] in {month}.'],
  ],
  bad: [
    [
      'snow',
      'The boot room [stinks|was locked until nine], [wet boots every morning|half the morning gone].',
    ],
    [
      'snow',
      'Nobody [cleared the path|gritted the steps], and [two guests went over|I went down twice] before breakfast.',
    ],
    ['snow february', 'An hour for a lift in half term. [An hour.|Each way.]'],
  ],
});
