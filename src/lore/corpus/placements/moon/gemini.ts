import type { PlacementParagraphs } from '#lore/authored.ts'

export const moonInGemini: PlacementParagraphs = {
  1: {
    says: [
      'You find out how you feel by hearing yourself say it (your Moon in Gemini, {house}).',
      'So you talk on meeting people, and you can be gloomy, amused, and curious in the course of one elevator ride.',
      'Every one of those moods is real.',
      "Those who take the first one seriously come back an hour later with sympathy for something that has passed, and you're touched and can't quite recall what it was.",
    ],
    traits: ['open', 'changeable'],
  },
  2: {
    says: [
      'Having options calms you, and that goes for money too (your Moon in Gemini, {house}).',
      "One safe income would make you uneasy in a way you couldn't explain, so you like two small ones, or one and an idea.",
      "When you're worried you read about what you might buy and compare reviews until you feel better.",
      "Often you don't buy anything, and anyone who sees your screen has no idea that it was never about shopping.",
    ],
    traits: ['changeable', 'playful'],
  },
  3: {
    says: [
      "A bad day gets better when you've told it to someone, and better still when you've told it funny (your Moon in Gemini, {house}).",
      'You may have one person, a brother or a neighbor, who gets the first version of everything.',
      'Silence from them worries you far more than a quarrel would.',
      "By the third telling you've stopped feeling it, and someone who needed you to stay sad a little longer can feel left behind.",
    ],
    traits: ['open', 'quick'],
  },
  4: {
    says: [
      'The Moon is in Gemini {house}, so a place feels like home when there are voices in it, even from a radio.',
      "You like people wandering through while you're doing something else, and a family that talks over one another is restful to you.",
      'Deep quiet can make you anxious.',
      "When somebody at home is really unhappy, you tend to bring facts and a joke, and you're hurt when all they wanted was for you to sit down.",
    ],
    traits: ['changeable', 'open'],
  },
  5: {
    says: [
      "You're happiest when you don't know yet what will happen next (your Moon in Gemini, {house}).",
      'A first conversation with somebody clever can keep you cheerful for days, and half the fun of a new hobby is learning the words for it.',
      'You bore quickly and feel guilty about it.',
      "People who play with you love it, and they can be puzzled when the game they'd come to like is already last month's.",
    ],
    traits: ['playful', 'changeable'],
  },
  6: {
    says: [
      'Doing one task at a time makes you restless, so you do two and feel fine (your Moon in Gemini, {house}).',
      'A working day is good if it had plenty of short talks in it.',
      'When you worry, it goes to your sleep and your hands, and you look up symptoms until you have a theory.',
      "What helps is walking with someone while you explain it, and you usually hear halfway that it isn't so bad.",
    ],
    traits: ['quick', 'changeable'],
  },
  7: {
    says: [
      "What you need most from a partner is that they'll talk about it (your Moon in Gemini, {house}).",
      'You can forgive nearly anything that comes with an explanation, and you want to hear theirs and offer yours, even at midnight.',
      'Somebody who goes quiet hurts you without meaning to.',
      'They may feel that a thing has been discussed to pieces, at the very moment when you begin to feel close to them.',
    ],
    traits: ['open', 'playful'],
  },
  8: {
    says: [
      'You approach what scares you by reading up on it (your Moon in Gemini, {house}).',
      "Subjects that make others lower their voices, such as debts or a first night together, you can raise in passing, and that's a relief to everyone.",
      "The feeling itself comes later, and generally when you're alone.",
      'Someone close to you may know all your thoughts about a matter and still wonder how you took it.',
    ],
    traits: ['guarded', 'playful'],
  },
  9: {
    says: [
      'Learning something comforts you (your Moon in Gemini, {house}).',
      "On a bad evening you'd sooner follow a stranger's account of beekeeping in Slovenia than talk about what's wrong, and you come back from it in better spirits.",
      'You like to hear what people believe without having to choose.',
      'It makes you good company anywhere, and you can feel a bit homeless among friends who are sure of things.',
    ],
    traits: ['open', 'changeable'],
  },
  10: {
    says: [
      'People bring you their news because you react to it (your Moon in Gemini, {house}).',
      'In whatever you do for a living, your mood depends on being in the loop, and an unanswered email can bother you more than a harsh one.',
      "You're seen as bright and unbothered.",
      'Being taken for lighter than you are is a small grief of yours, and you tend to make a joke of that as well.',
    ],
    traits: ['public', 'open'],
  },
  11: {
    says: [
      'You have a friend for each of your moods, and they hardly know one another (your Moon in Gemini, {house}).',
      'One gets the jokes and another gets the doubts, and a day with messages from all of them is a good day.',
      'It works well until something big happens to you.',
      "Then you can't decide whom to tell, because none of them has ever seen more than a corner of it.",
    ],
    traits: ['open', 'playful'],
  },
  12: {
    says: [
      'When the lights are off your mind starts to talk (your Moon in Gemini, {house}).',
      'You go over what was said, imagine what might have been said, and feel most of your feelings as sentences that nobody hears.',
      'Writing them down quiets you, even on the back of an envelope.',
      "In company you seem cheerful and a bit absent, and people would be surprised at how much of the conversation you're having without them.",
    ],
    traits: ['private', 'changeable'],
  },
  sign: {
    says: [
      'You feel better as soon as you can put a thing into words (your Moon in Gemini).',
      'Curiosity is how you get over a hurt, so you ask why they did it, and understanding takes a good deal of the sting away.',
      'You change moods several times a day and mean each of them.',
      'Anyone who wants to know how you are should ask twice, with an hour in between.',
    ],
    traits: ['open', 'changeable'],
  },
}
