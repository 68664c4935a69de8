import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const leoSunCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'You give people something splendid, and they need a moment.',
      "They look up to thank you, and there's a curtain moving.",
    ],
    second: [
      "You couldn't stand the silence, since it might have meant anything.",
      "You've had a great deal of love come your way about a minute after you left.",
    ],
    settles: [
      'Your fire warms more people than it burns, and some of them warm slowly.',
      "Stay in reach for a day, and you'll hear what they were working up to.",
    ],
  },
  Taurus: {
    first: [
      "People can see that you were meant for a stage, and they wonder what's keeping you.",
      "You tell them it's the parking.",
    ],
    second: [
      "It's the blanket, and you know it.",
      'The applause in your head is very good, and it comes with dessert.',
    ],
    settles: [
      "You don't have to give up one comfort to be heard, because stages come in all sizes.",
      "Start with one that's a few blocks from the couch, and find out if the real thing's better.",
    ],
  },
  Gemini: {
    first: [
      "You get a room's whole attention, and that's hard to do.",
      'They lean in, and you can see them hoping.',
    ],
    second: [
      'Then you feel how quiet it is, and your mouth says something funny.',
      "They love you for it, and you go home with what you'd meant to say still in your pocket.",
    ],
    settles: [
      "The jokes have earned you people who'd listen to anything.",
      'Stay in the quiet for as long as it takes to say one true thing, and make them laugh afterward.',
    ],
  },
  Cancer: {
    first: [
      "You shine on everybody, and everybody thinks it's for them.",
      "It doesn't occur to anyone to look where you're looking.",
    ],
    second: [
      "All the noise in the world can't tell you what one face could.",
      "If it isn't there, you smile and shake hands, and you'd like to go home.",
    ],
    settles: [
      "It isn't too much to do it all for one person, and it's a pity not to mention it.",
      "Once they know, you can enjoy the rest of the crowd, and they'll know what they're clapping for.",
    ],
  },
  Leo: {
    first: [
      "Put you in front and everyone's happy, you included.",
      "It's been like that for so long that people don't think to offer you a plain seat.",
    ],
    second: [
      'In a plain seat you feel unloved.',
      "You check who's being listened to, and you've left good evenings early because it wasn't going to be you.",
    ],
    settles: [
      'You know better than anyone what it does for a person to be the favorite.',
      'Do that for somebody else for one night, and the middle of the room will turn out to be wherever you are.',
    ],
  },
  Virgo: {
    first: [
      "In company you're magnificent, and people go home happy.",
      "They've got no reason to think that you'll be up.",
    ],
    second: [
      'The reviews come in around midnight, and you write them all.',
      'You can take apart a whole ovation for the sake of a clause that came out backward.',
    ],
    settles: [
      'The performer and the critic both want it to be good, and the critic could use some facts.',
      'Keep what people say, read it first, and the star will still be there in the morning.',
    ],
  },
  Libra: {
    first: [
      "Anybody can see that you'd like the part, and you'd be good.",
      "They're waiting for you to take it.",
    ],
    second: [
      "You're looking at the others, and one of them seems a little sad.",
      'You hand it over, gracefully, and then you spend a month directing from the second row.',
    ],
    settles: [
      "To lead and be liked is possible for you, since you're liked to begin with.",
      'Say yes first, share it second, and the sad one will probably be relieved.',
    ],
  },
  Scorpio: {
    first: [
      'You hold nothing back, as far as anyone knows.',
      "They've heard the one about the wedding and the one about the boat.",
    ],
    second: [
      "There's a year that isn't in the repertoire.",
      'You steer around it so smoothly, with so many laughs, that the people who love you best could pass a test on your life and still not know it.',
    ],
    settles: [
      'You can afford to be known, with that much warmth on your side.',
      "Tell the missing year to one person, and you'll have somebody to look at while you tell the rest.",
    ],
  },
  Sagittarius: {
    first: [
      "You believe in what's coming, and it makes you a wonder to listen to.",
      'People near you keep expecting to be told when it starts.',
    ],
    second: [
      'In the meantime you live like a guest.',
      "Nothing's on the walls, the good shirt's in its bag, and some fine evenings have gone by in the other one.",
    ],
    settles: [
      "What you're saving is warmth, and it doesn't keep.",
      "Spend it on the people who are here, and you'll arrive at the next place with practice.",
    ],
  },
  Capricorn: {
    first: [
      "People show you respect, as you've taught them.",
      'They stand up when you come in, and they stay at that distance.',
    ],
    second: [
      "It isn't what you dreamed of, but you can rely on it, and affection might be taken back.",
      'So the hand goes out, and somebody who was going to hug you shakes it.',
    ],
    settles: [
      "You've earned the respect, and it's not going anywhere.",
      "There's room on top of it for something warmer, and three seconds would be a beginning.",
    ],
  },
  Aquarius: {
    first: [
      'You make a whole crowd feel chosen.',
      "It's only afterward that one of them thinks about it and wonders if they could have you alone.",
    ],
    second: [
      "When it's one to one you go looking for air.",
      "You don't love them less, but a crowd can't look you in the eye, and it doesn't wait for an answer.",
    ],
    settles: [
      'The warmth that fills a room would be plenty for a person, and you can say when you need a window.',
      "Give one of them an evening, and the dance may be shorter than you'd feared.",
    ],
  },
  Pisces: {
    first: [
      'You wear your name so well that people expect you to wear it all day.',
      'They greet you with it across the street.',
    ],
    second: [
      'Once a day it gets heavy.',
      "You walk around the block of your own party, listening through the wall to people talking about you, and it's the happiest you've been all evening.",
    ],
    settles: [
      'A self as big as yours needs somewhere to be put down.',
      "Take the hour first, with nobody knowing where you are, and you'll pick it up again with pleasure.",
    ],
  },
}
