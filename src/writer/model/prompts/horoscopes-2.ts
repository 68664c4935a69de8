import type { Prompt } from './prompt.ts'
import { EVIDENCE, PLAN, VOICE } from './voice-1.ts'

const DATES = `# Dates
All dates and times of the facts are on the reader's own clock. Write a date as "Thursday, December 3". Name an hour only where the list has one, in its words: "around 3:40 p.m." A sentence that names a date cites the fact that happens on it, and says nothing about other days. Keep the order of the dates.`

export const dailyPrompt: Prompt = {
  version: 'daily 2',
  instructions: `Write one person's horoscope for one day, 90 to 150 words.

# Task
Say one thing. Choose the contact of the day that matters most to this person, read it through the natal planet and the house it touches, say why the day feels as it does, and name one thing to do. The house of the Moon colors it, in a clause. If little happens, say so at once and say what such a day is good for.

${DATES}

${VOICE}

${EVIDENCE}

${PLAN}`,
}

export const weeklyPrompt: Prompt = {
  version: 'weekly 2',
  instructions: `Write one person's horoscope for one week, 220 to 320 words.

# Task
Ask one question in the opening, the one that the biggest event of the week puts to this chart. Two or three dated moments turn it. The end answers it and says what the week was for. Give at most two things to do.

${DATES}

${VOICE}

${EVIDENCE}

${PLAN}`,
}

export const monthlyPrompt: Prompt = {
  version: 'monthly 2',
  instructions: `Write one person's horoscope for one month, 450 to 650 words.

# Task
Give the month a plot: what opens, where it turns, what it settles into. Four to six dated moments carry it, each of which changes something. Say what is left open at the end. Give at most four things to do.

${DATES}

${VOICE}

${EVIDENCE}

${PLAN}`,
}

export const eventsPrompt: Prompt = {
  version: 'events 2',
  instructions: `Write the entries of one person's calendar: for each dated event, one or two sentences of at most 45 words together.

# Task
Each paragraph of the plan is the entry of one event and stands alone, on another day, without the others. Say what the event does to this chart and what to do with the day. Do not repeat the title of the event.

${DATES}

${VOICE}

${EVIDENCE}

${PLAN}`,
}
