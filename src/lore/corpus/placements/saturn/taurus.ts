import type { PlacementParagraphs } from '#lore/authored.ts'

export const saturnInTaurus: PlacementParagraphs = {
  1: {
    says: [
      'You give an impression of weight (your Saturn in Taurus, {house}).',
      "People see that you can't be hurried or impressed, and they tend to speak a little more carefully near you.",
      'In fact you may feel clumsy, as though others had been given an ease with their bodies that you had to learn.',
      'It makes you a reassuring person to stand next to, since nothing about you is for show.',
    ],
    traits: ['slow', 'steady'],
  },
  2: {
    says: [
      "Money is the thing you're most careful with and take longest to feel safe about (your Saturn in Taurus, {house}).",
      "You know what everything costs, you buy to last, and a sale doesn't tempt you.",
      "There's more than enough for a treat now and again.",
      'It would take only the treat to prove it, but you tend to move the figure in your mind a little higher and wait.',
    ],
    traits: ['sparing', 'practical'],
  },
  3: {
    says: [
      "You'd sooner say nothing than say something you'd have to take back (your Saturn in Taurus, {house}).",
      'School may have mistaken your slowness for something else.',
      'You learn by doing a thing over and over, and afterward you know it for life.',
      "People bring you their decisions because you don't react, and your silence lets them hear how their own plan sounds.",
    ],
    traits: ['slow', 'steady'],
  },
  4: {
    says: [
      "You need a home you can't be put out of (your Saturn in Taurus, {house}).",
      "It may be that things were tight when you were young, or that comfort came with conditions, and so you've made security your business.",
      'You keep up the place and pay things off early.',
      "The family can count on it absolutely, though they may wish that you'd sit down in all that safety and enjoy it.",
    ],
    traits: ['steady', 'sparing'],
  },
  5: {
    says: [
      'Pleasure feels to you like something that has to be deserved (your Saturn in Taurus, {house}).',
      'So you put off the bath, the concert, the day in the grass, and you do enjoy them in the end, very thoroughly, with one eye on the clock.',
      "It's the same when you love somebody, shyly and for years, and with what you make by hand, which tends to get better long after quicker talents have lost interest.",
    ],
    traits: ['sparing', 'slow'],
  },
  6: {
    says: [
      'You improve by doing the same thing well every day (your Saturn in Taurus, {house}).',
      'It suits you, and people you work with set their watches by you.',
      "Where you get into difficulty is change, because you've put so much into the way it's done, and you can go on carrying a method that has become heavier than the work.",
      'Your neck and throat often know before you do.',
    ],
    traits: ['steady', 'practical'],
  },
  7: {
    says: [
      'You take a long time to commit, and you expect it to hold for good (your Saturn in Taurus, {house}).',
      'What you look for is somebody reliable with money and time, and you show love in practical ways.',
      "You may stay in something that's stopped growing, because leaving seems like waste.",
      "On the other hand, a partner of yours never has to wonder whether you'll come home.",
    ],
    traits: ['steady', 'slow'],
  },
  8: {
    says: [
      "Mixing your property with someone else's makes you very careful (your Saturn in Taurus, {house}).",
      "You want to see it in writing, and you've thought about who'd get the couch.",
      'Letting yourself be touched, in every sense, comes slowly too.',
      "Once it has come, you're as safe a person as anyone could find, because you've never taken a thing from another without knowing what it was worth.",
    ],
    traits: ['wary', 'sparing'],
  },
  9: {
    says: [
      'You move into a conviction about as often as you move house (your Saturn in Taurus, {house}).',
      "Big talk leaves you unpersuaded, and you'd like to know what the preacher does on weekdays.",
      "Studying is hard going at first, and you pass people later on because you've forgotten nothing.",
      'You may be more set in your views than you realize, and a long stay somewhere else does you good.',
    ],
    traits: ['practical', 'slow'],
  },
  10: {
    says: [
      "You rise slowly and you don't come down again (your Saturn in Taurus, {house}).",
      "The work has to be real and properly paid, and you'd be ashamed of a success you couldn't point at.",
      'You watch others get there faster by talking.',
      'It can make you bitter for a while, until you notice that what they made is already being replaced and yours is in daily use.',
    ],
    traits: ['steady', 'public'],
  },
  11: {
    says: [
      'You count your friends in decades (your Saturn in Taurus, {house}).',
      "New people wait a long time to be let in, and a group has to prove that it'll still exist next year before you give it your evenings.",
      "You're generous with practical help and careful about lending.",
      'You may feel left behind when everyone moves on to something new, and later they come back to you to rest from it.',
    ],
    traits: ['steady', 'close'],
  },
  12: {
    says: [
      'Somewhere in the back of your mind you keep count (your Saturn in Taurus, {house}).',
      "You may have plenty and still wake up at four with an old fear of there being nothing, and you don't mention it because it makes no sense.",
      'Simple physical things help, such as a long walk or kneading dough.',
      "You're more at peace than you used to be, and you earned that slowly and by yourself.",
    ],
    traits: ['private', 'sparing'],
  },
  sign: {
    says: [
      "You're careful about whatever keeps you safe, like money, comfort, and a place to live (your Saturn in Taurus).",
      "It comes late to you that you're allowed to enjoy them.",
      'You build patiently and you seldom have to do a thing twice.',
      "People sometimes call you stubborn, and they're the same people who put their savings where you've put yours.",
    ],
    traits: ['steady', 'sparing'],
  },
}
