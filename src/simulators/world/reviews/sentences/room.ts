/** What guests say of where they slept. */
import { sentences } from '../sentence.ts';

export const ROOM = sentences('room', {
  love: [
    [
      'modern smart',
      'The room was [beautifully done|straight out of a magazine|spotless and stylish], with [a rain shower|the best shower I’ve had in a hotel|lighting you could actually read by].',
    ],
    [
      'modern !smart',
      'Rooms have been [done up|freshly decorated] and it shows: [new bathrooms, good lighting|clean lines, comfy beds].',
    ],
    [
      'large_room',
      'Our room was [huge|enormous|bigger than our flat], with space for [all the cases|a proper sit-down] and then some.',
    ],
    [
      'sea_view balcony',
      'We [sat on|hardly left] the balcony every [evening|morning] with the sea [in front of us|right there].',
    ],
    [
      'sea_view',
      'That view of the sea [first thing|when you pull the curtains] [never got old|was worth the extra].',
    ],
    [
      'soft_beds',
      'The bed was [so comfortable we asked what make it was|like sleeping on a cloud|the best I’ve slept in away from home].',
    ],
    [
      'firm_beds',
      'Good firm beds and [proper|plump] pillows; my back [thanked me for it|has never been better].',
    ],
    [
      'kitchen family',
      'Having [a separate bedroom|a living room] meant we could [put {kids} down and still have an evening|all get some sleep].',
    ],
    [
      'air_conditioning hot',
      'The air con [was silent and worked a treat|earned its keep], which in {month} you [really need|can’t do without].',
    ],
    [
      'adapted_room older',
      'We had the adapted room: [wide doors, rails where you want them|a proper wheel-in shower] and [no fuss|it still looked like a hotel room].',
    ],
    [
      'couple smart',
      'They’d [put a bottle on ice|upgraded us] for {our} [anniversary|birthday trip|honeymoon], and the room was [gorgeous|dreamy].',
    ],
    [
      'chilly !tropics',
      'Room was [toasty|warm as toast] and there were [extra blankets in the wardrobe|thick quilts].',
    ],
    [
      'good_wifi wifi alone',
      'I worked two mornings from the room and the wifi [never dropped|was faster than mine at home].',
    ],
    [
      'flat large_room older',
      '[Plenty of room to move about|Room for both of us to get round the bed], and a shower [without a step|you walk straight into].',
    ],
  ],
  like: [
    [
      '',
      'Room was [clean, plain and quiet enough|a good size for two|simple and comfortable], with [plenty of hanging space|a decent shower].',
    ],
    ['!modern', 'The furniture has seen a few summers but everything [worked|was spotless].'],
    [
      '',
      'Comfortable bed, [good|strong] shower, [towels changed whenever you left them out|blackout curtains that actually work].',
    ],
    [
      'kitchen',
      'The apartment was [well laid out|bigger than the pictures suggest] and had [a proper sofa|a washing line|a table you could all sit round].',
    ],
    [
      'air_conditioning',
      'Air con and a fridge in the room, [both quiet|both working], [which is all I ask|no extra charge].',
    ],
    [
      'wifi good_wifi teens',
      'Wifi reached the room, so the teenagers were [happy|occasionally spotted smiling].',
    ],
    ['wifi good_wifi', 'Wifi was [fine|good] [everywhere|even in the room].'],
    ['balcony', 'Nice balcony with [room for two chairs|somewhere to dry the swimming things].'],
    [
      '!large_room city',
      'Small room, but [you’re only there to sleep|that’s a city for you] and it was [well thought out|quiet].',
    ],
    [
      'family',
      'The [sofa bed|extra bed] was already made up when we arrived, and {kids} [slept in it happily|fought over it].',
    ],
    ['alone', 'My single booking got a [double bed|perfectly good room, not the broom cupboard].'],
    [
      'older',
      'Kettle and [two proper mugs|a few biscuits] in the room; [small thing, big difference|it’s how we start the day].',
    ],
    [
      'dated',
      'A bit of a [seventies feel|time warp] to the rooms, but [I rather like that|it’s all clean and it works].',
    ],
    [
      'friends',
      'Two rooms [next to each other as asked|on the same corridor], beds pushed apart [without a murmur|before we arrived].',
    ],
    ['shutters', 'Proper shutters, so you can sleep [till ten|in] if you like.'],
    [
      'lift',
      'Top floor, so [quiet|a bit more breeze|nobody above us|a good view|more light], and a lift to get there.',
    ],
    [
      'sea_view',
      'It’s worth [asking for|paying for] the sea side; the [others look at the road|back ones don’t see much].',
    ],
    [
      'ski snow',
      'Somewhere to dry [boots and gloves|the wet things], a hot shower, a warm bed: [sorted|all you need after skiing].',
    ],
    ['large_room pair', 'Lots of space for two, with [an armchair each|a table by the window].'],
  ],
  gripe: [
    [
      '',
      'Could do with [another socket by the bed|more hooks in the bathroom|somewhere to put a case].',
    ],
    [
      'dated',
      'The bathroom is [tired|due for replacing], though [it was clean|everything worked].',
    ],
    ['small_room', 'Room was [on the small side|a squeeze with the cases open].'],
    ['firm_beds', 'Beds are on the hard side [if that bothers you|for my liking].'],
    ['soft_beds', 'Mattress was [too soft for me|a bit saggy in the middle].'],
    [
      'wifi poor_wifi',
      'Wifi [drops out in the rooms|only really works in reception|goes to sleep in the evening].',
    ],
    ['air_conditioning', 'The air con [rattled|has two settings, off and arctic].'],
    ['!air_conditioning hot', 'No air con, so [bring|ask for] a fan in {month}.'],
    [
      '!air_conditioning warm',
      'There’s no air con, though [a window open was enough|we only missed it once].',
    ],
    [
      'kitchen !large_room family',
      'Apartment was [tight with {kids} and all their things|fine by night, cramped by day].',
    ],
    [
      '',
      'Walls are [thin|not the thickest]: [you hear next door’s telly|you learn a lot about your neighbours].',
    ],
    ['smart', 'For this many stars I’d expect [a kettle|bathrobes|better pillows] in the room.'],
    [
      'family !large_room',
      'With the extra bed out you [climb over each other|can’t open the wardrobe].',
    ],
    ['', 'Shower took [an age|five minutes] to run hot in the [morning|evening].'],
    [
      '!sea_view coastal',
      'Ours [looked onto the car park|faced the building behind]; ask for [another side|a higher floor].',
    ],
    ['older', 'Shower is over the bath, [awkward at our age|and there’s nothing to hold on to].'],
  ],
  bad: [
    [
      'dated',
      'Room was [shabby|tired beyond belief]: [peeling paint, stained curtains|chipped tiles and a loo seat that moved].',
    ],
    [
      '!modern',
      'The bathroom smelt of [drains|damp] [from day one|every single day], and [reception shrugged|nothing was done].',
    ],
    [
      'small_room !alone',
      'The room was [a cell|tiny], [barely space to open a case|you took turns standing up].',
    ],
    [
      'air_conditioning hot',
      'Air con [broke on night two|dripped on the bed] in {temp} degrees and took [three days|two visits and an argument] to fix.',
    ],
    [
      '!air_conditioning hot',
      'No air con and {temp} degrees outside: [we barely slept|like an oven].',
    ],
    [
      '',
      '[No hot water two mornings running|The shower flooded the floor every time], and [nobody came|they sent a mop].',
    ],
    [
      'wifi poor_wifi',
      'The wifi is a [joke|fiction]; I used my own data [all {stay}|and paid for it].',
    ],
    [
      'firm_beds',
      'The beds are [like planks|rock hard]; {we} came home with [bad backs|a stiff neck].',
    ],
    [
      'soft_beds !alone',
      'The mattress [rolled us both into the middle|had springs you could count].',
    ],
    [
      'kitchen',
      'The apartment hadn’t been [cleaned properly|checked] before us: [crumbs in the drawers|hairs in the plughole].',
    ],
    [
      'chilly',
      'It was [freezing|cold] in the room and the heating [came on for an hour a day|never worked].',
    ],
    [
      'family',
      'We’d asked for [a cot|the extra bed] twice by email and [there was none|had to make it up ourselves at midnight].',
    ],
    [
      '!sea_view coastal',
      'The view was [bins|a wall] and reception [wouldn’t move us|said they were full].',
    ],
    [
      'smart',
      'These are not the rooms of a hotel with this many stars: [worn carpet, wobbly fittings|plastic chairs, one lamp].',
    ],
  ],
});
