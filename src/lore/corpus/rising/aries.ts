import type { RisingParagraphs } from '#lore/authored.ts'

export const ariesRising: RisingParagraphs = {
  Aries: {
    says: [
      'There is hardly any gap between what crosses your mind and what other people see you do (Aries rising).',
      'Mars rules an Aries Ascendant, and yours is in Aries too, so the push that others have to work up is simply how you walk in.',
      'People find it restful that nothing is being held back for later.',
      "They can be slower to see that you'd have listened, because by the time they speak up you're already under way.",
    ],
    traits: ['bold', 'frank'],
  },
  Taurus: {
    says: [
      'You look like a sprinter, and people plan accordingly (Aries rising).',
      "But Mars, the ruler of your Ascendant, is in Taurus, where it takes its time and doesn't stop.",
      "You'll volunteer in the first minute, and what you volunteer for is a thing that takes a year.",
      "Those who expected you to lose interest find you still at it in the rain, somewhat stubborn about being asked how it's going.",
    ],
    traits: ['bold', 'steady'],
  },
  Gemini: {
    says: [
      'You break the silence, usually with a question nobody else would have asked a stranger (Aries rising).',
      'With Mars, which rules your Ascendant, in Gemini, the boldness goes into talk, and you switch sides in mid-argument to see what happens.',
      "People think you're picking a fight.",
      'Most of the time you only want a livelier conversation, and you like the ones who answer back.',
    ],
    traits: ['bold', 'quick'],
  },
  Cancer: {
    says: [
      'You come on strong, and it takes people a while to find out that you were being protective (Aries rising).',
      "Mars rules an Aries Ascendant, and yours is in Cancer, where it goes at things sideways and mostly on somebody's behalf.",
      'You can march up to a counter for a friend and let your own complaint go for weeks.',
      'What gets taken for temper is often a soft spot that somebody has stepped on.',
    ],
    traits: ['bold', 'close'],
  },
  Leo: {
    says: [
      'When nobody knows who should go first, people look at you, and you rather like it (Aries rising).',
      'Your Ascendant is ruled by Mars, which is in Leo, so the courage comes with some warmth and a sense of occasion.',
      'You do the hard part in full view and you do it better for being watched.',
      'Few people guess how dull the same task feels to you in an empty room.',
    ],
    traits: ['bold', 'warm'],
  },
  Virgo: {
    says: [
      "You're on your feet before the others have agreed that something is wrong (Aries rising).",
      'Mars, which rules the Ascendant, is in Virgo, so the attack is aimed at a loose screw or a wrong total.',
      'You can be curt while you work, and then surprised that anybody took it personally.',
      'It was the screw you were cross with.',
    ],
    traits: ['bold', 'practical'],
  },
  Libra: {
    says: [
      'People take you for someone who does as they please, and you spend more of the day on what others want than they would believe (Aries rising).',
      "Mars rules the Ascendant from Libra, where it would sooner be asked to dance than lead, so you start boldly and then wait to see whether you're being followed.",
      "You fight hardest over what's fair.",
      'A yes that you had to force gives you no pleasure at all.',
    ],
    traits: ['bold', 'tactful'],
  },
  Scorpio: {
    says: [
      'You make a direct impression, and a good part of you stays out of it (Aries rising).',
      "Mars rules an Aries Ascendant and rules Scorpio as well, which is where yours is, so behind the quick manner there's a will that doesn't get tired.",
      "You can look as if you'd forgotten a thing, and then act on it months later with great precision.",
      "People who mistake your bluntness for simplicity don't do it twice.",
    ],
    traits: ['bold', 'guarded'],
  },
  Sagittarius: {
    says: [
      "You have the air of someone who's just come back from somewhere or is about to leave (Aries rising).",
      'Mars, the ruler of your Ascendant, is in Sagittarius, so what sets you moving is an idea of where it could all lead.',
      'You say yes to the trip and the bet in one breath, and your confidence brings others along.',
      'They find out about the missing details on the road, often from you, and cheerfully.',
    ],
    traits: ['bold', 'trusting'],
  },
  Capricorn: {
    says: [
      'You seem to be in a hurry, and you know exactly where to (Aries rising).',
      'Mars rules the Ascendant, and in Capricorn it does its best work, since the same push comes with a schedule.',
      'You cut a visit short or skip the small talk, and people put it down to temper.',
      "You only know how little time there is, and you dislike losing it to other people's delays.",
    ],
    traits: ['bold', 'serious'],
  },
  Aquarius: {
    says: [
      "You don't wait for permission, and you don't wait for agreement either (Aries rising).",
      'With Mars in Aquarius ruling your Ascendant, you act on principle, which from outside can look like contrariness.',
      "Told that something has always been done a certain way, you're out of your seat before the sentence ends.",
      "You're surprisingly good in a group, provided that nobody calls it one.",
    ],
    traits: ['bold', 'independent'],
  },
  Pisces: {
    says: [
      'Strangers meet someone decisive, and people who live with you meet someone who drifts (Aries rising).',
      'The ruler of your Ascendant is Mars, which is in Pisces, where it moves by mood and by what others around it feel.',
      'So you can start a thing with great force because somebody looked sad, and be unable to say next morning why it mattered.',
      "You're strongest when you fight for what can't fight for itself.",
    ],
    traits: ['bold', 'changeable'],
  },
}
