import type { Reply } from './compose.ts'
import type { Narrator } from './narrator.ts'

/** The answer when the facts support nothing that could be said to the question. */
export function unanswered(narrator: Narrator): Reply {
  const sentences = narrator.sayAll(
    {
      name: 'unanswered',
      lines: [
        "I can't answer that one from your chart or from the sky, and I'd rather tell you so than guess.",
        "That's one I have nothing solid on, so I won't make something up.",
        'I looked, and I have nothing on that I would stand behind.',
      ],
      facts: [],
      isNeeded: true,
    },
    {
      name: 'unanswered/instead',
      lines: [
        'Ask me when something starts or ends, which day suits a plan of yours, or what a planet is doing in your chart, and I can work it out properly.',
        'I do better with a date, a decision you have coming up, or a planet you would like to know about, so try me on one of those.',
        'If you give me a plan and a month, I can tell you which days I would use and which I would leave alone.',
      ],
      facts: [],
      isNeeded: true,
    },
  )
  return { blocks: [{ kind: 'paragraph', sentences }], suggestions: [] }
}
