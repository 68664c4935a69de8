import type { AuthoredParagraph } from '#lore/authored.ts'

export const uranusOnAngles: Record<'asc' | 'dsc' | 'mc' | 'ic', AuthoredParagraph> = {
  asc: {
    says: [
      "People can tell within a minute that you'll do as you think best ({aspect}).",
      "It might be what you're wearing or that you answered the real question, but something about you says that the usual rules have been looked at and mostly declined.",
      'Those who feel confined are glad to meet you.',
      "Others wait for you to settle down, and you can feel them waiting, which doesn't help.",
    ],
    traits: ['independent', 'frank'],
  },
  dsc: {
    says: [
      'You choose unusual people, or usual ones on unusual terms ({aspect}).',
      "A bond that leaves both of you free to go is one you'll stay in, but when someone lists what couples or good friends are supposed to do, you start to look at the exits.",
      'Life with you has few dull weekends.',
      'It can take you by surprise how much you miss a person the minute they take you up on all that freedom.',
    ],
    traits: ['independent'],
  },
  mc: {
    says: [
      "Relatives would like to hear a title, and for how long, and you can't give them either.",
      "Your working life doesn't run in a straight line, and you'd be bored if it did ({aspect}).",
      "You change direction when everyone's just gotten used to the last one, and often enough you were early rather than wrong.",
      'You may end up known for something nobody had a name for when you began.',
    ],
    traits: ['independent', 'public'],
  },
  ic: {
    says: [
      "You come from somewhere unusual, or you've felt unusual where you come from ({aspect}).",
      "Either way you don't take home for granted, and you can be packed in an evening.",
      'You can make rooms livable that no one else would have considered, with people no one would have put together.',
      "When things become too settled you get restless without knowing why, and start looking at apartments you've got no intention of renting.",
    ],
    traits: ['independent', 'changeable'],
  },
}
