import type { PairParagraphs } from '#lore/authored.ts'

export const cancerMeet: PairParagraphs = {
  Aries: {
    says: [
      "{partner} asks you directly, and you need a moment, because you'd planned to be asked around the edges.",
      "Your Sun is in Cancer and theirs is in Aries, so they put their whole hand out while you're still checking the water.",
      'What wins you is that you never have to wonder.',
      "You read their impatience as a lack of feeling, and it's the feeling that's impatient.",
    ],
  },
  Taurus: {
    says: [
      "You notice that {partner} is nice to old people and dogs, and after that it's only a question of when (your Sun in Cancer, theirs in Taurus).",
      'Neither of you pushes.',
      "You like it that their mood doesn't need watching, and they like it that you remember what they told you in the fall.",
      'Your hints are small and well made, and they go right past a person who waits to be told.',
    ],
  },
  Gemini: {
    says: [
      '{partner} asks you six questions in a row and remembers, next time, two of the answers.',
      "With your Sun in Cancer and theirs in Gemini, you open slowly and they've already told you everything twice.",
      'You like the fresh air they bring in with them.',
      "That they talk so easily to everyone makes you feel less chosen, and it's a while before you see that it's your couch they go quiet on.",
    ],
  },
  Cancer: {
    says: [
      "Each of you is so busy making sure that the other is comfortable that nobody sits down (your Sun in Cancer, {partner}'s in Cancer too).",
      'You know early, and so do they.',
      "What you're both waiting for is a sign that it's safe to know.",
      'A friend could see the two of you still saying goodbye at the corner after twenty minutes, each supposing that the other needs to get home.',
    ],
  },
  Leo: {
    says: [
      '{partner} likes to be met at the top of their form, and you like people best when they sit down afterward and rub their feet.',
      'Your Sun in Cancer waits for that moment and theirs in Leo hardly shows it to anyone.',
      'When you see it they feel found out and grateful.',
      'Their attention to everybody can hurt you, while your retreat to a corner looks to them like a thumbs down.',
    ],
  },
  Virgo: {
    says: [
      '{partner} shows up with exactly what was needed and seems embarrassed to be thanked for it.',
      'Your Sun is in Cancer and theirs is in Virgo, and both of you find it easier to look after a person than to tell them why.',
      'You might go on exchanging favors for a season.',
      "They take your moods for something they did, and you hear a judgment in advice that's only meant to help.",
    ],
  },
  Libra: {
    says: [
      "With {partner} everyone has good manners, and it's a little harder when the others leave and the two of you are alone with them.",
      "Their Libra Sun puts people at ease, and yours in Cancer isn't at ease until something goes wrong.",
      'So it really begins when a glass breaks.',
      'They like how you take hold of the moment, and you like how they laugh about the glass.',
    ],
  },
  Scorpio: {
    says: [
      "You tell each other more in the first hour than most people get in a year, and mostly by leaving things out (your Sun in Cancer, {partner}'s in Scorpio).",
      'They ask what you were like as a child and mean it.',
      'You like that nothing you feel is too much for them.',
      "Both of you suppose that you've been understood without a word, which is nearly true, and that's how misunderstandings last.",
    ],
  },
  Sagittarius: {
    says: [
      "{partner} wants to know where you've been, and you want to know where they're from.",
      "Your Cancer Sun and their Sagittarius Sun can spend a whole evening on those two questions without noticing that they're different ones.",
      'You love how their face lights up, and they love having someone to describe it to.',
      'Each time they talk about going, you hear leaving, when they were working out how to ask you along.',
    ],
  },
  Capricorn: {
    says: [
      "{partner} looks as if they'd never needed anything, and you don't believe it for a second.",
      'Your Sun in Cancer and theirs in Capricorn face each other, one in charge of how people feel and the other of whether things get done.',
      "Let them loosen a tie or a shoe, and you're lost.",
      'They admire how openly you care, and they think you must be far less tough than you are.',
    ],
  },
  Aquarius: {
    says: [
      "{partner} is warm to strangers by the dozen and goes shy with the one who's brought them something to eat.",
      'With your Sun in Cancer and theirs in Aquarius, you get close by doing things for somebody, while they get close by saying what they really think.',
      "It can take you months to notice that you've been told.",
      'They like it that you take their ideas to heart, since everyone else only argues.',
    ],
  },
  Pisces: {
    says: [
      "It's hard to say who looked after the other first, since you both thought you were the one doing it (your Sun in Cancer, {partner}'s in Pisces).",
      "You feel the mood of a place as you enter, and here's somebody else who does.",
      "They don't ask why you've gone quiet and they don't go away.",
      "You may worry that they're this gentle with everyone, and they are, but they don't go home with everyone's sweater.",
    ],
  },
}
