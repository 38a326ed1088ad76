/** What guests say of the pool. */
import { sentences } from '../sentence.ts';

export const POOL = sentences('pool', {
  love: [
    [
      'pool family',
      '{Kids} were in the pool from [eight|nine|first thing] till [tea|they went wrinkly] and [slept like logs|never once asked for a screen].',
    ],
    [
      'pool pool_large',
      'The pool is [enormous|huge], so even [full|at midday] there’s [room to swim|space for everyone].',
    ],
    [
      'pool quiet_month',
      'Had the pool [to ourselves|almost to ourselves] [most mornings|before ten], [bliss|a real luxury].',
    ],
    ['pool hot', 'In {temp} degrees that pool was [a lifesaver|the only place to be].'],
    [
      'heated_pool mild',
      'The pool really is heated: {we} swam [every day|before breakfast] in {month}.',
    ],
    [
      'heated_pool chilly',
      'A heated pool in {month}, steam coming off it, [mountains|hats] and all: [magic|loved it].',
    ],
    [
      'childrens_pool little',
      'The children’s pool is [shallow, shaded and warm|perfect for toddlers], right by [the loungers|where parents can sit].',
    ],
    [
      'water_slides juniors',
      'Those water slides! {Kids} [must have gone down a hundred times|didn’t want to do anything else].',
    ],
    [
      'water_slides teens',
      'The slides kept [two teenagers|even the teenagers] busy [all {stay}|till they shut each night].',
    ],
    [
      'pool pair adults_only',
      'A pool with [no inflatables and no shouting|nobody under sixteen]: [exactly why we booked|heaven].',
    ],
    [
      'pool alone',
      'I did my [forty|fifty] lengths every morning [before anyone was up|in perfect peace].',
    ],
    [
      'pool smart',
      'Towels laid out by the pool, [iced water brought round|someone to shift the umbrella for you]: [spoilt|very grand].',
    ],
    [
      'pool friends',
      'We claimed [a corner|six loungers] by the pool on day one and [that was us for the {stay}|barely moved].',
    ],
  ],
  like: [
    [
      'pool !snow !chilly',
      'Pool was [clean|spotless] and [never too crowded|a good temperature], with [enough sunbeds to go round|plenty of shade].',
    ],
    [
      'pool !hot !snow !chilly',
      'Nice pool, [chilly at first but lovely once in|refreshing, shall we say|though you go in by inches|cold enough to wake you up].',
    ],
    [
      'pool pool_small',
      'Pool isn’t big, but [nobody was ever in it|it’s deep enough for a proper swim|it’s pretty and well kept].',
    ],
    [
      'pool older',
      'Steps with a handrail into the pool, which [{partner} was glad of|helps at our age].',
    ],
    [
      'pool bar',
      'You can get [a drink|an ice cream|a toastie] by the pool [without getting dressed|all afternoon].',
    ],
    [
      'pool teens',
      'Teens [met others by the pool on day one|organised their own water polo] and that was the last we saw of them.',
    ],
    ['pool late', 'Pool was still [open and swimmable|warm enough] in {month}.'],
    [
      'pool city',
      'A pool in [the middle of a city|town] is [a treat|such a plus] after a day on your feet.',
    ],
    [
      'childrens_pool family',
      'Separate pool for the children, so the main one [stays calm|isn’t all armbands].',
    ],
    [
      'pool peak !snow',
      'There were always [a couple of|some] free loungers by the pool if you didn’t mind [the back row|the shade].',
    ],
    [
      'pool near_sand',
      'We split our days between [pool and sea|the pool and the beach], [ideal|which worked well].',
    ],
    [
      'pool early',
      'The pool’s [a little fresh|bracing] in {month}, but {we} [went in every day|got used to it].',
    ],
    ['heated_pool', 'Heated pool, and it [is warm|does feel it], [unlike some|for once].'],
    [
      'pool couple !snow !chilly',
      'Two sunbeds, two books, one pool: [that was our {stay}|what more do you want|we wanted nothing else|happy days].',
    ],
  ],
  gripe: [
    [
      'pool peak !snow',
      'Sunbeds are [taken|towelled] by [eight|half past seven] in {month}, [despite the signs|rule or no rule].',
    ],
    ['pool pool_small', 'The pool is smaller than [it looks in the pictures|I’d pictured].'],
    [
      'pool !heated_pool mild',
      'The pool isn’t heated and in {month} it [takes courage|was too cold for us].',
    ],
    ['pool warm_evening', 'Pool closes at [six|seven], which felt [early|mean] on a warm evening.'],
    [
      'pool family !childrens_pool',
      'No separate pool for small children, so [you’re in with them the whole time|armbands on at all times].',
    ],
    ['pool', 'The music by the pool [went on a bit|is the same twelve songs].'],
    ['pool hot', 'Not enough [umbrellas|shade] round the pool for {temp} degrees.'],
    [
      'pool older',
      'Only a ladder at the deep end, so [{partner} didn’t get in|getting out takes some doing].',
    ],
    ['pool', 'Loungers by the pool [have seen better days|could do with cushions].'],
    [
      'water_slides',
      'The slides only run [two hours a day|at set times], [check before you promise anyone|so plan round it].',
    ],
    [
      'pool grown !adults_only peak',
      'Poolside was [very lively|all cannonballs] with the schools out; [we should have known|not their fault].',
    ],
  ],
  bad: [
    ['pool', 'The pool was [cloudy|green at the edges|shut for two days with no word why].'],
    [
      'pool peak !snow',
      'Not one free sunbed by the pool [all {stay}|after seven in the morning], and staff [walked past the towels|did nothing about it].',
    ],
    [
      'pool pool_small peak',
      'That pool for that many people is [a bath|soup]; {we} [gave up|stopped going].',
    ],
    [
      'pool family',
      '[Broken tiles round the pool|A loose step in the pool] and {child} cut a foot on day [two|three].',
    ],
    [
      'pool late',
      'They’d [half emptied|stopped cleaning] the pool by {month}. [Tell people before they book!|Not a word beforehand.]',
    ],
    [
      'heated_pool',
      'Heated pool? [Ask them when they last switched it on.|Stone cold, and reception said the boiler was waiting for a part.]',
    ],
    [
      'childrens_pool little',
      'The children’s pool was [empty of water|shut], and it’s [why we’d picked the place|the one thing we’d booked for].',
    ],
    [
      'water_slides',
      'The water slides were [closed all {stay}|out of order], [try explaining that to {child}|and nobody told us].',
    ],
  ],
});
