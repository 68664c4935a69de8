type Host = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/**
 * What it means for one of the two sides of a portrait that it stands in a sign of another planet, before the paragraph
 * on that planet: by the side, then by the planet. No planet is here in its own sign.
 */
export const hostsOfSide: Record<
  'sun' | 'moon' | 'mercury',
  Partial<Record<Host, readonly string[]>>
> = {
  sun: {
    moon: [
      'The Moon rules your Sun, so what you aim for tends to follow how you feel.',
      'Because the Moon rules your Sun, you can only work well for something that you care about.',
    ],
    mercury: [
      'Mercury rules your Sun, so thinking and talking are close to the middle of who you are.',
      'Because Mercury rules your Sun, you are proudest of what you know and how you put it.',
    ],
    venus: [
      'Venus rules your Sun, so what you work for depends a good deal on whom and what you love.',
      'Because Venus rules your Sun, you do your best work where you are liked.',
    ],
    mars: [
      'Mars rules your Sun, so you tend to find out what you want by going after it.',
      'Because Mars rules your Sun, you are never quite yourself while you have nothing to push against.',
    ],
    jupiter: [
      'Jupiter rules your Sun, so you need to believe in what you do.',
      'Because Jupiter rules your Sun, a goal has to be large before it interests you.',
    ],
    saturn: [
      'Saturn rules your Sun, so you take your own aims seriously and expect them to take time.',
      'Because Saturn rules your Sun, you are proudest of what was hard to do.',
    ],
  },
  moon: {
    sun: [
      'The Sun rules your Moon, so your mood depends a good deal on whether you are seen.',
      'Because the Sun rules your Moon, you feel at home where you can be proud of yourself.',
    ],
    mercury: [
      'Mercury rules your Moon, so it calms you to talk a thing through.',
      'Because Mercury rules your Moon, you need words for a feeling before you can trust it.',
    ],
    venus: [
      'Venus rules your Moon, so you feel safe where you are loved and where it is pleasant.',
      'Because Venus rules your Moon, a cold word from someone you like can cost you a whole day.',
    ],
    mars: [
      'Mars rules your Moon, so doing something is how you get over a feeling.',
      'Because Mars rules your Moon, you tend to be angry before you know that you are hurt.',
    ],
    jupiter: [
      'Jupiter rules your Moon, so you feel safe as long as there is something to look forward to.',
      'Because Jupiter rules your Moon, your moods recover quickly once you can see a way ahead.',
    ],
    saturn: [
      'Saturn rules your Moon, so you feel safe when things are in order and nobody is owed anything.',
      'Because Saturn rules your Moon, you tend to work when other people would cry.',
    ],
  },
  mercury: {
    sun: [
      'The Sun rules your Mercury, so your opinions are part of your pride.',
      'Because the Sun rules your Mercury, it is hard for you to hear an idea of yours corrected.',
    ],
    moon: [
      'The Moon rules your Mercury, so you think with your memory, and with your mood.',
      'Because the Moon rules your Mercury, how you feel decides a good deal of what you think.',
    ],
    venus: [
      'Venus rules your Mercury, so you think best in company that you like.',
      'Because Venus rules your Mercury, an idea has to please you before you follow it.',
    ],
    mars: [
      'Mars rules your Mercury, so you think in order to act.',
      'Because Mars rules your Mercury, you think faster when somebody contradicts you.',
    ],
    jupiter: [
      'Jupiter rules your Mercury, so you tend to see the large picture before the small print.',
      'Because Jupiter rules your Mercury, you think well about anything that you can believe in.',
    ],
    saturn: [
      'Saturn rules your Mercury, so you think in order to be sure.',
      'Because Saturn rules your Mercury, you would rather say nothing than have to take it back.',
    ],
  },
}
