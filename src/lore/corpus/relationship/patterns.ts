// Several facts of two charts that are one thing. {they}, {them} and {their} are the person whom a line is about.

type Felt = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/** What comes from the planet of a person: after "your" and "the same". */
export const acts: Record<Felt, string> = {
  sun: 'confidence',
  moon: 'sensitivity',
  mercury: 'way with words',
  venus: 'affection',
  mars: 'energy',
  jupiter: 'enthusiasm',
  saturn: 'caution',
}

/** What that does for a planet of the other person that gets along with it. */
export const eases: Record<Felt, string> = {
  sun: 'makes {them} proud',
  moon: 'makes {them} feel safe',
  mercury: 'gives {them} ideas',
  venus: 'makes {them} feel liked',
  mars: 'gets {them} going',
  jupiter: 'raises {their} hopes',
  saturn: 'steadies {them}',
}

/** What it does to one that doesn't. */
export const hurts: Record<Felt, string> = {
  sun: 'hurts {their} pride',
  moon: 'hurts {their} feelings',
  mercury: 'starts an argument in {their} head',
  venus: 'makes {them} feel unloved',
  mars: 'gets {their} back up',
  jupiter: 'makes {their} hopes look foolish',
  saturn: 'puts {them} on {their} guard',
}

/** What a person wants with a planet: after "between". */
export const wants: Record<Felt, string> = {
  sun: 'what {they} want to be',
  moon: 'what {they} feel',
  mercury: 'what {they} think',
  venus: 'what {they} like',
  mars: 'what {they} want right now',
  jupiter: 'what {they} hope for',
  saturn: 'what {they} ought to do',
}

/** Where one planet of a person is good for one planet of the other one and hard on another: {whose} {act} is what comes from it. */
export const sameAct: readonly string[] = [
  'What makes it confusing is that {whose} {act} also does {other} good ({contact}).',
  "It would be simpler if {whose} {act} weren't so good for {other} as well ({contact}).",
  'It gets harder to see through because {whose} {act} is good for {other} as well ({contact}).',
  '{Whose} {act} has another side, and that one does {other} good ({contact}).',
  'And yet {whose} {act} is also among the best things that happen to {other} ({contact}).',
  'On other days {whose} {act} is just what does {other} good ({contact}).',
]

/** After what that comes to, by whose two planets are at odds. */
export const bothMeant: Record<'you' | 'partner', readonly string[]> = {
  you: [
    'To {partner} that looks like a change of heart, and both were there from the start.',
    'So a yes and a no can come within the hour, and you mean both.',
    'It depends on the day which of the two {partner} gets to see, and neither is an act.',
    'You know that the two belong together, and {partner} gets them one at a time.',
  ],
  partner: [
    'You take it for a change of heart, and both were there from the start.',
    'So a yes and a no can come within the hour, and {partner} means both.',
    'It depends on the day which of the two you get to see, and neither is an act.',
    'If you expect the one, you may as well be ready for the other.',
  ],
}

/** Where a planet of the one person is square to both ends of an opposition in the chart of the other, whose it is. */
export const between: Record<'you' | 'partner', readonly string[]> = {
  you: [
    'So {partner} stands in the middle of an argument that you have with yourself, between {one} and {two}.',
    'So {partner} gets drawn into an old argument that you have with yourself, between {one} and {two}.',
    'You were torn between {one} and {two} before {partner} came along, and now it happens in front of them.',
  ],
  partner: [
    'So you stand in the middle of an argument that {partner} has with themselves, between {one} and {two}.',
    'So you get drawn into an old argument that {partner} has with themselves, between {one} and {two}.',
    '{partner} was torn between {one} and {two} before you came along, and now it happens in front of you.',
  ],
}

/** What that does to the person in the middle. */
export const whoeverWins: readonly string[] = [
  'Whichever side is winning, it {hurts}.',
  'It {hurts}, whichever of the two has the last word.',
  'It {hurts} either way, and you both look for the reason in something that was said.',
]

/** Where a hard contact of two planets is also a hard aspect of the same two in both charts, or in one of them. */
export const alsoInside: Record<'both' | 'you' | 'partner', readonly string[]> = {
  both: [
    'You each know it from the inside as well ({names}), so neither has to explain it.',
    'Both of you were already at odds with yourselves about it ({names}), which makes it easier to sympathize.',
  ],
  you: [
    'You know it from the inside as well ({names}), which is a way to be patient with {partner}.',
    'Something like it goes on in you when you are alone, too ({names}).',
  ],
  partner: [
    '{partner} knows it from the inside as well ({names}), and can tell you what helps.',
    'Something like it goes on in {partner} without you, too ({names}).',
  ],
}

/** What two people have in common whose Ascendants have one ruler. */
export const oneRuler: Record<Felt, readonly string[]> = {
  sun: ['you both come in as if you were giving the party'],
  moon: ['you both go by how a room feels before you go by what is said in it'],
  mercury: ['you both come in by way of a question or a joke', 'with both of you words come first'],
  venus: [
    'you both begin by making it pleasant, and neither likes to be the first to spoil it',
    'you both want to please before you want anything else',
  ],
  mars: ['you both come in ready for something', 'neither of you comes in to sit quietly'],
  jupiter: ['you both begin by expecting the best', 'you both come in with more hope than caution'],
  saturn: ['you both keep a little distance at first', 'neither of you gives much away at first'],
}

/** Where the two rulers, which are one planet, are in aspect. */
export const oneRulerMeets: Record<'easy' | 'hard', readonly string[]> = {
  easy: [
    'So it counts for more than usual that {contact}.',
    'It helps all the more that {contact}.',
  ],
  hard: [
    'So it takes more patience than usual that {contact}.',
    'It matters all the more that {contact}.',
  ],
}

/** Of a contact of the planet that rules a person's Ascendant: after "Your Venus rules your Ascendant, so". */
export const shownFirst: Record<'you' | 'partner', readonly string[]> = {
  you: [
    "it's part of how you deal with anybody, and {partner} gets the most of it",
    "it's how you are with people in general, and with {partner} all the more",
    "there was no way that {partner} could've missed it",
  ],
  partner: [
    "it's part of how they deal with anybody, and you get the most of it",
    "it's how they are with people in general, and with you all the more",
    "there was no way that you could've missed it",
  ],
}
