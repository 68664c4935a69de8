import type { PairParagraphs } from '#lore/authored.ts'

export const taurusTemper: PairParagraphs = {
  Aries: {
    says: [
      "{partner} goes from zero to shouting and back while you're still putting down your fork.",
      'With your Mars in Taurus and theirs in Aries, they want something to push against and you, being immovable, are ideal.',
      'They forget it by evening.',
      "You didn't say anything, so they believe you had nothing to say, and it may take them years to learn that you're never more angry than when you chew slowly.",
    ],
  },
  Taurus: {
    says: [
      "Nobody raises their voice and nobody moves (your Mars in Taurus, {partner}'s in Taurus too).",
      "It's the quietest fight on the block, and it could be about where a picture hangs.",
      'Each of you is sure that time is on your side.',
      'As a rule the picture stands on the floor, facing the wall, until a visitor hangs it up somewhere, and you both decide you like it there.',
    ],
  },
  Gemini: {
    says: [
      '{partner} attacks from four sides with words, and you stand in the middle like a cow in the rain.',
      "Your Mars in Taurus can't be talked into anger or out of it, and that baffles theirs in Gemini, which can talk anything through.",
      'They change their ground, and you have only the one.',
      "When you finally do answer, in a short sentence, it's usually about something they said a long way back.",
    ],
  },
  Cancer: {
    says: [
      "{partner} sulks and you dig in, so on bad days it's very still.",
      "With your Mars in Taurus and theirs in Cancer, neither goes straight at a thing, so they're hurt and wait for you to notice.",
      "You've noticed, and you're waiting for them to come out and say so, and meanwhile you've both cooked.",
      "The meal tends to be excellent, and around the second helping someone's foot finds someone's foot.",
    ],
  },
  Leo: {
    says: [
      'It\'s {partner}\'s pride against your "no," and you might as well sell tickets.',
      'With your Mars in Taurus and theirs in Leo, both of you are in fixed signs, where anger stays put.',
      'They need a way to give in that looks splendid, and you need not to be watched while you change your mind.',
      "If everybody leaves the room for a while, you'll often find, coming back, that the thing's been done.",
    ],
  },
  Virgo: {
    says: [
      'You grow stubborn and {partner} grows precise (your Mars in Taurus, theirs in Virgo).',
      "They tell you what went wrong in what order, and they're right, which has never yet moved you an inch.",
      'What does is the sight of them doing your half as well as their own, with tight lips.',
      "You take the broom out of their hand, which isn't an apology and is accepted as one.",
    ],
  },
  Libra: {
    says: [
      "{partner} would like to discuss whether you're angry, and you'd like them to stop pulling at your sleeve.",
      "Your Mars in Taurus only wants to be let alone with it, and theirs in Libra can't stand a bad mood that hasn't been negotiated.",
      'They give in too early, then feel cheated, when you never asked them to.',
      "What they'd call your stubbornness has often spared them from deciding.",
    ],
  },
  Scorpio: {
    says: [
      "The two of you fight about twice a year, and it's felt in the basement (your Mars in Taurus, {partner}'s in Scorpio).",
      'Your signs are opposite and equally deep.',
      'You hold your ground by not moving and they hold theirs by not forgetting.',
      "They look for the sentence that'll make you flinch, they find it, you don't show it, and the making up is the part that neither would trade.",
    ],
  },
  Sagittarius: {
    says: [
      '{partner} says it and is off, with the wind still banging things.',
      "You're slow to anger with your Mars in Taurus, and theirs in Sagittarius is quick and hasn't any aim to speak of, so by the time you've worked out that you've been insulted they're back with pastries.",
      "They honestly don't know what for.",
      "You eat one, since they're fresh, and you bring it up in a month.",
    ],
  },
  Capricorn: {
    says: [
      "You're both patient, so a disagreement between you can have a long and healthy life (your Mars in Taurus, {partner}'s in Capricorn).",
      "It's mostly about how a thing ought to be done.",
      'They take over, and you slow down.',
      'Nobody outside would know that it was a fight, but you\'ve started to say "of course" to each other, and when it\'s two "of courses" in a row it\'s serious.',
    ],
  },
  Aquarius: {
    says: [
      '{partner} has a better idea of how you could live, and you were comfortable.',
      "Your Mars in Taurus can't be moved and theirs in Aquarius can't be made to move back, so the new system tends to stay half introduced.",
      'They argue from principle, and you argue from having been there first.',
      'You do come around to some of their notions, after a year, provided that nobody says a word on the day.',
    ],
  },
  Pisces: {
    says: [
      "It's hard to fight with {partner}, because they're sorry before you've started (your Mars in Taurus, theirs in Pisces).",
      "Your anger takes so long to come up that it arrives after they've cried.",
      "What you can't get is a definite answer.",
      "They agree with you warmly and then do as they please, and it's only about the third time that you plant your feet and they look around, surprised, for what they did.",
    ],
  },
}
