import type { Sides } from '#lore/authored.ts'

export const saturnSides: Sides = {
  Aries: {
    wants: [
      "{They} don't quite trust {their} own nerve, so {they} test everyone else's.",
      '{They} harden when {they} are rushed.',
    ],
    gives: "Once {they} have decided to back {other}, {they} don't need to be asked twice.",
  },
  Taurus: {
    wants: [
      '{They} are careful about what things cost, because running short is what {they} dread.',
      'Even a present can look to {them} like a hole in the month.',
    ],
    gives: "There's something put by when {other} [need|needs] it, because {they} saw to it.",
  },
  Gemini: {
    wants: [
      "{They} don't like to speak until {they} are sure of the facts, and loose words make {them} uneasy.",
      'So {they} check what was only meant as chat.',
    ],
    gives: "When {they} tell {other} that a thing is so, it's so.",
  },
  Cancer: {
    wants: [
      '{They} are guarded exactly where {they} are soft, and being needed comes easier to {them} than needing.',
      'Asked for warmth, {they} look around for something to do.',
    ],
    gives: 'Few people are as reliable as {they} are when {other} [are|is] in trouble.',
  },
  Leo: {
    wants: [
      '{They} find it hard to be admired and harder not to be, so {they} hold applause back until it has been earned.',
      '{They} treat {themselves} the same way.',
    ],
    gives: 'A word of praise from {them} is worth having, and {other} [know|knows] it.',
  },
  Virgo: {
    wants: [
      "{They} feel responsible for what could go wrong, and can't stop seeing it.",
      'Correcting it is how {they} keep from being afraid.',
    ],
    gives: '{They} spare {other} a great many small disasters.',
  },
  Libra: {
    wants: [
      '{They} take a promise between two people more seriously than anything, and fear being the only one who does.',
      "So {they} keep count of what's fair.",
    ],
    gives: 'What {they} have agreed with {other}, {they} keep.',
  },
  Scorpio: {
    wants: [
      "{They} trust slowly and take it back fast, since being at someone's mercy is what {they} most want to avoid.",
      'Control looks to {them} like common sense.',
    ],
    gives: '{Others} secrets are safe with {them}.',
  },
  Sagittarius: {
    wants: [
      '{They} are careful about what {they} believe, and high hopes make {them} ask for the evidence.',
      'Asking for it spoils a party now and then.',
    ],
    gives: 'A hope that {they} share with {other} has been tested first.',
  },
  Capricorn: {
    wants: [
      '{They} feel responsible for how it all turns out, so {they} find it hard to stop while anything is undone.',
      'Ease has to be earned, in {their} book, and never quite is.',
    ],
    gives: '{Other} can rest because {they} have thought of what could go wrong.',
  },
  Aquarius: {
    wants: [
      '{They} live by rules that {they} chose {themselves}, and hold to those harder than other people hold to the usual ones.',
      'An appeal to feelings leaves {them} looking for the principle.',
    ],
    gives: '{They} are fair to {other} on a good day and on a bad one.',
  },
  Pisces: {
    wants: [
      '{They} have a private dread of being swept along, so {they} draw a line where nobody else can see one.',
      'Then {they} feel guilty about it.',
    ],
    gives: "{They} won't let {other} down, whatever it costs {them}.",
  },
}
