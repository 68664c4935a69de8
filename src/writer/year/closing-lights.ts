import type { YearBody } from '#lore/year-ahead.ts'
import type { Tone } from '../horoscope/tone.ts'
import { capitalized } from '../prose/template.ts'

/** When the answer of a year shows: "around March 11", "Saturn squares your Moon", "what you need to feel at ease". */
interface Light {
  when: string
  event: string
  reach: string
}

type Ways = readonly ((light: Light) => string)[]

/** What the heaviest transit does to the answer, by its planet. */
const lights: Record<YearBody, Record<Tone, Ways>> = {
  jupiter: {
    presses: [
      ({ when, event, reach }) =>
        `The answer tends to grow ${when}, when ${event}, so it has to leave room for ${reach}.`,
      ({ when, event, reach }) =>
        `You may answer too generously ${when}, when ${event}, and a smaller answer would leave more room for ${reach}.`,
    ],
    eases: [
      ({ when, event, reach }) =>
        `You can act on the answer most easily ${when}, when ${event}, and ${reach} may gain by it.`,
      ({ when, event, reach }) =>
        `A chance to act may come ${when}, when ${event}, and it may be good for ${reach} as well.`,
    ],
  },
  saturn: {
    presses: [
      ({ when, event, reach }) =>
        `You see what the answer asks of you ${when}, when ${event}, and it has to leave room for ${reach}.`,
      ({ when, event, reach }) =>
        `The question gets serious ${when}, when ${event}, and an answer that ignores ${reach} isn't likely to last.`,
      ({ when, event, reach }) =>
        `Half measures stop working ${when}, when ${event}, and what you decide has to suit ${reach} as well.`,
      ({ when, event, reach }) =>
        `You can't put the decision off any longer ${when}, when ${event}, and ${reach} may be what decides it.`,
    ],
    eases: [
      ({ when, event, reach }) =>
        `You can put the answer into practice ${when}, when ${event}, and it's likely to last if it suits ${reach}.`,
      ({ when, event, reach }) =>
        `The best weeks for the decision are the ones ${when}, when ${event}, since ${reach} can carry it then.`,
    ],
  },
  uranus: {
    presses: [
      ({ when, event, reach }) =>
        `The answer may come sooner than you planned, ${when}, when ${event}, and ${reach} may change along with it.`,
      ({ when, event, reach }) =>
        `A fixed plan is likeliest to break ${when}, when ${event}, so the answer has to allow for a change in ${reach}.`,
    ],
    eases: [
      ({ when, event, reach }) =>
        `A better answer than the one you had planned may turn up ${when}, when ${event}, with more freedom in it for ${reach}.`,
      ({ when, event, reach }) =>
        `Deciding takes the least courage ${when}, when ${event}, and ${reach} may be the freer for it.`,
    ],
  },
  neptune: {
    presses: [
      ({ when, event, reach }) =>
        `${capitalized(when)}, when ${event}, it's too early to decide, because it's easy to be wrong about ${reach} until that has passed.`,
      ({ when, event, reach }) =>
        `The answer may blur ${when}, when ${event}, most of all where it concerns ${reach}, and a few weeks later you can trust it again.`,
    ],
    eases: [
      ({ when, event, reach }) =>
        `You can feel your way to an answer ${when}, when ${event}, and ${reach} can tell you more than a plan would.`,
      ({ when, event, reach }) =>
        `You may guess the answer ${when}, when ${event}, from ${reach} more than from any list.`,
    ],
  },
  pluto: {
    presses: [
      ({ when, event, reach }) =>
        `There's no half answer to be had ${when}, when ${event}, because the answer concerns ${reach} as well.`,
      ({ when, event, reach }) =>
        `The part of the answer that you've been avoiding may come up ${when}, when ${event}, and ${reach} may have to change for it.`,
    ],
    eases: [
      ({ when, event, reach }) =>
        `You can do a thorough job ${when}, when ${event}, and ${reach} may come out stronger.`,
      ({ when, event, reach }) =>
        `You have the most strength for the decision ${when}, when ${event}, and ${reach} can draw on that.`,
    ],
  },
}

export const lightWays = (body: YearBody, tone: Tone, light: Light): string[] =>
  lights[body][tone].map((way) => way(light))
