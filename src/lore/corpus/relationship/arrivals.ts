import type { Element } from '#sky/fact-base.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { PairTag } from '../../synthesis/pair-traits.ts'

/** How a person comes into a room, by the rising sign. Clauses as in manners.ts. */
export const arrivals: Record<Sign, readonly string[]> = {
  Aries: [
    '[come|comes] into a room as if something were about to start',
    '[say|says] hello first and [find|finds] out afterward who it was',
  ],
  Taurus: [
    '[take|takes] {their} time, and [look|looks] as if there were plenty of it',
    '[settle|settles] in comfortably before {they} [say|says] much',
  ],
  Gemini: [
    '[start|starts] three conversations in the first ten minutes',
    '[ask|asks] so many questions that people forget to ask any back',
    '[go|goes] from one group to the next, and [bring|brings] along what the last one said',
  ],
  Cancer: [
    '[feel|feels] out the mood of a place before entering it',
    "[seem|seems] shy until there's somebody to look after",
  ],
  Leo: [
    '[get|gets] looked at, and [are|is] friendly about it',
    "can't help making an entrance, even with groceries",
  ],
  Virgo: [
    '[hang|hangs] back until {they} [know|knows] how things are done there',
    "[notice|notices] the one detail that's off, and [say|says] nothing yet",
  ],
  Libra: [
    '[put|puts] people at ease and [keep|keeps] {their} own opinion for later',
    '[look|looks] for the person who seems left out, and [go|goes] over',
  ],
  Scorpio: [
    '[watch|watches] first and [let|lets] others do the talking',
    '[give|gives] away little and [miss|misses] less',
  ],
  Sagittarius: [
    '[come|comes] in laughing and a little late, and [talk|talks] to the stranger',
    '[take|takes] everybody for a friend until proven wrong',
  ],
  Capricorn: [
    '[seem|seems] reserved, and more grown up than {they} [feel|feels]',
    '[arrive|arrives] on time and [wait|waits] to see who else is serious',
  ],
  Aquarius: [
    '[are|is] friendly with everyone and a little hard to get hold of',
    '[say|says] the odd thing, pleasantly, and [watch|watches] who laughs',
  ],
  Pisces: [
    '[take|takes] on the tone of the person {they} [are|is] talking to',
    '[slip|slips] in quietly, and soon somebody is telling {them} a secret',
  ],
}

/** What each of them claims of the person. */
export const arrivalTags: Record<Sign, readonly PairTag[]> = {
  Aries: ['outgoing'],
  Taurus: ['reserved'],
  Gemini: ['outgoing'],
  Cancer: ['reserved'],
  Leo: ['outgoing'],
  Virgo: ['reserved'],
  Libra: [],
  Scorpio: ['reserved', 'seeing through'],
  Sagittarius: ['outgoing', 'laughing', 'trusting'],
  Capricorn: ['reserved', 'solemn'],
  Aquarius: ['outgoing'],
  Pisces: [],
}

/** What follows when the two are in one room, by the elements of the two rising signs; the reader's is the first. */
export const firstEvenings: Record<`${Element} ${Element}`, readonly string[]> = {
  'fire fire': [
    'Neither of you has to be drawn out, and a first evening is loud and over before you notice the time.',
    "Nobody waits to be spoken to, and it's quickly clear whether you like each other.",
    'You notice each other first of all the people there, and may compete a little before you know it.',
  ],
  'fire earth': [
    "It's you who begins, and {partner} who decides whether it goes on.",
    "You may wonder for a while if {partner} is enjoying it, and then they're the one who stays to the end.",
    'You bring the pace and {partner} brings the patience, and each can mistake the other for uninterested.',
  ],
  'fire air': [
    "You say something bold and {partner} has a reply, and after that there's no stopping it.",
    "There's hardly a pause between you, and it feels easy from the first hour.",
    'You bring the heat and {partner} brings the talk, and other people find themselves listening in.',
  ],
  'fire water': [
    'You come forward and {partner} waits, and you may take for shyness what is only care.',
    'So {partner} knows within the hour what is behind your confidence, and you find that out later.',
    'You fill the room and {partner} reads it, and between you nothing that happens there gets missed.',
  ],
  'earth fire': [
    'So {partner} begins, and you decide whether it goes on.',
    'You may find {partner} a little much at first, and look for them the next time all the same.',
    'So {partner} asks the personal question early, and your answer comes when you trust it to be kept.',
  ],
  'earth earth': [
    "It may take three meetings before anything personal gets said, and by then it's more or less settled.",
    'Nothing seems to be happening, and neither of you minds that it takes its time.',
    "You each count it in favor of the other one that nobody's in a hurry.",
  ],
  'earth air': [
    'So {partner} does most of the talking at first, and notices later that you remembered all of it.',
    'So {partner} keeps the conversation going until you have warmed up.',
    'You may take {partner} for somebody who is like that with everyone, and it needs a second evening to find out.',
  ],
  'earth water': [
    "Nobody rushes, and there's time to notice things about each other.",
    'You give {partner} something steady to come closer to, and they come as close as feels safe.',
    "Little gets said, and it's easier than either of you is used to.",
  ],
  'air fire': [
    "You have a remark ready and {partner} has an answer, and after that there's no stopping it.",
    "You're charming, and {partner} cuts straight through it to ask what you want.",
    "You keep it light and {partner} makes it warm, and it's hard to leave.",
  ],
  'air earth': [
    "You do most of the talking, and may wonder whether {partner} likes you when they're only listening.",
    'You have been through six subjects by the time {partner} is ready with a thought about the first.',
    'You work for their smile a little, and by the end of the evening you have it.',
  ],
  'air air': [
    "It's an easy evening, with neither of you quite sure afterward what it meant.",
    'You can talk for three hours and still know very little about how the other one feels.',
    'Conversation carries it from the start, and somebody has to be the one to make it personal.',
  ],
  'air water': [
    "You talk easily, and {partner} hears what you aren't saying.",
    'You may think that the conversation is the point, while {partner} is listening to something under it.',
    'You make it light for {partner}, and they make it mean something to you.',
  ],
  'water fire': [
    'So {partner} comes forward and you wait, and they may take for shyness what is only care.',
    'You know within the hour what is behind the confidence of {partner}, and keep it to yourself.',
    'You may like {partner} at once and still wait to see if they calm down.',
  ],
  'water earth': [
    "It looks slow from outside, and it suits you both that nobody's watching.",
    "You sense that {partner} can be leaned on before there's any reason to lean.",
    'What convinces you about {partner} is a small promise that they keep.',
  ],
  'water air': [
    'So {partner} does the talking, and by the end of it you know how they are.',
    'You may need a second meeting to believe that anyone so easy to talk to meant it.',
    'So {partner} makes it light for you, and you make it mean something to them.',
  ],
  'water water': [
    'Each of you waits for the other to come closer, and feels quite clearly that the other wants to.',
    'You both know early on that something is there, and neither is the first to mention it.',
    'You each know by the end of an evening how the other one feels, without a word about it.',
    'It can take several meetings for one of you to say what both of you knew after the first.',
    'A look across the room settles more than the conversation does.',
    'You are careful with each other from the start, as people are who can both be hurt.',
  ],
}
