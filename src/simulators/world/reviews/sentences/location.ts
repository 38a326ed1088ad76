/** What guests say of where it is. */
import { sentences } from '../sentence.ts';

export const LOCATION = sentences('location', {
  love: [
    [
      'old_town',
      'Right in the old town: [you walk out into the lanes|everything is on the doorstep], and [it’s magical after dark|you never need a taxi].',
    ],
    [
      'near_centre city',
      'You can walk [everywhere|to all of it], [museums, markets, the lot|and we did, thirty thousand steps one day].',
    ],
    [
      'near_centre !city',
      '{place} is [a few minutes’ stroll|on the doorstep], so [evenings were easy|no one had to drive].',
    ],
    [
      'peaceful',
      'Such a [peaceful|calm] spot, [birds and not much else|yet close enough to everything].',
    ],
    [
      'coastal pair',
      '{place} is [just our sort of place|a little gem]: [fishing boats, a few good tables|slow mornings, long dinners, no fuss].',
    ],
    [
      'city couple',
      'Four days of [galleries and long lunches|getting lost on purpose] in {place} and we [want more|could move there].',
    ],
    [
      'city friends',
      '{place} with the girls was [a riot|exactly what we needed]: [brunch, shops, dancing, repeat|great bars within stumbling distance].',
    ],
    [
      'city alone',
      '{place} is [a brilliant city to wander by yourself|easy and safe on your own], and this is [a good base|the right corner of it].',
    ],
    [
      'city christmas',
      '{place} at Christmas: [lights in every street|market stalls, chestnuts, carols], [I cried a bit|pure magic].',
    ],
    [
      'mountains green',
      'Walks [from the door|straight into the hills], [the smell of pine all the way|and nobody on the paths].',
    ],
    [
      'coastal early !city',
      '{place} in {month} is [all blossom and empty lanes|green and full of flowers], [the time to come|before the crowds].',
    ],
    [
      'tropics',
      '{place} is [another world|paradise, and I don’t use the word lightly]: [parrots in the trees|sunsets you clap for].',
    ],
    [
      'lake',
      '{place} sits [so prettily|like a painting] by the water, and the [boat|bus] takes you round the rest.',
    ],
    [
      'bicycle_hire flat !snow',
      'We took the hotel’s bikes [most days|along the flat] and [saw twice as much|barely used a taxi].',
    ],
  ],
  like: [
    [
      'near_centre',
      'Handy for [shops|the centre], [supermarket|chemist] and [bus stop|cash machine], [without being in the thick of it|all within five minutes].',
    ],
    [
      '!near_centre !old_town',
      'A little way out, but [quieter for it|there’s a bus every half hour|we like a walk].',
    ],
    [
      'near_centre',
      'Good position: [a short walk to the restaurants|you can come back for a rest between outings].',
    ],
    [
      'parking',
      'Parking was [easy|free and there was always a space], so we [explored by car|drove out most days].',
    ],
    [
      'coastal',
      '{place} has [just enough going on|a nice mix of bars and old fishermen], [not too flash|and a good Saturday market].',
    ],
    [
      'city',
      'There’s a [bakery|good café] two doors down and a [park|square] round the corner, [very handy|which I liked].',
    ],
    [
      'city chilly',
      '{place} in {month} means [no queues at the sights|museums to yourself], [just wrap up|bring a proper coat].',
    ],
    [
      'city hot',
      'Sightseeing in {temp} degrees is [hard work|for mornings only], so we did [churches first, then siesta|the sights by nine].',
    ],
    ['old_town', 'Old town location, so [no cars|cobbles], [charming|which is the whole point].'],
    [
      'teens city',
      '[Football stadium tour, shops, street food|Good shops and free museums]: {place} kept the teenagers [interested|upright].',
    ],
    [
      'juniors city',
      '{Kids} liked the [boats|old fort|trams] more than the museums, but {place} has [both|plenty of either].',
    ],
    [
      'golf friends',
      'Two rounds at the golf course down the road, [lost nine balls|green fees were fair], [happy days|would play it again].',
    ],
    ['mountains !ski', 'Beautiful hills behind, [a car helps|best seen early in the morning].'],
    [
      'quiet_month coastal !city',
      'Some places were still shut in {month}, but [the ones that matter were open|we found four we liked].',
    ],
    [
      'pets',
      'Dogs are allowed, and [the ones we met were better behaved than the children|everyone made a fuss of a spaniel called Bruno].',
    ],
    [
      'peak coastal',
      '{place} is [heaving in {month}|lively, let’s say], but the hotel’s [a calm place to come back to|slightly out of it].',
    ],
    [
      'older flat',
      'It’s level [round here|all the way into {place}], which matters when [you’ve a new knee|one of you uses a stick].',
    ],
    [
      'ev_charging',
      'We hired an electric car and [charged overnight at the hotel|the charger was free every time].',
    ],
  ],
  gripe: [
    ['hilly', 'It’s [a stiff climb|uphill] back from {place}, [mind|so wear proper shoes].'],
    [
      '!near_centre !old_town',
      'It’s a bit [out of the way|far out], so [budget for taxis|you rely on the bus].',
    ],
    [
      'late coastal !city',
      'Half the restaurants in {place} had [shut for the winter|put their chairs up] by {month}.',
    ],
    [
      'early coastal !city',
      'Quite a few places in {place} [weren’t open yet|were still painting] in {month}.',
    ],
    [
      'peak coastal',
      '{place} is [packed|gridlocked] in {month}, [book dinner ahead|so don’t expect peace].',
    ],
    [
      '!parking',
      'Nowhere to park [unless you’re lucky|within ten minutes], so [don’t hire a car|leave the car at home].',
    ],
    [
      'city',
      'The street [isn’t the prettiest|looks rough at first], though [it’s safe enough|you soon stop noticing].',
    ],
    [
      'winter coastal !city quiet_month',
      '{place} is [very sleepy|shut, basically,] in {month}; [fine by us|bring a book].',
    ],
    ['teens !city', 'Not a great deal for [teenagers|older children] in {place} after dark.'],
    ['friends sleepy', 'If you’re after nightlife, [this isn’t it|{place} shuts at eleven].'],
    [
      'old_town',
      'Taxis can’t get down the lanes, so [it’s cases over cobbles|you carry your bags the last bit].',
    ],
  ],
  bad: [
    [
      '!near_centre !old_town',
      'It’s [nowhere near anything|miles from where you want to be], and [taxis cost us more than the flights|the last bus goes at eight].',
    ],
    [
      'late coastal week_or_more !city',
      'Nobody says that {place} is [shut|a ghost town] in {month}: [two cafés open|we ate in the same place five times].',
    ],
    [
      'winter coastal !city quiet_month',
      '{place} in {month} was [dead|closed]. [Our mistake, but still.|Somebody might have mentioned it.]',
    ],
    [
      'hilly older',
      'Those hills! {partner} [couldn’t manage them|stayed in], and [no one warns you|it’s not mentioned anywhere].',
    ],
    ['city', 'Didn’t feel [comfortable|safe] walking back [after dark|at night].'],
    [
      'peak city',
      '{place} was [unbearable in {month}|one long queue]: [selfie sticks and {temp} degrees|never again in the summer].',
    ],
    [
      'lively older',
      'Wrong place for [a quiet holiday|people our age]: [stag parties|quad bikes] up and down all night.',
    ],
    [
      '',
      'The building next door is [being knocked down|a building site], [seven till seven|and nobody told us].',
    ],
  ],
});
