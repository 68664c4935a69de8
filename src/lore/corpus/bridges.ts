import type { AspectName } from '#sky/chart.ts'
import type { Element } from '#sky/facts.ts'
import type { House } from '../house.ts'
import type { Nature } from '../wording.ts'

// Slots: {a} and {b} are parts after "someone who", {A} and {B} the same after "you";
// {x} and {y} are their emblems, {X} an emblem that begins a sentence.

/** Two placements and the aspect between them, in one sentence. */
export const meetings: Record<AspectName, string[]> = {
  conjunction: [
    'In you, the one who {a} and the one who {b} are a single person{ref}, and you have never managed to send only one of them.',
    'The moment you {A}, you also {B}{ref}; from outside it looks like one gesture.',
    'Someone who {a} and someone who {b} share one pair of shoes in you{ref}.',
    'Whenever you {A}, a second thing happens in the same breath: you {B}{ref}.',
    'It would be tidier if the one who {a} could be told apart from the one who {b}{ref}, but they have worn the same coat since you were small.',
    'Ask for the one in you who {a}, and the one who {b} comes along to the door{ref}.',
    'You {A}, you {B}{ref}, and it has never occurred to you that these could be two decisions.',
    'Others have to choose between being someone who {a} and being someone who {b}{ref}; you were handed both on one hook.',
    'There is a single switch in you for the one who {a} and the one who {b}{ref}.',
    'Wherever the one in you who {a} is invited, the one who {b} is already taking off a coat{ref}.',
  ],
  opposition: [
    'At one end of the table sits someone who {a}, at the other someone who {b}{ref}, and you carry the dishes between them.',
    'You {A}, and you keep meeting people who seem to want the reverse; look closer, and it is you who {B}{ref}.',
    'There are weeks in which you {A} and weeks in which you {B}{ref}, and hardly an hour for both.',
    'The one in you who {a} has been writing long letters to the one who {b}{ref}, and the reply is never quite yes.',
    'Half of you {a}, half of you {b}{ref}, and whichever half you show first, somebody near you takes up the other.',
    'A seesaw stands in the middle of you: on one seat someone who {a}, on the other someone who {b}{ref}.',
    'You have two front doors: at one of them stands someone who {a}, at the other someone who {b}{ref}.',
    'On some mornings you {A}{ref}; by the evening of the same day you {B}, and each time you mean it.',
    'The one in you who {a} likes to look across the valley, and there, waving or shaking a fist, is the one who {b}{ref}.',
    'You {A}, other people remind you that you also {B}{ref}, and you tend to choose people who are good at reminding.',
  ],
  square: [
    'One part of you {a}, another {b}{ref}, and they have shared a hallway for years without agreeing who goes first.',
    'The quarrel is an old one: you {A}, and just as stubbornly you {B}{ref}.',
    'Every few weeks the one in you who {a} is overruled by the one who {b}{ref}, and the appeal begins the same evening.',
    'What makes you difficult, and interesting, is that the same person who {a} also {b}{ref}, and will not do it by turns.',
    'You {A}; that would be simple if you did not also {B}{ref}.',
    'Two people hold the map in you, one who {a} and one who {b}{ref}, and they read it at right angles.',
    'The one in you who {a} and the one who {b} were given the same key and different hours{ref}, and neither keeps to them.',
    'No one has ever talked the one in you who {a} into trusting the one who {b}{ref}, though they have worked together for years.',
    'Somewhere in you a person who {a} keeps bumping, at the same corner, into a person who {b}{ref}.',
    'You {A}, and in the middle of it you {B}{ref}; most of your energy comes from that collision, and some of your headaches.',
    'To {A} and to {B} takes two people, and you have been both since school{ref}.',
  ],
  trine: [
    'Someone in you {a}, someone else {b}{ref}, and they grew up in the same kitchen: things are passed across without looking.',
    'You {A}, and with the same hand you {B}{ref}; you tend to think that everyone can.',
    'The one who {a} has never had to explain anything to the one who {b}{ref}.',
    'There is an old friendship in you between someone who {a} and someone who {b}{ref}, so quiet that you have hardly noticed it.',
    'You {A}, you {B}{ref}, and neither has ever cost you an argument with yourself.',
    'What the one in you who {a} begins, the one who {b} finishes without being asked{ref}.',
    'In you, to {A} and to {B} are one habit with two names{ref}.',
    'The one who {a} and the one who {b} have a way of turning up in you at the same moment, pleased to see each other{ref}.',
    'You {A}; nobody had to teach you that you may also {B}{ref}.',
    'Like two people who can cook in a narrow kitchen, the one in you who {a} and the one who {b} never collide{ref}.',
  ],
  sextile: [
    'The part of you that {a} and the part that {b} live next door to each other{ref}; all it takes is for one of them to knock.',
    'When you {A} and it goes well, look who helped: the one in you who {b}{ref}.',
    'You {A}, and if you think of it you {B}{ref}; you do not always think of it.',
    'Someone who {a} and someone who {b} would make a good pair in you{ref}, and on your better days they do.',
    'There is a door between the one who {a} and the one who {b}{ref}, and it opens from either side.',
    'You {A}; ask, and the one in you who {b} will hold the ladder{ref}.',
    'It takes a small push, but then the one in you who {a} and the one who {b} get up and dance{ref}.',
    'The one in you who {a} has a useful friend, who {b}{ref}, and rings too seldom.',
    'You {A}, and with a little notice you also {B}{ref}.',
    'There is a half-open gate between two gardens in you: in one works someone who {a}, in the other someone who {b}{ref}.',
  ],
}

