/** What guests say of what they got for their money. */
import { sentences } from '../sentence.ts';

export const VALUE = sentences('value', {
  love: [
    ['!smart', 'For what we paid, [a bargain|unbeatable|I’d have been happy with half of it].'],
    [
      'smart',
      'Not cheap, but [worth every penny|you get what you pay for here], [and then some|right down to the details].',
    ],
    [
      'on_ai family',
      'All in for a family of four, [not another penny spent|purse stayed in the safe]: [that’s a holiday|value like that is rare].',
    ],
    [
      'quiet_month',
      'Going in {month} [halved the price|saved us a fortune], and [we missed nothing|I’d do it every year].',
    ],
    [
      'couple',
      'Less than [a weekend in the Lakes|our last two nights in Cornwall] and [with sunshine|ten times the fun].',
    ],
  ],
  like: [
    [
      '',
      'Good value [for what you get|compared with the places around], [I’d say|no nasty extras].',
    ],
    [
      '!smart',
      'It’s a {stars}-star and [doesn’t pretend otherwise|priced like one]: [clean bed, kind people, fair price|no frills, no regrets].',
    ],
    [
      'friends',
      'Split between [four|six] of us it [cost next to nothing|was cheaper than a night out at home].',
    ],
    [
      'alone',
      'The single price was [fair|not the usual rip-off], [for once|which is why I chose it].',
    ],
    [
      'school',
      'School holiday prices [hurt|make you wince], but [this was one of the fairer ones|we felt we got our money’s worth].',
    ],
    ['city', 'Reasonable for [a city|{place}], [where everything’s dear|and you save on taxis].'],
    ['older', 'We’ve paid [twice as much|a good deal more] for [worse|less].'],
    [
      'on_hb',
      'With dinner in the price you [know where you are|aren’t forever counting], [nice on a pension|good for the budget].',
    ],
    [
      'couple',
      'We [put the saving towards a boat trip|spent the difference on dinners out|had enough left over for a weekend away|toasted the saving on our last night|treated ourselves with what we’d saved].',
    ],
  ],
  gripe: [
    [
      '!snow',
      'Extras [mount up|aren’t cheap]: [safe, parasol, late checkout|sunbeds, coffees, that sort of thing].',
    ],
    ['peak', 'In {month} you [pay top whack|are paying for the month rather than the hotel].'],
    [
      'smart',
      'At these prices I’d [expect water to be free|not expect to pay for coffee in the room].',
    ],
    [
      'spa',
      'Use of the spa is [extra|charged by the hour], [worth knowing|which we only found out there].',
    ],
    [
      'parking',
      'They charge [for the car park|by the night to park], [not a lot, but still|so factor it in].',
    ],
    [
      '',
      '[Nice enough, but|It’s fine;] [not sure it was worth quite that much|we’ve had better for the same money].',
    ],
  ],
  bad: [
    ['', '[Not worth half of what we paid|Daylight robbery|Save your money].'],
    ['smart', '{Stars} stars? [Who’s counting?|Three, on a good day.|Not in this life.]'],
    ['!smart', 'Cheap, and [now we know why|you can see where they saved].'],
    [
      'family',
      'We’d saved [all year|for eighteen months] for this and [I could weep|feel cheated].',
    ],
    [
      'school',
      '[Twice|Three times] the price for [the school holidays|{month}] and [half the service|nothing to show for it].',
    ],
    [
      'on_ai',
      'All inclusive, [except for everything you’d want|with a surcharge for ice cream and anything with a label].',
    ],
  ],
});
