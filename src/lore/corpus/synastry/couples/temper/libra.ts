import type { PairParagraphs } from '#lore/authored.ts'

export const libraTemper: PairParagraphs = {
  Aries: {
    says: [
      '{partner} says it outright and you hear how it sounded.',
      "Your Mars in Libra fights by staying reasonable, theirs in Aries doesn't bother to, and each of you finds that unfair.",
      'Nine things you let pass for the sake of the day.',
      "Then they raise their voice about a tiny tenth and get all ten answered by a person they'd thought was having a nice time.",
    ],
  },
  Taurus: {
    says: [
      "Neither likes a fight, so yours take place in the form of plans (your Mars in Libra, {partner}'s in Taurus).",
      'You suggest something else, with reasons.',
      "They say sure and don't get up.",
      "You go on finding them further reasons, each a little more elegant than the last, until it comes to you that they've heard every one and were simply comfortable where they were.",
    ],
  },
  Gemini: {
    says: [
      "It's a duel with manners, and there's a certain amount of applause (your Mars in Libra, {partner}'s in Gemini).",
      "They jab to see what you'll do, and you answer so smoothly that neither can say who was hit.",
      "You want it to end well and they don't mind if it ends.",
      "What does hurt you is when they take it all for a game, an hour after you'd decided to be brave.",
    ],
  },
  Cancer: {
    says: [
      "{partner} is hurt, and you're explaining why they needn't be.",
      "Your Mars in Libra argues the case and theirs in Cancer guards the wound, so you can win every point and find that you're sleeping under a separate blanket.",
      'You hate that.',
      "You'd give in on anything now, and they don't want anything, they'd just like you to be on their side before you've heard the other one.",
    ],
  },
  Leo: {
    says: [
      "You know how to get {partner} down off the roof, and it doesn't occur to them to ask if you'd like to go up for once.",
      'Your Mars in Libra puts its anger into tact, and theirs in Leo puts it on the air.',
      'You soothe and agree, and it works so well that they feel terrific by nine.',
      'You find yourself brushing your teeth with unusual force.',
    ],
  },
  Virgo: {
    says: [
      '{partner} tells you precisely what you did, and you tell them it was how they said it.',
      'With your Mars in Libra and theirs in Virgo, you fight about tone and they fight about substance, so it takes a good while before either notices that there are two fights.',
      "They think you're evading.",
      "You are, a little, since they're right and you'd tell them if it were put more nicely.",
    ],
  },
  Libra: {
    says: [
      "You've agreed to disagree, and then you've each agreed with the other (your Mars in Libra, {partner}'s in Libra too).",
      'Anger comes up here as exquisite politeness.',
      "It's always somebody's turn to yield, and you both yield with such grace that resentment gets shared out equally.",
      'A third party hearing you say "whatever you think is best" twice in a row would be right to take shelter.',
    ],
  },
  Scorpio: {
    says: [
      'You offer {partner} a compromise, and they look at it as if it had been left on the step by a stranger.',
      "Your Mars in Libra meets people halfway and theirs in Scorpio doesn't believe in half.",
      "They know you're angry before you do.",
      "It's when you drop the pleasant voice and say the selfish thing, straight out, that they relax, because at last there's someone there to make peace with.",
    ],
  },
  Sagittarius: {
    says: [
      "In a friendly shout {partner} tells you that you're being fake, and you've never been so sincerely annoyed.",
      "With your Mars in Libra and theirs in Sagittarius, they'd rather be frank than fair and you'd rather be fair than anything.",
      "They can't see what's wrong with a good loud argument.",
      'Now and then you forget yourself and have one, and it suits you shockingly well.',
    ],
  },
  Capricorn: {
    says: [
      "{partner} has decided, and you'd understood that it was still being talked about (your Mars in Libra, theirs in Capricorn).",
      'They take your diplomacy for consent, since you did say that it was a very interesting idea.',
      "You don't oppose it.",
      "You just go on consulting people until they slowly realize that they've met the one opponent who can outlast them sitting down.",
    ],
  },
  Aquarius: {
    says: [
      "You can argue with {partner} for hours about justice, when what's wrong is the trash (your Mars in Libra, theirs in Aquarius).",
      'They never raise their voice and neither do you, and a friend on the couch might suppose that you were both enjoying it.',
      "You'd bend to be close again.",
      'Instead of bending they come over and sit down as if nothing had happened, since for them nothing did.',
    ],
  },
  Pisces: {
    says: [
      "You're both so sorry (your Mars in Libra, {partner}'s in Pisces).",
      "You apologize for your tone and they apologize for being the kind of person who'd cause one, and the bank still hasn't been called.",
      'Anger frightens you both a bit.',
      "You try to be fair to them and they try to be kind to you, and what you've each got left over goes to the customer service line, which must wonder.",
    ],
  },
}
