import type { PlacementParagraphs } from '#lore/authored.ts'

export const moonInPisces: PlacementParagraphs = {
  1: {
    says: [
      'You pick up how people feel by standing near them (your Moon in Pisces, {house}).',
      'It makes you gentle and very easy to confide in, and strangers on trains have told you about their whole lives.',
      'You can lose track of which feelings are yours.',
      'After a crowded afternoon you may be sad or giddy for no reason, until you remember who you were sitting next to.',
    ],
    traits: ['yielding', 'warm'],
  },
  2: {
    says: [
      "You feel better when you've given something away (your Moon in Pisces, {house}).",
      'Money comes and goes with your moods, and a sad story at the end of the month can have the last of it.',
      "Looking at your balance frightens you, so you'd rather have a feeling about it.",
      "Someone who goes through the numbers with you and doesn't sigh does you more good than a raise would.",
    ],
    traits: ['generous', 'loose'],
  },
  3: {
    says: [
      'You listen to how a thing is said and sometimes miss what it was (your Moon in Pisces, {house}).',
      "A friend can tell you she's fine, and you hear that she isn't and stay on the line.",
      "You're careful with words because you know how much they can hurt.",
      "When you're the one who's unhappy, you tend to say something vague and pretty, and people agree with it and move on.",
    ],
    traits: ['warm', 'yielding'],
  },
  4: {
    says: [
      'You need a place where nothing is asked of you (your Moon in Pisces, {house}).',
      "At home you sleep and daydream, and everyone's troubles seem to end up with you because you're lying there anyway.",
      'You soak up whatever is going on between the others.',
      "Your family may consider you moody, and it could be that you're simply having the mood that nobody else there would admit to.",
    ],
    traits: ['private', 'yielding'],
  },
  5: {
    says: [
      'A song can change your whole day (your Moon in Pisces, {house}).',
      "You fall in love with what a person might be in the right light, and for a while you're happier than most people ever get.",
      'When they turn out to be ordinary, you can feel both cheated and guilty.',
      "The same gift makes anything you play or paint for fun surprisingly moving, and you're the last to take it seriously.",
    ],
    traits: ['idealistic', 'playful'],
  },
  6: {
    says: [
      "Other people's bad days get into yours (your Moon in Pisces, {house}).",
      "At work you help the person who looks worst off and finish your own things late, so you're much loved and often behind.",
      "Your body is sensitive to noise and to weather and to how you're spoken to.",
      'An hour outdoors by yourself in the middle of the day helps you more than it has any right to.',
    ],
    traits: ['yielding', 'loose'],
  },
  7: {
    says: [
      'With a partner you tend to become part of how they feel (your Moon in Pisces, {house}).',
      "You know when they're low before they've turned around, and you'd do nearly anything to lift it.",
      'They feel understood as never before.',
      "You may not have been asked one question all week, and it can take a few days by yourself to notice that you're missing.",
    ],
    traits: ['close', 'yielding'],
  },
  8: {
    says: [
      'You trust by sinking in (your Moon in Pisces, {house}).',
      "A person who's hurting has you at once, and you've lent them money or told them everything before you know their last name.",
      'Real closeness is a kind of rest to you, and you give it completely.',
      "What's difficult is seeing where you end, so a debt of theirs or a grudge of theirs can weigh on you as though you'd earned it.",
    ],
    traits: ['trusting', 'close'],
  },
  9: {
    says: [
      "You're comforted by whatever is bigger than you are (your Moon in Pisces, {house}).",
      "It can be the ocean, or the singing in a church where you don't believe a word.",
      "You don't study a subject so much as let it soak in, and then you know it and can't say how.",
      'Asked to explain what you believe, you get tangled, and people take a deep conviction for a vague one.',
    ],
    traits: ['idealistic', 'trusting'],
  },
  10: {
    says: [
      'People bring their troubles to you at work, and they do it in the first week (your Moon in Pisces, {house}).',
      'You sense what a whole room is worried about, which is worth a great deal wherever you are.',
      'A public slight can undo you for days.',
      "You may drift away from a place that wasn't kind and never give a reason, and those who valued you are left wondering what they did.",
    ],
    traits: ['public', 'yielding'],
  },
  11: {
    says: [
      "Your friends come to you when they've failed at something (your Moon in Pisces, {house}).",
      "You never say that you'd told them so, and they leave feeling that they can live with it.",
      'You say yes to more people than you have evenings.',
      "When you're worn out you vanish for a week with your phone on silent, and each of them believes they were the one who was too much.",
    ],
    traits: ['generous', 'yielding'],
  },
  12: {
    says: [
      'You need more time alone than almost anyone you know (your Moon in Pisces, {house}).',
      "In the quiet you give back the feelings that you've been carrying for other people, and you sleep and dream a lot, and wake up yourself again.",
      "You're ashamed of needing it and make excuses.",
      'Nobody would mind if you said so plainly, since you always come back kinder than you left.',
    ],
    traits: ['private', 'yielding'],
  },
  sign: {
    says: [
      "Other people's moods get into you without knocking (your Moon in Pisces).",
      "It makes you kind, since you can't pass by a sad face, and it makes you tired.",
      'Music puts you right again, and so does a long sleep.',
      "You forgive quickly because you can always imagine what it was like for them, and now and then a friend has to get angry on your behalf before you'll see that you were hurt.",
    ],
    traits: ['yielding', 'warm'],
  },
}
