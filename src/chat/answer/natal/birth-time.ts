import type { PlacedAngle } from '#sky/chart.ts'
import type { AnswerContext, Compose, Reply } from '../compose.ts'
import type { Line, Narrator } from '../narrator.ts'
import { factsOf, viewOf } from './chart-view.ts'
import { paragraph } from './paragraph.ts'
import { degreeOf } from './words.ts'

const MINUTES_OF_A_DAY = 24 * 60
/** Over more than this, the speed of the Ascendant changes too much for an estimate. */
const NEAR_MINUTES = 45

/** "What if my birth time is wrong?" */
export const birthTime: Compose<'birth-time'> = (_, context): Reply => {
  const { narrator, sky } = context
  const ascendant = sky.chart.angles?.asc
  if (!ascendant) return noTime(narrator)
  const block = paragraph(
    narrator,
    () => ({
      name: 'birth-time',
      lines: [
        'Then whatever goes by the clock moves, and whatever goes by the day stays.',
        'It would change less than people fear: what goes by the hour, and nothing that goes by the day.',
      ],
      facts: [],
      isNeeded: true,
    }),
    () => edgeLine(ascendant, context),
    () => ({
      name: 'birth-time/rest',
      lines: [
        'Signs and the ties between planets go by the day, so what I say about those you can trust either way. Where in your life I put them goes by the hour, and that is the part to doubt first.',
        'What I say about signs you can trust whatever the hour, give or take the quickest of them. Where in your life I put things depends on the clock, so doubt that before you doubt the rest.',
      ],
      facts: [],
      isNeeded: true,
    }),
    () => ({
      name: 'birth-time/check',
      lines: [
        'Compare it with a birth certificate or a baby book, and if the time there differs, put it into a new reading; I always go by the newest one.',
        'If you find another time in the family papers, make a new reading with it, and then ask me the same questions again.',
      ],
      facts: [],
      isNeeded: true,
    }),
  )
  return { blocks: [block], suggestions: ['What is my rising sign?', 'Where is my Moon?'] }
}

function noTime(narrator: Narrator): Reply {
  const block = paragraph(narrator, () => ({
    name: 'birth-time/none',
    lines: [
      "There is no birth time in your chart, so it can't be wrong: I leave out everything that goes by the hour and tell you only what was true all day. If you find the time, on a birth certificate or in a baby book, make a new reading with it, and I can say a good deal more.",
      "I don't use one for you, since your chart has none, so nothing I told you depends on it. A parent, a records office or a baby book may know it, and with a new reading I could add the part of your life that each thing falls into.",
    ],
    facts: [],
    isNeeded: true,
  }))
  return { blocks: [block], suggestions: ['Where is my Moon?', 'Which planet is strongest?'] }
}

/** How far the Ascendant is from another sign, in minutes of birth time. */
function edgeLine(ascendant: PlacedAngle, { sky }: AnswerContext): Line {
  const { degrees, minutes, speed } = ascendant
  const into = degrees + minutes / 60
  const isEarly = into < 15
  const away = ((isEarly ? into : 30 - into) / Math.abs(speed)) * MINUTES_OF_A_DAY
  const where = degreeOf(ascendant)
  const facts = factsOf(viewOf(sky), 'asc')
  if (away > NEAR_MINUTES)
    return {
      name: 'birth-time/far',
      lines: [
        'Your Ascendant is at {where}, far enough from both edges of the sign that the time would have to be off by more than {near} minutes to change it.',
      ],
      words: { where, near: String(NEAR_MINUTES) },
      facts,
      isNeeded: true,
    }
  return {
    name: 'birth-time/near',
    lines: [
      'Your Ascendant is at {where}, so a birth about {away} minutes {when} would put it in {which}, and then I would describe you differently at first sight.',
    ],
    words: {
      where,
      which: isEarly ? 'the sign before' : 'the next sign',
      // Near the poles it can move backward.
      when: isEarly === speed > 0 ? 'earlier' : 'later',
      away: String(Math.max(1, Math.round(away))),
    },
    facts,
    isNeeded: true,
  }
}
