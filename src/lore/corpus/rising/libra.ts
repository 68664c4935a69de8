import type { RisingParagraphs } from '#lore/authored.ts'

export const libraRising: RisingParagraphs = {
  Aries: {
    says: [
      'You put people at ease, and then you say what nobody else would (Libra rising).',
      'Venus rules a Libra Ascendant from Aries, the opposite sign, so under the good manners is somebody who likes a chase and gets bored when everyone agrees.',
      "Others think they're setting the pace.",
      "They find out otherwise when you've already paid, or kissed them, or left.",
    ],
    traits: ['tactful', 'bold'],
  },
  Taurus: {
    says: [
      "Going along with people costs you nothing, as long as the food's good (Libra rising).",
      'The ruler of your Ascendant is Venus, in Taurus, a sign it rules, so the grace that others see rests on a very settled idea of what you like.',
      'You yield on the plan, and on the movie.',
      'Nobody has ever talked you out of a thing that you find comfortable.',
    ],
    traits: ['tactful', 'steady'],
  },
  Gemini: {
    says: [
      'Any two people would like to sit next to you (Libra rising).',
      "With Venus in Gemini ruling your Ascendant, you like with your ears, and a good answer does more for somebody's chances than a good face.",
      'You flirt with waiters and with ideas.',
      'It can take a person months to understand that they were the one you meant.',
    ],
    traits: ['tactful', 'playful'],
  },
  Cancer: {
    says: [
      'Your politeness has feeling in it, and people can tell (Libra rising).',
      'Venus rules the Ascendant, and yours is in Cancer, so you want to be on good terms with everybody and at home with four of them.',
      'You smooth a quarrel between strangers in a minute.',
      'In your own circle you go quiet, and you wait to be asked what the matter is by someone who should know.',
    ],
    traits: ['tactful', 'close'],
  },
  Leo: {
    says: [
      'Nothing about how you look has been left to chance (Libra rising).',
      'Your Ascendant is ruled by Venus, in Leo, which loves in a big way and would like to see some of it come back.',
      'You flatter well, because you mean it, and you have an eye for what each person hoped would be noticed.',
      'Being overlooked yourself is one of the few things that can make you rude.',
    ],
    traits: ['tactful', 'proud'],
  },
  Virgo: {
    says: [
      "You say the encouraging thing, although you've seen the spelling (Libra rising).",
      'Venus rules a Libra Ascendant from Virgo, where it loves by improving, so pleasing people and correcting them are hard for you to keep apart.',
      'You hold back nine remarks out of ten.',
      'The tenth is so gently put that it takes them until evening to find out what it was.',
    ],
    traits: ['tactful', 'modest'],
  },
  Libra: {
    says: [
      'People come away from you liking themselves better (Libra rising).',
      "Venus rules your Ascendant and is in Libra too, so there's nothing forced about the charm, and not much rest from it either.",
      'You can feel what a stranger would like you to be, and it takes some effort to be anything else.',
      "Ask you where you'd like to eat and the trouble begins.",
    ],
    traits: ['tactful', 'yielding'],
  },
  Scorpio: {
    says: [
      'People find it easy to talk to you, and they work out on the way home how little they heard back (Libra rising).',
      'Venus rules a Libra Ascendant, and yours is in Scorpio, so the charm has an errand, which is to find out whom you can rely on before you rely on anyone.',
      'Hardly anybody sees the test, because you laugh in the right places while it runs.',
      'The few who pass are surprised by how fierce you are about them, having taken you for someone who got along with everyone.',
    ],
    traits: ['tactful', 'guarded'],
  },
  Sagittarius: {
    says: [
      "You agree with people so cheerfully that they forget to ask whether you're staying (Libra rising).",
      'With Venus, which rules the Ascendant, in Sagittarius, what you love best is whatever lies past the next border, and you like to have someone along for it.',
      'You make friends in lines and on ferries.',
      'The tact gives out quite suddenly when anybody wants you to promise them every Sunday until June.',
    ],
    traits: ['tactful', 'independent'],
  },
  Capricorn: {
    says: [
      "You're courteous in a way that makes other people sit up (Libra rising).",
      'The ruler of your Ascendant is Venus, in Capricorn, so you take your time before you like someone, and then you see it through.',
      'You seem formal to people who are in a hurry to be close.',
      "Years later they notice that you're the one who came to everything.",
    ],
    traits: ['tactful', 'serious'],
  },
  Aquarius: {
    says: [
      'You treat the intern and the guest of honor the same, and both are a little thrown (Libra rising).',
      "Venus rules your Ascendant from Aquarius, where it likes people for being odd and doesn't need to own any of them.",
      "You're warm in company and hard to get alone.",
      'Somebody who wants to be special to you has to stop trying, which is when you begin to find them interesting.',
    ],
    traits: ['tactful', 'independent'],
  },
  Pisces: {
    says: [
      "You hear what people wish you'd say, and out it comes (Libra rising).",
      'Venus is at its most tender in Pisces, and from there it rules your Ascendant, so you give the benefit of every doubt and sometimes your phone number.',
      "It's hard to be angry with you, and almost as hard to find out what you want.",
      "You find it out yourself in the bath, two days late, and by then you've promised to help with the move.",
    ],
    traits: ['tactful', 'yielding'],
  },
}
