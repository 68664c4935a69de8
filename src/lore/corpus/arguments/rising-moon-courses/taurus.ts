import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusRisingCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'Calm is useful to everybody around you, so they lean on it.',
      "They tell the story once more and take their time, and you've never given them a reason not to.",
    ],
    second: [
      "The impatience has to go somewhere, and it goes to whatever can't answer back.",
      'Nobody connects the zipper with the meeting, and you hardly do yourself.',
    ],
    settles: [
      "You've got real patience and a real temper, and each is good for something.",
      'A small objection early on lets you keep the patience for the people who deserve it.',
    ],
  },
  Taurus: {
    first: [
      "Since you never complain, everyone assumes that you've chosen what you have.",
      "They arrange the world around your habits and believe they're being kind.",
    ],
    second: [
      "Inside, too, what's familiar feels right before it's been looked at.",
      "You can defend an arrangement for years that you'd never pick if it were offered to you today.",
    ],
    settles: [
      "Being hard to move is an advantage when it's something good that you're standing on.",
      'All it needs is a look now and then, preferably by somebody with fresh eyes and your permission.',
    ],
  },
  Gemini: {
    first: [
      "You do people good by sitting there, and they'd never think to entertain you.",
      'A restful person is supposed to be resting.',
    ],
    second: [
      'So your mind goes out by itself, and it comes back with a dozen things that nobody hears about.',
      'What looks like peace from the next chair is sometimes plain boredom with a nice face.',
    ],
    settles: [
      'A quiet person with something to say is the best company there is.',
      'The calm makes people listen, and then the talk gives them a reason to stay.',
    ],
  },
  Cancer: {
    first: [
      "Your steadiness isn't an act, but it has a side effect.",
      'The more people trust you with their trouble, the less it occurs to them that you could have any.',
    ],
    second: [
      'You take every bit of it home, and there it turns into cooking.',
      "A full freezer is as close as you come to saying that it's been a hard month.",
    ],
    settles: [
      'Someone who feels that much and still holds still is exactly whom people want beside them.',
      "They'd hold still for you as well, once they'd heard that it was needed.",
    ],
  },
  Leo: {
    first: [
      "Easy guests get the easy treatment, and you've taught everyone that you're one.",
      'Year after year they honor your wishes to the letter.',
    ],
    second: [
      'Meanwhile you make a bit of a show for other people, and you watch what it does to them.',
      "You know how to plan a surprise because you've described one to yourself for years.",
    ],
    settles: [
      "It isn't a contradiction to be content with little and delighted by a lot.",
      "The contentment makes you easy to live with, and the delight, when it's finally allowed out, makes it worth somebody's trouble.",
    ],
  },
  Virgo: {
    first: [
      "People take your stillness as proof that everything's been seen to.",
      'It has been, by you, before they arrived.',
    ],
    second: [
      'The checking never quite ends, because a quiet afternoon only gives it more room.',
      "You're lying in the best spot on the grass, and you've just thought of the cooler.",
    ],
    settles: [
      "Your eye for what's missing is the reason other people can lie down.",
      "If one of them holds the list for an hour, you'd find that the calm they see in you was there all along.",
    ],
  },
  Libra: {
    first: [
      'Because you sound so willing, people bring you more ideas.',
      "Each of them goes home believing that this time you'll do it.",
    ],
    second: [
      'Saying no would cost you a pleasant evening, so you say yes and pay in small installments of embarrassment.',
      "You take the long way past a friend's house, for instance, when the hallway still isn't painted.",
    ],
    settles: [
      'You can be agreeable and immovable and still be honest about both.',
      '"I love how you think, and I\'m keeping it as it is" loses you nothing, and people can put away the paint.',
    ],
  },
  Scorpio: {
    first: [
      'Comfort makes people careless, and in your company they say what they think.',
      "You never asked for it, but you've kept it all.",
    ],
    second: [
      "You go by a private list on which almost everyone's still being considered.",
      'It protects you, and it means that the kindest people you know may be waiting without having been told what for.',
    ],
    settles: [
      "Patience is what trust needs most, and you've got more of it than anybody.",
      'Let one more person in at your own slow speed, and the calm that others feel next to you will be yours too.',
    ],
  },
  Sagittarius: {
    first: [
      "There's always somebody who needs you to stay as you are.",
      "Plans have been made, and you're what they've been built on.",
    ],
    second: [
      "You wouldn't call it unhappiness, since the view is fine.",
      "It's only that some evenings you know the price of a seat to a city whose name you can't pronounce.",
    ],
    settles: [
      "You don't have to uproot anything to give the other half its due.",
      "Someone with a good home makes the best kind of traveler, because there's always a reason to come back and somebody to tell.",
    ],
  },
  Capricorn: {
    first: [
      'Friends think of you as the expert on doing nothing.',
      "They can't see the sum you do in your head before you sit down.",
    ],
    second: [
      'The rule in there is that rest gets bought and paid for, and the price goes up.',
      "By now a whole free weekend would cost more than you've got.",
    ],
    settles: [
      "You know how to enjoy things and you know how to work, and plenty of people can't do either.",
      'It comes right when you take the pleasure first now and then, and notice that the work got done anyway.',
    ],
  },
  Aquarius: {
    first: [
      "You're so comfortable to be with that it doesn't occur to anyone to leave.",
      "They'd be mortified to learn that you were counting the hours.",
    ],
    second: [
      'Too much closeness makes you go strangely blank, and you need a view with nobody in it to come back to life.',
      "Since you've never said so, people see an errand, and then another errand.",
    ],
    settles: [
      'You mean the welcome, and you need the gap in the middle to go on meaning it.',
      "Friends who know when you'll be back can enjoy the long Sunday as much as you'd like them to.",
    ],
  },
  Pisces: {
    first: [
      "You're trusted with money and spare keys because you look like somebody who keeps things.",
      'Most of the time, you are.',
    ],
    second: [
      'Then a sad face comes by and the accounts are closed.',
      "The giving doesn't hurt you half as much as finding out, on the way home, what you needed the thing for.",
    ],
    settles: [
      'A careful person with a soft heart can do more good than either kind alone.',
      "The care makes sure that there's something to give, and the heart decides who gets it.",
    ],
  },
}
