import type { PairParagraphs } from '#lore/authored.ts'

export const taurusDays: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} gets a mood out and over with, and you need a long time to get into one and a longer one to get out (your Moon in Taurus, theirs in Aries).',
      "So they've forgotten what it was about while you're only beginning to mind.",
      'What you like about living at their speed is that nothing is left lying.',
      'What they like is that you stay where they can be found.',
    ],
    says: [
      "{partner} comes in fast, drops everything where they stand, and wants to know what's happening tonight.",
      "What's happening is dinner (your Moon in Taurus, theirs in Aries).",
      "You settle by keeping to the same hour and the same side of the couch, they settle by being on the move, and so they've often left for their run when it's on the table.",
      "They come back happy and starving, and that's your favorite part.",
    ],
  },
  Taurus: {
    plain: [
      'You and {partner} both want the evening to go the way evenings go, and there is great comfort in it (your Moon in Taurus, theirs in Taurus too).',
      'Neither of you has to explain the need for food and sleep and no announcements.',
      'It also means that nobody changes anything, and a small annoyance can stand in the room for a year because each of you is waiting for it to leave.',
      'Once something is said, though, neither of you needs to hear it twice.',
    ],
    says: [
      "You could each live for a long time on the same six dinners, and when you're together you do (your Moon in Taurus, {partner}'s in Taurus too).",
      'Sleep is taken seriously.',
      'Each of you would sooner be comfortable than be right, so almost nothing gets raised, and a small thing that bothers you in April can have grown roots by fall.',
    ],
  },
  Gemini: {
    plain: [
      'You calm down by being left in peace, and {partner} calms down by telling somebody about it (your Moon in Taurus, theirs in Gemini).',
      'So after a long day you sit down, and they begin.',
      "You don't mind the talk as long as no answer is expected.",
      "What they get is a person who's still there when the talking is over, and what you get is the news, without having had to go out for it.",
    ],
    says: [
      "It's ten at night, you're warm and nearly gone, and {partner} has thought of something.",
      'Your Moon in Taurus goes quiet in order to rest, and theirs in Gemini rests by emptying out the day.',
      'What feels to you like the end of a nice evening is to them the moment when you stopped answering, so a "hm" with your eyes closed is worth the effort.',
    ],
  },
  Cancer: {
    plain: [
      "You and {partner} both look after people with food and with being there, and you're soon at home with each other (your Moon in Taurus, theirs in Cancer).",
      'You want peace, and they want closeness, which is mostly had in the same place.',
      'But they would like to be asked how it was, and you think that being there is the answer.',
      "Since you never seem upset, it's easy for them to forget that you might like some looking after, too.",
    ],
    says: [
      "Both of you judge a home by what it smells like at six (your Moon in Taurus, {partner}'s in Cancer).",
      "They know what kind of day you've had before you do, and yours is the mood that they can set theirs by.",
      "If something's wrong they grow silent so as to be asked, while you respectfully let silent people be, and so a Tuesday can get very long.",
    ],
  },
  Leo: {
    plain: [
      'You want an ordinary evening to be ordinary, and {partner} wants it to have some occasion in it (your Moon in Taurus, theirs in Leo).',
      'You both like comfort, and you like it generous, so you agree about the sofa.',
      "But they need to be told, and you think that it's been said.",
      "Hurt, you don't give way quickly and neither do they, so a kind word that costs nothing does a good deal.",
    ],
    says: [
      "You relax when nothing's expected, and {partner} relaxes when somebody's glad.",
      'With your Moon in Taurus and theirs in Leo, you can sit there for an hour being glad all over, while they begin to wonder what they did.',
      "They're generous past all sense with anyone who lights up when they walk in.",
      "You'd only have to look up and let it reach your face.",
    ],
  },
  Virgo: {
    plain: [
      "You rest once there's enough of everything, and {partner} rests once everything is in order (your Moon in Taurus, theirs in Virgo).",
      "You go well together, because you can sit down and they can't, and after a while they sit down as well.",
      'They see what could be better about a thing that you were enjoying.',
      "That's the only regular trouble, and it passes when you show them what's good about it first.",
    ],
    says: [
      'You keep the pantry full and {partner} keeps it in order (your Moon in Taurus, theirs in Virgo).',
      "They worry in the evenings, mostly about things that could be dealt with tomorrow, and it steadies them to lie next to somebody who's sure of it.",
      'You tend to hear the worry as a complaint.',
      "It's how they look after you, though, and there's a reason that the thing you like never runs out.",
    ],
  },
  Libra: {
    plain: [
      'You want the same evening as always, and {partner} wants somebody to share it with (your Moon in Taurus, theirs in Libra).',
      'You and {partner} both like things to be pleasant, so unpleasant matters tend to wait.',
      'They ask what you would like, and you say, and they have a small wish that nobody heard.',
      'It does them good that you know so plainly what you want, and it would do you good to ask twice.',
    ],
    says: [
      "{partner} lights candles, and you'd already eaten half of it standing up.",
      'Your Moon is in Taurus, for what feels good, and theirs is in Libra, for what looks good, so you agree on the sheets at least.',
      'They hate to be by themselves in the evening.',
      "You love company too, if it doesn't need to talk, and they're learning to count that as conversation.",
    ],
  },
  Scorpio: {
    plain: [
      "You keep calm by keeping things as they are, and {partner} does it by knowing exactly what's going on (your Moon in Taurus, theirs in Scorpio).",
      'Neither of you changes easily, and loyalty is a matter of course on both sides.',
      "But they look for what's under the calm, and there may be nothing there except calm.",
      "When you're finally angry it's as complete as anything in them, and each of you is rather impressed by the other.",
    ],
    says: [
      "What you both want is to know that nobody's going anywhere (your Moon in Taurus, {partner}'s in Scorpio).",
      'You show it by having the same weekend again.',
      "They show it by testing the floor, with a mood that comes from nowhere and a look to see how you'll take it.",
      'You take it well, since you mostly go on buttering the toast, and nothing has ever done them so much good.',
    ],
  },
  Sagittarius: {
    plain: [
      'You feel better at home, and {partner} feels better with an open weekend ahead (your Moon in Taurus, theirs in Sagittarius).',
      'So rest for one of you is a cage to the other, and a trip for one is an upheaval.',
      "They bring back stories and an appetite, which you're glad to serve.",
      "It works when they don't take staying in for boredom, and when you don't take leaving for leaving.",
    ],
    says: [
      'Friday evening {partner} suggests a drive to see where the road goes, and you know where it goes, it goes away from the couch.',
      'Your Moon is in Taurus and theirs is in Sagittarius.',
      "You rest in what you know, they rest in what they don't, and on long weekends both of you need the other to give in.",
      "They pack nothing and you pack food, so you're popular from about the second hour.",
    ],
  },
  Capricorn: {
    plain: [
      'You and {partner} both feel safe when things are paid for and in place (your Moon in Taurus, theirs in Capricorn).',
      'Silence between you and them can go on for a long time, and it counts as closeness.',
      'You know when to stop working, and they need to be shown.',
      "Neither of you brings up a feeling, so it's good that you at least believe in hugging and that they don't object in the end.",
    ],
    says: [
      "{partner} works until it's done, and you've learned to put a plate aside without making a point of it.",
      "Your Moon in Taurus knows when it's enough, and theirs in Capricorn is never sure that it's been.",
      "They can't say that they'd like to be looked after.",
      'But they come in at nine and see the plate, and their shoulders drop by about an inch.',
    ],
  },
  Aquarius: {
    plain: [
      'You want closeness that can be touched, and {partner} wants company that asks for nothing (your Moon in Taurus, theirs in Aquarius).',
      "You come nearer when they're low, and it's when they're low that they need the room.",
      'Both of you are stubborn about how you live, so the same small argument can run for years.',
      'But they have no objection to a warm dinner, and you have none to being left with a friend who thinks odd thoughts over it.',
    ],
    says: [
      "You like to know what time supper is, and {partner} has to be reminded that there's a supper (your Moon in Taurus, theirs in Aquarius).",
      'They recover from people by reading till two, and you recover by being touched.',
      "It feels to you as though you'd been left, and to them as though they'd been trusted, and it's worth knowing that they read on the couch you fell asleep on.",
    ],
  },
  Pisces: {
    plain: [
      'You stay the same from day to day, and {partner} changes with the weather of everybody nearby (your Moon in Taurus, theirs in Pisces).',
      'That makes you a good place to come back to, and they do come back.',
      "They feel what you don't say, and say it for you, rather gently.",
      "What you find hard is that they can't tell what's wrong, and what helps both is to eat something first and not ask.",
    ],
    says: [
      "{partner} comes back from the world thin as paper, and you've got something hot and an arm (your Moon in Taurus, theirs in Pisces).",
      "You can stay solid next to any mood at all, and they go from three people's sadness to sound asleep in about a quarter of an hour.",
      "They'd happily drift past lunch on weekends.",
      "You wouldn't, and so on most weekends there's lunch.",
    ],
  },
}
