import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const venusInSignsAgain: Record<Sign, AuthoredParagraph> = {
  Aries: {
    says: [
      'You know within minutes whether you like somebody, and so do they (your Venus in Aries).',
      "Tradition thinks that Venus is too hasty in this sign, and you do sometimes win a heart before you've asked yourself if you wanted it.",
      "You're honest in love and easy to make up with.",
      "What wears you out is being kept guessing, and a person who plays hard to get will find you've gone to play something else.",
    ],
    traits: ['bold', 'frank'],
  },
  Taurus: {
    says: [
      "You love with your senses, and you're in no hurry (your Venus in Taurus, a sign it rules).",
      'A good blanket, a good meal and the same arm around you would do for most evenings.',
      "You're faithful to people as you are to a restaurant, by going there again.",
      "When something has to end, you're the last to get up, because getting used to each other was the best part.",
    ],
    traits: ['steady', 'slow'],
  },
  Gemini: {
    says: [
      'You fall for a voice, or for what it says next (your Venus in Gemini).',
      "Flirting comes so easily to you that people can't always tell when you mean it, and you can't always, either.",
      'A shared joke binds you more than a vow.',
      "You keep love alive by being curious about someone you've known for years, and it's when you've stopped asking questions that they ought to worry.",
    ],
    traits: ['playful', 'changeable'],
  },
  Cancer: {
    says: [
      "You're drawn to people who seem to need you, and you make sure that they do (your Venus in Cancer).",
      "They know where you keep the good chocolate, and they're allowed to finish it.",
      "You remember what they wore and what they were sad about, and you're hurt when it isn't mutual.",
      'You seldom say so, since the whole point would be for them to notice, and you give them a great many chances.',
    ],
    traits: ['warm', 'close'],
  },
  Leo: {
    says: [
      "When you're in love you want it to be an occasion (your Venus in Leo).",
      "You're loyal, you're lavish, and you praise people to their faces in a way that they remember on bad days.",
      'A stingy compliment is worse to you than none.',
      "You like to be chosen in front of others, and if it never happens you'll make up for it by choosing twice as loudly.",
    ],
    traits: ['generous', 'proud'],
  },
  Virgo: {
    says: [
      "You fix what belongs to people you're fond of (your Venus in Virgo).",
      "It's a sign where Venus is said to be ill at ease, since it sees too clearly to swoon, and you do tend to fall in love with your eyes open and a few reservations.",
      'You underrate your own charms.',
      "Anyone who gets past that finds that they're loved in the smallest particulars, from the sharpened pencil to how they take their tea.",
    ],
    traits: ['practical', 'modest'],
  },
  Libra: {
    says: [
      'Manners are a form of love to you (your Venus in Libra, a sign it rules).',
      'You notice how people are spoken to, and you make even an ordinary supper feel as though someone had thought about it.',
      "You're happier in twos.",
      "It's hard for you to be the one who spoils things, so a love that's over may go on for a season out of sheer good taste.",
    ],
    traits: ['tactful', 'close'],
  },
  Scorpio: {
    says: [
      "You don't flirt for the fun of it, or not with anybody who matters (your Venus in Scorpio).",
      "Tradition says Venus struggles in this sign, because it can't take a light thing lightly.",
      "You love privately and with a long memory, and you'd like to know everything.",
      "To be trusted by you is a serious honor, and people who've had it and lost it don't find it anywhere else.",
    ],
    traits: ['close', 'guarded'],
  },
  Sagittarius: {
    says: [
      'You like people who make the world seem larger (your Venus in Sagittarius).',
      'A laugh and a destination will win you sooner than roses.',
      "You mean what you promise at the time of promising, and you're honest enough to say when it's changed.",
      "What you can't bear is a love that wants to know where you are, although you'd have told it gladly if it hadn't asked.",
    ],
    traits: ['independent', 'frank'],
  },
  Capricorn: {
    says: [
      "You love as carefully as you'd sign a contract (your Venus in Capricorn).",
      'It takes you a while to read it through, and after that you honor it.',
      'Public displays make you stiff, and in private you turn out to be funny and surprisingly soft.',
      "You look for someone you can respect, and you forget at times that they'd also like to be told they look nice.",
    ],
    traits: ['serious', 'steady'],
  },
  Aquarius: {
    says: [
      "You fall in love with a friend's mind, and take a year to notice (your Venus in Aquarius).",
      "What's usual in love strikes you as somebody else's idea, and you'd rather invent your own arrangement.",
      "You're not jealous, or only when nobody's looking.",
      'The people you love get more freedom from you than they may have wanted, and the way to your heart is to use it and come back with something to tell.',
    ],
    traits: ['independent', 'cool'],
  },
  Pisces: {
    says: [
      'You see what someone could be and love that (your Venus in Pisces).',
      'Astrologers call Venus exalted here, since it gives without asking for a receipt.',
      'You forgive early, sometimes before the thing has been done.',
      "It makes you a haven for people who've been judged elsewhere, and on the evenings when you'd like a haven yourself it can be hard to know which of them to call.",
    ],
    traits: ['generous', 'yielding'],
  },
}
