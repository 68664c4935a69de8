import type { Planet } from '#sky/bodies.ts'

type Meeting = Record<'eases' | 'presses', readonly string[]>

/** What a person brings to the subject of a month, by the planet that it turns on; the sentence before names the subject. */
export const meetings: Record<Planet, Meeting> = {
  sun: {
    eases: [
      'You do best here when you do it as yourself.',
      'There is some pride in it for you, of the useful kind.',
      "You'll be seen doing it, and that suits you.",
      'It gives you a chance to be known for something you care about.',
    ],
    presses: [
      'Some pride is involved, which makes it hard to be casual.',
      "You'd like to look good in all this, and that isn't always possible.",
      'You tend to feel looked at when it comes up.',
      "You'd sooner do without help than be seen to need it.",
    ],
  },
  moon: {
    eases: [
      'You can trust your feeling about it.',
      "You're calm about it, and the calm is catching.",
      "It's a subject on which you feel at home in your own life.",
      "You know what you'd find comforting, and that's a good place to begin.",
    ],
    presses: [
      'Your feelings about it are ahead of your reasons.',
      'It takes very little of it to change your mood.',
      'What you need is easier for you to feel than to ask for.',
      "You're more easily hurt on this subject than you let anyone see.",
    ],
  },
  mercury: {
    eases: [
      'You have the words for it, and people follow them.',
      'You think well about it, best of all out loud.',
      'A clear sentence gets you further here than an effort.',
      "You'll understand it by explaining it to somebody.",
    ],
    presses: [
      'You think about it more than it needs.',
      'You can argue both sides, and late at night you do.',
      'The trouble begins where you start explaining.',
      'You know too much about it by now to say it simply.',
    ],
  },
  venus: {
    eases: [
      'You like people, and that makes it easier than it looks.',
      'What you enjoy is a good guide here.',
      "You're better liked in this than you notice.",
      'It goes well as soon as you let yourself like it.',
    ],
    presses: [
      "You'd like everyone to stay fond of you, and this doesn't promise that.",
      'You tend to give way sooner than you need to, because you like to be liked.',
      'Being nice about it has cost you something already.',
      'You notice what would please the others before you notice what you want.',
    ],
  },
  mars: {
    eases: [
      'You have the energy for it, and you know where to begin.',
      'You go at it directly, and this time nobody minds.',
      'What you start here tends to get finished.',
      "You're at your best with something to push against.",
    ],
    presses: [
      'You want to be done with it, and it shows.',
      'There is some temper in how you go about it.',
      'You push where you might wait, and wait where you might push.',
      "You'd rather have a fight about it than go on waiting.",
    ],
  },
  jupiter: {
    eases: [
      'You expect it to go well, and that does half of the work.',
      "You're generous about it, and it comes back.",
      'There is more in it for you than you first saw.',
      'You have room for it, which most people would envy.',
    ],
    presses: [
      'You hope for a great deal from it, and you may have promised some of that.',
      'You find it hard to stop at enough.',
      'You make it larger than it has to be.',
      'You tend to say yes to it before you have looked at the clock.',
    ],
  },
  saturn: {
    eases: [
      'You take it seriously, and it rewards that.',
      'You have the patience for it.',
      "You know more about it than you'd claim.",
      "You've done harder things, and you did them alone.",
    ],
    presses: [
      'You hold yourself to a high standard here, and it slows you down.',
      "You've made a duty of it, and duties are hard for you to put down.",
      'You look at it and see first what could go wrong.',
      "You tend to think that it's allowed to other people sooner than to you.",
    ],
  },
  uranus: {
    eases: [
      'You may do it differently from other people, and it works.',
      "You're freer about it than you've let on.",
      'You find the way around that nobody else has tried.',
    ],
    presses: [
      'You want your freedom more than you want it settled.',
      'As soon as it looks like a rule, you look for the exit.',
      "You'd change all of it overnight if you could do it alone.",
    ],
  },
  neptune: {
    eases: [
      'You have a good instinct about it, though you could hardly explain it.',
      'You can let it take its time.',
      'You see what it could be, and that keeps you at it.',
    ],
    presses: [
      "It's easier for you to imagine than to look at.",
      'You leave it vague, in the hope that it will come right.',
      'You see what you wish for before you see what is there.',
    ],
  },
  pluto: {
    eases: [
      'You have more strength for it than it takes.',
      "You don't do it by halves, and this time that's an advantage.",
      "You aren't easily frightened off, and that helps here.",
    ],
    presses: [
      'You hold on harder than you show.',
      'You find it hard to leave any of it to others.',
      'You want to know everything about it before you give an inch.',
    ],
  },
}
