import type { Planet } from '#sky/bodies.ts'

/** Before a paragraph on the planet in whose sign the Sun or the Moon stands, which is one of the two sides of a portrait. */
export const hostsOfSide: Record<
  'sun' | 'moon',
  Partial<Record<Planet, readonly [string, ...string[]]>>
> = {
  sun: {
    moon: [
      'The Moon rules your Sun, so what you go after depends a good deal on how you feel that year.',
      'Since the Moon rules your Sun, your plans give way when somebody you love needs something.',
    ],
    mercury: [
      'Since Mercury rules your Sun, the way you think is a large part of what people mean by you.',
      "Mercury rules your Sun, so you know what you want once you've said it.",
      'Because Mercury rules your Sun, you can only stay with what goes on interesting you.',
    ],
    venus: [
      'Venus rules your Sun, so whom you love and what you enjoy decide much of what you go after.',
      'With Venus as the ruler of your Sun, you can put up with a good deal for the sake of someone you like.',
      "Since Venus rules your Sun, you do little for long that you don't also enjoy.",
      'Because Venus rules your Sun, people who want to know what you live for might look at what you are fond of.',
    ],
    mars: [
      "Mars rules your Sun, so what you'd fight for says more about you than what you plan.",
      "Because Mars rules your Sun, you feel most like yourself when there's something to push against.",
      "Since Mars rules your Sun, you'd rather act on what you want than talk about it.",
    ],
    jupiter: [
      'Jupiter rules your Sun, so what you hope for decides what you try.',
      'Since Jupiter rules your Sun, you need something to believe in before you begin.',
    ],
    saturn: [
      "Saturn rules your Sun, so you measure yourself by what you've stayed with.",
      'Because Saturn rules your Sun, most of what you are proud of took years.',
    ],
  },
  moon: {
    sun: [
      "The Sun rules your Moon, so you're at ease when you've done something you are proud of.",
      'Since the Sun rules your Moon, what you do with your days decides how you sleep.',
    ],
    mercury: [
      "Mercury rules your Moon, so a feeling bothers you less once you've put it in words.",
      'Because Mercury rules your Moon, a good talk does for you what a good meal does for others.',
    ],
    venus: [
      'Venus rules your Moon, so a kind word calms you faster than a solution.',
      "Since Venus rules your Moon, you're rarely at ease where people aren't getting along.",
    ],
    mars: [
      "Mars rules your Moon, so you need something to do when you're upset.",
      'Because Mars rules your Moon, a day on which you got something done tends to be a good one.',
    ],
    jupiter: [
      "Jupiter rules your Moon, so you feel safe as long as there's something to look forward to.",
      'Since Jupiter rules your Moon, your mood lifts as soon as you can see a way on.',
    ],
    saturn: [
      "Saturn rules your Moon, so you feel safe when you know what's expected.",
      'Because Saturn rules your Moon, you rest better once the work is done.',
    ],
  },
}
