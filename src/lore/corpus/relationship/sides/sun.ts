import type { Sides } from '#lore/authored.ts'

export const sunSides: Sides = {
  Aries: {
    wants: [
      '{They} have to have started something in order to feel like {themselves}, and being slowed down feels like being told who to be.',
      'An hour later {they} have usually forgotten why it mattered.',
    ],
    gives: 'When {other} [are|is] stuck, {they} are the one who gets things started.',
  },
  Taurus: {
    wants: [
      '{They} go by what has held so far, and an idea that arrives with a deadline looks to {them} like a threat.',
      "Pushed, {they} get slower, and it's the nearest {they} come to panic.",
    ],
    gives:
      '{They} are where {other} left {them}, in any week of the year, and {other} can count on that.',
  },
  Gemini: {
    wants: [
      '{They} need a second way of seeing a thing, because with only one {they} feel shut in.',
      "So {they} make a joke or change the subject, and it's taken for not caring.",
    ],
    gives: '{They} keep {other} from getting stuck in one way of seeing a thing.',
  },
  Cancer: {
    wants: [
      "{They} can't be proud of anything that leaves {their} own people out, and in an argument {they} listen first for whether {they} still belong.",
      'Hurt, {they} go quiet and look after somebody else.',
    ],
    gives: '{They} treat {other} like family, and on most days it shows.',
  },
  Leo: {
    wants: [
      '{They} need to be seen meaning well, and a correction in front of people undoes {them} for the day.',
      'In private {they} can hear almost anything.',
    ],
    gives: 'On a good day {they} give {other} more warmth than anyone else does.',
  },
  Virgo: {
    wants: [
      "{They} want to have done it right, and {they} hear the one thing that was wrong before the nine that weren't.",
      'When {they} are worried {they} correct, and mostly {themselves}.',
    ],
    gives: 'A good deal in {others} week works because {they} looked at it twice.',
  },
  Libra: {
    wants: [
      '{They} think best with somebody across from {them}, and a fight takes that person away.',
      'So {they} agree too early and mind it too late.',
    ],
    gives: '{They} never make {other} feel small for having been wrong.',
  },
  Scorpio: {
    wants: [
      "{They} tell the important thing last and only where it's safe, so {they} can't argue lightly about anything that counts.",
      'Silence, with {them}, is often just what thinking looks like.',
    ],
    gives: 'What {they} give {other} {they} give whole, and {they} can keep a secret.',
  },
  Sagittarius: {
    wants: [
      "{They} need to believe that it's leading somewhere, and small print makes {them} feel older than {they} are.",
      'To get things moving {they} overstate them.',
    ],
    gives: '{They} get {other} to say yes to what may turn out to be the best part of the year.',
  },
  Capricorn: {
    wants: [
      '{They} measure a day by what still stands at the end of it, and would rather be useful than understood.',
      'Criticism goes in without a sound and stays.',
    ],
    gives: "When {other} [need|needs] somebody to count on, {they} are there and don't mention it.",
  },
  Aquarius: {
    wants: [
      '{They} have to be free to think otherwise, even about things on which {they} agree.',
      'Pressed for a feeling, {they} give an opinion.',
    ],
    gives: 'Nothing that {other} [tell|tells] {them} is too strange for {them}.',
  },
  Pisces: {
    wants: [
      '{They} take on the mood of the nearest person and then need time to find out what {they} wanted {themselves}.',
      'So {their} no comes late, and sometimes only as not being there.',
    ],
    gives: '{They} know what {other} [mean|means] when the words come out wrong.',
  },
}
