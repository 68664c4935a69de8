import type { PairParagraphs } from '#lore/authored.ts'

export const cancerTemper: PairParagraphs = {
  Aries: {
    says: [
      "{partner} opens with the thing itself at full volume, when you haven't even admitted to yourself that you're angry.",
      'Your Mars is in Cancer, where it gets to a fight the long way around, and theirs is in Aries and knows no other way than straight.',
      "They think it's finished when they've calmed down.",
      "You're still at the stage of washing a clean pan.",
    ],
  },
  Taurus: {
    says: [
      "Both of you get slower as you get angrier (your Mars in Cancer, {partner}'s in Taurus).",
      "There's sighing and chewing, and a stranger would take it for a peaceful evening.",
      "They'd honestly like to know what they did, and you'd honestly like them to know without being told.",
      'What usually gives you away is a second, harder sigh, at which they put down the paper.',
    ],
  },
  Gemini: {
    says: [
      '{partner} can say a hurtful thing and a funny thing in one breath, and you only get the first half.',
      "With your Mars in Cancer and theirs in Gemini, they spar and you bleed, and they're baffled because they had pulled the punch.",
      "You won't hit back in kind.",
      'Two days later you mildly mention what their sister said, and it goes in up to the hilt.',
    ],
  },
  Cancer: {
    says: [
      "When either of you is angry, the place becomes very considerate (your Mars in Cancer, {partner}'s in Cancer too).",
      "You ask with great gentleness if they'd like the last piece.",
      "They say no, you have it, and it's left on the plate as evidence.",
      "Neither ever forgets what the other said in a temper, so you've both gotten into the habit of having tempers that don't say anything.",
    ],
  },
  Leo: {
    says: [
      '{partner} roars so as to be loved again, and you hear the roar.',
      'Your Mars in Cancer protects itself by pulling back, and theirs in Leo can bear anything sooner than being left alone on the stage.',
      'They make more noise in order to bring you back.',
      'What would bring you back is to hear them say, at a normal volume, that they were hurt, which is what all of it means.',
    ],
  },
  Virgo: {
    says: [
      "You're mad about being unloved, and {partner} is explaining about the towels.",
      "Your Mars is in Cancer and theirs is in Virgo, so the quarrel is nearly always held on some small household matter that can't bear the weight.",
      "They'd improve at once if you said what was missing.",
      'You hint at it with a slammed cabinet, and they oil the hinge.',
    ],
  },
  Libra: {
    says: [
      "{partner} wants to talk it over nicely, and you don't feel nice.",
      "With your Mars in Cancer and theirs in Libra, you've both got a gift for being angry without a trace of it, and yours goes silent where theirs turns fair.",
      'Your mood can fill an apartment.',
      "They give in to get you back and then feel bullied, which surprises you, as you hadn't said a word.",
    ],
  },
  Scorpio: {
    says: [
      "You fight seldom and from memory (your Mars in Cancer, {partner}'s in Scorpio).",
      "You both go under with it, where you nurse the thing and they study it, and for a day or two there's nobody at the surface.",
      "They're the only one whose silence outlasts yours.",
      "When you finally come and stand there with wet eyes they let you in without conditions, and it's never been known to fail.",
    ],
  },
  Sagittarius: {
    says: [
      "{partner} lets fly and misses, and you're hit by the noise.",
      "Your Mars in Cancer takes every word home with it and theirs in Sagittarius was only clearing its throat, so you're hurt by opinions that they gave up in the next sentence.",
      'They hate a heavy atmosphere.',
      "They suggest a swim, you say that you'd rather not, and you're angriest of all at how nice the swim sounds.",
    ],
  },
  Capricorn: {
    says: [
      "You want {partner} to come after you, and {partner} wants you to come back when you're ready to talk.",
      "With your Mars in Cancer and theirs in Capricorn, you act on how it felt and they act on what's next.",
      'They stay at the desk.',
      "You can hear that they've stopped typing, but neither of you gets up, and the one who eventually does can name any price.",
    ],
  },
  Aquarius: {
    says: [
      'The more upset you get, the more {partner} sounds like a panel discussion.',
      "Your Mars in Cancer fights for its own, and theirs in Aquarius fights for what's right in general, so you're asking whose side they're on and they're asking what sides.",
      'You cry from pure anger.',
      "It stops them cold, since they don't have a principle for that, and they're really very sweet without one.",
    ],
  },
  Pisces: {
    says: [
      "You hurt each other mostly by being hurt (your Mars in Cancer, {partner}'s in Pisces).",
      'Nobody attacks.',
      'You retire to the bedroom and they to the bathtub, each waiting for a knock, and the wall between is thin enough to hear the other not crying.',
      "They'll take the blame for anything, so an argument with them ends early, and you may have to go back later and find out what they'd wanted.",
    ],
  },
}
