import type { Planet } from '#sky/bodies.ts'
import type { AnswerContext, Compose, Reply } from '../compose.ts'
import type { Narrator } from '../narrator.ts'
import { allPlacements, type ChartView, isPlanet, viewOf } from './chart-view.ts'
import { aspectLine, closestAspect, houseLine, retrogradeLine, signLine, testFor } from './lines.ts'
import { ifShort, paragraph } from './paragraph.ts'
import { bareName, listed, numberWord } from './words.ts'

/** Which planets were retrograde at birth. */
export const retrogrades: Compose<'retrogrades'> = ({ body, owner }, context) => {
  const { narrator } = context
  if (owner === 'partner') return context.answer({ kind: 'together' })
  const view = viewOf(context.sky)
  if (body) return oneBody(body, view, context)
  const placements = allPlacements(view)
  const turned = placements.filter(({ retrograde }) => retrograde)
  const unsettled = placements.filter(({ retrograde }) => retrograde === undefined)
  const [first, second] = turned.map(({ body }) => body).filter(isPlanet)
  const block = paragraph(
    narrator,
    () => ({
      name: 'retrogrades',
      lines:
        turned.length === 0
          ? [
              'None of yours; they were all moving forward on the day you were born.',
              'Not one. On your birthday they were all on their way forward, which is rarer than you would think.',
            ]
          : turned.length === 1
            ? [
                'Your {all} was retrograde when you were born, and nothing else was.',
                'Only your {all} was retrograde at your birth.',
              ]
            : [
                '{Count}: your {all} were retrograde when you were born.',
                'Your {all} were retrograde at your birth.',
              ],
      words: {
        all: listed(turned.map(({ body }) => bareName(body === 'mean_node' ? 'true_node' : body))),
        count: numberWord(turned.length),
      },
      facts: turned.length > 0 ? turned : placements,
      isNeeded: true,
    }),
    () => ({
      name: 'retrogrades/meaning',
      lines: [
        'That means a planet seems to go back over its path, as seen from here, and what it stands for works on the inside first.',
        "It's a matter of how the sky looks from here, and people with it tend to think twice where others act once.",
      ].filter(() => turned.length > 0),
      facts: [],
    }),
    () => first && retrogradeLine(narrator, view, first),
    () => first && houseLine(narrator, view, first),
    () => second && retrogradeLine(narrator, view, second),
    () =>
      turned.length === 0
        ? {
            name: 'retrogrades/none',
            lines: [
              'You tend to go at things straight on and look back seldom. People with many of them review; you move, and you may have to schedule the second thought.',
            ],
            facts: [],
          }
        : undefined,
    ifShort(narrator, 60, () => first && signLine(narrator, view, first)),
    () =>
      unsettled.length > 0
        ? {
            name: 'retrogrades/unsettled',
            lines: [
              'One of them changed direction on that very day, and without the hour I leave it out.',
            ],
            facts: [],
          }
        : undefined,
  )
  return {
    blocks: [block],
    suggestions: [
      'Is Mercury retrograde now?',
      ...(first ? [`Where is my ${bareName(first)}?`] : []),
    ],
  }
}

/** Whether one planet was retrograde at birth. */
function oneBody(body: Planet, view: ChartView, { narrator }: AnswerContext): Reply {
  const fact = view.placements.get(body)
  if (fact?.retrograde === undefined) return unsettledMotion(narrator)
  const block = paragraph(
    narrator,
    () => ({
      name: `retrogrades/${body}`,
      lines: fact.retrograde
        ? [
            'Yes, your {name} was retrograde when you were born.',
            'It was: your {name} was retrograde at your birth.',
          ]
        : [
            'No, your {name} was direct, moving forward, when you were born.',
            'No, at your birth your {name} was direct, so it went forward as usual.',
          ],
      words: { name: bareName(body) },
      facts: [fact],
      isNeeded: true,
    }),
    () => retrogradeLine(narrator, view, body, true),
    () => signLine(narrator, view, body),
    () => houseLine(narrator, view, body),
    () => {
      const closest = closestAspect(narrator, view, body)
      return closest && aspectLine(narrator, view, closest, { from: body })
    },
    ifShort(narrator, 90, () =>
      testFor(
        narrator,
        view.aspects.find(({ a, b }) => a === body || b === body),
      ),
    ),
  )
  return {
    blocks: [block],
    suggestions: [
      `Is ${bareName(body)} retrograde now?`,
      'Which planets were retrograde when I was born?',
    ],
  }
}

function unsettledMotion(narrator: Narrator): Reply {
  return {
    blocks: [
      paragraph(narrator, () => ({
        name: 'retrogrades/unsettled-body',
        lines: [
          'That depends on the hour, because it changed direction on the very day you were born.',
        ],
        facts: [],
        isNeeded: true,
      })),
    ],
  }
}
