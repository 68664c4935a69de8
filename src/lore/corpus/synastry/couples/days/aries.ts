import type { PairParagraphs } from '#lore/authored.ts'

export const ariesDays: PairParagraphs = {
  Aries: {
    says: [
      "Neither of you can stand to be asked how you're feeling while you're still feeling it (your Moon in Aries, {partner}'s in Aries too).",
      "If you blow up over a missing charger they blow up back, and in ten minutes you're both making plans.",
      'Nobody stores anything.',
      "What's rare on this team is a person who'll sit still beside the other's bad day, and each of you would pay for it.",
    ],
  },
  Taurus: {
    says: [
      'You wake up running and {partner} wakes up by degrees, holding on to the blanket (your Moon in Aries, theirs in Taurus).',
      'Your moods pass over like a plane, loud and gone.',
      "Theirs stay where they were put, and if you've snapped at breakfast you may be surprised to find it still sitting there at supper.",
      'Their calm is what you come home for, and they secretly enjoy being hurried out into the sun.',
    ],
  },
  Gemini: {
    says: [
      "Coming home, you want to do something with what's left of the day, and {partner} wants to tell you about it.",
      'Your Moon in Aries lets off steam by moving and theirs in Gemini by talking, so the best solution is probably a fast walk with a lot of conversation in it.',
      "They ask why you were angry an hour after you've forgotten.",
      "To them it's the interesting part.",
    ],
  },
  Cancer: {
    says: [
      "When you've had a rotten day you want five minutes alone to kick something, and {partner} is already at your elbow (your Moon in Aries, theirs in Cancer).",
      'They hear "Leave me alone" and it hurts them until Wednesday.',
      'You were over it before dinner.',
      "What calms them is to be held on to, which you do well enough once you've seen that nobody's asking you to explain anything.",
    ],
  },
  Leo: {
    says: [
      "Your bad moods are short and {partner}'s good ones are contagious, so the average is high (your Moon in Aries, theirs in Leo).",
      "You'd rather act than be comforted.",
      "They want to be asked about their day by someone facing them, which is the one comfort they can't arrange for themselves.",
      "You find out that you've forgotten from how politely they pass you the remote.",
    ],
  },
  Virgo: {
    says: [
      "{partner} shows love by noticing that you're out of socks.",
      'You show it by saying "Forget the socks, let\'s go." With your Moon in Aries and theirs in Virgo, you rest when something has happened and they rest when everything\'s been seen to.',
      "On Sunday they're ready once the counter is wiped, and wiping it beside them gets you out sooner than waiting at the elevator.",
    ],
  },
  Libra: {
    says: [
      "If there's a bad feeling in the air, you'd like to have it out before you sit down and {partner} would like to have dinner first.",
      'Your Moon is in Aries, theirs is in Libra, and what soothes the one wears out the other.',
      "They've got a point about eating.",
      "You've got one too, since by dessert they've smoothed it over so well that nobody could say what it was, and it comes back.",
    ],
  },
  Scorpio: {
    says: [
      "You say it and it's gone, and {partner} says nothing and it's there.",
      'Your Moon in Aries gets rid of a feeling and theirs in Scorpio goes into it and shuts the hatch, so one of you is always waiting for something to start and the other for it to end.',
      "It moves them that you don't hold grudges.",
      "It helps you to know that their silence usually isn't about you before midnight.",
    ],
  },
  Sagittarius: {
    says: [
      "A free day is for going out in, and on that you needn't take a vote (your Moon in Aries, {partner}'s in Sagittarius).",
      'When you flare up they laugh, which with anyone else would make it worse.',
      'The refrigerator has mustard in it.',
      "Looking after each other isn't what you do best, but neither of you has ever had to ask to be let off a leash.",
    ],
  },
  Capricorn: {
    says: [
      'You need to shout about work and {partner} needs not to have brought it home, so the first hour is a negotiation (your Moon in Aries, theirs in Capricorn).',
      'They look untouched by most things, which tempts you to poke.',
      "It's by what they do that you can tell: you come down with something, and there's a list on the table of who's been called.",
      'Being thanked embarrasses them into doing more.',
    ],
  },
  Aquarius: {
    says: [
      "Your feelings come up fast and in the first person, and {partner}'s arrive later, as an opinion.",
      "With your Moon in Aries and theirs in Aquarius, you're good at leaving each other alone, and that covers most weekdays.",
      "It's when you're really upset that they go cool and reasonable.",
      "You take it for indifference and turn up the heat, while they're keeping still in the hope that one of you will stay useful.",
    ],
  },
  Pisces: {
    says: [
      '{partner} picks up your temper the way a sweater picks up smoke (your Moon in Aries, theirs in Pisces).',
      "You've long since cleared the air when they're still in the tub getting the last of it out.",
      'They need more sleep than you and more doing nothing.',
      'You look after them by going out to face whatever it is, and they look after you by knowing that you were scared.',
    ],
  },
}
