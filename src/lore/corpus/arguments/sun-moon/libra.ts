import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const libraSun: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'Taking turns is an excellent idea, and you go first.',
      "Nothing pleases you more than an arrangement that's fair to everybody, and you'll work on one for as long as it takes (your Sun in Libra).",
      'Your Moon in Aries has generally started in the meantime.',
      "By the time the vote comes you're halfway through, and you hurry back with an apology and a very good reason.",
    ],
    turn: "You argue for everyone's rights with real patience, but you'd find it hard to stand in line for your own.",
    task: [
      'Go last at something this month by your own choice, in front of people, to see what the wait does to you.',
      'You may tap your foot.',
      "The others have liked your rules all along, and they'd like them even better once they'd seen you get the smallest piece under them and live.",
    ],
  },
  Taurus: {
    opening: [
      "Everyone around you ought to be at ease, and somehow you've got the good seat.",
      "Company is what you live for, and you've got a gift for who goes next to whom (your Sun in Libra).",
      "It goes very smoothly as long as nobody's ease is paid for with yours, since your Moon in Taurus won't get up and won't eat standing.",
      'Asked to trade places for the sake of the view, you agree at once and go on sitting.',
    ],
    turn: "You'll rearrange a whole evening so that nobody's put out, provided you don't have to move.",
    task: [
      "Give up the good seat once this month before anybody's asked you, and spend two hours in the other one.",
      'Take the cushion if you must.',
      'The person who gets your seat will find out how well the whole conversation can be heard from there.',
    ],
  },
  Gemini: {
    opening: [
      "You'd rather talk it over, and after that you'd rather talk about something else.",
      'To be on good terms with people is your art and your ambition, and you can hear a wrong note three tables off (your Sun in Libra).',
      "Correcting it isn't hard for you, because your Moon in Gemini finds another subject, relieved that the bad minute has passed.",
      "There may be somebody you've had delightful lunches with for ten years, with the same thing unsaid under every one of them.",
    ],
    turn: "What you can't make pleasant you can make interesting, and so it never has to be finished.",
    task: [
      "Bring up one old unsaid thing before the menus come, at a lunch this month, and don't change the subject until the other person has.",
      'Two plain sentences are enough to start with.',
      'After ten delightful years, the other person may be as ready for the second sentence as you are.',
    ],
  },
  Cancer: {
    opening: [
      "You mean to be fair, but you've got favorites.",
      "In principle everybody's equal with you, and you'd be ashamed to be caught with a thumb on the scale (your Sun in Libra).",
      "But your Moon in Cancer knows who held its hand and who didn't, and it slips its own people the corner piece before the cutting begins.",
      'You can say "I love you all the same" in complete sincerity, while one of them is wearing your sweater.',
    ],
    turn: "Your judgment is given in open court, and there's a side entrance for the ones you love.",
    task: [
      "Do one thing this month for a person who isn't a favorite, as large as you'd do for one who is.",
      "Don't explain it.",
      'Somebody who has always been cut an exact share would be startled, and pleased, to get the corner.',
    ],
  },
  Leo: {
    opening: [
      "You're looking for an equal who'll adore you.",
      "You've got a life for two in mind, or at any rate for more than one, in which nobody's on a pedestal (your Sun in Libra).",
      'Your Moon in Leo likes it up there.',
      "It wants to be gazed at and preferred to everybody, and it's puzzled when the partnership it was promised comes with a schedule for the trash.",
    ],
    turn: "You believe in meeting people halfway, and you've had your half carpeted.",
    task: [
      'Pick somebody you call an equal and be the admirer for one whole evening this month, surprise included.',
      'Ask for the same on another date.',
      'Adoring goes perfectly well with sharing as long as there are turns, and the person who takes out the trash with you may have been keeping a speech about your eyes.',
    ],
  },
  Virgo: {
    opening: [
      'Your dream is the perfect pair, and you notice how they chew.',
      "The life you're after has somebody else in it, and it's gracious and well matched (your Sun in Libra).",
      'Living up to it falls to actual people, who are looked over daily by your Moon in Virgo and its horror of anything slightly off.',
      'In the middle of telling friends how happy it all is, you hear a spoon being set down wrong, and your eye goes to it.',
    ],
    turn: "You're in love with harmony, and you live among people who eat apples.",
    task: [
      'For two weeks, keep a list of what somebody close to you does right, in the same detail as your other list.',
      'Give it to them without a comment.',
      'They can feel where your eye goes, and hardly anyone has ever been told in detail, by an expert, how well they set down a spoon.',
    ],
  },
  Libra: {
    opening: [
      "No disagreement has ever cost you a friend, since you've never quite had one.",
      'Your aim is a world in which people can sit down together, and around you they do (your Sun in Libra).',
      "Your comfort lies in exactly the same thing, because your Moon in Libra can't put its feet up until everybody else has.",
      'It leaves your anger with nowhere to go at all, so it comes out as an exquisitely polite sentence, about the parking.',
    ],
    turn: "You want peace and you need peace, so whatever isn't peaceful in you has had to learn very good manners.",
    task: [
      "Be unreasonable once this month, on purpose, about something that doesn't matter, and hold out until the other person gives in or laughs.",
      "It's practice for the things that do.",
      'A friend who has seen you dig in over a parking space will know what your yes is worth.',
    ],
  },
  Scorpio: {
    opening: [
      'Things ought to be fair, and they ought to be yours.',
      'Nothing could be more civilized than your idea of love, in which two people are free and considerate and tell each other about their day (your Sun in Libra).',
      'The day is exactly what your Moon in Scorpio would like to know about, hour by hour.',
      'With the nicest manners in the world you ask who else was there, and you pass the salad while you wait.',
    ],
    turn: 'Your principles hand out freedom to everyone, while something much older in you is counting who takes it.',
    task: [
      'Put one of your careful little questions in its real form this month, the one with "I was jealous" in it.',
      'Say it to the person over the salad and let them answer.',
      "It's not very civilized, and they'll be glad of it, because it's warmer to be wanted than to be treated with consideration.",
    ],
  },
  Sagittarius: {
    opening: [
      "You'd never go without someone, but you can't wait for them.",
      "Everything worth doing is better shared, as far as you're concerned, so the first thing you pack is another person (your Sun in Libra).",
      "Once you're moving, your Moon in Sagittarius takes over, and it wants to see what's behind the next rise.",
      '"We should come back here together," you call over your shoulder, to somebody two hundred yards behind who thought that you had.',
    ],
    turn: "You ask people along with all your charm, and then you're a small bright figure up ahead, waving.",
    task: [
      'On the next outing, let the slower one set the pace from start to finish, and walk where you can hear them breathe.',
      'If your legs complain, talk.',
      "From back there, the view includes somebody's face, and the people you invite have been looking mainly at your back and would like a turn beside you.",
    ],
  },
  Capricorn: {
    opening: [
      "You believe in sharing, and somehow you've always got the heavy end.",
      "Between two people it ought to be even, you're sure of that, and you've got a delicate sense of what's owed on each side (your Sun in Libra).",
      "Your Moon in Capricorn makes the entries, and it's never at peace with a debt of its own, so it sees to it that there isn't one.",
      "If there's a cooler to be carried between two people, you've worked out which side has the ice.",
    ],
    turn: "All your talk is of balance, but you'd be miserable if anyone put a thing on your side.",
    task: [
      "For the whole of this month, let somebody you're close to carry some chore or worry of yours, without checking on it.",
      'Say thank you just once.',
      'Nobody can feel equal to someone who has had the ice since the parking lot.',
    ],
  },
  Aquarius: {
    opening: [
      "You're so reasonable about love that nobody has noticed you were in it.",
      "Good relations are your life's work, so you're fair and you leave people plenty of room (your Sun in Libra).",
      "Nobody at home is going to spoil that with a scene, because your Moon in Aquarius steps back from a feeling the way you'd step back from a painting.",
      'You can wish two people every happiness, and mean it, on the same night that you clean the oven until one.',
    ],
    turn: 'Courtesy in front and distance behind make it a very long way in to where it hurts, even for you.',
    task: [
      "Tell somebody you're fond of, in a sentence without any balance in it, that you'd mind a great deal if they went.",
      "Don't follow it with their point of view.",
      "A clean oven isn't much for anyone to go by, and that sentence is what they'd have liked in its place.",
    ],
  },
  Pisces: {
    opening: [
      "You know what's fair, and you give people more.",
      "You can see where the line runs between what's theirs and what's yours, and people come to you to have it drawn (your Sun in Libra).",
      "Then one of them looks sad, or only hopeful, so that your Moon in Pisces can't see any line at all.",
      "The cake has been cut into perfect sixths, and five people are eating, and somebody's on seconds.",
    ],
    turn: "You can see exactly what's due to everyone, until somebody sighs and you hand over yours.",
    task: [
      "Take your share first this month, one time, of anything that's being divided, and have eaten some of it before you look up.",
      'Then be as generous as you like.',
      "Nobody who loves you can enjoy seconds while you're brushing crumbs, and they'd be as pleased as you are to see it come out even.",
    ],
  },
}