/** The same, when the first placement has spoken in an earlier section. */
export const reunions: Record<Nature, string[]> = {
  joined: [
    'You have met {x} already, though not the constant companion: someone who {b}{ref}.',
    'Right beside {x}, close enough to be taken for the same thing, stands someone who {b}{ref}.',
  ],
  tense: [
    'You have met {x} already; across from it, this time, sits someone who {b}{ref}.',
    'There is an objection to {x}, and it comes from the one in you who {b}{ref}.',
    'For all its good reasons, {x} has yet to convince the one in you who {b}{ref}.',
  ],
  harmonious: [
    'You have met {x} already; here it gets help, from someone who {b}{ref}.',
    'There is one in you to whom {x} never needed explaining, and that is the one who {b}{ref}.',
    'If {x} ever needs a friend, there is one at hand in you who {b}{ref}.',
  ],
}

/** A third voice that joins within a section. */
export const echoes: Record<Nature, string[]> = {
  joined: [
    'And {x} never comes alone: along with it comes someone who {b}{ref}.',
    'Look closely at {x}, and there is someone behind it who {b}{ref}.',
    'A step behind {x} walks one more person, who {b}{ref}.',
    'With {x} you also get someone who {b}{ref}.',
  ],
  tense: [
    '{X} has an opponent, too, in the one in you who {b}{ref}.',
    'While all this goes on, {x} is watched with folded arms by someone who {b}{ref}.',
    'Not everyone in you approves of {x}: there is someone who {b}{ref}.',
    'A third person has something to say about {x}: the one in you who {b}{ref}.',
  ],
  harmonious: [
    'In all of this {x} has one quiet ally, the one in you who {b}{ref}.',
    'For {x} there is help close at hand, from someone in you who {b}{ref}.',
    'One person in you has always taken the side of {x}, the one who {b}{ref}.',
    'When {x} gets tired, another takes over: someone who {b}{ref}.',
  ],
}

/** One of the planets that stand together. */
export const members = [
  'One of this crowd {a}.',
  'Among them is someone who {a}.',
  'In the same row sits one who {a}.',
  'The one who speaks for them {a}.',
]

/** Two placements that have no aspect with each other. */
export const neighborhoods = [
  'Nothing obliges the one in you who {a} to speak to the one who {b}{ref}, and for long stretches they do not.',
  'You {A}; elsewhere in the same life, you {B}{ref}.',
  'It would take a stranger a while to connect the one who {a} with the one who {b}{ref}.',
  'Two habits live in you on separate floors: one {a}, the other {b}{ref}.',
  'You {A}, and without any link that you could name you {B}{ref}.',
  'In one room of you lives someone who {a}, in another someone who {b}{ref}, and they know each other from the stairs.',
  'You {A}, which is one story; you also {B}{ref}, and that is another.',
  "Some people know you as the one who {a}, others as the one who {b}{ref}, and they would not recognize each other's descriptions.",
]

