import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sunWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: [
      'You get to be first for once, and nobody had to be beaten to it.',
      "You don't wait to be asked, and this time that's exactly right.",
    ],
    presses: [
      'Your first impulse is to charge at it, and you can feel how little that would change.',
      "You want to win this, and then you notice that nobody's keeping score but you.",
    ],
  },
  Taurus: {
    eases: [
      'You take your time, and you recognize as yours whatever nobody hurried you into.',
      'You could stay here a good while, and for once nothing tells you to move on.',
    ],
    presses: [
      "You've stayed put out of loyalty to your own decision, long after the reasons for it left.",
      "You want to move less the harder you're pushed, and part of you knows that's only stubbornness.",
    ],
  },
  Gemini: {
    eases: [
      "You've got the words for it at once, and people repeat them.",
      'You see how two things go together that others keep apart, and you can explain it.',
    ],
    presses: [
      "You can see both sides so well that you've put off being on one of them.",
      "You could talk your way out of this, and you're a little ashamed of how easily.",
    ],
  },
  Cancer: {
    eases: [
      'You look after it as you look after people, and it does as well as they do.',
      'You protect what you care about, and it has grown enough to stand a little weather.',
    ],
    presses: [
      "You feel it under your shell before you've had time to close it.",
      "You'd rather go home and be found there, and this time nobody's going to come looking.",
    ],
  },
  Leo: {
    eases: [
      'You take your place in the middle of it, and everyone is glad you do.',
      "You're proud of it in the plain way that doesn't need an audience.",
    ],
    presses: [
      'Your pride is what hurts, and you dress it up as principle.',
      "You'd almost rather be admired for how you take it than have it go well.",
    ],
  },
  Virgo: {
    eases: [
      'You usually look for the catch, and this once you can leave it.',
      "You put small things in order, and they've begun to add up to a large one.",
    ],
    presses: [
      "You look for your mistake first, and you'd feel better if you found one.",
      'You get ready for so long that getting ready becomes the thing itself.',
    ],
  },
  Libra: {
    eases: [
      "You find out what the other person wants by asking, and it's the same thing.",
      "You try to be fair to everyone, and this time you're counted in.",
    ],
    presses: [
      'You keep the peace for so long that your own side of it goes missing.',
      "You can't please both of them, and one of the two is you.",
    ],
  },
  Scorpio: {
    eases: [
      "You know what you want here, you've known for months, and you can stop hiding it.",
      'You commit to it whole, and half of the effort turns out to have been the holding back.',
    ],
    presses: [
      "You hold on out of pride to something you'd be glad to lose.",
      "You've seen this coming, and you told nobody, so now you've got to deal with it alone.",
    ],
  },
  Sagittarius: {
    eases: [
      'You aim further than is sensible, and you may come closer than you expected.',
      'You need room, and you breathe better as soon as you see how much there is.',
    ],
    presses: [
      "You'd promised more than the facts allow, with the best intentions.",
      "Your first wish is to leave, and your second is to find out what you'd be leaving.",
    ],
  },
  Capricorn: {
    eases: [
      "You took the long way, and you can see now how far you've come.",
      'You take charge of it as if it had been yours all along, and by now it is.',
    ],
    presses: [
      "You've held yourself to a schedule that nobody else ever saw.",
      "You feel behind, and you couldn't say behind whom.",
    ],
  },
  Aquarius: {
    eases: [
      "You do it in a way that's unusual and yours, and nobody asks you to explain.",
      'You find the people for whom your way is the normal one.',
    ],
    presses: [
      "You've been so independent about this that nobody knows you need it.",
      "You can explain perfectly why it doesn't hurt, and it hurts.",
    ],
  },
  Pisces: {
    eases: [
      "You've imagined it often enough to know it when you see it.",
      "You give yourself over to it, and you aren't lost in it.",
    ],
    presses: [
      "You've blurred your own line so often to be kind that you have to look for it.",
      "You could slip away from this unnoticed, and that's the trouble, since nobody'd notice.",
    ],
  },
}
