import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const cancerRisingCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      "So much kindness makes people want to return it, and they pick the moment when you're down.",
      "That's the one moment when you'd rather be left alone with a hammer.",
    ],
    second: [
      'Being helped feels to you like being slowed, and you fight it off with a heat that startles everyone.',
      'The friend with the groceries goes home and wonders what she did.',
    ],
    settles: [
      "The fire that makes you refuse is the same that makes you good at looking after people, because you can't see a need and sit still.",
      "Let one person do for you what you can't help doing for them.",
    ],
  },
  Taurus: {
    first: [
      'Everything shows on your face, so people steer by it.',
      "If your eyes fill, the subject gets dropped, and you seem to have lost an argument that you hadn't even entered.",
    ],
    second: [
      'Underneath nothing has been lost, because you knew your answer the whole time.',
      'The tears and the decision have so little to do with each other that they could belong to two people.',
    ],
    settles: [
      "You're soft and you're sure, and there's no need to choose between them.",
      'Once people have seen a few tears go by without anything changing, they stop being afraid of your feelings, and they start believing your answers.',
    ],
  },
  Gemini: {
    first: [
      "You're the first one people call when they've been hurt.",
      "You drop everything, and you've got the right face for it without trying.",
    ],
    second: [
      'While you hold them, a second part of you is taking notes.',
      "It isn't cold, but it can't be sorry about a thing without wondering how it works, and you feel guilty about every question you don't ask.",
    ],
    settles: [
      'Sympathy and curiosity are both ways of paying attention.',
      "A friend who's been held long enough is often glad to be asked something, since a question is the first sign that there's life after the sailboat.",
    ],
  },
  Cancer: {
    first: [
      'People tend to call you intuitive, and they assume that it works in both directions.',
      "They think you'd say something if you needed anything.",
    ],
    second: [
      "You're waiting to be understood as well as you understand them, and nobody can do it.",
      'So you give a little more, as a hint, and the hint gets enjoyed and washed and put away.',
    ],
    settles: [
      'What you know about care is exactly what others would love to be told.',
      "You can plan a perfect evening for anyone, so describe the one you'd like, and somebody will see that you get it.",
    ],
  },
  Leo: {
    first: [
      "New people get about a tenth of you, and it's the quiet tenth.",
      "They like it, and they plan around it, and you're put next to the other shy one at dinner.",
    ],
    second: [
      "At home there's a star who hasn't had a night off in years.",
      "You're loud with a few because you're sure of them, and it means that only a few have any idea how funny you are.",
    ],
    settles: [
      "Shyness kept the show safe until it was good, and it's been good for a long time.",
      'You can stay as gentle as you are with strangers and still let one of them hear an impression.',
    ],
  },
  Virgo: {
    first: [
      'You forgive so easily that people bring you their failures to be looked at kindly.',
      "They've never met the person who grades you.",
    ],
    second: [
      "That one comes out when the guests have gone, or while they're still eating.",
      'A mistake of your own feels like a danger, and you confess to it four times before anyone can find it.',
    ],
    settles: [
      'You already know how forgiveness is done, because you do it all day.',
      "It would take only a small portion of that for the cook, and everyone's dinner would be warmer.",
    ],
  },
  Libra: {
    first: [
      "Since you never mention a price, people believe there isn't any.",
      'They ask again, gladly, and they think of you as somebody with plenty to give.',
    ],
    second: [
      'You do keep count, in a very polite corner of your mind.',
      "When it's too uneven you pull back by a few minutes or a few degrees, and the other person feels a draft and can't find where it comes from.",
    ],
    settles: [
      "Generosity needs fairness to stay generous, so the counting isn't mean of you.",
      'Said out loud and early it sounds like an invitation, and most people are proud to take their turn.',
    ],
  },
  Scorpio: {
    first: [
      "People see how easily you're hurt, and they do their best to keep things from you.",
      'They check with each other first on what you can be told.',
    ],
    second: [
      "You've usually been told already, by somebody's eyes.",
      "By then the news hurts less than being handled does, and you can't complain about that without giving away how much you see.",
    ],
    settles: [
      "A person who feels everything and can't be fooled is a good one to be honest with.",
      'When your friends learn that you cry and stay standing, they can bring you the facts and skip the lunch.',
    ],
  },
  Sagittarius: {
    first: [
      "You've made yourself into a place where others can land.",
      'They come in tired and go out again restored, with a packed lunch, to wherever it is.',
    ],
    second: [
      'Some part of you goes out with them every time.',
      "You've heard so much about other people's trips that you know the platforms, and you've never said that you'd like to be the one with the suitcase.",
    ],
    settles: [
      "The nest and the road aren't enemies, and you give such good welcomes because you know what it is to be far away.",
      "Go once in a while, and you'll come back with a better story for the guest in your spare bed.",
    ],
  },
  Capricorn: {
    first: [
      'All that fussing gives people the wrong idea of your nerves.',
      "They think you couldn't cope if anything really happened.",
    ],
    second: [
      'When something really happens you go quiet and turn out to have thought of it.',
      'You carry that kind of worry by yourself, because telling anyone would be one more thing to look after.',
    ],
    settles: [
      'Your small fears are how you show love, and your large ones are how you plan.',
      "Teach somebody where the candles are, and you'd still be the strongest person in the dark, only you'd have company.",
    ],
  },
  Aquarius: {
    first: [
      'Your welcome is so complete that people take it for a standing one.',
      'They bring their laundry and their new friends, and they believe that this is what you want.',
    ],
    second: [
      'After a few days of it you begin to look at your own place as a visitor might.',
      "You love them, and you'd love them better if somebody would occasionally lose your number.",
    ],
    settles: [
      'You want people to belong and you want them free, and both wishes are kind ones.',
      'Put hours on the welcome, and the person who opens up will be as glad as the one who comes in.',
    ],
  },
  Pisces: {
    first: [
      'You do for people what a long bath does, and they come out of it lighter.',
      'Nobody has asked where the water goes.',
    ],
    second: [
      "At the end of the day you're full of feelings that you can't account for.",
      "You go looking for a reason for them in your own life, and since there's always something, you find it.",
    ],
    settles: [
      'Your openness is the gift, and all it lacks is a way to let things out again.',
      'When you can tell a borrowed mood from one of your own, you can stay near people who are sad and still have a good day.',
    ],
  },
}
