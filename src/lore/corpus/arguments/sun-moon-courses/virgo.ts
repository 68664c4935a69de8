import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const virgoSunCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'You never hurry a small part, and people come to watch you do it.',
      'They make the mistake of speaking.',
    ],
    second: [
      "You'd be ashamed to treat the work like that.",
      "You've never once lost your temper at a screw, and everyone you live among has heard you lose it about the screw.",
    ],
    settles: [
      "All that care is for somebody in the end, and it's usually one of those you shouted at.",
      "Give them the hour when you'll be free, and both the work and the friend come out whole.",
    ],
  },
  Taurus: {
    first: [
      'You do it so well that people would never think of asking for more.',
      'They admire the finish.',
    ],
    second: [
      'You could do harder things, and you know it on some evenings.',
      "By morning there's the good light and the right chair, and you do what you did yesterday, perfectly.",
    ],
    settles: [
      "Comfort's no enemy of skill, so long as it leaves the skill a little hungry.",
      "Take on one thing that might go wrong, keep lunch where it is, and you'll find out what all that care was for.",
    ],
  },
  Gemini: {
    first: [
      'You begin so properly that anyone would bet on you.',
      'The photographs are in piles by nine.',
    ],
    second: [
      'At five you know about buttons.',
      "Every piece of the job is the beginning of something else, and you can't throw a beginning away.",
    ],
    settles: [
      "You see a lot in small things, and that's what makes you good and what makes you late.",
      'Keep the finds for dinner, and the work will get done by the same person who makes dinner interesting.',
    ],
  },
  Cancer: {
    first: [
      "People are thankful when you come, and they've got a list.",
      "It hasn't crossed their minds that you'd like to be invited without one.",
    ],
    second: [
      "You look for what's broken because you don't quite trust what isn't.",
      "When it's all mended you stand there with your jacket, and you can't think of a reason to be kept.",
    ],
    settles: [
      "You could put the tools down, and you'd see that the place is still yours.",
      "People who've been helped so well are only waiting for something they can give you, and it might be a seat.",
    ],
  },
  Leo: {
    first: [
      'You stay so well behind the work that people think it appeared.',
      'They say how good it is, right next to you.',
    ],
    second: [
      "You won't say it, and you can't bear it.",
      "You take half a step forward and look modest, and it's a bad moment when somebody thanks the wrong person.",
    ],
    settles: [
      "The work's good enough to have an author.",
      'Put the name on once, in plain letters, and you can go back to being quiet with an easy mind.',
    ],
  },
  Virgo: {
    first: [
      'You make everything a little better, and people are glad of it.',
      "They've noticed that you're never quite pleased.",
    ],
    second: [
      "You find it restful to go on improving, so there's no natural end.",
      'The loveliest weekend of the year comes home with you in the form of four suggestions.',
    ],
    settles: [
      "What you're after is for things to be right, and a surprising number of them are.",
      'Say so about an egg, and the people who cook for you will want to try it again.',
    ],
  },
  Libra: {
    first: [
      'You shut yourself away to get it right, and people respect that.',
      'Then you come out.',
    ],
    second: [
      "You can judge every seam of it and not know if it's any good.",
      "It takes a face to tell you, and there's nobody in there with you but the work.",
    ],
    settles: [
      "Your standards are your own, and your courage comes from company, so work where there's some.",
      "Side by side with another maker, you'll have the quiet and the face.",
    ],
  },
  Scorpio: {
    first: [
      "Bring you something broken and it'll be mended, and thoroughly.",
      "People don't know that you've only started.",
    ],
    second: [
      "Behind the fault there's a person, and behind the person there's a story.",
      "By evening you know it, and the one who asked about the fan would rather you didn't.",
    ],
    settles: [
      "You've got the eye and the nose of a detective, and few cases.",
      "Leave a fault alone when it's been fixed, and people will start to bring you the real ones themselves.",
    ],
  },
  Sagittarius: {
    first: [
      "You're known for care, and people copy your packing.",
      "They don't know how you picked the city.",
    ],
    second: [
      'The big things seem to you too big for lists, so you let them go up like a balloon.',
      "You've risked a decade on a feeling, and you'd never risk a shampoo.",
    ],
    settles: [
      'Faith got you into some of your best years, and care got you through them.',
      "Let each look over the other's shoulder now and then, and your friends will sleep.",
    ],
  },
  Capricorn: {
    first: [
      "You're useful every day of the week, and people love you.",
      "They do it on Sundays, too, when you've stopped by with the drill.",
    ],
    second: [
      "Without the drill you don't know where to put your hands.",
      "You've suspected for a long time that the welcome's for the work, and you've never left the work at home to see.",
    ],
    settles: [
      'Nobody who works like you has to prove it again this Saturday.',
      'Come with nothing, and let somebody like you for free.',
    ],
  },
  Aquarius: {
    first: [
      'You make order, and others move into it, gratefully.',
      "They've hung it on the fridge.",
    ],
    second: [
      "You can't be told what to do, even by yourself.",
      "The more sensible the plan is, the more it feels like somebody else's, and by eleven you've found a principle.",
    ],
    settles: [
      'The one who makes the plans and the one who breaks them want the same thing, a life that works.',
      "Build in an hour that's nobody's business, and neither will have to win.",
    ],
  },
  Pisces: {
    first: [
      'You see everything people do, and they can feel it.',
      'They wait to hear about the milk.',
    ],
    second: [
      "You'd meant to say something.",
      'Then you thought about how they grew up, and you went and bought a second carton, and now they think you drink a lot of milk.',
    ],
    settles: [
      'To see so well and judge so little is close to wisdom.',
      "Say once what you've seen and that it's all right, and people can have the relief you've been giving them in secret.",
    ],
  },
}
