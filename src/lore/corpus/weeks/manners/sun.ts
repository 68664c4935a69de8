import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sunWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: [
      "You don't like to wait until you're asked, and this is a good time not to.",
      'You do best when you can go first, and nobody minds if you do.',
    ],
    presses: [
      'You tend to charge at a problem, and this one gets no smaller for it.',
      'You can turn almost anything into a contest, including things that nobody else is trying to win.',
    ],
  },
  Taurus: {
    eases: [
      'You take your time, and what you decide slowly you seldom regret.',
      "You trust what you can see and touch, and that's a good guide here.",
    ],
    presses: [
      'You can stay with a decision out of loyalty to it, long after the reasons have gone.',
      "You dig in when you're pushed, and it's worth asking whether anyone is pushing.",
    ],
  },
  Gemini: {
    eases: [
      'You find the words for it quickly, and other people repeat them.',
      'You see how two things belong together that others keep apart.',
    ],
    presses: [
      'You can see both sides so well that you put off choosing one.',
      "You can talk your way out of most things, and this is one that you'd do better to stay in.",
    ],
  },
  Cancer: {
    eases: [
      'You look after what you care about, and it tends to do well with you.',
      'You know by feel whom you can trust, and you can go by that.',
    ],
    presses: [
      "You'd rather withdraw than say that you're hurt, and people may not come looking.",
      "You're likely to take it to heart first and find out later what was meant.",
    ],
  },
  Leo: {
    eases: [
      'You do it with your whole heart, and people like to be near that.',
      "You like being watched at what you do well, and this you'd do with nobody watching.",
    ],
    presses: [
      'Your pride gets hurt first, and you may call it a matter of principle.',
      "You'd almost rather be admired for how you take it than have it go well.",
    ],
  },
  Virgo: {
    eases: [
      'You usually look for the catch, and here you can leave it.',
      'You put one small thing in order after another, and in time that adds up.',
    ],
    presses: [
      "You look for your own mistake first, even when it was somebody else's.",
      "You see what needs doing before anyone else does, and then you're the one who does it.",
    ],
  },
  Libra: {
    eases: [
      'You find out what other people want by asking, and often you want the same.',
      "You're good at being fair to everyone, and for once you can count yourself in.",
    ],
    presses: [
      'You keep the peace for so long that your own side of it goes missing.',
      "You'd like to please both sides, and one of the two is you.",
    ],
  },
  Scorpio: {
    eases: [
      'You usually know what you want long before you say it, and you could say it now.',
      'You do things completely or not at all, and this is worth doing completely.',
    ],
    presses: [
      "You hold on out of pride to things that you'd be glad to lose.",
      'You tend to see trouble coming and tell nobody, and then you face it alone.',
    ],
  },
  Sagittarius: {
    eases: [
      'You aim further than is sensible, and you sometimes get there.',
      "You need room, and you're better company as soon as you have it.",
    ],
    presses: [
      'You promise more than the facts allow, with the best intentions.',
      "Your first wish is to leave, and it's worth asking what you'd be leaving.",
    ],
  },
  Capricorn: {
    eases: [
      'You take the long way and you get there, often before the people who ran.',
      'You take charge quietly, and people are glad that somebody does.',
    ],
    presses: [
      'You hold yourself to a schedule that nobody else has ever seen.',
      "You often feel behind, and you couldn't say behind whom.",
    ],
  },
  Aquarius: {
    eases: [
      'You do it your own way and see no need to explain it.',
      'You get on best with people who find your way normal.',
    ],
    presses: [
      "You're so independent that people don't notice when you need something.",
      "You can explain perfectly why it doesn't hurt, even while it does.",
    ],
  },
  Pisces: {
    eases: [
      "You've imagined it often enough to know it when you see it.",
      'You give yourself over to what you like, and it does you good.',
    ],
    presses: [
      'You blur your own limits to be kind, and afterward you have to look for them.',
      'You could slip away from this without a word, and you may be tempted to.',
    ],
  },
}
