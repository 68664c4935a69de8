import type { PairParagraphs } from '#lore/authored.ts'

export const geminiTemper: PairParagraphs = {
  Aries: {
    says: [
      "{partner} wants to fight and you want to debate, and you're much better at getting under the skin.",
      'Your Mars in Gemini throws small knives for the fun of the throw.',
      'Their Mars in Aries comes right through the wall.',
      "You're startled each time, since you'd only been playing, and they get over it so fast that you can be thinking up your defense while they're asking what's for lunch.",
    ],
  },
  Taurus: {
    says: [
      "You've made six good points and {partner} is still on the first, like someone guarding a bridge.",
      'With your Mars in Gemini and theirs in Taurus, you could be at it for hours and they could be at it for months.',
      "You lose interest, and you suppose it's over.",
      "Somewhere in the summer you find out it wasn't, when they won't go to the lake, and the reason has your own words in it.",
    ],
  },
  Gemini: {
    says: [
      "You argue by text from different ends of one couch, because it's faster (your Mars in Gemini, {partner}'s in Gemini too).",
      "Both of you can switch sides at will, and by the end you've each adopted the other's view and are defending it.",
      "It's rarely cruel.",
      "But there'll be one line, too clever to leave out, that the other remembers verbatim, and each of you may have a small collection.",
    ],
  },
  Cancer: {
    says: [
      "You say it because it's witty, and {partner} hears it because it's true.",
      'Your Mars in Gemini fights on the surface and theirs in Cancer has one place where it can be hit, which you can find without meaning to.',
      'They go quiet.',
      'You keep talking in a lighter and lighter voice, when what would help is for somebody to stop being clever.',
    ],
  },
  Leo: {
    says: [
      '{partner} delivers the big speech, and you supply footnotes.',
      'With your Mars in Gemini and theirs in Leo, they could forgive you for disagreeing but not for imitating the gesture.',
      "You didn't mean to belittle anyone, but it was such a good gesture.",
      "They sulk magnificently, while you come by every ten minutes with a new remark until one gets a smile, and it's best to quit after that one.",
    ],
  },
  Virgo: {
    says: [
      "It's an argument between two people who both have the receipts (your Mars in Gemini, {partner}'s in Virgo).",
      "You're quick and they're exact, so you win the exchange and they win the appeal.",
      "They can't let an error stand and you can't let a silence.",
      "At midnight you're still disputing the meaning of \"soon,\" and it's a mercy when one of you notices that you've both been eating crackers for an hour.",
    ],
  },
  Libra: {
    says: [
      "Both can see the other's side so well that the fight keeps losing its balance (your Mars in Gemini, {partner}'s in Libra).",
      'You poke and they parry, with a smile.',
      "They won't say that they're angry, and since you're never sure that you are, it can go on all evening as a very lively conversation.",
      'Only the next day does one of you feel bruised and wonder what it was about.',
    ],
  },
  Scorpio: {
    says: [
      'You say eleven things and {partner} remembers the fourth.',
      "With your Mars in Gemini and theirs in Scorpio, you fight for the sake of air and they don't fight unless they mean it.",
      "You'd thought that it was banter, and the temperature in the place has dropped.",
      "They won't tell you which remark it was, and your best chance is to guess out loud, since the list does begin to be funny.",
    ],
  },
  Sagittarius: {
    says: [
      'You pick at what {partner} said and they defend what they meant, at the top of their lungs.',
      "Your Mars is in Gemini and theirs is in Sagittarius, so it's your details against their truth.",
      "It's more fun than most people's dates.",
      "They sometimes say one really blunt thing, which wounds you after you've said forty little ones.",
    ],
  },
  Capricorn: {
    says: [
      "You can't get a fight out of {partner}, so you increase the dose.",
      "Your Mars in Gemini makes noise to find out what's there, and theirs in Capricorn gives away nothing that it might need.",
      'They let you talk until you contradict yourself, around the nine-minute mark, and pointing it out is the whole of their speech.',
      "You'd be furious if you didn't admire the economy of it.",
    ],
  },
  Aquarius: {
    says: [
      "You two could quarrel about anything, so long as it's not personal (your Mars in Gemini, {partner}'s in Aquarius).",
      "It's the fair use of sidewalks, or whether fish feel pain.",
      "They don't budge, you dance around them, and a person watching would suppose you were enemies or lawyers.",
      'When it is personal, nobody says it, and you can tell by how much you both suddenly have to say about the fish.',
    ],
  },
  Pisces: {
    says: [
      '{partner} gives no answer, so you answer for them, and you do it so well that you lose.',
      'Your Mars in Gemini needs somebody to talk back, and theirs in Pisces goes quiet under words as other people do under water.',
      'They feel worse than you know about the thing you said third.',
      'The shorter you make it, the more of them is there to hear it.',
    ],
  },
}
