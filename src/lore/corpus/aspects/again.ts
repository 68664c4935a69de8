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
  },
  'mercury~venus/harmonious': {
    says: [
      'You know how to bring up a delicate thing without spoiling the evening ({aspect}).',
      "You notice what's charming in a person and you tell them, and since it's true they believe you.",
      "Bad news is softer coming from you, and there's more to good news.",
      'It takes so little effort that you may not count it as a skill, although others practice for years to get half of it.',
    ],
  },
}
