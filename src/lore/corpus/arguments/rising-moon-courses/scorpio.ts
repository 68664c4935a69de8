import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const scorpioRisingCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'A face that gives nothing away invites people to carry on as they are.',
      "They'd turn the drums down if they could see anything in it.",
    ],
    second: [
      "Meanwhile it's all happening, fast and hot, where nobody's looking.",
      "You think of it as patience, and it's closer to a fuse.",
    ],
    settles: [
      "You've got the nerve to face anybody, and you've got the control to choose when.",
      'Use both in the first week, and a matter for the whole building stays between two people and a drum.',
    ],
  },
  Taurus: {
    first: [
      'Silence makes people serious, and yours makes them confess.',
      "They're sure that you've seen to the bottom of it.",
    ],
    second: [
      "Often you're simply comfortable, or hungry, or waiting for the sun to come around to your side of the bench.",
      "It would be a relief to everyone to know that, and you're too private to mention it.",
    ],
    settles: [
      'People trust you so much less for the mystery than for the calm underneath.',
      "Say the ordinary thing when it's the true one, and they'll believe you all the more when it's deep.",
    ],
  },
  Gemini: {
    first: [
      "People go carefully around you, and so they never get to hear what you're like.",
      "They tell each other that you're deep.",
    ],
    second: [
      "You're having a wonderful time in there, and exactly two people know it.",
      'Everybody else has been sitting next to the funniest person in the room for years, in silence.',
    ],
    settles: [
      "You see so much because you keep still, and it's funny because you see so much.",
      'Let one remark out in company, and the watchful face turns into somebody people want to sit beside.',
    ],
  },
  Cancer: {
    first: [
      "Distance gets you respect, and you've never needed to ask for it.",
      'Nobody would think of putting an arm around that back.',
    ],
    second: [
      'You keep things, though, and you keep people, in shoeboxes and in your head.',
      'You miss them from close up, in the same room, behind a face that tells them to be brief.',
    ],
    settles: [
      "The stern one was posted to guard the soft one, and it's done its duty.",
      "There's less danger than there used to be, and a ticket stub shown to the right person gets more love than a whole career of looking strong.",
    ],
  },
  Leo: {
    first: [
      "You've arranged to be left alone, and people honor it.",
      "They think that's how you like it, since you look like somebody who gets what you want.",
    ],
    second: [
      "It's the loneliest kind of showing off, all that care for a shirt in the darkest row.",
      'You go home having been ignored by people who were a bit in awe of you.',
    ],
    settles: [
      "You'd like to be chosen, and you're worth choosing, so sit where it could happen.",
      "One row farther up is enough, because they've been looking over at you all along.",
    ],
  },
  Virgo: {
    first: [
      'Your questions frighten people, though you only want to get it right.',
      'They answer as if they were under oath.',
    ],
    second: [
      "Then you go and do them some quiet good and leave before they're back.",
      "You check it twice, you worry that it wasn't enough, and they thank the wrong neighbor.",
    ],
    settles: [
      "It's one and the same attention, the hard look and the watered plant.",
      'When people have once seen both at the same time, the look turns out to be the most reassuring thing about you.',
    ],
  },
  Libra: {
    first: [
      'You hold people off so well that most of them give up by dessert.',
      "The ones you test hardest are the ones you'd like to keep.",
    ],
    second: [
      "You can't tell them that, so you ask another question, and you hope.",
      "By eleven you've run out of questions, and there you are, with your warmest face on and somebody already looking for a coat.",
    ],
    settles: [
      'You watch people so closely because you want one of them to stay.',
      "Say the second half early, and they'll be happy to answer anything.",
    ],
  },
  Scorpio: {
    first: [
      'People have stopped expecting you to tell them things.',
      "They look for signs, and they've learned to be satisfied with a raised eyebrow.",
    ],
    second: [
      "It isn't only pain that gets locked away.",
      "You can be happier than you've been in a decade and buy the usual groceries, and nobody's had the chance to be glad for you.",
    ],
    settles: [
      "You've kept other people's secrets so well that they'd trust you with anything, and they'd be honored to hold one of yours.",
      'Start with the good ones, since those are safe to share and they keep the least well.',
    ],
  },
  Sagittarius: {
    first: [
      "Nobody who's heard you question a waiter would call you an optimist.",
      'They come to you when they want to be talked out of something.',
    ],
    second: [
      "Once you've got your answers, you leap.",
      "The people you've alarmed watch you sign, and they're left with all the doubts that you've just finished with.",
    ],
    settles: [
      'You ask so many questions because you mean to go.',
      'Let people in on the hope as well, and they can worry and look forward to it, as you do.',
    ],
  },
  Capricorn: {
    first: [
      "You seem to lack nothing, so there's nothing for people to do.",
      'They admire you from the landing.',
    ],
    second: [
      'Needing someone feels to you like handing them a lever.',
      "You'd sooner hurt your back, and you've done so.",
    ],
    settles: [
      'Strength like yours is a comfort to others, and it becomes a friendship only when it runs both ways.',
      "Let somebody take the other end of the sofa, and you'll find out who's been listening.",
    ],
  },
  Aquarius: {
    first: [
      "When you look at people they feel found, and they tell you what they've told no one.",
      "They think it's the beginning.",
    ],
    second: [
      'For you it was complete.',
      "You've understood it, you wish them well, and by the evening you've gone back inside your own four walls and pulled up the stairs.",
    ],
    settles: [
      'Your interest is deep and your freedom is real, and a couple of lines now and then will keep both.',
      "People don't need you every day when they know that you remember.",
    ],
  },
  Pisces: {
    first: [
      "It's hard to see mercy in a face like yours.",
      'People pay for a mistake with months of caution that you never asked for.',
    ],
    second: [
      'You melted the same evening, alone, where it did nobody any good.',
      "You'd forgive nearly anything, and you're known as somebody who forgives nothing.",
    ],
    settles: [
      'The strong face and the soft heart could do a lot together, since it means most to be forgiven by a person one is a little afraid of.',
      "All that's missing is for somebody to hear about it.",
    ],
  },
}