/** Turning to the one side of a conversation, and then to the other. */
export const firstTurns = [
  'Take {x} first.',
  'Begin with {x}.',
  'First, {x}.',
  'Start with {x}.',
  '{X} came first.',
  '{X} has seniority.',
]
export const secondTurns: Record<Nature, string[]> = {
  joined: [
    'The other half of it is {x}.',
    'And, inseparable from it, {x}.',
    '{X} is the same thing seen from the back.',
    'Look again, and it is {x}.',
    'Its twin is {x}.',
    '{X} comes along uninvited.',
  ],
  tense: [
    'Now {x}.',
    'On the other side, {x}.',
    'Which leaves {x}.',
    'Against that, {x}.',
    '{X} has its own reasons.',
    '{X} would tell it differently.',
    'Ask {x}, and the story changes.',
    '{X} keeps the minority report.',
  ],
  harmonious: [
    'Close by, {x}.',
    'Which brings in {x}.',
    'To this add {x}.',
    '{X} does its share without being asked.',
    '{X} has been listening all along.',
    'What remains is {x}.',
    'And there is {x}.',
    '{X} makes less noise about it.',
  ],
}

/** Last words of a section: both sides in one thought. */
export const binders: Record<Nature, string[]> = {
  joined: [
    'You will not get {x} without {y}, so plan for both.',
    'Nobody has ever had {x} from you without {y}, and those who love you stopped asking.',
    'Somewhere in childhood {x} and {y} must have been put in the same box.',
  ],
  tense: [
    'Keep {x}, keep {y}, and give them different hours.',
    'It was often {y} that got you through what {x} had begun.',
    '{X} could learn from {y} when to stop, and the lesson would hold in the other direction too.',
    'You would miss {x} within a week, and {y} by the weekend.',
    'Somewhere between {x} and {y} lies the day you would call a good one.',
  ],
  harmonious: [
    '{X} would be half as much use to you without {y}.',
    'Lean on {y} when {x} will not do; you have done it for years without calling it a method.',
    'A life with both {x} and {y} in it has more doors than you have tried.',
    'Thanks to {y}, you have never had to defend {x} for long.',
  ],
}

/** From how something is done to where it happens. {Place} begins the sentence. */
export const hinges = [
  '{Place}, the same hand is at work.',
  '{Place}, it takes another form.',
  '{Place}, it has consequences.',
  '{Place}, {x} comes out into the open.',
  '{Place}, it is at its strongest.',
  '{Place}, others get to know it, too.',
  '{Place}, it is hard to miss.',
  '{Place}, it is no different, only plainer.',
]

export const housePlaces: Record<House, string> = {
  1: 'in the first minute with strangers',
  2: 'where money is concerned',
  3: 'in your messages and on your errands',
  4: 'at home',
  5: 'wherever there is something to play for',
  6: 'on an ordinary working day',
  7: 'across the table from one other person',
  8: 'where something belongs to two people',
  9: 'far from home',
  10: 'where people can watch you',
  11: 'among friends',
  12: 'in the hours nobody sees',
}

/** Sun and Moon side by side in one sentence, by their elements in the order fire, earth, air, water. {two} is "the two" or "the last two". */
export const elementMeetings: Record<string, string[]> = {
  'fire~fire': [
    'Between {two} there is no one who waits.',
    'Neither of {two} has ever asked for the manual.',
  ],
  'fire~earth': [
    'One of {two} would be on the road already; the other is checking the tires.',
    'One of {two} wants it to begin, the other wants it to last, and they use the same pair of hands.',
  ],
  'fire~air': [
    '{Two} egg each other on, and neither of them is the one who sits down.',
    'One of {two} has the idea and the other has the match.',
  ],
  'fire~water': [
    'One of {two} wants it said now; the other is still feeling whether it is true.',
    'One of {two} slams the door, and the other is the person on the far side of it.',
  ],
  'earth~earth': [
    'Between {two} there is no one who hurries.',
    '{Two} would rather have one thing that works than three that shine.',
  ],
  'earth~air': [
    'One of {two} would like to talk it over; the other would like it in the cupboard by six.',
    'One of {two} believes it when it is said, the other when it is delivered.',
  ],
  'earth~water': [
    '{Two} agree on more than they admit: both want what they love within reach of a hand.',
    'One of {two} feeds people and the other makes sure that there is bread.',
  ],
  'air~air': [
    'Between {two} nothing stays unsaid for long, though a good deal stays undecided.',
    '{Two} could talk until morning, and you have let them.',
  ],
  'air~water': [
    'One of {two} has found the words; the other knows that the words are not quite it.',
    'One of {two} asks what happened, the other already has the feeling in its coat.',
  ],
  'water~water': [
    'Between {two} there is no one who forgets.',
    'Neither of {two} needed to be told; both had noticed at the door.',
  ],
} satisfies Partial<Record<`${Element}~${Element}`, string[]>>
