import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const piscesRisingCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'So gentle a person seems to be halfway to yes already.',
      "People go on a bit longer, since it's going so well.",
    ],
    second: [
      "You let them, out of kindness, until you've had enough, and then it's over in one breath.",
      "They go down the steps with the feeling that they've been dealing with somebody's older brother.",
    ],
    settles: [
      "The softness and the no are both yours, and they'd do better arriving together.",
      'Say it early, in the same voice, and you can be as gentle as you like for the rest of the evening.',
    ],
  },
  Taurus: {
    first: [
      'People keep an eye on you, and they bring a flashlight.',
      "It's a pleasant sort of love, and it's based on a misunderstanding.",
    ],
    second: [
      "You're the best looked-after person you know, and you've let them believe otherwise.",
      'It would seem ungrateful, by now, to mention the pantry.',
    ],
    settles: [
      'A dreamer who eats well can dream for a very long time.',
      "Feed the people who worry about you, and they'll see what you've known all along, that there's plenty.",
    ],
  },
  Gemini: {
    first: [
      'Since you leave the ends of your sentences open, people walk in.',
      'They finish the thought for you and go off with it.',
    ],
    second: [
      'All of it was there, and faster than they could have said it.',
      'One friend gets the complete edition by voice message, and everybody else has been living on the table of contents.',
    ],
    settles: [
      'The dreaminess gives you something to say, and the quick mind knows how to say it.',
      'Hold your ground for one more clause, and the people who talk over you will lean in.',
    ],
  },
  Cancer: {
    first: ["You've got a face that people can bring anything to.", 'They do, and they sit down.'],
    second: [
      "After that you can't let them go, since you've fed them and you know about the sister.",
      "The number of people who belong to you only ever goes up, and there's no one on the list whose turn it is to look after you.",
    ],
    settles: [
      'Kindness can make you a large family, and families run in both directions.',
      "Ask one of them for something, and you'll stop being the shelter and become one of the people who live there.",
    ],
  },
  Leo: {
    first: [
      "Everyone sees a friend who's just like them.",
      "You're very popular, in several versions.",
    ],
    second: [
      'It leaves somebody unseen, and that somebody has a temper about jazz.',
      "You'd like to be found, and you've hidden where no one would look, right behind their own reflection.",
    ],
    settles: [
      'You can feel what others feel and still be remarkable.',
      "Let one difference stand where they can see it, and the person they're fond of will be you.",
    ],
  },
  Virgo: {
    first: [
      'Kind people are forever showing you the way.',
      'You let them, you thank them, and you were going to take the earlier train.',
    ],
    second: [
      "You've got it all in order, by date, where nobody goes.",
      'At times you check it again because they were so sure that you were lost.',
    ],
    settles: [
      "You know the way, and you know what it's like to be thought helpless, so you'd be a tactful guide.",
      "Help one of the helpers, and they'll look at you from then on as though you'd gotten taller.",
    ],
  },
  Libra: {
    first: [
      'Being easy to please has filled your life with things that pleased other people.',
      "Most of it you've come to love, so it's hard to object.",
    ],
    second: [
      "You'd like everyone to be happy, and it's quickest if you don't want anything.",
      "Ask you where to eat and you'll have asked them before they've finished.",
    ],
    settles: [
      "What you enjoy with people is real, and they'd enjoy you more with an edge or two.",
      '"Not for me," said sweetly, is how they find out whom they\'ve been traveling with.',
    ],
  },
  Scorpio: {
    first: [
      'You take things so well that people get careless.',
      "They think there's no end to it, because you've never shown them one.",
    ],
    second: [
      "There is one, and you've known the number from the beginning.",
      "When they reach it they don't get a fight, they get a kind of weather, and then nobody's home.",
    ],
    settles: [
      "You can forgive a great deal because you see a great deal, and people deserve to know what you've seen.",
      'A word at five costs you a bad minute, and at ten it would have cost you the friend.',
    ],
  },
  Sagittarius: {
    first: [
      "Softness makes people lean, and you've never told them to watch their balance.",
      'They tell you about their week, and you listen with your whole heart.',
    ],
    second: [
      "It's a good heart, and it has one foot on the stairs.",
      'You slip away without a word, because a goodbye would be leaned on too.',
    ],
    settles: [
      'You come back from those bridges with more to give, so the going is part of the kindness.',
      "Say when you're leaving and when you'll be home, and people can miss you in comfort.",
    ],
  },
  Capricorn: {
    first: [
      'You always have time, people say, and they pull up a seat.',
      'None of them could tell you when you last had any for yourself.',
    ],
    second: [
      "You've put your own sorrow on the schedule, behind the laundry.",
      "It's patient, like you, and it's getting rather long.",
    ],
    settles: [
      "Mercy and discipline are both strong in you, and you've only been giving each to the wrong party.",
      "Keep the appointment on Sunday as you'd keep it for a friend, and let a friend come.",
    ],
  },
  Aquarius: {
    first: [
      'Everyone who cries with you feels understood.',
      "They aren't told that you've also understood why.",
    ],
    second: [
      'You keep the cool half back, because it seems unkind next to a wet handkerchief.',
      'So people leave comforted, and they move in with the next one in May.',
    ],
    settles: [
      'Few can feel a thing and see it clearly at the same moment.',
      'Ask before you say it, and your cool half becomes the kindest thing anyone has told them all year.',
    ],
  },
  Pisces: {
    first: [
      'You listen with a face that people want to talk to.',
      "It goes on doing that after you've gone.",
    ],
    second: [
      "Wherever you are, it isn't unhappy, and nobody calls you back.",
      "There's a whole side of your friends' lives that you've been thanked for and never heard.",
    ],
    settles: [
      "The drifting is where your best thoughts come from, and it doesn't mind a fence around one hour.",
      "Be all there for that long, with a pencil, and people will get the wisdom that they think they've had.",
    ],
  },
}
