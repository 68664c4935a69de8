import { purposeWords } from '#lore/corpus/chat/time-purposes.ts'
import type { Purpose } from '../../question.ts'
import type { AnswerContext } from '../compose.ts'
import { occasionOf } from './occasion.ts'

/** After the label of a runner-up. */
export const SECOND_CHOICE = ' (second choice)'

/** The first sentence of an answer that picks a day. {day}, {runner} end with a comma or a period. */
export const leads = {
  twoDays: [
    "{Day}, is the day I'd take for {purpose}, and {runner}, is the next best.",
    "I'd use {day}, with {runner}, in reserve.",
    'Make it {day}, or {runner}, if the first is taken.',
    "{Day}, and if you can't manage that, {runner}.",
    'My pick for {purpose} is {day}, followed by {runner}.',
    'Put {day}, in the calendar, and pencil in {runner}, behind it.',
  ],
  oneDay: [
    "{Day}, is the day I'd take for {purpose}.",
    "I'd use {day}, since nothing else {span} comes near it.",
    'Make it {day}.',
    'My pick for {purpose} is {day}.',
  ],
  /** For "Is April a good time to move?" */
  yes: [
    "Yes, it can work {span}, and {day}, is the day I'd take for {purpose}.",
    "It can work {span}, if you pick your day: I'd take {day}.",
  ],
  yesSoon: [
    "It can work, if you pick your day, and {day}, is the one I'd take.",
    "It can be, and {day}, is the day I'd take for {purpose}.",
  ],
  /** For "Should I write to her?": that is not for a chart to say. */
  should: [
    "Whether to is yours to decide, and if you do, {day}, is the day I'd take for {purpose}.",
    "I can't make that choice for you, only the date: if it's a yes, make it {day}.",
    "If you want to, then yes, and {day}, is the day I'd pick for {purpose}.",
  ],
  days: [
    "From {from}, to {to}, is the stretch I'd take for {purpose}, with {day}, as the best of it.",
    "I'd use the days from {from}, to {to}, and most of all {day}.",
    'The stretch from {from}, to {to}, suits {purpose} best, and {day}, is the heart of it.',
  ],
  daysFirst: [
    "From {day}, to {to}, is the stretch I'd take for {purpose}, and its first day is the best.",
    "I'd use the days from {day}, to {to}, and start on the first of them.",
  ],
  daysLast: [
    "From {from}, to {day}, is the stretch I'd take for {purpose}, and it gets better toward the end.",
    "I'd use the days from {from}, to {day}, and the last of them most of all.",
  ],
  daysAndRunner: [
    "From {from}, to {to}, is the stretch I'd take for {purpose}, with {day}, as the best of it; {runner}, comes second.",
    "I'd use the days from {from}, to {to}, most of all {day}, and keep {runner}, in reserve.",
  ],
  only: [
    "There isn't a second one {span} that I'd put my name to, so I'd stay with {day}.",
    'I have no other to offer {span}, because {day}, is the only one that stands out.',
  ],
  other: [
    '{Day}, works too, for {purpose} on a smaller scale.',
    'The other one is {day}, and I would still say yes to it.',
    "{Day}, is the one I'd fall back on.",
    'You could take {day}, and lose very little.',
  ],
  avoid: [
    "{Day}, is the one I'd keep clear of {purpose}.",
    'Stay away from {day}, if you can.',
    "I'd leave {day}, alone.",
  ],
  onlyBad: [
    'Nothing {span} stands out as good for {purpose}, and {day}, is the one to keep clear of.',
    "I can't give you a good day for {purpose} {span}, only one to leave alone, which is {day}.",
  ],
  avoidOnly: [
    'There is only the one to keep clear of, and that is {day}.',
    'I have no second warning for you; {day}, is the only one.',
  ],
  avoidTwo: [
    "I'd keep {purpose} away from {day}, and from {runner}.",
    'The two to leave alone are {day}, and {runner}.',
    'Stay off {day}, and, if you have the choice, off {runner}.',
  ],
}

export const whys = {
  stay: ['The reason is that {event} then.', 'What decides it for me is that {event}.'],
  timed: [
    'Around {time} {event}.',
    'The moment itself is around {time}, when {event}.',
    'Aim for the hours around {time}, when {event}.',
  ],
  untimed: [
    'That day {event}.',
    'The reason is that {event}.',
    'What decides it for me is that {event}.',
  ],
  elsewhere: ['{On} {event}.', 'It leads up to something {on}, when {event}.'],
}

