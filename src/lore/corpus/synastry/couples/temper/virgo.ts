import type { PairParagraphs } from '#lore/authored.ts'

export const virgoTemper: PairParagraphs = {
  Aries: {
    says: [
      "{partner} has blown up and made up before you've finished listing the reasons.",
      'With your Mars in Virgo and theirs in Aries, you get angry in order, while they get angry in one piece.',
      'They tell you to just say it.',
      "When you just say it in your driest voice, they look stricken, and it turns out that they're the more tender one by far.",
    ],
  },
  Taurus: {
    says: [
      'You tell {partner} how it could be done better, and they go on doing it as they were, slightly slower.',
      "Your Mars in Virgo can't leave a mistake alone, and theirs in Taurus can't be hurried off one.",
      "They aren't even cross yet.",
      "You redo it when they've gone to bed, and that makes them cross, because they've got a good ear and they were lying there listening.",
    ],
  },
  Gemini: {
    says: [
      "You're both so good with words that an argument can run on nothing else (your Mars in Virgo, {partner}'s in Gemini).",
      'They change the subject, and you bring it back.',
      'It upsets you that they can say a thing just to hear it.',
      "They're upset that you'd hold a person to it, and if you both quit talking for five minutes you'd find that you were only tired.",
    ],
  },
  Cancer: {
    says: [
      'You ask {partner} a practical question in a certain tone, and what they hear is the tone.',
      'Your Mars in Virgo is annoyed by a thing, and theirs in Cancer takes it for annoyance with a person.',
      "They say that it's all fine and start tearfully on the task you mentioned.",
      'You\'d honestly only wanted to know where the scissors were, though you did say "again."',
    ],
  },
  Leo: {
    says: [
      '{partner} makes a scene and you straighten the magazines.',
      'With your Mars in Virgo and theirs in Leo, a detail is up against a grand line, and your calm looks to them like scorn.',
      'You tend to answer a cry of the heart with a correction as to the day.',
      "But you've also noticed that it was your praise they were after, and ten words of that would've stopped it.",
    ],
  },
  Virgo: {
    says: [
      "Neither of you is angry, but you'd both like it noted (your Mars in Virgo, {partner}'s in Virgo too).",
      "It's done with sticky notes.",
      'Each improves what the other did and expects to be thanked for it.',
      'You can both take criticism only from yourselves, so the kindest thing in a dispute is for somebody to say "I did that too on Monday, only worse."',
    ],
  },
  Libra: {
    says: [
      '{partner} softens everything so much that you have to sharpen it to see it.',
      'With your Mars in Virgo and theirs in Libra, you want it correct and they want it agreeable, and each finds the other slightly dishonest.',
      'You come out with the bare fact.',
      'They wince and agree, but arrange it so that you end up doing what they wanted, which you notice while drying the last fork.',
    ],
  },
  Scorpio: {
    says: [
      'You complain about the small thing and {partner} is silent about the large one.',
      'Your Mars is in Virgo and theirs in Scorpio, so neither of you makes much noise and neither misses.',
      "They don't mind your nagging, since they know what it's made of.",
      "You'd be easier if they'd nag too, because when they do bring a matter up it comes with all its ancestors.",
    ],
  },
  Sagittarius: {
    says: [
      '{partner} claims that you never let anything go, and you ask for an example, and there you are.',
      "Your Mars in Virgo takes words as they're written, and theirs in Sagittarius throws them by the handful.",
      'They say "always" when they mean Tuesday.',
      'You could save each other a lot if you heard the size of the feeling and they heard the size of the facts.',
    ],
  },
  Capricorn: {
    says: [
      "When you're angry you both work, and a bystander would envy you the state of the garage (your Mars in Virgo, {partner}'s in Capricorn).",
      'You want it right and they want it over.',
      "There's some muttering.",
      "They take charge without asking, and you correct without asking, and at the end of the day it's perfect and you're on speaking terms.",
    ],
  },
  Aquarius: {
    says: [
      '{partner} redesigns the whole system because you mentioned the leak.',
      "Your Mars in Virgo looks at the one case and theirs in Aquarius at the principle, so you're each annoyed at the other's answer.",
      "They can't be persuaded by any number of examples.",
      "You can't be persuaded by anything else, but the two of you against a phone company are something to see.",
    ],
  },
  Pisces: {
    says: [
      'You ask {partner} for a straight answer and get a hug.',
      'Your Mars in Virgo wants to sort it out and theirs in Pisces wants it to dissolve, and each of you thinks that the other is dodging.',
      'They do what you asked, in part.',
      "It's the remaining part that you fight about, in low voices, until they say so sadly that they're hopeless that you find yourself arguing their side.",
    ],
  },
}
