/** What guests say of what they ate and drank. */
import { sentences } from '../sentence.ts';

export const FOOD = sentences('food', {
  love: [
    [
      'dinner smart',
      'The buffet was [far better than I expected|the best we’ve had anywhere|restaurant standard], with [something grilled to order|a fish counter|a different theme] every night.',
    ],
    [
      'dinner !smart',
      'Dinner was [proper home cooking|simple and really well done|honest food and plenty of it], and [nobody minded you going back for more|they came round with seconds|the soups alone were worth it].',
    ],
    [
      'breakfast smart',
      'Breakfast was [a joy|outstanding|the highlight of every day]: [eggs cooked while you wait|fresh bread and local honey|pastries still warm, good coffee, real orange juice].',
    ],
    [
      'breakfast !smart',
      'Lovely [simple|unfussy|old-fashioned] breakfast with [good coffee|fresh bread every day|eggs however you want them].',
    ],
    [
      'breakfast pair !chilly !snow',
      'Breakfast outside [without a single raised voice|with the paper|with nobody hurrying us|with a second pot of tea|in the morning sun] was {our} favourite part of the day.',
    ],
    [
      'on_ai bar',
      'All inclusive here [really means it|is the real thing|is done properly]: [decent wine|proper measures|local beer that’s actually cold] and [no wristband nonsense|ice creams whenever they wanted|nothing hidden away as an extra].',
    ],
    [
      'on_ai family',
      'All inclusive was [worth every penny|a godsend|the best decision we made] with {kids}: [snacks on tap|nobody asking what an ice cream costs|a drink whenever they were thirsty].',
    ],
    [
      'on_hb',
      'Half board [suited us perfectly|was the right choice|is the way to do it here]: [out all day and a proper dinner to come back to|lunch out, dinner in, no washing up].',
    ],
    [
      'on_sc kitchen',
      'The kitchen had [everything we needed|sharp knives, for once|a decent oven and a dishwasher], so we [shopped at the market and ate in most nights|cooked fish from the market twice].',
    ],
    [
      'restaurant !dinner',
      'Ate in the hotel restaurant [twice|three times|on the first night and never looked elsewhere] and [couldn’t fault it|it was as good as anywhere in town|would do so again].',
    ],
    [
      'coastal dinner',
      'The fish was [so fresh it barely needed cooking|the star every night|straight off the boats], and I don’t even [like fish|usually order it].',
    ],
    [
      'dinner little',
      'They [mashed, chopped and blended things|heated bottles at all hours|had high chairs ready each evening] for our little one without being asked.',
    ],
    [
      'dinner older',
      'Dinner was [served at the table one night in two|unhurried|civilised], which {we} [much prefer|appreciated] at our age.',
    ],
    [
      'breakfast alone',
      'Nobody makes you feel odd eating [by yourself|alone with a book] here, and the [omelettes|pastries|coffee] at breakfast [are|were] superb.',
    ],
    [
      'restaurant friends',
      'They [pushed tables together for the six of us|squeezed all of us in without a booking] and the [sharing plates|grilled prawns|lamb] were [fantastic|the talk of the trip].',
    ],
    [
      'tropics breakfast',
      '[Papaya and lime|Mango|Fresh coconut] at breakfast every morning: [I miss it already|nothing at home comes close].',
    ],
    [
      'ski dinner snow',
      'After a day on the mountain the [soup, stew and dumplings|fondue night|four-course dinner] [went down a treat|was exactly what {we} needed].',
    ],
    [
      'restaurant smart pair',
      'We booked the [tasting menu|table by the window] for {our} anniversary and they [brought out a little cake|had written us a card].',
    ],
    [
      'dinner',
      '[Vegetarian|Gluten-free|Vegan] here and I [ate like a king|never had to ask twice|had a real choice at every meal].',
    ],
    [
      'on_fb',
      'Full board sounded like [too much|a lot], but [the lunches were light and lovely|we were glad of every meal].',
    ],
  ],
  like: [
    [
      'breakfast',
      'Good [choice|spread] at breakfast, [hot and cold|and it changed a little each day|topped up right to the end].',
    ],
    [
      'breakfast',
      'Breakfast [does the job|sets you up for the day]: [cereal, eggs, cold meats, fruit|plenty of it and decent coffee].',
    ],
    [
      'dinner',
      'Food was [tasty and plentiful|varied enough for a {stay}|good on the whole], with [salads|the grill|puddings] the pick of it.',
    ],
    [
      'dinner family',
      'Even {kids} found something they’d eat [every night|without a fuss], [which is saying something|pasta and chips included].',
    ],
    [
      'on_ai bar',
      'Drinks were [quick to come|nicely made], and the [house white|local beer|rosé] was [perfectly drinkable|better than it needed to be].',
    ],
    [
      'on_bb city',
      'Bed and breakfast is all you need here; [there’s somewhere to eat on every corner|we had a different place lined up each night].',
    ],
    [
      'on_bb coastal',
      'Bed and breakfast suited us, with [plenty of tavernas and cafés to choose from|no shortage of places for dinner] in {place}.',
    ],
    [
      'on_sc kitchen',
      'Kitchen was [small but fine for a {stay}|basic, but it had a kettle and a sharp knife|good enough for breakfast and the odd pasta].',
    ],
    [
      'on_ro city',
      'No meals included, but [the bakery round the corner sorted us out|a coffee and a pastry out costs next to nothing].',
    ],
    [
      'bar',
      'The bar does a [decent|very good|proper] [gin and tonic|coffee|toasted sandwich], and [prices were fair|they’ll bring it to you].',
    ],
    [
      'bar warm_evening',
      'A cold [beer|glass of rosé] at the bar before dinner [became our habit|set the evening up nicely].',
    ],
    [
      'restaurant !smart',
      'Restaurant is [plain but honest|nothing fancy], portions are [generous|huge] and [it’s cheap|the staff are sweet].',
    ],
    ['dinner teens', 'Teenage boys eat a lot. [Nobody blinked|The buffet coped].'],
    [
      'breakfast early !city',
      'Only a handful of people at breakfast, so [no queues|hot eggs every time].',
    ],
    [
      'dinner late',
      'They’d shut part of the dining room by {month} but the food was [still made fresh|none the worse for it].',
    ],
    [
      'on_hb pair',
      'Half board dinners were [nicely done|a bit different each night] and we kept [the same table|our bottle of wine] all {stay}.',
    ],
    [
      'breakfast alone',
      'Breakfast was [good and early|served from seven], handy as I was off [walking|exploring] most days.',
    ],
    [
      'restaurant',
      'The [set lunch|menu of the day] in the restaurant is [a bargain|worth knowing about].',
    ],
    [
      'bar snow',
      '[Hot chocolate|Mulled wine] in the bar with your boots off: [heaven|no complaints there].',
    ],
    [
      'dinner peak',
      'Go [early|after half past eight] for dinner in {month} and you [miss the rush|get a table straight away].',
    ],
  ],
  gripe: [
    [
      'dinner week_or_more',
      'Dinner got [a bit samey|repetitive] by [the last few nights|day five|the end].',
    ],
    [
      'breakfast',
      'The coffee at breakfast comes out of a [machine|button] and [tastes like it|isn’t great].',
    ],
    [
      'breakfast peak',
      'There was a queue for [eggs|the coffee machine|the toaster] every morning.',
    ],
    [
      'dinner',
      'Food could have been [hotter|warmer], [vegetables especially|as buffets often are].',
    ],
    [
      'bar !on_ai',
      'Bar prices are [on the steep side|closer to London than {place}|what you’d expect of a hotel].',
    ],
    [
      'bar on_ai',
      'They’re slow to [refill the wine|clear the tables] at the bar once it gets busy.',
    ],
    [
      'on_sc kitchen',
      'The kitchen could do with [a few more pans|a decent knife|a corkscrew that works].',
    ],
    ['dinner little', 'Dinner not starting until seven is late for [toddlers|little ones].'],
    [
      'dinner older',
      'The dining room [is noisy|echoes] and {partner} [struggled to hear|gave up on conversation].',
    ],
    ['restaurant late', 'The [grill|second menu] had already shut for the season.'],
    [
      'breakfast city',
      'Breakfast room is too small for the number of guests [at nine|on a Sunday].',
    ],
    ['breakfast', 'They clear breakfast away [on the dot of ten|a shade early] for a holiday.'],
    ['dinner', 'Not [a lot|much] for vegetarians beyond [pasta|omelettes and salad].'],
    ['on_ai', 'All inclusive stops at [eleven|half past ten], earlier than we’d expected.'],
    ['restaurant !dinner', 'Service in the restaurant was [friendly but slow|a little forgetful].'],
  ],
  bad: [
    [
      'dinner',
      'The food was [dreadful|lukewarm and tasteless|the same three dishes in rotation], and [we ended up eating out|we paid twice to eat elsewhere].',
    ],
    [
      'breakfast',
      'Breakfast was [cold eggs and packet bread|a scrum|stone cold by half past eight] and [nobody seemed to care|nothing got topped up].',
    ],
    [
      'dinner peak',
      'Forty minutes in a queue for dinner in {month}, then [no clean plates|nowhere to sit|the good things had gone].',
    ],
    [
      'on_ai bar',
      'All inclusive drinks are [watered down|mostly syrup] and come in [plastic cups|thimbles].',
    ],
    [
      'on_ai family',
      '{Kids} lived on [chips|plain pasta] because there was [nothing else they’d touch|no proper children’s food].',
    ],
    [
      'restaurant !dinner',
      'We ate in the restaurant once: [an hour’s wait and two wrong dishes|tough meat, cold chips|overpriced and underwhelming].',
    ],
    [
      'on_sc kitchen',
      'The kitchen had [two forks|one blunt knife|a hob that tripped the electrics] and [a fridge that leaked|pans you wouldn’t use].',
    ],
    ['dinner !alone', '[Two|One|Three] of us fell ill after the second night’s dinner.'],
    ['on_hb', 'Half board is a [waste of money|mistake] here. [Eat out.|Book without it.]'],
    ['bar', 'The bar [ran out of tonic|was out of half the menu] and shut when it felt like it.'],
    [
      'dinner late',
      'Season’s end and it showed: [whatever was left in the freezer|half the counters empty].',
    ],
    [
      'breakfast friends',
      'We came down at half nine and breakfast was [a few crusts|as good as gone].',
    ],
  ],
});
