import type { ThirdSides } from '#lore/authored.ts'

/** What the Moon makes of a Sun and a Mercury in different signs. */
export const moonAsThird: ThirdSides = {
  Aries: {
    one: [
      'Once you are hungry or tired, {ally} wins, because your Moon in Aries wants to get it over with.',
      'You say the thing, feel wonderful for an hour, and then hear it again in the voice of {other}.',
    ],
    both: [
      'Your Moon in Aries is as impatient as {other} and {ally}, and its moods are short and honest.',
      'You can be furious at breakfast and have forgotten why by ten, while the people who were at breakfast are still discussing it.',
    ],
    neither: [
      'Your feelings go off at a speed that {other} and {ally} can only follow from a distance (your Moon in Aries).',
      'You burst out with something, and then the rest of you spends the afternoon finding out if it was true.',
      'More often than not, it was.',
    ],
  },
  Taurus: {
    one: [
      'Your Moon in Taurus comes down for {ally}, which at least knows when to stop for lunch.',
      'You think best fed and rested.',
      '{other} can be very persuasive after ten at night, and you do well to let it wait until morning.',
    ],
    both: [
      'Your Moon in Taurus likes how unhurried {other} and {ally} are, and it slows them further.',
      'Once you are settled in a place or an opinion, nothing short of a moving van will shift you.',
    ],
    neither: [
      'Underneath, something in you would be happy if nothing were decided today (your Moon in Taurus).',
      "It doesn't argue.",
      'It gets sleepy, or wants a second helping, and quite a few of your boldest plans have been improved by it.',
    ],
  },
  Gemini: {
    one: [
      'With your Moon in Gemini you have to hear yourself say a thing before you know how you feel, which suits {ally}.',
      '{other} needs the opposite, hours with nobody to talk to.',
      'You tend to arrange for few of those.',
    ],
    both: [
      'When {other} and {ally} have each had their say, your Moon in Gemini adds a third voice.',
      'You talk your way through a mood.',
      'A friend who calls in the middle gets a good half hour of it and can rarely say afterward what was wrong.',
    ],
    neither: [
      "However serious {other} and {ally} get, you cheer up the moment there's news (your Moon in Gemini).",
      'A new word or a bit of gossip can end a bad day.',
      "You'd be embarrassed for it to be known how easily it's done.",
    ],
  },
  Cancer: {
    one: [
      "With your Moon in Cancer you side with {ally}, since that's where people get looked after.",
      '{other} may have the better argument.',
      "You'll grant that, and you'll still drive across town to sit with somebody.",
    ],
    both: [
      'With your Moon in Cancer too, you go by how a thing feels, and you remember how it felt the last time.',
      "You're rarely wrong about people, and you can hold an old hurt against somebody who has since become a different person.",
    ],
    neither: [
      'However lively {other} and {ally} get, by evening you want to know where everybody is (your Moon in Cancer).',
      'You check your phone for the one message that says they got home.',
      'The big talk can go on after that.',
    ],
  },
  Leo: {
    one: [
      'With your Moon in Leo you need a little applause, and {ally} knows how to get it.',
      '{other} works on without any, and the day it gets some from a person whose opinion counts, you remember the exact words for years.',
    ],
    both: [
      'Your Moon in Leo feels everything in large print, and {other} and {ally} enjoy that.',
      "You give your moods their full due, and people can tell from the hallway if it's a good day.",
    ],
    neither: [
      'You do what {other} and {ally} ask of you, and then you look up to see whether anyone noticed (your Moon in Leo).',
      'Being taken for granted can spoil a month of honest work for you.',
      'One warm sentence from somebody you respect puts it right, and you could let them know that.',
    ],
  },
  Virgo: {
    one: [
      'With your Moon in Virgo you calm down by being useful, and {ally} can always find you something to do.',
      'What {other} brings up gets sorted while you wipe the counter.',
      'Some of your best decisions have been made there.',
    ],
    both: [
      'Your Moon in Virgo keeps checking what {other} and {ally} have checked.',
      'Little gets past you.',
      'You relax once a thing is right, and what it costs you to get there is something you keep from the people who benefit.',
    ],
    neither: [
      "Behind the brave words there's a worrier with a list (your Moon in Virgo).",
      "You've thought of the train, the weather and the spare charger.",
      '{other} and {ally} get to be daring because somebody packed.',
    ],
  },
  Libra: {
    one: [
      "With your Moon in Libra you can't be easy while anyone is cross, so you leave the matter to {ally}, which is good with people.",
      '{other} goes along for the sake of the evening and brings the subject up again when the guests are gone.',
    ],
    both: [
      'Your Moon in Libra likes the back and forth between {other} and {ally}, and it likes it best with company.',
      'You find out what you feel by telling a person who nods.',
      'When nobody is free, you can go days without knowing.',
    ],
    neither: [
      "You can be quite stern in what you want and think, and then somebody's face falls and you've lost your thread (your Moon in Libra).",
      'You make it nice again first.',
      'People tend to like that about you, and a few learn to use it.',
    ],
  },
  Scorpio: {
    one: [
      'What you feel you feel all the way down (your Moon in Scorpio), and it draws you to {ally}.',
      '{other} offers to be sensible about it.',
      "You let it talk, and you've already decided never to go back to that restaurant.",
    ],
    both: [
      'Your Moon in Scorpio deepens whatever {other} and {ally} begin.',
      "You can't be a little interested.",
      'You also keep it to yourself, so people close to you learn about a passion of yours when it has been going on for two years.',
    ],
    neither: [
      'People who hear you talk would call you light, and they have never seen you hurt (your Moon in Scorpio).',
      'You go quiet, stay pleasant, and take something away that they had no idea they were being given.',
    ],
  },
  Sagittarius: {
    one: [
      'With your Moon in Sagittarius you get cheerful at the thought of getting away, and {ally} has usually looked up the flights.',
      '{other} points out what would have to be finished first.',
      'So you get through a surprising amount of work just to be allowed to leave.',
    ],
    both: [
      'Your Moon in Sagittarius hopes for the best out loud, and {other} and {ally} supply reasons.',
      "You recover from things quickly, and you may expect the same of people who aren't done being sad.",
    ],
    neither: [
      'What keeps so careful a person going is that you expect it to turn out well (your Moon in Sagittarius).',
      "You'd never put it in writing.",
      'It shows in how you shrug at a loss that you spent weeks trying to prevent.',
    ],
  },
  Capricorn: {
    one: [
      'With your Moon in Capricorn you trust whatever gets results, and so far that has been {ally}.',
      'You keep your feelings for when the work is done.',
      '{other} could tell you that some of the work was made up in order to keep them waiting.',
    ],
    both: [
      "With your Moon in Capricorn you don't make a fuss about what {other} and {ally} want.",
      'When something is wrong you get more efficient, and somebody who knows you well will look at a very clean desk and ask what happened.',
    ],
    neither: [
      '{other} and {ally} can be lively because someone in you never quite goes off duty (your Moon in Capricorn).',
      "You're funny all evening, and you've also noticed who isn't fit to drive.",
      'Being looked after yourself takes you some practice.',
    ],
  },
  Aquarius: {
    one: [
      'With your Moon in Aquarius you need some distance to feel anything clearly, and {ally} gives you that.',
      'With {other} it gets too close too soon.',
      'You go for a walk in the middle of it, and you come back kind and with a proposal.',
    ],
    both: [
      "Your Moon in Aquarius looks at your feelings as it would at a friend's, with interest and from one seat away.",
      'It keeps you steady, and it may leave the people who love you wishing that you would fall apart once, at a convenient time.',
    ],
    neither: [
      'As close as you let people come, something in you stays free (your Moon in Aquarius).',
      "It's there when someone says always, and you change the subject to the weekend.",
      'You mean the weekend with all your heart.',
    ],
  },
  Pisces: {
    one: [
      'With your Moon in Pisces you soak up whatever is around, and you feel safest with {ally}.',
      '{other} asks whose sadness this is.',
      "It's a good question, and about half of the time the answer is someone you sat next to.",
    ],
    both: [
      'Your Moon in Pisces makes {other} and {ally} softer still, and you can be talked into almost anything by a person who looks lonely.',
      'An hour alone shows you what you wanted.',
      "You'd do well to have it before you answer, since you always keep your word.",
    ],
    neither: [
      'Nobody would guess from the talk how easily you are moved (your Moon in Pisces).',
      'A song in a supermarket can do it.',
      "You go on comparing prices, and you call somebody that evening for no reason that you'd care to give.",
    ],
  },
}
