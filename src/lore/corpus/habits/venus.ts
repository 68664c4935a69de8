import type { Sign } from '#sky/zodiac.ts'
import type { Habit } from '../../habit.ts'

export const venusHabits: Record<Sign, Habit> = {
  Aries: {
    gift: [
      'you like someone at first sight, and you let it show',
      'you go after what pleases you, and it flatters everyone',
    ],
    strain: [
      'you want a thing at once and tire of it by the weekend',
      'you turn affection into a contest, and lose interest on winning',
    ],
  },
  Taurus: {
    gift: [
      'you enjoy what you have, slowly, and share it',
      "you know what's worth its price, and you wait for it",
    ],
    strain: [
      'you buy comfort and then guard it',
      "you'd rather keep a thing than ask whether you still want it",
    ],
  },
  Gemini: {
    gift: ['you charm people by being interested in them', 'you keep love light, and it stays'],
    strain: [
      "you like three things at once and can't choose",
      'you joke just when someone wanted a plain word',
    ],
  },
  Cancer: {
    gift: ['you make the people you love feel fed', "you're loyal to small things with a history"],
    strain: [
      'you give more than they asked, and wait for it to be seen',
      'you cling a little, and call it care',
    ],
  },
  Leo: {
    gift: ['you love with style, and spare no expense', 'you make a person feel chosen'],
    strain: ['you want your kindness admired', 'you spend on the gesture and go short on the rest'],
  },
  Virgo: {
    gift: [
      'you love by paying attention to the details',
      'you have taste, and never too much of it',
    ],
    strain: [
      'you see what could be better about what you love',
      "you help when you'd like to be kissed",
    ],
  },
  Libra: {
    gift: [
      'you make things pleasant for everyone, including yourself',
      'you choose well, and people ask for your advice',
    ],
    strain: [
      'you keep the peace and pay the price',
      "you'd sooner please than say what would please you",
    ],
  },
  Scorpio: {
    gift: [
      'you love few things, and those entirely',
      "you see what's beautiful in what others avoid",
    ],
    strain: [
      "you want everything or nothing, and you can't always say which",
      "you watch for the first sign that it's ending",
    ],
  },
  Sagittarius: {
    gift: [
      "you fall in love with what's far away, and then you go and get it",
      "you enjoy people most when nobody's keeping score",
    ],
    strain: [
      'you promise lightly and are gone when the promise is due',
      'you find the next thing prettier before this one is paid for',
    ],
  },
  Capricorn: {
    gift: ['you show love by being there in ten years', 'you buy once, and well'],
    strain: [
      'you wait to be sure, and it looks like coldness',
      'you price your affection, a little too high',
    ],
  },
  Aquarius: {
    gift: [
      "you like people for what's odd about them",
      "you stay friends with everyone you've ever loved",
    ],
    strain: [
      'you need distance at the moment of most warmth',
      'you like the idea of them, and the person has to wait',
    ],
  },
  Pisces: {
    gift: ['you see the best in people, and they often live up to it', 'you give without counting'],
    strain: [
      'you fall for what someone could be',
      'you let yourself be talked into things by a sad look',
    ],
  },
}
