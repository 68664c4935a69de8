import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const cancerSunCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      "Your people know that they're loved, because nobody could worry like that about a stranger.",
      'They also know to stand back a step when they come in late.',
    ],
    second: [
      "It's fear that does the shouting, and you're the last to recognize it.",
      "By the time you have, they've apologized for being out and gone to bed hurt.",
    ],
    settles: [
      "You love people with everything you've got, temper included.",
      'A two-word text lets the worry go to sleep, and then the person who meets them can be the one who missed them.',
    ],
  },
  Taurus: {
    first: [
      "You're so good at making a home that it's all anyone asks you for.",
      'They come back to it, they rest, and they go out again.',
    ],
    second: [
      "You don't complain, because you like it there yourself.",
      'Whatever you wanted that lay farther off got tucked in with a blanket, and it may be asleep.',
    ],
    settles: [
      'A home as solid as yours can spare you for an afternoon.',
      "The people in it would be proud to mind the stove for somebody who's gone to find out what it costs.",
    ],
  },
  Gemini: {
    first: [
      'People trust you with what they tell nobody, since you so clearly love them.',
      'They go away relieved.',
    ],
    second: [
      "You're left with it, and it's interesting.",
      "You can carry a secret all day, and then somebody hands you a drink and asks what's new.",
    ],
    settles: [
      "You talk about people because they fill your heart, and there's no harm in that once they've agreed to it.",
      'Ask first, and you can be the keeper of the family and its best storyteller.',
    ],
  },
  Cancer: {
    first: [
      "Being needed is a safe place to stand, and you've stood there a long time.",
      "People come to be fed, and they're fed.",
    ],
    second: [
      "It leaves you one question that you can't get answered, which is whether they'd come for an empty table.",
      'So you cook more, and the question gets harder to ask.',
    ],
    settles: [
      "You've given so much that there are people around you who'd love to carry a dish.",
      "Sit down while they do it, and you'll have your answer before the coffee.",
    ],
  },
  Leo: {
    first: [
      "You stay so far back that people forget there's somebody behind all this.",
      'They praise the food as if it had cooked itself.',
    ],
    second: [
      'You can hear every word from where you are, and you sort it.',
      "You've come close to walking out there with the dish in your hands and taking a bow.",
    ],
    settles: [
      "You love to see others shine, and you'd shine very well yourself.",
      'Come out an hour early in the new thing, and people can thank you to your face.',
    ],
  },
  Virgo: {
    first: [
      'People feel cared for in your presence, down to the last button.',
      'They sit a little straighter than they do at home.',
    ],
    second: [
      "You notice because you love them, and that's also why you can't let it pass.",
      'The sweater and the correction come in one motion, and they can feel only the second.',
    ],
    settles: [
      'Care as precise as yours is a blessing when it keeps quiet for an evening.',
      "Let them come as they are, and they'll hold still for the sweater.",
    ],
  },
  Libra: {
    first: [
      "Your people know that you'd stand up for them anywhere, and they call you first.",
      "They've got your answer before they've finished.",
    ],
    second: [
      'Then you start to be fair, and it shows in your breathing.',
      "They hear it as a change of side, when you've only begun to miss the other one.",
    ],
    settles: [
      "A friend who's loyal at once and just by the next day is a friend to keep.",
      'All you have to do is leave the day in between.',
    ],
  },
  Scorpio: {
    first: [
      'You take such care of people that they feel completely safe.',
      "It doesn't strike them that they might be under review.",
    ],
    second: [
      "There's no appeal, either.",
      'Somebody can sit at your table for ten years after the verdict, well fed, and wonder why you never tell them anything.',
    ],
    settles: [
      "You don't forget, and you could also remember how long it's been.",
      "Tell one of them something that matters, and you'll have given back the place that they never knew they'd lost.",
    ],
  },
  Sagittarius: {
    first: [
      'You comfort people so well that they open up completely.',
      'There they are, in a blanket, with their mouths full, when it comes.',
    ],
    second: [
      "You can't see somebody suffer from a mistake without mentioning the mistake.",
      "You believe it'll help, and in about a week it will.",
    ],
    settles: [
      'Warmth and honesty are both love, in different doses.',
      "Ask which of them is wanted, and the other will keep until she's finished the noodles.",
    ],
  },
  Capricorn: {
    first: [
      "You're behind everything that's good in their lives, and they know it.",
      "They'd just like to see more of the front of you.",
    ],
    second: [
      "You come home with what you went to get, and it's late.",
      "You feel that you can't join them until it's all done, and it's you who keeps finding more of it.",
    ],
    settles: [
      'What you provide is love, and so is sitting there.',
      "The second kind can't be earned in advance, and they've got it ready for you any evening you like.",
    ],
  },
  Aquarius: {
    first: [
      "You go to endless trouble to have everyone in one place, and when they're there they wonder where you are.",
      "You're behind the phone, getting them all in.",
    ],
    second: [
      'About ten feet is the distance at which you love them best.',
      "Any closer and you feel like a guest at your own reunion, and you find that the light's better over by the hedge.",
    ],
    settles: [
      "You made the circle, and there's a gap in it about your size.",
      "Stand in it for an hour, stiff as you like, and it'll be in the pictures for good.",
    ],
  },
  Pisces: {
    first: [
      "Nobody who's met you would hesitate to come.",
      "You've got a look that tells them where the blankets are.",
    ],
    second: [
      "After that there's no plan.",
      "You feel what they feel, so you can't send them back into it, and by July you need somewhere to stay yourself.",
    ],
    settles: [
      'Mercy like yours ought to last, and it lasts longer with an end on it.',
      "Tell them how long, tell a friend, and there'll be a couch for the next one and a bed for you.",
    ],
  },
}
