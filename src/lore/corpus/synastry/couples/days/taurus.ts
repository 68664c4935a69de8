import type { PairParagraphs } from '#lore/authored.ts'

export const taurusDays: PairParagraphs = {
  Aries: {
    says: [
      "{partner} comes in fast, drops everything where they stand, and wants to know what's happening tonight.",
      "What's happening is dinner (your Moon in Taurus, theirs in Aries).",
      "You settle by keeping to the same hour and the same side of the couch, they settle by being on the move, and so they've often left for their run when it's on the table.",
      "They come back happy and starving, and that's your favorite part.",
    ],
  },
  Taurus: {
    says: [
      "You could each live for a long time on the same six dinners, and when you're together you do (your Moon in Taurus, {partner}'s in Taurus too).",
      'Sleep is taken seriously.',
      'Each of you would sooner be comfortable than be right, so almost nothing gets raised, and a small thing that bothers you in April can have grown roots by fall.',
    ],
  },
  Gemini: {
    says: [
      "It's ten at night, you're warm and nearly gone, and {partner} has thought of something.",
      'Your Moon in Taurus goes quiet in order to rest, and theirs in Gemini rests by emptying out the day.',
      'What feels to you like the end of a nice evening is to them the moment when you stopped answering, so a "hm" with your eyes closed is worth the effort.',
    ],
  },
  Cancer: {
    says: [
      "Both of you judge a home by what it smells like at six (your Moon in Taurus, {partner}'s in Cancer).",
      "They know what kind of day you've had before you do, and yours is the mood that they can set theirs by.",
      "If something's wrong they grow silent so as to be asked, while you respectfully let silent people be, and so a Tuesday can get very long.",
    ],
  },
  Leo: {
    says: [
      "You relax when nothing's expected, and {partner} relaxes when somebody's glad.",
      'With your Moon in Taurus and theirs in Leo, you can sit there for an hour being glad all over, while they begin to wonder what they did.',
      "They're generous past all sense with anyone who lights up when they walk in.",
      "You'd only have to look up and let it reach your face.",
    ],
  },
  Virgo: {
    says: [
      'You keep the pantry full and {partner} keeps it in order (your Moon in Taurus, theirs in Virgo).',
      "They worry in the evenings, mostly about things that could be dealt with tomorrow, and it steadies them to lie next to somebody who's sure of it.",
      'You tend to hear the worry as a complaint.',
      "It's how they look after you, though, and there's a reason that the thing you like never runs out.",
    ],
  },
  Libra: {
    says: [
      "{partner} lights candles, and you'd already eaten half of it standing up.",
      'Your Moon is in Taurus, for what feels good, and theirs is in Libra, for what looks good, so you agree on the sheets at least.',
      'They hate to be by themselves in the evening.',
      "You love company too, if it doesn't need to talk, and they're learning to count that as conversation.",
    ],
  },
  Scorpio: {
    says: [
      "What you both want is to know that nobody's going anywhere (your Moon in Taurus, {partner}'s in Scorpio).",
      'You show it by having the same weekend again.',
      "They show it by testing the floor, with a mood that comes from nowhere and a look to see how you'll take it.",
      'You take it well, since you mostly go on buttering the toast, and nothing has ever done them so much good.',
    ],
  },
  Sagittarius: {
    says: [
      'Friday evening {partner} suggests a drive to see where the road goes, and you know where it goes, it goes away from the couch.',
      'Your Moon is in Taurus and theirs is in Sagittarius.',
      "You rest in what you know, they rest in what they don't, and on long weekends both of you need the other to give in.",
      "They pack nothing and you pack food, so you're popular from about the second hour.",
    ],
  },
  Capricorn: {
    says: [
      "{partner} works until it's done, and you've learned to put a plate aside without making a point of it.",
      "Your Moon in Taurus knows when it's enough, and theirs in Capricorn is never sure that it's been.",
      "They can't say that they'd like to be looked after.",
      'But they come in at nine and see the plate, and their shoulders drop by about an inch.',
    ],
  },
  Aquarius: {
    says: [
      "You like to know what time supper is, and {partner} has to be reminded that there's a supper (your Moon in Taurus, theirs in Aquarius).",
      'They recover from people by reading till two, and you recover by being touched.',
      "It feels to you as though you'd been left, and to them as though they'd been trusted, and it's worth knowing that they read on the couch you fell asleep on.",
    ],
  },
  Pisces: {
    says: [
      "{partner} comes back from the world thin as paper, and you've got something hot and an arm (your Moon in Taurus, theirs in Pisces).",
      "You can stay solid next to any mood at all, and they go from three people's sadness to sound asleep in about a quarter of an hour.",
      "They'd happily drift past lunch on weekends.",
      "You wouldn't, and so on most weekends there's lunch.",
    ],
  },
}
