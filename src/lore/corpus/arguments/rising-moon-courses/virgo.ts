import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const virgoRisingCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      "You've become the person who reads the manual for everybody.",
      'They send you their questions, and you answer with footnotes.',
    ],
    second: [
      "The footnotes stop when you're unhappy.",
      "Then you want one large change before the feeling catches up with you, and the more careful you've been all month, the larger it gets.",
    ],
    settles: [
      'Care and courage would make a fine pair if they ever met in daylight.',
      "A bold step that's had twenty minutes of your attention tends to be one that you can be seen with.",
    ],
  },
  Taurus: {
    first: [
      'Modesty gets you practical presents and the folding bed.',
      "People think they're respecting your principles.",
    ],
    second: [
      "In private you're a connoisseur, and a slightly guilty one.",
      'What you enjoy most has to be bought on a weekday, carried in quickly, and explained as a saving.',
    ],
    settles: [
      'Somebody who checks everything so well ought to have good taste, and you do.',
      'Share it, and your friends will find the sensible one much easier to love when they know about the chocolate.',
    ],
  },
  Gemini: {
    first: [
      "Your order is admired, and so people suppose that you're calm.",
      'They bring you their mess and are amazed at how quickly it gets sorted.',
    ],
    second: [
      "Yours isn't on the table where they could see it.",
      "Every subject opens a further one, you put each of them on a list, and by midnight you're the only person alive who knows how many lists there are.",
    ],
    settles: [
      'A tidy hand and a restless head can help each other.',
      "Let the hand finish one thing and give it away, and the head can talk about it with somebody who's glad to listen.",
    ],
  },
  Cancer: {
    first: [
      'Usefulness is so much easier to accept than love that people take it without a second thought.',
      'They thank you for the charger and close the car.',
    ],
    second: [
      "You drive home a bit lonely and can't say why, since everything went as planned.",
      "You'd wanted to see them, and it had to look like a delivery.",
    ],
    settles: [
      'What you do for people is tender already, and it only lacks a label.',
      'Somebody as exact as you can surely manage to name the contents.',
    ],
  },
  Leo: {
    first: [
      'You keep yourself so far out of the light that people respect it.',
      "They'd feel tactless if they mentioned your share.",
    ],
    second: [
      'Being overlooked hurts you out of all proportion, and you punish nobody for it except yourself.',
      'You work a little longer and hand it in a little earlier, in case perfection is what they were waiting for.',
    ],
    settles: [
      'Good work is worth signing, and yours is good.',
      "A name at the bottom has nothing to do with boasting, since it's how people find the one who knows how it was done.",
    ],
  },
  Virgo: {
    first: [
      'People get better in your company, and most of them are grateful.',
      'They can hear that you mean well, and they pull in their stomachs.',
    ],
    second: [
      'Nobody hears how you speak to yourself.',
      "It starts before breakfast, and the praise of the whole world couldn't get a word in.",
    ],
    settles: [
      'You already own a kind voice, as others could tell you.',
      "Use it once a day on the person who's with you all the time, and everyone in the room will stand more easily.",
    ],
  },
  Libra: {
    first: [
      'An eye like yours makes people nervous and hopeful at once.',
      "They watch you look at the thing, and you can feel how much they'd like you to love it.",
    ],
    second: [
      "You say the lovely part, because it's true, and you carry the rest home.",
      "There it grows, until a comma has cost you three nights and you'd give anything to have mentioned it.",
    ],
    settles: [
      "Tact and truth only quarrel in you because nobody's been asked.",
      'Give people the choice, and the ones who want your honest eye will have it from somebody who clearly wishes them well.',
    ],
  },
  Scorpio: {
    first: [
      'Small worries make good company, and people are used to yours.',
      'They smile when you bring up the parking.',
    ],
    second: [
      'It keeps them away from the big one.',
      "You can be taken up with a single question for a season and discuss nothing but the silverware, and the friend who'd understand it best is the one who's teasing you about spoons.",
    ],
    settles: [
      "The same mind does both, and it's a thorough one.",
      "Give it some help with what it's really working on, and the spoons can lie as they like.",
    ],
  },
  Sagittarius: {
    first: [
      "Everyone feels safe when you've made the plan.",
      "They don't notice that you read the part about emergencies with a certain hope.",
    ],
    second: [
      'You need the open end that you work so hard to close.',
      "When it all goes as arranged you come home rested and slightly low, and you can't put that in a review.",
    ],
    settles: [
      "The plan is what makes it possible to enjoy a surprise, because you've got the bandages.",
      "Leave room for one on purpose, and you'll sing without anyone having to miss a bus.",
    ],
  },
  Capricorn: {
    first: [
      'People are thankful for the help, and they lean on it.',
      "Each week there's one more thing that only you know how to do.",
    ],
    second: [
      "You call it lending a hand, and you couldn't bear to be without it.",
      "Anything you've handed over feels to you like something about to go wrong.",
    ],
    settles: [
      "Service and authority are close relatives, and you're good at both.",
      'Once somebody else has been trusted to drop something and pick it up again, you can lead the place without carrying it.',
    ],
  },
  Aquarius: {
    first: [
      "You're so attentive that people assume they're close to you.",
      'They realize on the way home that they did all the telling.',
    ],
    second: [
      'Being cared for makes you uneasy in a way that caring never does.',
      "You look at your watch when they reach for the bill, and you've got a good reason to be going.",
    ],
    settles: [
      'You like to help because you believe that people should help each other, and that includes them.',
      "Stay for one dinner, and you'd be giving somebody what you've always found it so satisfying to have.",
    ],
  },
  Pisces: {
    first: [
      'Neatness reassures everyone but you.',
      'They see the labels and cross you off the list of people to worry about.',
    ],
    second: [
      "What can't be sorted keeps coming in, from the news and through the wall.",
      "You sort harder, and by the evening there's nothing left to straighten and you still want to cry.",
    ],
    settles: [
      'Order is a good place to feel things in, and a poor substitute for it.',
      'Sit in your nice clear kitchen with the mood for a while, or with a friend, and both of you will see that it passes.',
    ],
  },
}
