import type { PlacementParagraphs } from '#lore/authored.ts'

export const sunInPisces: PlacementParagraphs = {
  1: {
    says: [
      'People see in you what they need, and you let them (your Sun in Pisces, {house}).',
      "You come in softly, with your attention on everyone else, and each of them feels that you're their sort of person.",
      "You're proud, if you're proud of anything, of never having made somebody feel small.",
      'It can leave you unsure what you look like when nobody needs you to be anything.',
    ],
    traits: ['yielding', 'warm'],
  },
  2: {
    says: [
      'Money runs through your hands to the people who need it (your Sun in Pisces, {house}).',
      "What you have a gift for is often hard to price, such as making people feel better, and you'd do it for nothing and sometimes have.",
      'The people you help would gladly pay you for it, and most of them wonder why you never mention it.',
    ],
    traits: ['generous', 'loose'],
  },
  3: {
    says: [
      'Children understand you perfectly, because you speak in pictures and half sentences (your Sun in Pisces, {house}).',
      "Your talent is to hear what somebody means while they're still getting it wrong.",
      'Plain facts get away from you, such as the hour or the name of the street.',
      "Others forgive you, because when you do arrive they end up saying what they'd never told anyone.",
    ],
    traits: ['warm', 'yielding'],
  },
  4: {
    says: [
      'Home, for you, is where you can stop being anyone in particular (your Sun in Pisces, {house}).',
      "A corner where nobody speaks to you is enough, and you're kind to everyone who lives around it.",
      "Whatever the others at home feel, you feel as well, and you may have carried somebody's sadness for so long that you'd be lighter and a bit lost if you put it down.",
    ],
    traits: ['private', 'yielding'],
  },
  5: {
    says: [
      'You were meant to be enchanted (your Sun in Pisces, {house}).',
      'Let you dance or paint or make believe with a four-year-old, and the shy person you usually are is gone.',
      "Love has no measure with you, and your soft spot is for those who can't quite be reached.",
      "It gives you wonderful songs, and it's kept you waiting at times for somebody who was only ever there in the song.",
    ],
    traits: ['idealistic', 'playful'],
  },
  6: {
    says: [
      "You do your best work where someone needs help and nobody's keeping score (your Sun in Pisces, {house}).",
      "Others walk past a frightened newcomer, and you've noticed and know what to do.",
      "You forget that you have limits until you're worn out for no clear reason, and it often clears up in a week in which you've said no to somebody.",
    ],
    traits: ['generous', 'yielding'],
  },
  7: {
    says: [
      'You find yourself by losing yourself in someone (your Sun in Pisces, {house}).',
      'Their music and their worries become yours for as long as it lasts, and being loved by you changes people.',
      "You'd like to be seen in the same way.",
      "It helps to choose somebody who asks you questions, because you'll never raise the subject of what you want if they don't.",
    ],
    traits: ['close', 'yielding'],
  },
  8: {
    says: [
      "You aren't afraid to feel what another person is feeling, even at its worst (your Sun in Pisces, {house}).",
      "People who can't tell anyone tell you, and some of the weight really leaves them.",
      'Everything gets shared, and you never ask for terms.',
      'Where it goes wrong is with those who take that for weakness, and you may forgive them three times before it occurs to you that you were allowed to leave.',
    ],
    traits: ['trusting', 'close'],
  },
  9: {
    says: [
      "You're sure that there's more to it than meets the eye (your Sun in Pisces, {house}).",
      "Films and faith and the sea are where you look for it, and now and then you find it and can't tell anybody what it was.",
      "With teachers it's love first and the subject second, so you may have followed somebody a long way before you saw that they were improvising.",
    ],
    traits: ['idealistic', 'trusting'],
  },
  10: {
    says: [
      'People know you for being kind or for what you can dream up (your Sun in Pisces, {house}).',
      "You may end up in front without having applied, because people sensed that you'd understand.",
      "Once you're there, the position can turn vague around you, with everyone's needs in it and no clear hours, and you might have to learn one short sentence about what isn't your job.",
    ],
    traits: ['public', 'yielding'],
  },
  11: {
    says: [
      'You make people feel that they belong, especially the ones at the edge (your Sun in Pisces, {house}).',
      "In a group you hardly say a word, and they'd all notice at once if you weren't there.",
      "It's hard for you to tell anyone no, so your time goes to the person who asks first, and a dear friend may get the leftover hour because they knew you were tired.",
    ],
    traits: ['generous', 'idealistic'],
  },
  12: {
    says: [
      "You have a rich inner world, and it's more real to you than most meetings (your Sun in Pisces, {house}).",
      "Sign and house agree here, so solitude isn't lonely for you, and you come back from it with music, pictures, or simply more patience.",
      "You're proud of little and capable of much.",
      'The step you put off is letting someone in to see it, since you suspect it would turn to nothing in daylight.',
    ],
    traits: ['private', 'idealistic'],
  },
  sign: {
    says: [
      "You're here to understand what it's like to be someone else (your Sun in Pisces).",
      'It happens without trying, with people and animals and characters in films, and it makes you tender and rather easily tired.',
      'Imagination is your strongest side.',
      "You let the day carry you, and you often get where you were going, though it's seldom by the road that somebody had planned for you.",
    ],
    traits: ['yielding', 'idealistic'],
  },
}
