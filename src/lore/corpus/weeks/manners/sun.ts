import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sunWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: [
      "You're first through for once because it's yours, and nobody had to be beaten to it.",
      "You don't wait to be asked, and this time that's exactly right.",
    ],
    presses: [
      'Your first impulse is to charge at it, and you can feel how little that would change.',
      "You want to win this, and then you notice that nobody's keeping score but you.",
    ],
  },
  Taurus: {
    eases: [
      "It's been growing at its own speed, and you recognize it as yours because nobody hurried you.",
      'You could stay here a good while, and for once nothing tells you to move on.',
    ],
    presses: [
      "You've stayed put out of loyalty to your own decision, long after the reasons for it left.",
      "The harder it pushes, the less you want to move, and part of you knows that's only stubbornness.",
    ],
  },
  Gemini: {
    eases: [
      "You've got the words for it at once, and people repeat them.",
      "Two things you'd kept apart turn out to be one, and you're the person who can explain it.",
    ],
    presses: [
      "You can see both sides so well that you've put off being on one of them.",
      "You could talk your way out of this, and you're a little ashamed of how easily.",
    ],
  },
  Cancer: {
    eases: [
      'You look after it as you look after people, and it does as well as they do.',
      "What you've protected all this time has grown, and it can stand a little weather now.",
    ],
    presses: [
      "It gets under your shell before you've had time to close it.",
      "You'd rather go home and be found there, and this time nobody's going to come looking.",
    ],
  },
  Leo: {
    eases: [
      'You take your place in the middle of it, and everyone is glad you do.',
      "It has your name on it, and you're proud in the plain way that doesn't need an audience.",
    ],
    presses: [
      'Your pride is what hurts, and you dress it up as principle.',
      "You'd almost rather be admired for how you take it than have it go well.",
    ],
  },
  Virgo: {
    eases: [
      'It works, and you can let it work without looking for the catch.',
      "All the small things you've put in order add up to a large one.",
    ],
    presses: [
      "You look for your mistake first, and you'd feel better if you found one.",
      "You've been getting it ready for so long that getting ready has become the thing itself.",
    ],
  },
  Libra: {
    eases: [
      'Somebody across from you wants the same thing, and you find out because you asked.',
      "It comes out even, and this time you're counted among the people it's fair to.",
    ],
    presses: [
      "You've kept the peace here for so long that your own side of it has gone missing.",
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
      "You aim further than is sensible, and it's closer than it looked.",
      "There's room in it, and you breathe better as soon as you see how much.",
    ],
    presses: [
      "You'd promised more than the facts allow, with the best intentions.",
      "Your first wish is to leave, and your second is to find out what you'd be leaving.",
    ],
  },
  Capricorn: {
    eases: [
      "The long way turns out to have been the right one, and you can see how far you've come.",
      'You take charge of it as if it had been yours all along, and by now it is.',
    ],
    presses: [
      "You've held yourself to a schedule that nobody else ever saw.",
      "You feel behind, and you couldn't say behind whom.",
    ],
  },
  Aquarius: {
    eases: [
      "It's unusual and it's yours, and nobody asks you to explain it.",
      'You find the people for whom your way is the normal one.',
    ],
    presses: [
      "You've been so independent about this that nobody knows you need it.",
      "You can explain perfectly why it doesn't hurt, and it hurts.",
    ],
  },
  Pisces: {
    eases: [
      "What you've only imagined has an outline now, and it's close to how you saw it.",
      "You give yourself over to it, and you aren't lost in it.",
    ],
    presses: [
      "You've blurred your own line so often to be kind that you have to look for it.",
      "You could slip away from this unnoticed, and that's the trouble, since nobody'd notice.",
    ],
  },
}
