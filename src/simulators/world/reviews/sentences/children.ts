/** What families say of a place for children. */
import { sentences } from '../sentence.ts';

export const CHILDREN = sentences('children', {
  love: [
    [
      'family kids_club juniors week_or_more',
      'The children’s club is [brilliant|superb]: {kids} [asked to go back every day|made friends for life and a papier-mâché shark].',
    ],
    [
      'family kids_club juniors',
      '{Child} cried when we [left the children’s club|said goodbye to the club staff], [which tells you everything|in a good way].',
    ],
    [
      'family entertainment juniors',
      'The mini disco [is the stuff of legend|was the highlight of every day] and {kids} [still do the dances|know every move].',
    ],
    [
      'family teens',
      'They gave {kids} [freedom and a free run of the place|a later bedtime and each other], and we [got our evenings back|hardly heard a grumble].',
    ],
    [
      'family little',
      'They’ve thought about small ones: [cots made up, bottle warmer, blackout blinds|steps for the sink, plastic plates, high chairs everywhere].',
    ],
    [
      'family school',
      'First holiday where [both of ours were happy at once|nobody argued], and that’s with [{month} crowds|the schools off].',
    ],
  ],
  like: [
    [
      'family',
      'Plenty [for {kids} to do|going on], [without it being a holiday camp|and most of it free].',
    ],
    ['family', '{Kids} [found playmates within the hour|were off with new friends by lunchtime].'],
    [
      'family juniors',
      'Table tennis, [a football goal|giant chess], [shade|space to run]: [that’s {kids} happy|job done].',
    ],
    [
      'family little',
      'Buggy-friendly [round the hotel|on the ground floor], [cot in the room on arrival|and a highchair whenever we sat down].',
    ],
    [
      'family kids_club',
      'We only used the children’s club [twice|on the hot afternoons], but it’s [well run|clean and the staff are lovely].',
    ],
    [
      'family quiet_month',
      'Out of season there were [few other children|only a few families], which [ours didn’t mind|had its charms].',
    ],
    [
      'family teens tennis',
      'The tennis court was [free before ten|always ours in the evening], [which saved us|so the teenagers got their exercise].',
    ],
    [
      'family city',
      'Not a resort, but {kids} got [an ice cream a day and a boat trip|their own map], and were [in charge of the route|troupers].',
    ],
  ],
  gripe: [
    [
      'family kids_club little',
      'The children’s club only takes them [from four|once they’re four], [so no use to us yet|check before you count on it].',
    ],
    [
      'family !kids_club',
      'There isn’t much laid on [for children|if it rains], [bring a pack of cards|so be ready to make your own fun].',
    ],
    [
      'family teens',
      'Not a lot for [over-twelves|teenagers] once the [ping-pong bat broke|novelty’s gone].',
    ],
    [
      'family kids_club peak',
      'You have to book the children’s club [the night before|at eight sharp] in {month} and it [fills in minutes|goes in a flash].',
    ],
    [
      'family little',
      'No changing table [anywhere downstairs|near the restaurant or by reception].',
    ],
  ],
  bad: [
    [
      'family kids_club',
      'The children’s club was [one bored girl and a box of broken crayons|a room with a telly].',
    ],
    [
      'family kids_club',
      'Club for the children [closed on the two days we wanted it|shut without notice], [brilliant|it’s why we came].',
    ],
    [
      'family !kids_club',
      'Nothing, and I mean nothing, [for children to do|laid on for families].',
    ],
    [
      'family entertainment',
      'The children’s disco starts at [half past nine|nine at night]. [With a four-year-old.|Who thought of that?]',
    ],
    [
      'family peak week_or_more',
      'They pack families in and [leave them to it|offer nothing]: [tears by Tuesday|whining by day three].',
    ],
  ],
});
