import type { PlacementParagraphs } from '#lore/authored.ts'

export const sunInCancer: PlacementParagraphs = {
  1: {
    says: [
      'People trust you early, because you seem to have made room for them before they came (your Sun in Cancer, {house}).',
      "Looking after others is how you lead, and you're proud of how well they do near you.",
      "The softness isn't all there is.",
      "When something of yours is threatened you close up at once, and those who'd thought they could do as they liked with you find out how firm you are.",
    ],
    traits: ['warm', 'close'],
  },
  2: {
    says: [
      'Your pride is in having enough for everyone who might turn up (your Sun in Cancer, {house}).',
      "You're shrewder about money than your manner suggests, because you can feel what people need and you set some aside for it.",
      'Old things with a person attached to them please you most.',
      'What you find hard is to spend when nobody needs you to, so a good year can pass without your noticing that it was one.',
    ],
    traits: ['sparing', 'close'],
  },
  3: {
    says: [
      'People stay together because you stay in touch with them (your Sun in Cancer, {house}).',
      "It's you who knows that the cousin has moved and the woman downstairs has trouble carrying her groceries, and you pass it on so that somebody will help.",
      'Memory and feeling are what you speak from.',
      "Facts alone don't convince you, and in an argument you may bring up a tone of voice from years ago that the other person can't defend.",
    ],
    traits: ['warm', 'close'],
  },
  4: {
    says: [
      "Family is your life's work, in one form or another (your Sun in Cancer, {house}).",
      'You may be the one who keeps the photos and knows the recipes, or the one who left and thinks about it every day.',
      'Nothing makes you prouder than having them all under one roof.',
      'It takes courage for you to let someone go off and be happy elsewhere, and you usually find it at the very last minute, waving.',
    ],
    traits: ['close', 'warm'],
  },
  5: {
    says: [
      'Whatever you make, you make for someone (your Sun in Cancer, {house}).',
      'A song gets written because she was sad, a costume gets sewn because he wanted to be an owl, and both are better than work done for fame.',
      "With strangers it's another matter, because they'd be judging your affection, and so a fine talent may never get past your own hallway.",
    ],
    traits: ['warm', 'close'],
  },
  6: {
    says: [
      "You're proud of work that keeps people going (your Sun in Cancer, {house}).",
      "A place gets kinder with you in it, because you know who's having a hard week, and nobody can say why.",
      "When you aren't appreciated yourself you do the minimum with a closed expression, and it may be some time before anyone puts it together.",
    ],
    traits: ['warm', 'practical'],
  },
  7: {
    says: [
      'You come into your own by belonging with someone (your Sun in Cancer, {house}).',
      'What you build is a whole world for two, with its own words and its own holidays, and you guard it from everyone.',
      'You give far more care than you ask for.',
      'That can turn into a habit of mothering, and a partner who is well looked after may miss being wanted by a grown person with demands.',
    ],
    traits: ['close', 'warm'],
  },
  8: {
    says: [
      "People bring you what they can't show anyone else (your Sun in Cancer, {house}).",
      "They aren't judged, and you'd protect a confidence as you'd protect a child.",
      'It makes you proud that they chose you.',
      'Your own trust is given slowly and taken back in one night, and if money or a promise was involved, you can go on being polite to somebody for the rest of your life without ever letting them in again.',
    ],
    traits: ['close', 'guarded'],
  },
  9: {
    says: [
      'You go far in order to understand where you came from (your Sun in Cancer, {house}).',
      "Other people's grandmothers interest you more than their monuments, and you study history as though it had happened to relatives.",
      'Your faith is in kindness and in whatever has been handed down.',
      'It can make you a fine teacher, because you remember how it felt to know nothing and be too shy to ask.',
    ],
    traits: ['close', 'idealistic'],
  },
  10: {
    says: [
      "You're at your best where looking after people is the whole point (your Sun in Cancer, {house}).",
      'A team or a lunch counter run by you will feel like a household, with your standards and your memory.',
      "Because it's all so personal, the ordinary unfairness of rank can hurt you every time as though it were new.",
    ],
    traits: ['public', 'warm'],
  },
  11: {
    says: [
      'You turn a group of acquaintances into a family (your Sun in Cancer, {house}).',
      "Without you they'd meet less often, and nobody would know who had just been left.",
      'Being the one they call makes you proud.',
      "You keep a quiet account of who calls back, and someone you'd have done anything for may be off your list without ever learning that there was one.",
    ],
    traits: ['warm', 'close'],
  },
  12: {
    says: [
      'You protect your inner world as other people protect a newborn (your Sun in Cancer, {house}).',
      'It takes hours by yourself, near water if you can get it, and in that time you remember and imagine and become strong again.',
      'Much of your kindness is done from in there, unseen, and your own wish to be looked after is so well hidden that even good friends walk right by it.',
    ],
    traits: ['private', 'guarded'],
  },
  sign: {
    says: [
      "You're here to take care of something (your Sun in Cancer).",
      'People grow up near you at any age, because you remember what each of them was afraid of.',
      "You're tougher than you seem, because you'll put up with a lot for someone you love.",
      'What you find hard is to be helped, and you can turn down three offers in a week and feel alone by the end of it.',
    ],
    traits: ['warm', 'close'],
  },
}
