import type { PlacementParagraphs } from '#lore/authored.ts'

export const moonInCancer: PlacementParagraphs = {
  1: {
    says: [
      "You can't meet a person without taking in how they are (your Moon in Cancer, {house}).",
      "The Moon rules this sign, so you feel things at full strength and react to them at once, and a child who's lost in a store will pick you out of the whole crowd.",
      'You need to be met gently yourself.',
      'A curt hello from someone tired can send you back inside for the rest of the day.',
    ],
    traits: ['warm', 'open'],
  },
  2: {
    says: [
      "Money means safety to you, mostly other people's (your Moon in Cancer, {house}).",
      'The Moon is at home in this sign, and it likes to have something put away for the day when somebody needs it.',
      'You part easily with cash and with great difficulty from things that have a history.',
      "Somebody helping you move will find three boxes that can't be opened or thrown out, and you can name what's in each.",
    ],
    traits: ['close', 'sparing'],
  },
  3: {
    says: [
      'You keep hold of what people tell you (your Moon in Cancer, {house}).',
      "With the Moon in the sign it rules, you'll ask a neighbor about her knee by the right date, and she'll think about it all week.",
      'It works the other way too, and a thing somebody said in a temper can still be there ten years later, word for word.',
      "You've forgiven it, but you can't seem to lose it.",
    ],
    traits: ['warm', 'close'],
  },
  4: {
    says: [
      'You feel everything more safely at home (your Moon in Cancer, {house}).',
      "The Moon is in the sign it rules and has a household to look after, so you know by the sound of the front steps what sort of day somebody had, and you've begun to do something about it.",
      "It's a rare talent and hard to switch off.",
      "You may be the person they all lean on, and there's often nobody left over to ask how you are.",
    ],
    traits: ['close', 'warm'],
  },
  5: {
    says: [
      'You get attached fast, and to nearly everything (your Moon in Cancer, {house}).',
      "The Moon is in its own sign, so your affection needs no practice, and you're the favorite of small children and other people's dogs.",
      "In romance you look after somebody before you've been asked to.",
      "If it isn't returned, you say you'd only been friendly, and then for months you can't listen to a certain band.",
    ],
    traits: ['warm', 'close'],
  },
  6: {
    says: [
      "You notice who hasn't had a break (your Moon in Cancer, {house}).",
      'In the sign it rules, the Moon makes you good at looking after people in small practical ways, and wherever you work it soon feels a bit more like a family.',
      'Tension in the room goes straight to your stomach.',
      "You eat badly on the days when others aren't getting along, and it can take you until bedtime to see the connection.",
    ],
    traits: ['warm', 'practical'],
  },
  7: {
    says: [
      'Closeness, to you, means looking after each other (your Moon in Cancer, {house}).',
      "The Moon is at full strength in this sign, so you know what a partner needs before they do, and you wait to see if they'll know what you need.",
      "They often don't.",
      'You rarely ask, because asking seems to spoil it, and they may learn only from your silence that there was something they were supposed to guess.',
    ],
    traits: ['close', 'warm'],
  },
  8: {
    says: [
      'People hand you their secrets, and you keep them as if they were your own (your Moon in Cancer, {house}).',
      "The Moon, in the sign it rules, feels what's underneath a conversation, so you know who's frightened about money and who's about to leave.",
      'You share yourself more slowly.',
      "Somebody has to have seen you cry, and behaved well, before you'll let them hold anything of yours.",
    ],
    traits: ['close', 'guarded'],
  },
  9: {
    says: [
      "Travel makes you tender, and within a few days in a strange town you're looking after somebody (your Moon in Cancer, {house}).",
      "The Moon in its own sign makes a home anywhere it's fed, and then it misses that place as well.",
      'Most of what you believe came to you from people you loved.',
      'An argument can hardly shift it, because giving up the idea would feel like letting go of the person.',
    ],
    traits: ['close', 'idealistic'],
  },
  10: {
    says: [
      "You're known for being kind, and you've probably never planned it (your Moon in Cancer, {house}).",
      "The Moon is in the sign it rules and can't be left at home, so clients and strangers treat you as someone they know.",
      'It brings you trust that others work years for.',
      "The cost is that a bad review feels like being disliked by a relative, and you'll lie awake over one among forty good ones.",
    ],
    traits: ['public', 'warm'],
  },
  11: {
    says: [
      'Your friends are family to you, and you treat them accordingly (your Moon in Cancer, {house}).',
      "With the Moon at home in this sign, you remember what each of them can't eat, and you're the one who calls the friend who has dropped out of sight.",
      'You want to be kept as carefully in return.',
      'When you see in a photo that they met without you, you say nothing, and it takes you all month to come back.',
    ],
    traits: ['close', 'warm'],
  },
  12: {
    says: [
      'You feel a great deal and show it to almost nobody (your Moon in Cancer, {house}).',
      "The Moon is strong in this sign and hidden in this house, so you can be moved to tears by a stranger's wedding and explain it as allergies.",
      'You take care of people in secret, too.',
      "They're better off because of you without knowing it, and on a hard evening you may wonder why nobody ever seems to think of you.",
    ],
    traits: ['private', 'guarded'],
  },
  sign: {
    says: [
      "You remember who was kind to you, and who wasn't (your Moon in Cancer, the sign the Moon rules).",
      "There's little distance between what you feel and what you do about it, so you've fed or held or called somebody before they've finished explaining.",
      'Being needed calms you.',
      "When you're the one in need you go quiet and hope that somebody notices, and those who love you have learned to check.",
    ],
    traits: ['warm', 'close'],
  },
}