/** After a span with one good day: the next one past it. */
export const laters = [
  'If it can wait, the next one I would name is {day}, when {event}.',
  'The next good one comes later, on {day}, when {event}.',
]

/** What a contact brings, and what that does for a purpose; the first for effects without a comma. */
export const effectsAndGains = ['{Effect}, and {gain}.', '{Effect}, so {gain}.']
export const effectsAlone = [
  '{Effect}.',
  "It's a day when {effect}.",
  'With that behind you, {effect}.',
]

export const gains = [
  'For {purpose} that means {gain}.',
  "What you'd notice is that {gain}.",
  'So {gain}.',
  'In practice, {gain}.',
]

/** For an exact moment outside ordinary hours. With {time} if people are awake then. */
export const hours = {
  early: [
    "It's exact before you're up, so do it early in the day while it's fresh.",
    'The exact moment falls while you sleep, and the morning after it is the best part.',
    'It peaks overnight, so the first half of the day has the most of it.',
  ],
  earlyNamed: [
    'It peaks around {time}, so the morning is the part to use.',
    'That peaks around {time}, which is early, and the whole morning still has it.',
  ],
  late: [
    "It's exact late at night, so the whole day leans that way and the early evening most.",
    'The exact moment comes when you should be asleep, so plan it for the end of the afternoon.',
  ],
  lateNamed: [
    'It peaks around {time}, so do it over an early dinner or just after.',
    'That peaks around {time}, so leave it for the end of the afternoon and no later.',
  ],
  /** For what is no appointment. */
  lateAny: [
    "It's exact late at night, so the whole day leans that way, and the evening most.",
    'The exact moment comes when you should be asleep, and the hours before it have the most of it.',
  ],
  lateAnyNamed: [
    'It peaks around {time}, so the evening has the most of it.',
    'That peaks around {time}, and the whole day leans that way.',
  ],
  moveEarly: [
    "It's exact before anyone is up, so have the van there first thing in the morning.",
    'The exact moment is in the small hours, so use the morning for whatever has to be signed.',
  ],
  moveEarlyNamed: [
    'It peaks around {time}, so start early, and sign in the morning if there is something to sign.',
  ],
  moveLate: [
    "It's exact late at night, so the whole day leans that way, and you could be in by the evening.",
    'The exact moment comes at night, so sign in the afternoon and sleep there if you can.',
  ],
  moveLateNamed: [
    'It peaks around {time}, so plan to carry the last box in by then.',
    'That peaks around {time}, so sign in the afternoon, and spend the evening in the new place.',
  ],
  officeEarly: [
    "It's exact before anyone is up, so make it the first thing you do once the day's work starts.",
    'The exact moment is in the small hours, so take the first slot of the morning.',
    'It peaks overnight, so ask for a time before eleven.',
  ],
  officeEarlyNamed: [
    'It peaks around {time}, before anyone is at a desk, so take the first slot of the morning.',
    'That peaks around {time}, so make it the first thing once the office is open.',
  ],
  officeLate: [
    "It's exact late at night, when everyone has gone home, so ask for a time in the afternoon.",
    'The exact moment comes at night, so take the last good hour of the working day.',
  ],
  officeLateNamed: [
    'It peaks around {time}, after everyone has gone home, so ask for a time that afternoon.',
    'That peaks around {time}, so take a slot in the afternoon, while people are still at their desks.',
    'The peak is around {time}, and no office is open then, so make it the hour after lunch.',
  ],
}

/** {holiday} is "the day after Thanksgiving". */
export const emptyOffices = [
  "It's {holiday}, so make sure first that they'll be in.",
  "That's {holiday}, so check that they're in.",
]

export const seconds = {
  /** For a body that is in a house all the time. */
  stay: ['It helps that all the while {event}.', 'In the background {event}, which suits it.'],
  sameDay: ['It has company, because the same day {event}.', 'The same day {event}, which helps.'],
  otherDay: ['It gets support {on} when {event}.', '{On} {event}, which helps as well.'],
}

export const cautions = [
  'The catch is that {on} {event}, so {effect}.',
  'Plan around one thing: {on} {event}, so {effect}.',
  "It isn't a perfect stretch, since {on} {event}.",
]

