import { beyondWords, socialWords } from '#lore/corpus/chat/natal-social.ts'
import type { LifeTheme, QuestionOf } from '../../question.ts'
import type { AnswerContext, Compose, Reply } from '../compose.ts'
import type { Line, Narrator } from '../narrator.ts'
import { type ChartView, houseOf, isPlanet, pointsWhere, viewOf } from './chart-view.ts'
import { aspectLine, closestAspect, houseLine, signatureOf, signLine, testFor } from './lines.ts'
import { ifShort, paragraph } from './paragraph.ts'
import { moreOnPoint } from './point-answer.ts'
import { rulerOfHouse } from './what-in.ts'

/** Small talk; what needs the chart to be worth saying gets one thing from it. */
export const social: Compose<'social'> = ({ of }, context) => {
  const { narrator } = context
  const line: Line = { name: `social/${of}`, lines: socialWords[of], facts: [], isNeeded: true }
  const block = paragraph(narrator, () => line, ...extras(of, context))
  return { blocks: [block], suggestions: suggestions[of] ?? general }
}

const general = ['What does this week look like?', 'Which planet is strongest?']
const suggestions: Partial<Record<QuestionOf<'social'>['of'], string[]>> = {
  doubt: ['What is true of me and of nobody with my sign?', 'Which planet is strongest?'],
  abilities: ['When is a good week to ask for a raise?', 'Where is my Venus?'],
  complaint: ['Why?', 'What is true of me and of nobody with my sign?'],
  low: ['How long does this last?', 'What is good about the next weeks?'],
}

/** A doubter gets a claim that can be checked; a beginner gets an example. */
function extras(of: QuestionOf<'social'>['of'], { narrator, sky }: AnswerContext) {
  const view = viewOf(sky)
  switch (of) {
    case 'doubt':
      return [
        () => {
          const fact = signatureOf(view)
          return fact && aspectLine(narrator, view, fact)
        },
        () => {
          const fact = signatureOf(view)
          return fact && testFor(narrator, fact)
        },
      ]
    case 'complaint':
      return [
        () => tryAgain(narrator),
        () => {
          const fact = closestAspect(narrator, view, 'moon')
          return fact && aspectLine(narrator, view, fact, { from: 'moon' })
        },
      ]
    case 'low':
      return [ifShort(narrator, 35, () => companyLine)]
    case 'mood':
    case 'greeting':
      return [ifShort(narrator, 12, () => signLine(narrator, view, 'moon'))]
    default:
      return []
  }
}

const companyLine: Line = {
  name: 'social/low/company',
  lines: [
    "If a date would help, ask me when it gets easier; and if you only want to say it, say it, and I'll leave the chart closed.",
    'I can look up when it eases, if a date would help, and I can also just listen.',
  ],
  facts: [],
}

function tryAgain(narrator: Narrator): Line {
  return {
    name: 'social/try-again',
    lines: [
      'Let me try something else in the meantime.',
      'Meanwhile, see if this one is closer.',
    ].filter((line) => !narrator.hasSaid(line)),
    facts: [],
  }
}

/** What a chart can offer when astrology has no answer. */
const instead: Record<QuestionOf<'beyond'>['of'], { lines: readonly string[]; theme?: LifeTheme }> =
  {
    health: {
      lines: ['What I can talk about is how you deal with strain and what your days are like.'],
      theme: 'body',
    },
    death: {
      lines: [
        'If the question comes out of a fear, I can tell you what your chart says about how you carry fear.',
      ],
      theme: 'fear',
    },
    pregnancy: {
      lines: ['What I can describe is what home and family are like for you.'],
      theme: 'home',
    },
    lottery: {
      lines: ['I can tell you how you handle money that is already yours.'],
      theme: 'money',
    },
    court: {
      lines: [
        "I can tell you how you hold up in a conflict, and which days I'd keep free for preparing.",
      ],
      theme: 'fear',
    },
    secrets: {
      lines: [
        "I can tell you what you tend to do while you don't know.",
        'What I can describe is your side of it, which is the side you can do something about.',
        'Your own part in it I can see, at least.',
      ],
      theme: 'love',
    },
    investment: {
      lines: ['I can tell you what you are like with money, which is half of investing.'],
      theme: 'money',
    },
    'lost-thing': {
      lines: ["I can tell you how your mind works when you're looking for something."],
      theme: 'mind',
    },
    'facts-of-the-world': {
      lines: ["Ask me about yourself, a plan or a date, and I'm on firmer ground."],
    },
  }

/** Says what astrology cannot tell, and what it can say instead. */
export const beyond: Compose<'beyond'> = ({ of }, context): Reply => {
  const { narrator } = context
  const { lines, theme } = instead[of]
  const block = paragraph(
    narrator,
    () => ({ name: `beyond/${of}`, lines: beyondWords[of], facts: [], isNeeded: true }),
    () => ({ name: `beyond/${of}/instead`, lines, facts: [], isNeeded: true }),
    ...(theme ? insteadLines(theme, context) : []),
    ...moreOnPoint(narrator, viewOf(context.sky), 'moon').map((line) =>
      ifShort(narrator, 45, line),
    ),
  )
  return {
    blocks: [block],
    suggestions: ['What am I good at?', 'Which days this month are good for me?'],
  }
}

/** A planet in the second house, or its ruler. */
function houseOfMoney(view: ChartView, narrator: Narrator): Line | undefined {
  const [planet] = pointsWhere(view, (point) => houseOf(view, point) === 2).filter(isPlanet)
  return planet ? houseLine(narrator, view, planet) : rulerOfHouse(narrator, view, 2)
}

/** One or two sentences about the reader. */
function insteadLines(theme: LifeTheme, { narrator, sky }: AnswerContext) {
  const view = viewOf(sky)
  const points = {
    body: 'mars',
    fear: 'saturn',
    home: 'moon',
    money: 'venus',
    love: 'moon',
    mind: 'mercury',
  } as const
  const point = points[theme as keyof typeof points]
  return [
    // The sign of Venus says more of love than of money.
    () =>
      theme === 'money' && view.timeKnown
        ? houseOfMoney(view, narrator)
        : signLine(narrator, view, point),
    ifShort(narrator, 70, () => houseLine(narrator, view, point)),
  ]
}
