import type { Sign } from '#sky/zodiac.ts'

/** How the two or three days of the Moon in a sign color a day: for readers without houses. */
export const moonStaysInSigns: Record<Sign, string[]> = {
  Aries: [
    'People answer before they have read to the end.',
    'You would rather start than discuss it.',
    'Waiting in line is harder than usual, for everyone.',
    'A quick no does less harm than a slow one.',
  ],
  Taurus: [
    'Nobody can be hurried, and you may enjoy that.',
    'A good meal settles more than an argument would.',
    'You would like things to stay as they are until evening.',
    'Anything you can touch is better company than anything you can read.',
  ],
  Gemini: [
    'The phone is busier than the day deserves.',
    'You can do two things at once, and a third will ask.',
    'Talk is easy to start and hard to end.',
    'You learn something from a person you only meant to greet.',
  ],
  Cancer: [
    'You want your own people around you.',
    'Moods travel through the house quickly.',
    'Somebody may need looking after, and it may be you.',
    'Old pictures are more interesting than the news.',
  ],
  Leo: [
    'A little praise goes a long way, in both directions.',
    'You would like to be asked to come.',
    'People show off, mostly in a friendly way.',
    'You feel warmer than your schedule allows for.',
  ],
  Virgo: [
    'You notice what needs fixing before you notice what works.',
    'A tidy hour rests you as a nap would.',
    'People help by correcting, so take it as help.',
    'Your body wants a plain day with an early end.',
  ],
  Libra: [
    'You would rather not decide it alone.',
    'Good manners get you further than good reasons.',
    'The other side of the question looks better than it did.',
    'You want peace, and you may pay a bit too much for it.',
  ],
  Scorpio: [
    'You hear what people leave out.',
    'Small talk does not satisfy anyone.',
    'You would rather have one real answer than several nice ones.',
    'Feelings last longer than the matter they are about.',
  ],
  Sagittarius: [
    'You would like to be somewhere else, at least in conversation.',
    'People promise more than they check.',
    'A longer walk than usual improves your opinion of things.',
    'The joke comes before the tact.',
  ],
  Capricorn: [
    'You feel better once one thing is finished.',
    'People say less and mean it.',
    'It is easier to be useful than to be comforted.',
    'You measure the day by what got done.',
  ],
  Aquarius: [
    'You want company and some distance from it.',
    'An odd idea gets a fair hearing.',
    'You are kinder to strangers than to the people in your way.',
    'It helps to look at your feelings from across the room.',
  ],
  Pisces: [
    'You pick up moods that belong to other people.',
    'Dates and amounts slip, so look twice.',
    'You need more sleep than you get.',
    'Music does more for you than advice.',
  ],
}
