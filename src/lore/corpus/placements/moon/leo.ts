import type { PlacementParagraphs } from '#lore/authored.ts'

export const moonInLeo: PlacementParagraphs = {
  1: {
    says: [
      "You feel at ease once somebody is pleased that you've come (your Moon in Leo, {house}).",
      "Given that, you're generous all evening, you praise people to their faces, and the whole room gets louder.",
      'If nobody looks up when you walk in, you fade.',
      'You cover it well, and the others only notice that the fun seems to be happening somewhere else tonight.',
    ],
    traits: ['warm', 'open'],
  },
  2: {
    says: [
      'Cheap things depress you (your Moon in Leo, {house}).',
      "You'd sooner have one beautiful object in a bare room, because having it tells you that you matter, and on low days you need to hear that.",
      'You also love to treat people, and being allowed to do it makes you happy for hours.',
      "What stings is having to be careful in front of people, so you may say you don't feel like coming when you simply can't afford it.",
    ],
    traits: ['generous', 'proud'],
  },
  3: {
    says: [
      "Your day isn't finished until you've told it well to someone (your Moon in Leo, {house}).",
      'You do the voices, and a sister or a neighbor who laughs at the right place has cured whatever went wrong.',
      "If they look at their phone in the middle you stop, and you say it wasn't important.",
      "It was, and the next time something happens to you they're a little less likely to hear about it.",
    ],
    traits: ['warm', 'public'],
  },
  4: {
    says: [
      "Home should be the place where they light up when it's you (your Moon in Leo, {house}).",
      'You make much of birthdays and of small victories, and a family gathering without you is noticeably quieter.',
      "You may have been the one who kept up everyone's spirits, and you're still inclined to arrive cheerful.",
      "What's hard is being ordinary there, on a day when you've got nothing to offer and would like to be adored anyway.",
    ],
    traits: ['warm', 'proud'],
  },
  5: {
    says: [
      'Making something and showing it is how you keep well (your Moon in Leo, {house}).',
      'You need to play, and a month with no music, flirting, or foolishness in it leaves you low for no reason you can find.',
      'You fall in love wholeheartedly and expect some ceremony.',
      'A sweetheart who likes you in a relaxed sort of way may never understand how close they came, or why you suddenly became polite.',
    ],
    traits: ['warm', 'playful'],
  },
  6: {
    says: [
      'You can do dull work gladly if somebody sees you doing it (your Moon in Leo, {house}).',
      'A single thank-you with your name in it carries you through a hard week, and you hand out plenty of them yourself.',
      "When your effort is taken for granted you don't complain, you get tired.",
      'People around you may think you need rest, and what you needed was for one of them to say that it looked good.',
    ],
    traits: ['proud', 'generous'],
  },
  7: {
    says: [
      'With a partner you want to come first, and you want it to show (your Moon in Leo, {house}).',
      "You're lavish in return, you take their side in company, and you remember their big days better than they do.",
      'Small neglects hurt out of proportion.',
      "Since it seems beneath you to ask for attention, you go grand and distant instead, and they're left to work out that you'd have come running for one compliment.",
    ],
    traits: ['warm', 'close'],
  },
  8: {
    says: [
      "When you open up to someone it's an event, and you'd like it treated as one (your Moon in Leo, {house}).",
      "You tell them the thing you're ashamed of and watch their expression the whole time.",
      "If they're kind about it, they have your loyalty and a good part of your savings.",
      'If they make light of it you laugh along, and that subject is closed to them from then on, probably for good.',
    ],
    traits: ['proud', 'close'],
  },
  9: {
    says: [
      'You cheer up in places that are a bit too grand for you (your Moon in Leo, {house}).',
      'A cathedral or a famous view makes you feel larger, and you come home with a story in which you had a part.',
      'What you believe, you believe with your chest out.',
      "Someone who disagrees without raising their voice can wound you, because it seems that they've turned down something you made.",
    ],
    traits: ['idealistic', 'warm'],
  },
  10: {
    says: [
      "Approval from strangers does something for you that you'd be embarrassed to admit (your Moon in Leo, {house}).",
      'You give your best in front of people, and they feel that you care about them, which you do.',
      'Criticism from above goes straight in.',
      "You take it gracefully at the time, and a week later you're still composing the success that will make them sorry they said it.",
    ],
    traits: ['public', 'proud'],
  },
  11: {
    says: [
      'You look after your friends by making a fuss over them (your Moon in Leo, {house}).',
      "Somebody's new job gets a toast, and your group has traditions because you kept calling them that.",
      "You're happiest when everyone you love is in one place and knows that you arranged it.",
      'If a plan starts without you, even a small one, it can take you days to believe it was only a matter of who was nearby.',
    ],
    traits: ['warm', 'generous'],
  },
  12: {
    says: [
      'You feel things in the grand manner when nobody is there to see it (your Moon in Leo, {house}).',
      "Alone in the kitchen you sing and weep and give the speech, and then you come out and say that you're fine.",
      "You'd love to be admired and you'd hate to be caught wanting it.",
      "So people treat you as someone who doesn't care for attention, and you let them, and it stings a little every time.",
    ],
    traits: ['private', 'proud'],
  },
  sign: {
    says: [
      'You can stand nearly anything except being overlooked (your Moon in Leo).',
      "When you're loved out loud you become the most generous person present, and you stay that way.",
      "When you aren't, you put on a dignified expression and wait.",
      'People seldom guess that a proud mood of yours is a hurt one, although a single warm sentence from the right person would end it.',
    ],
    traits: ['warm', 'proud'],
  },
}
