/** What guests say of the people who looked after them. */
import { sentences } from '../sentence.ts';

export const STAFF = sentences('staff', {
  love: [
    [
      '',
      'The staff [make this place|are what make it special|could not do enough for us|are the best thing about it|were kindness itself].',
    ],
    [
      '',
      '[Maria|Elena|Nikos|Tomás|Ivan|Amira|Luca|Sofia] [on reception|at the desk|behind the desk] is [an absolute star|worth a medal|the kindest person].',
    ],
    [
      'restaurant',
      '[The waiters|Everyone in the restaurant] knew how we took our coffee by [day two|the second morning].',
    ],
    [
      'family',
      'Everyone made a fuss of {kids}, [from the cleaners to the manager|without it ever being put on].',
    ],
    [
      'little',
      'They [carried the buggy up for us|found us a travel cot at midnight] and [played peekaboo with the baby|wouldn’t hear of a tip].',
    ],
    [
      'older',
      '[They brought our cases up without being asked|Someone always had an arm ready for {partner}], and it’s that sort of thing you remember.',
    ],
    ['alone', 'Travelling by myself I [never once felt alone|was looked after like family] here.'],
    [
      'couple',
      'They’d remembered it was our [anniversary|tenth anniversary] and [left us a note|sent up cake].',
    ],
    [
      'friends',
      'They put up with [five noisy women|our lot] [with a smile|and even laughed at our jokes].',
    ],
    [
      'early !city',
      'First guests of the season and the staff were [fresh, cheerful and keen|still pleased to see people].',
    ],
    ['late', 'End of a long season and still [smiling|nothing was too much trouble].'],
    [
      'christmas',
      'On Christmas Day the staff [sang|came round with presents for the children] and it was [lovely|genuinely touching].',
    ],
    [
      '',
      'When I [left my phone in the taxi|lost my glasses], reception [rang round till they’d found it|sorted it within the hour|had it back to me by lunch].',
    ],
    [
      'smart',
      'Service is [discreet and quick|polished without being stuffy], [as it should be|and always with a smile].',
    ],
  ],
  like: [
    ['', 'Friendly, [helpful|efficient] staff [throughout|from start to finish].'],
    [
      '',
      'Reception gave us [a good map and better tips|a list of places the locals eat], [all spot on|none of them tourist traps].',
    ],
    [
      '!smart',
      'Family run, and [you can tell|it feels it]: [someone’s always about|the owner says good morning to everybody].',
    ],
    [
      '',
      'The chambermaid was [a sweetheart|so cheerful] and [left towel swans on the bed|always stopped for a chat].',
    ],
    [
      '',
      'Check-in took [two minutes|no time], and they [let us have the room early|kept our bags on the last day].',
    ],
    ['city', 'They kept our cases [all afternoon|till the evening flight] without charging.'],
    [
      'alone',
      'Staff were happy to chat or to leave me in peace, [whichever I wanted|and seemed to know which].',
    ],
    ['family', 'Nobody [minded noise|tutted] when {kids} were [overtired|being children].'],
    [
      'older',
      'They speak [good|perfect] English, but were [pleased|tickled] when {we} tried a few words.',
    ],
    [
      'bar',
      'The barman [remembers your drink|does card tricks for the children|has time for everybody|tells a good story|knows all the football scores].',
    ],
    ['peak', 'Rushed off their feet in {month}, yet [nobody was short with us|always polite].'],
    [
      'friends',
      'Reception booked us a [boat trip|table for eight|minibus] and [knocked a bit off|it all ran like clockwork].',
    ],
    [
      'pair',
      'Staff are warm without [hovering|being in your face|overdoing it|putting it on|fussing].',
    ],
  ],
  gripe: [
    ['', 'Reception was [a bit offhand|not the warmest], though [they thawed|others were lovely].'],
    [
      '',
      'Check-in was slow: [one person, a coachload of guests|half an hour with tired children about].',
    ],
    ['', 'You get a different answer depending on [who you ask|the day].'],
    ['peak', 'They could use [another pair of hands|two more people] at the desk in {month}.'],
    [
      'late',
      'By {month} the staff [looked ready for a rest|were running on empty], and who can blame them.',
    ],
    ['smart', 'Service is [a bit stiff|hit and miss] for a place at this level.'],
    [
      '',
      'Housekeeping knocked at [half past eight|nine] [every day|even with the sign on the door].',
    ],
    ['older', 'Nobody offered to help with the cases, which {we} [would have liked|noticed].'],
    [
      '',
      'Room wasn’t ready until [four|gone half past three] and [the welcome drink doesn’t fill that|nobody said sorry].',
    ],
  ],
  bad: [
    [
      '',
      'Reception was [plain rude|a wall of shrugs], and the manager was ["at lunch" for three days|never to be seen].',
    ],
    ['', 'We reported [a leak|the lock|the smell] four times. [Four!|Nothing happened.]'],
    [
      '',
      'They [lost our booking|gave our room away] and [made it our problem|put us in a worse one for two nights].',
    ],
    [
      'peak',
      'Overworked, underpaid and it shows: [nobody smiles|plates slammed down, no eye contact].',
    ],
    [
      'older',
      'They left {partner} standing [with the cases for forty minutes|in reception like a parcel].',
    ],
    [
      'family',
      'Staff [rolled their eyes at {kids}|barked at {child} for running], [lovely welcome|on a family holiday].',
    ],
    ['alone', 'As a woman on my own I was [ignored at the desk|talked to like a child].'],
    [
      '',
      'They tried to charge us for [a towel we’d never had|minibar we didn’t touch] at checkout.',
    ],
    [
      'smart',
      'Snooty at the desk, invisible after that: [not what these stars are for|money can’t buy manners].',
    ],
  ],
});
