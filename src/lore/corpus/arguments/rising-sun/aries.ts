import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const ariesRisingWithSun: Partial<Record<Sign, Argument>> = {
  Taurus: {
    opening: [
      "For somebody who charges at things, you're remarkably slow to leave them.",
      "You start faster than anyone, and people take you for somebody who'll be off again by the weekend (Aries rising).",
      'But your Sun in Taurus wants to stay where it is, with what it has, for as long as it lasts.',
      "You join a choir on an impulse, and eleven years later you're in the same seat.",
    ],
    turn: 'People wait for you to get bored, and you outlast all of them.',
    task: [
      "Before you say yes to something this month, ask yourself whether you'd want it in five years.",
      'If the answer is yes, say so in your usual hurry.',
      "The people who'll be living with your impulses deserve to know which of them are for life.",
    ],
  },
  Cancer: {
    opening: [
      "Nearly every fight you get into is on somebody else's account.",
      "With strangers you're direct and a little combative, and they'd never call you soft (Aries rising).",
      'What your Sun in Cancer cares about is a handful of people, and whether each of them is all right.',
      "You argue with a nurse at full volume, and an hour later you're asleep across two seats because you wouldn't leave.",
    ],
    turn: 'Your temper is about other people far more often than anyone realizes.',
    task: [
      "When you fight for somebody this month, tell them beforehand that you're going to.",
      "Ask if they'd like it loud or quiet.",
      "The ones you protect have been a bit afraid of your help, and they'd love to be asked.",
    ],
  },
  Virgo: {
    opening: [
      'First you act, and then you find all the mistakes.',
      "Nobody has to ask you twice, since you've begun before they've finished explaining (Aries rising).",
      'Then your Sun in Virgo goes over what you did, line by line, as if somebody else had done it.',
      "By midnight you've sent the bold email, read it eleven times, and found the missing comma.",
    ],
    turn: 'Your courage goes in front and your criticism comes behind, so the two never meet.',
    task: [
      'Give one job this month ten minutes of looking before you start.',
      "Then do it at your own speed and don't read it again.",
      'The people who get your work have been happy with it all along, comma or no comma.',
    ],
  },
  Scorpio: {
    opening: [
      'The fights that people see you have are never about what you really want.',
      "In a room you're blunt and quick, and people believe that they've seen all you've got (Aries rising).",
      "Your Sun in Scorpio hasn't said a word so far.",
      'You give in loudly about the parking space, and nobody notices who ends up with the corner office.',
    ],
    turn: 'Your temper is over in a minute, but what you want you can want for ten years.',
    task: [
      "Tell one person this month what you're after, the big thing, in a normal voice.",
      'Leave out the strategy.',
      "They've been dodging your small fights, and they might turn out to be an ally in the large one.",
    ],
  },
  Capricorn: {
    opening: [
      'You behave as if you had no time at all, in the service of a twenty-year plan.',
      "People meet somebody impatient who can't stand in a line (Aries rising).",
      'Your Sun in Capricorn can stand in one for two decades, provided that it leads to the top.',
      "You run for the train, and what you've got in your bag is homework for something that pays off in six years.",
    ],
    turn: "Rash as you are with an afternoon, you've been very careful with your life.",
    task: [
      'Show somebody the plan this month, with the years on it.',
      'Let them ask about any step they like.',
      'Those who thought you were rushing would be glad to know where, and some of them could open a way for you.',
    ],
  },
  Pisces: {
    opening: [
      'No one comes in fighting as hard as you do and has forgiven the other side by dinner.',
      'The first thing anybody gets from you is a push (Aries rising).',
      "What's behind it is your Sun in Pisces, which can see how it feels to be pushed.",
      'You tell a waiter exactly what was wrong, and then you leave a tip that embarrasses the table.',
    ],
    turn: 'You hit first and feel it afterward, and what you feel is their side of it.',
    task: [
      "The next time you're about to object to something, wait until you've imagined their day.",
      "Then object, if there's still a point.",
      'People can take a great deal of truth from someone who has plainly thought about them first.',
    ],
  },
}
