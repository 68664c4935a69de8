import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const piscesSunCourses: Record<Sign, Course> = {
  Aries: {
    first: ['You give so freely that people stop wondering if they may ask.', 'So they ask.'],
    second: [
      "That's the end of it.",
      "You were on your way to do that very thing, with all your heart, and now it's an order, and you could kick off your shoes.",
    ],
    settles: [
      "You're kind by nature and proud by temper, and an hour between the two is all they need.",
      "People will learn to leave it to you, and you'll go.",
    ],
  },
  Taurus: {
    first: [
      "You speak of what you long for so beautifully that people ask how it's coming.",
      "It's very comfortable, for a dream.",
    ],
    second: [
      "You mean to begin, and you've just eaten.",
      "The music's right, the light is going, and it's already as nice as anything you could have made.",
    ],
    settles: [
      'The dream wants a little work, and the body wants a good seat, so work in it.',
      "Half an hour a day, with something to eat, and there'll be a piece to show.",
    ],
  },
  Gemini: {
    first: [
      'You go to the places where people fall silent.',
      'They come with you, and they hear a good deal.',
    ],
    second: [
      'The quiet would bring the feeling, and it makes you so nervous that you fill it.',
      'Afterward you describe the sunset to perfection, and you have the odd idea that you missed it.',
    ],
    settles: [
      "Your words come out of that silence, so they've got a stake in it.",
      "Ten minutes of nothing, with somebody who likes it too, and you'll have twice as much to say.",
    ],
  },
  Cancer: {
    first: [
      'You look after the whole world, and everybody in it is grateful.',
      "Nobody's in charge of you.",
    ],
    second: [
      "You can't leave it at kindness, either, since every one of them turns into family.",
      "It's Sunday night, you've got a fever, and you're asking how somebody else's fever is.",
    ],
    settles: [
      "There's no end to what you feel, so the end has to come from a number.",
      "Three is a good one, if you're on it, and the first two will get the best of you.",
    ],
  },
  Leo: {
    first: [
      "You give as if you weren't there, and people honor it.",
      "They take what they need and don't look up.",
    ],
    second: [
      'You were there.',
      "You'd have liked, around breakfast, for one person to see the rings under your eyes and draw the conclusion.",
    ],
    settles: [
      'You can lose yourself in something and still have a name.',
      'Let them thank you for the one, do the other in secret, and both halves of you will have had a good week.',
    ],
  },
  Virgo: {
    first: [
      'You forgive so well that people feel washed.',
      "They'd be surprised to see who's left outside.",
    ],
    second: [
      'A typo of yours gets no mercy.',
      "You've looked behind the worst things that people do and found a child, and you've never looked there for your own.",
    ],
    settles: [
      'You know the words by heart, since you say them every day.',
      'Send them to yourself, read them in the morning, and people can believe that you meant it about them.',
    ],
  },
  Libra: {
    first: ["You're good for people, and word's gotten around.", "They'd all like an afternoon."],
    second: [
      'You say "how lovely," and it is, and there goes the guitar.',
      "For three years you've been somebody who's about to have a free day.",
    ],
    settles: [
      'What you give them comes from a place that needs an hour to fill up.',
      'Promise that hour to a person, since you keep promises to people, and everyone will get a better afternoon.',
    ],
  },
  Scorpio: {
    first: [
      "You forgive people before they've asked, and you mean it.",
      "They think that it's gone.",
    ],
    second: [
      "It's been filed.",
      'You can be laughing with them, years on, and feel yourself listening for the step on the stair.',
    ],
    settles: [
      "You've got a great heart and a long memory, and the memory only wants to be heard.",
      "Say what it cost you, before you forgive it, and you may find that there's nothing left to guard.",
    ],
  },
  Sagittarius: {
    first: [
      'You love so much at a distance that people near you feel a little plain.',
      "They've got no ruins.",
    ],
    second: [
      "And when you're sad, you'd like to be farther still.",
      'A friend asks about Saturday twice, and you hear it the second time, from somewhere off the coast.',
    ],
    settles: [
      'Whatever you long for would look ordinary to the people who live there.',
      "Visit your own Saturday as if you'd come a long way, and the one who asked will be part of the view.",
    ],
  },
  Capricorn: {
    first: [
      'You work so sensibly that people trust you with their savings.',
      "They'd never guess that it began with tears.",
    ],
    second: [
      "A feeling frightens you until it's got a date.",
      "So you give it one, and by six it's a project, and you've stopped telling anyone what it looked like.",
    ],
    settles: [
      'You can dream it and you can build it, and hardly anyone has both.',
      "Say once what you saw, and the people carrying the bricks will know what they're for.",
    ],
  },
  Aquarius: {
    first: [
      'You feel for everyone, and they can tell.',
      'They come up and put their arms around you.',
    ],
    second: [
      "By the third arm you're reading the timetable.",
      "You still feel as much as before, and you've run out of room to do it in.",
    ],
    settles: [
      'Sympathy and solitude keep each other going in you, and an hour has room for both.',
      "Give all of yourself until the time you've named, and go home without having to slip away.",
    ],
  },
  Pisces: {
    first: [
      'You set out for stamps and come home with a life story.',
      "The stranger who told it to you won't forget you.",
    ],
    second: [
      "There's no one inside who keeps time, least of all on a bad day.",
      'What suffers is the one thing with a date on it, and the one person who believed the date.',
    ],
    settles: [
      "The best of you happens off the path, and one fixed point won't spoil it.",
      'Let a friend call you an hour before, and you can drift the rest of the day with a clear conscience.',
    ],
  },
}