export const avoids = [
  "The day I'd leave alone is {day}, when {event}, so {loss}.",
  'Keep clear of {day}, when {event}, so {loss}.',
  "I wouldn't pick {day}, when {event}, because {loss}.",
]

/** For a day after the one that he picks. */
export const slides = [
  "Don't let it slide to {day}, when {event}, because then {loss}.",
  'If you put it off, put it off past {day}, when {event}, and {loss}.',
]

export const avoidWhys = {
  own: [
    'That day {event}, and {loss}.',
    '{Event}, so {loss}.',
    'The trouble is that {event}, and {loss}.',
  ],
  elsewhere: ['{On} {event}, so {loss}.', 'The trouble is that {on} {event}, so {loss}.'],
}

export const betters = [
  "If you'd rather have a good day than a warning, take {day}, when {event}.",
  'A much better one is {day}, when {event}.',
  'For the thing itself I would take {day}, when {event}.',
]

/** The bet, and what would show that it was wrong. */
export const commitments = [
  "My bet is {bet}, and if {wrong}, I've got this one wrong.",
  'I expect {bet}; if {wrong}, count it against me.',
  "I'm betting on {bet}, and I'll call it a miss if {wrong}.",
  'I would count on {bet}. If {wrong}, tell me, and it goes down as a miss.',
]

export const nothings = {
  toAvoid: [
    'There is no day {span} that I would cross out for {purpose}.',
    'No day {span} is bad enough for {purpose} that I would tell you to keep clear of it.',
    'I would not rule out any day {span} for {purpose}.',
  ],
  lead: [
    'Nothing {span} stands out for {purpose}, one way or the other.',
    "I can't give you a special day for {purpose} {span}, because there isn't one.",
    'No day {span} is better than ordinary for {purpose}.',
  ],
  // The words of a span may depend on the day of reading: not in the clause of an event.
  fair: [
    'No day {span} stands out for {purpose}; the best of them is {day}, when {event}.',
    'Nothing {span} is better than ordinary for {purpose}; if it has to be then, take {day}, when {event}.',
    'If I must name one, take {day}, when {event}; no day {span} is more than ordinary for {purpose}.',
  ],
  fairNear: [
    'No day {span} stands out for {purpose}; the best of them is {day}, because {on}, {event}.',
  ],
  /** For one day that the person has named. */
  fairOne: [
    '{Day}, is an ordinary day for {purpose}: the most I can say for it is that {event}.',
    'Not much speaks for {day}, and nothing against it: {event}.',
  ],
  fairOneMore: [
    'So go by whether it suits you, and leave the sky out of it.',
    'That leaves it to you, which is where most days leave it.',
    'If it is the only day you have, take it, and come rested.',
  ],
  fairMore: [
    'It is a small help and no more, so let your own calendar decide if the two disagree.',
    'I would not move anything for it, but between two free days take that one.',
    "That won't carry the day for you, so be rested and prepared.",
    'Call it a slight lean in your favor, and plan as if it were not there.',
  ],
  more: [
    'That happens, and it only means the sky neither helps nor gets in the way, so choose the day that suits your calendar.',
    'An ordinary day is fine for an ordinary plan, so go by your own calendar and by how well you slept.',
    'Most things in life get done on days like these, and nobody asks the sky about them.',
    'Then the better question is when you will be rested and prepared, and you know that best.',
    'I would rather say so than talk up a weak day, because you would plan around it.',
  ],
  wider: [
    'Give me a longer stretch and I can look again.',
    'If you can wait a few weeks longer, ask me about the month after.',
    'If your dates move, ask me again, and I will look at the new ones.',
    'The month before or after may have more to offer, if you can choose.',
    'Name another month, and I can compare the two for you.',
  ],
}

export const otherwise = [
  'The days around it are ordinary, which is good enough for most things.',
  'Any other day of that stretch will do, so choose by your own calendar.',
  'For the rest of that stretch you can go by what is practical.',
]

/** How to use the day, without advising a call to a person who wants to write. */
export function usesFor(
  purpose: Purpose,
  context: Pick<AnswerContext, 'message' | 'turns'>,
): readonly string[] {
  const { isWritten } = occasionOf(purpose, context)
  const { uses } = purposeWords[purpose]
  return isWritten
    ? uses.filter((use) => !/in person|walking|either of you leaves/.test(use))
    : uses
}
