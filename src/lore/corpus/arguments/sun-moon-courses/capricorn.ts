import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const capricornSunCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'Your plans are so long that people think of you as a patient person.',
      "They've never been in a line with you.",
    ],
    second: [
      "You can give ten years gladly, because they're yours.",
      "Ten minutes of somebody else's music on a phone is an insult, and some poor clerk gets all the heat that the ten years never see.",
    ],
    settles: [
      'The fire under your plans is what keeps them going.',
      'Burn a little of it off before the errand, and people will meet the one who can wait.',
    ],
  },
  Taurus: {
    first: [
      "You add to it every day, and people say how much you've built.",
      "They've begun to ask when you'll move in.",
    ],
    second: [
      "You'd like to, tonight even.",
      "You sit down, you're happy, and then there's a hinge, and somebody's dinner with you turns into your dinner with a screwdriver.",
    ],
    settles: [
      'You built it to be comfortable, so comfort is the last stage of the work.',
      "Say out loud what's finished, and sit down next to the person who's been keeping your place.",
    ],
  },
  Gemini: {
    first: [
      'You guard your time so well that people apologize for taking it.',
      "They haven't tried telling you a story.",
    ],
    second: [
      'A good one undoes you by the second sentence.',
      "At six you're a little ashamed and you know everything about the restaurant, and the bills are where they were.",
    ],
    settles: [
      'Ambition gets lonely and talk gets nowhere, and in you they could do each other some good.',
      "Put the story and the bills in the same hour, and you'll want to do it again next month.",
    ],
  },
  Cancer: {
    first: [
      "You're so capable that kindness seems uncalled for.",
      'People thank you for the faucet and see you out.',
    ],
    second: [
      'You\'d hoped that they would hear it in how you said "fine."',
      'You go home proud and unfed, and neither of the two feelings can cheer the other up.',
    ],
    settles: [
      'Being strong got you respect, and being known will get you supper.',
      'Bring them a problem, stay for the advice, and let them fix something about you for once.',
    ],
  },
  Leo: {
    first: [
      'You mention only the results, so people praise the results.',
      'You nod, you say it was nothing, and they believe you.',
    ],
    second: [
      'It was the toast that got you through it.',
      "You'd written most of it yourself, in your head, at six in the morning, and now the evening's over and nobody's stood up.",
    ],
    settles: [
      "There's no vanity in wanting to be glad about it together.",
      'Ask one person to say the words, sit still for them, and the next thing will be easier to get up for.',
    ],
  },
  Virgo: {
    first: [
      'You take charge of the whole, and people are thankful.',
      "They'd gladly take a part, if they could find one that was loose.",
    ],
    second: [
      "You've got all the parts upstairs with you.",
      "It's midnight, the weekend is in perfect shape, and you're deciding between two kinds of mustard.",
    ],
    settles: [
      'Anyone who can run something that large deserves a good night.',
      "Hand the list to somebody careful, ask twice, and they'll learn from you what it's like to be trusted.",
    ],
  },
  Libra: {
    first: [
      'You ask to be left alone with the hard things, and people do as you ask.',
      'They tiptoe past for years.',
    ],
    second: [
      "It's the quiet that gets to you.",
      'You finish something that you thought you couldn\'t, you look up, and there\'s no one in the whole building to say "well."',
    ],
    settles: [
      'You work best alone and you rest best with someone, so let a person be nearby.',
      "One day of company at the hardest part won't slow you much, and there'll be a face at the end of it.",
    ],
  },
  Scorpio: {
    first: [
      "You show people only what's finished, and they're always impressed.",
      "They're also always late.",
    ],
    second: [
      "You've wanted it for years, and you thought that if you said so it might be taken from you.",
      "By the time they hear, it's news, and the ones who love you have to be happy from a standing start.",
    ],
    settles: [
      "You know how to want and you know how to wait, and one ally wouldn't endanger either.",
      'Tell somebody while it could still fail, and the good day will belong to two.',
    ],
  },
  Sagittarius: {
    first: [
      "You're so dependable that people plan their years around you.",
      'They look at you across the repair bill and see a rock.',
    ],
    second: [
      "The rock's in Finland.",
      "You've never said that you'd like to go, because you can hear the silence that would follow, and so you travel during other people's sentences.",
    ],
    settles: [
      "People can lean on you for so long because you've got somewhere else to look.",
      "Go there for a day, in the open, and the lake won't have to come to the meetings.",
    ],
  },
  Capricorn: {
    first: [
      'You set the standard, you meet it, and people get ready to celebrate.',
      "When they turn around you've moved it.",
    ],
    second: [
      'The one who judges you never sleeps and never promotes anyone.',
      "Nine good things went by today like trees from a train, and you're up with the tenth.",
    ],
    settles: [
      "A sense of what's good enough can be borrowed, like anything else.",
      "Let someone who's fond of you name the mark, stop there, and see who's waiting on the other side.",
    ],
  },
  Aquarius: {
    first: [
      "You've done it all properly, so people believe that you believe in it.",
      'They congratulate you on the title.',
    ],
    second: [
      'You wore it for a day, and it itched.',
      "You can't respect a ladder and you can't stop climbing, and the friends you like best have never looked up one.",
    ],
    settles: [
      "Standing is only a tool, and you know what it's for better than those who wanted it more.",
      "Spend some on a person who hasn't got any, and you can sign your full name with conviction.",
    ],
  },
  Pisces: {
    first: [
      'You deliver on Friday, and people know it, and it makes them less worried about their own Friday.',
      "They've met you.",
    ],
    second: [
      "You can feel how tired they are, so you've said yes before they've asked.",
      "Then it's midnight, four people are asleep, and you're finishing on time for all of them.",
    ],
    settles: [
      'Your standards and your mercy are both generous, and each has been visiting the wrong house.',
      'Give yourself two days, hold somebody kindly to one, and the work and the sleep will be better shared out.',
    ],
  },
}
