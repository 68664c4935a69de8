import type { QuarrelArgument } from '#lore/authored.ts'

export const sunSaturnQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You bring home good news and {partner} reads the terms, and you each come away feeling that nobody was listening.',
    matter: 'how good news is received',
    quarrel: [
      "Say you've decided on something large, you've saved it up all day to tell them, and {partner} asks what it costs and who'll do it in February ({contact}).",
      "To you it's a cold shower, as though you had to apply for permission to be happy.",
      "On their side it's loyalty: they've begun, without being asked, to carry the thing through its worst month.",
      "You withdraw the idea with some dignity, and they're left holding a plan for a project that no longer exists.",
    ],
    repair: [
      'On that evening you mistake work for disapproval, and by pulling back so fast you make them the person who killed it.',
      'They skip the part where one is glad, because to them that part goes without saying.',
      'It mends when they manage ten minutes of simple pleasure before the questions, and when you then stay in the room for them.',
    ],
    yours:
      "Bring them the news when you're ready for the questions too, and say which you want tonight.",
    theirs:
      'You\'d both be better off if {partner} said "I like it" before "how," with a pause in between.',
    both: 'Take one wish of yours this month and let them draw up the terms, then read them together as if they were part of the good news.',
    last: "News that has survived {partner}'s February usually turns out to be good in June as well.",
  },
  {
    thesis:
      "You give things everything you've got, and {partner} keeps their admiration in a safe place.",
    matter: 'who praises whom, and when',
    quarrel: [
      "Suppose you've given a toast and people wiped their eyes, and on the way out {partner} says that you went four minutes over ({contact}).",
      "They'd held the watch for you so that you wouldn't have to worry, and they thought the rest of it too good to need mentioning.",
      'When you ask if they liked it at all, they say of course, in the voice of someone signing for a package.',
      "You don't speak as far as the bridge.",
    ],
    repair: [
      "After that toast you go hunting for praise from the one person who can't do it under pressure.",
      'They mention the single flaw as a mark of how few there are.',
      "What thaws it is time, because by the next morning they'll say something brief that they've obviously worked on, and your part is to leave room for it and then not ask for more.",
    ],
    yours:
      "Ask them beforehand for one thing to listen for, so that they've got praise to deliver.",
    theirs:
      "You'd feel the difference at once if {partner} said the first good thing within five minutes, however incomplete.",
    both: 'For the rest of the month, exchange one compliment each evening that would hold up in court, and let {partner} prepare theirs.',
    last: "What {partner} keeps in a safe place doesn't lose its value, and you've got the combination.",
  },
  {
    thesis: "You announce things, and {partner} asks how they'll be paid for.",
    matter: 'when to bring up the practical side',
    quarrel: [
      'Suppose you come home with an idea that would change the next five years, and {partner} says, "Have you looked at the lease?" ({contact}).',
      "You haven't, since the idea is two hours old.",
      "They mean that they're taking it seriously, and this is what serious sounds like with them.",
      "You hear that it's been turned down, so you never mention it again, and they wonder for weeks what became of it.",
    ],
    repair: [
      'With an idea that new you bring them a balloon and expect them not to look for the string.',
      'They begin with the string.',
      'It goes better when the idea is allowed one evening without questions, and they get the next morning.',
    ],
    yours: 'Tell them when you only want it admired, and name the day on which it may be examined.',
    theirs: "{partner} could start with something they like about it, even if it's small.",
    both: 'Take one idea of yours this month and give it an evening of wishing and a morning of arithmetic, in that order.',
    last: 'What you announce stands a better chance with the two of you than with either one alone.',
  },
]
