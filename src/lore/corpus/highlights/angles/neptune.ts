import type { AuthoredParagraph } from '#lore/authored.ts'

export const neptuneOnAngles: Record<'asc' | 'dsc' | 'mc' | 'ic', AuthoredParagraph> = {
  asc: {
    says: [
      'Two people who met you on the same evening can come away with different descriptions ({aspect}).',
      "There's something open about you that lets each of them see what they were hoping for, and you adapt to it slightly without noticing.",
      'It makes you easy to love and very good at understanding strangers.',
      'Now and then someone is disappointed in a person you never said you were, and you have to work out which of the two to be sorry for.',
    ],
    traits: ['yielding', 'private'],
  },
  dsc: {
    says: [
      'You see people as they could be, and you fall for that ({aspect}).',
      "The one across from you feels understood as they've never been, and may well grow toward your picture of them.",
      'You forgive early and often, since you can always see how it came about.',
      "The everyday person, who forgets to call and leaves hair in the sink, tends to reach you late, and you take it harder than someone who'd expected it.",
    ],
    traits: ['trusting', 'idealistic'],
  },
  mc: {
    says: [
      'What you do in the world is hard to put on a business card ({aspect}).',
      "You want work that means something beyond itself, and you'd give it away sooner than do a well-paid thing that leaves you cold.",
      "People project a good deal onto you, so you may be admired for what you never claimed and blamed for what you didn't promise.",
      "You're at your best when somebody else writes down, before you start, what exactly you've agreed to.",
    ],
    traits: ['idealistic', 'public'],
  },
  ic: {
    says: [
      "You're a little homesick at all times, and it isn't quite for any place you've lived ({aspect}).",
      'What happened in your family may be told in three versions, and you may have sensed things there that nobody put into words.',
      "You've got a large inner world, and you can retire to it on any crowded bus.",
      "Your actual home can wait quite a while for a new light bulb, because in your mind it's already beautiful.",
    ],
    traits: ['private', 'idealistic'],
  },
}
