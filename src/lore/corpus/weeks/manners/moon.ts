import type { WeekManner } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const moonWeekManners: Record<Sign, WeekManner> = {
  Aries: {
    eases: [
      'You show what you feel at once, and nobody has to guess.',
      "You'd rather move than talk about a feeling, and moving helps.",
    ],
    presses: [
      "You tend to hit back before you know that you've been hurt.",
      'You want to do something about a feeling this minute, and sometimes you can only have it.',
    ],
  },
  Taurus: {
    eases: [
      'Your body settles before your mind does, and you can trust it.',
      'You ask for simple comforts, every day, and those are easy to come by.',
    ],
    presses: [
      'You lean on small comforts, and it upsets you when somebody moves one of them.',
      "You'd rather keep a stale feeling than be without one.",
    ],
  },
  Gemini: {
    eases: [
      "You feel lighter as soon as you've told someone.",
      "You can laugh about it while you're in it, and mean both.",
    ],
    presses: [
      'You can find a hundred words for how you are and feel it no less.',
      'You tend to ask three people how you feel, and get three good answers.',
    ],
  },
  Cancer: {
    eases: [
      'You know how to make people feel at home, and it can be done for you as well.',
      'You feel safe among your own people, and your best moods come out there.',
    ],
    presses: [
      "You feel a slight very deeply, and your face says that it's nothing.",
      'You remember every earlier time, in order and with the tone of voice.',
    ],
  },
  Leo: {
    eases: [
      'You warm up a room, and you get warm yourself.',
      'You need people to be delighted with you, and you can let them be.',
    ],
    presses: [
      "You'd hate to admit how much you wanted to be noticed.",
      'You give generously, and then you wait for somebody to see it.',
    ],
  },
  Virgo: {
    eases: [
      "You like to be useful and to be thanked, and there's nothing wrong with wanting both.",
      "You look for something to fix, and it's fine if you find nothing.",
    ],
    presses: [
      "You try to work on a feeling as though it were a task, and it won't be finished.",
      'You find the fault in what you felt, and correct that first.',
    ],
  },
  Libra: {
    eases: [
      "You usually make the peace yourself, and here you don't have to.",
      'You feel well where people are kind to each other, and you can help to arrange it.',
    ],
    presses: [
      "You'd give a good deal for nobody to be displeased, and you give it out of your own share.",
      "You can be so agreeable that nobody knows there's anything to be sorry for.",
    ],
  },
  Scorpio: {
    eases: [
      "You usually guard what goes deep, and here you don't have to.",
      'You let few people close, and it does you good when one of them comes closer.',
    ],
    presses: [
      "You want all or nothing, and what you're offered is usually some.",
      "You'd sooner hurt alone than be seen hurting.",
    ],
  },
  Sagittarius: {
    eases: [
      'You cheer up as soon as you can see a little farther ahead.',
      "You tend to feel that it'll be all right, and that helps it along.",
    ],
    presses: [
      'You can be cheerful about something for so long that you nearly believe it.',
      "You want to get out when you're sad, and fresh air helps more than distance.",
    ],
  },
  Capricorn: {
    eases: [
      "You've built your comforts yourself, and they hold.",
      "You're steady for other people, and you may find that a word of thanks undoes you.",
    ],
    presses: [
      "You're the strong one so often that people stop asking.",
      "You'd like to postpone a feeling until you have time for it.",
    ],
  },
  Aquarius: {
    eases: [
      'You can be close to someone and free at the same time, and you need both.',
      "You feel at ease where you don't have to be like everybody else.",
    ],
    presses: [
      'You watch yourself being upset, with some interest, from about three feet away.',
      "You'd like to be left alone, and you'd mind if everyone did it.",
    ],
  },
  Pisces: {
    eases: [
      'You rest best when nothing is asked of you, and you can let yourself.',
      "You're kind without effort, and a good part of it comes back.",
    ],
    presses: [
      "You can't always tell where their trouble ends and yours begins.",
      'You give way softly, and notice only afterward that you had wanted something.',
    ],
  },
}
