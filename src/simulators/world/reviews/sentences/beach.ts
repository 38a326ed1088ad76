/** What guests say of the beach and the sea. */
import { sentences } from '../sentence.ts';

export const BEACH = sentences('beach', {
  love: [
    [
      'sand_at_door',
      'You step [out of the door|off the terrace] [onto the sand|and you’re on the beach]: [no roads, no carrying|it doesn’t get better].',
    ],
    [
      'sand_at_door family',
      'Beach [right in front|at the door], so {kids} could [run back for a wee|come and go] while we [stayed put|kept half an eye].',
    ],
    [
      'sand_at_door pair',
      'We fell asleep [to the waves|with the window open and the sea going] every night.',
    ],
    [
      'near_sand',
      'The beach is {walk} minutes away and it’s [gorgeous|a beauty], [clean sand, clear water|with hardly a pebble].',
    ],
    [
      'coastal sea_warm',
      'The sea was [like a bath|{sea} degrees] in {month} and [so clear|see-your-toes clear].',
    ],
    [
      'coastal sea_warm late',
      'Still {sea} degrees in the sea in {month}. [Nobody believes us at home.|We swam every single day.]',
    ],
    [
      'coastal little',
      'The sand shelves [so gently|ever so slowly] that our little one could [paddle for ages|sit in the shallows with a bucket].',
    ],
    [
      'coastal quiet_month',
      'Miles of beach and [hardly a soul on it|only dog walkers for company] in {month}.',
    ],
    [
      'coastal tropics',
      'White sand, [palm trees|water like glass], [fish round your ankles|not a high-rise in sight]: [the real postcard|it really does look like that].',
    ],
    [
      'coastal friends sea_warm',
      'We hired [paddleboards|kayaks|a little boat] for the day and [found a cove all to ourselves|nobody fell in, much].',
    ],
    [
      'coastal alone',
      'A long walk along the shore before breakfast [set me up for the day|was worth the trip by itself].',
    ],
    [
      'sand_at_door older',
      'No hills, no roads: the beach is [right there|at the bottom of the steps], and {partner} [walked along it every morning|was in the sea before I’d found my glasses].',
    ],
  ],
  like: [
    [
      'near_sand',
      '[Short|Easy] stroll to the beach, {walk} minutes [with flip-flops and a bag|at most].',
    ],
    ['near_sand', '{Metres} metres to the sand, as it says, and [flat|well paved] all the way.'],
    [
      'walk_to_sand',
      'The beach is a good {walk} minutes on foot, [fine once you’ve found the short cut|which works off breakfast].',
    ],
    [
      'far_sand',
      'Beach isn’t close, but [there’s a bus|we had a car|a taxi costs very little], and [it’s worth it|it keeps the noise away].',
    ],
    [
      'coastal early',
      'Sea’s [cold in {month}|still waking up], but the beach is lovely for [a walk|an ice cream in a jumper].',
    ],
    [
      'coastal',
      'The beach was [clean|raked every morning], with [showers|loos] and [a couple of places for lunch|someone selling peaches].',
    ],
    [
      'coastal teens',
      'There’s [volleyball|snorkelling|banana boats] on the beach to keep teenagers from their phones.',
    ],
    [
      'coastal peak',
      'Beach is busy in {month}, but walk [five minutes along|past the rocks] and you [can breathe|find space].',
    ],
    [
      'coastal juniors',
      'Rock pools at the [far end|quiet end] of the beach kept {kids} [busy for hours|in crabs].',
    ],
    [
      'sea_view coastal',
      'You can see the sea from [the terrace|the lounge], which [does wonders for you|sets the tone].',
    ],
    [
      'coastal older',
      'There’s a [promenade|path] by the sea with [benches|a bench every so often], [lovely of an evening|just right for an amble].',
    ],
    [
      'lake !coastal warm',
      'Swimming in the lake was [a lovely surprise|cold, clean and wonderful].',
    ],
    [
      'lake !coastal',
      'The lake is [the star|beautiful], and the boats make it [easy to get about|a day out in themselves].',
    ],
    [
      'coastal chilly',
      'Too cold to swim in {month}, naturally, but the [sea air|empty beach] did us [good|the world of good].',
    ],
  ],
  gripe: [
    [
      'coastal peak !sand_at_door',
      'Sunbeds on the beach [aren’t cheap|add up], and [the free bit is tiny|you pay for two whether you like it or not].',
    ],
    [
      'walk_to_sand',
      'It’s further to the beach than [you’d think|I’d bargained for]: {walk} minutes each way in the heat of the day.',
    ],
    ['far_sand', 'You do need [a car|the bus] for the beach.'],
    [
      'coastal sea_cold',
      'The sea was [too cold for more than a paddle|for the brave only] in {month}.',
    ],
    [
      'coastal hilly near_sand',
      'Downhill to the beach, which means [uphill back|a climb home with the bags].',
    ],
    ['coastal', 'A bit of [seaweed|rubbish] on the beach after [the windy day|the weekend].'],
    [
      'coastal little',
      'It drops off [quite quickly|after a few yards], so [hold on to toddlers|keep the armbands on].',
    ],
    [
      'sand_at_door peak',
      'Being right on the beach, [people wander through|you hear the beach bar].',
    ],
    [
      'coastal',
      'The beach is more [shingle|pebble] than [sand in places|I’d expected], so [bring shoes|pack jelly shoes].',
    ],
  ],
  bad: [
    [
      'near_sand',
      'The beach at the end of the road was [filthy|covered in weed], [bottles, fag ends, the lot|and nobody clears it].',
    ],
    [
      'far_sand',
      'We hadn’t clocked how far the beach is: [a taxi every time|half an hour on foot along a road], [forget it with children|so we went twice].',
    ],
    [
      'walk_to_sand hilly',
      'That walk back from the beach is [brutal|all uphill] in {temp} degrees.',
    ],
    [
      'coastal peak',
      'The beach was [wall-to-wall|towel to towel] in {month}: [you couldn’t see the sand|we lasted an hour].',
    ],
    [
      'coastal week_or_more',
      'Jellyfish [every day|on three days out of seven], [so nobody swam|and not a flag or a warning].',
    ],
    [
      'sand_at_door',
      'Beachfront, yes, with [a jet-ski stand|a loud beach bar] under [the windows|your nose].',
    ],
  ],
});
