import type { Planet } from '#sky/bodies.ts'

/** What a moving body adds to the point that it touches, after "Today the Moon squares your Mercury, ". */
export const whatBodiesBring: Record<Planet, Record<'eases' | 'presses', readonly string[]>> = {
  sun: {
    eases: ['which puts it in a good light', 'and people see it in you', 'which warms it up'],
    presses: ['and your pride is involved', 'which puts it on display', 'and it gets noticed'],
  },
  moon: {
    eases: [
      'which puts you in the mood for it',
      'and your feelings go along with it',
      'and things feel easy for an hour or two',
      'and it feels like second nature',
    ],
    presses: [
      'and your mood gets into it',
      'and you take things personally for an hour or two',
      'and feelings do the deciding',
      'and small things sting',
    ],
  },
  mercury: {
    eases: [
      'which gives you the words for it',
      'and talking helps',
      'which makes it easy to explain',
    ],
    presses: [
      'and it comes out in words',
      'which sets off a round of messages',
      'and it gets talked over',
    ],
  },
  venus: {
    eases: ['and people are on your side', 'which makes it pleasant', 'and liking comes into it'],
    presses: [
      'and you would like everyone to be pleased',
      'which makes it hard to be strict',
      'and charm gets in the way',
    ],
  },
  mars: {
    eases: ['which gives you the push for it', 'and you have the energy', 'which gets it moving'],
    presses: ['and it gets heated', 'which puts it in a hurry', 'and somebody pushes'],
  },
  jupiter: {
    eases: ['which gives it room', 'and it comes more easily', 'which lets it grow'],
    presses: [
      'which makes it bigger than it is',
      'and it goes a bit too far',
      'and there is more of it than you need',
    ],
  },
  saturn: {
    eases: ['which gives it some backbone', 'and it holds', 'which makes it last'],
    presses: ['which makes it a matter of duty', 'and it gets serious', 'which slows it down'],
  },
  uranus: {
    eases: ['which loosens it', 'and it may surprise you', 'which lets some air in'],
    presses: ['and it happens suddenly', 'which unsettles it', 'and it will not be planned'],
  },
  neptune: {
    eases: ['which softens it', 'and imagination helps', 'which takes off the hard edge'],
    presses: ['which blurs it', 'and it is hard to see clearly', 'which makes it easy to mistake'],
  },
  pluto: {
    eases: ['which gives it depth', 'and it goes to the root', 'which makes it stronger'],
    presses: [
      'and there is more at stake than it seems',
      'which makes it intense',
      'and it is hard to let go',
    ],
  },
}
