import type { AuthoredParagraph } from '#lore/authored.ts'

/** Second paragraphs, by pair and quality, on aspects that many charts have. */
export const aspectsAgain: Partial<Record<string, AuthoredParagraph>> = {
  'mercury~venus/joined': {
    says: [
      'You have a gift for the sentence that people would like to have said themselves ({aspect}).',
      'You can thank somebody so that they feel it, turn down an invitation so that they ask you again, and describe a dinner so that a friend gets hungry.',
      "It's hard for you to listen to a harsh voice, even one that's right.",
      'When something has to hurt in order to be understood, you may have to write it down and send it before you can make it nicer.',
    ],
    traits: ['tactful', 'warm'],
  },
  'mercury~venus/harmonious': {
    says: [
      'You know how to bring up a delicate thing without spoiling the evening ({aspect}).',
      "You notice what's charming in a person and you tell them, and since it's true they believe you.",
      "Bad news is softer coming from you, and there's more to good news.",
      'It takes so little effort that you may not count it as a skill, although others practice for years to get half of it.',
    ],
    traits: ['tactful', 'warm'],
  },
}

/** The same, by pair, quality, and the element of the first planet: those of the slow planets hold for all who have it. */
export const mannersAgain: Partial<Record<string, AuthoredParagraph>> = {
  'venus~uranus/tense/fire': {
    says: [
      'You fall for people fast and in the open, and you cool once it is agreed that you are theirs ({aspect}).',
      'Venus in fire enjoys the chase and the announcement, and Uranus checks that the way out is still there.',
      "A standing date can be enough, or being introduced as somebody's other half.",
      'What lasts with you is a love in which both of you go off and come back with something to tell.',
    ],
    traits: ['independent', 'changeable'],
  },
  'venus~uranus/tense/earth': {
    says: [
      'You get comfortable with a person, and then restless in the comfort ({aspect}).',
      'Venus in earth would keep everything as it is, and Uranus moves one thing to see whether it can.',
      'You might take a trip by yourself, or change the evening that had always been yours together.',
      "It's easier for the one you love to hear of it beforehand, and to hear that it isn't about them.",
    ],
    traits: ['independent', 'changeable'],
  },
  'venus~uranus/tense/air': {
    says: [
      'The people you love are friends to you first, and you keep a little of the distance that friends have ({aspect}).',
      'Venus in air wants good company, and Uranus wants it without a timetable.',
      'So a person can have your whole attention on Sunday and hear nothing until Thursday.',
      "They needn't take it for coldness, although at first nearly everyone does.",
    ],
    traits: ['independent', 'changeable'],
  },
  'venus~uranus/tense/water': {
    says: [
      'You want to be close, and on some days being close is more than you can stand ({aspect}).',
      'Venus in water gives in to a feeling at once, and Uranus pulls back as soon as the feeling is expected.',
      'The other person may feel loved and left in one weekend.',
      'You come back sooner when nobody counts the days.',
    ],
    traits: ['changeable'],
  },
  'moon~uranus/tense/water': {
    says: [
      'You need somebody near, and you need to know that you could be by yourself ({aspect}).',
      'The Moon in water holds on, and Uranus lets go at odd moments, so the same hug can be too short and too long.',
      'You may cancel on the person you had missed all week.',
      "It goes better with people who don't take it personally when you leave, and who believe you when you come back.",
    ],
    traits: ['changeable'],
  },
  'sun~uranus/tense/water': {
    says: [
      'You belong to your people with all your heart, and you break out on them about once a year ({aspect}).',
      'The Sun in water wants to be part of something, and Uranus wants to be the exception to it.',
      'You leave a group just after you had become the center of it.',
      'Afterward you miss them, and you had not been angry with anyone.',
    ],
    traits: ['independent', 'changeable'],
  },
}
