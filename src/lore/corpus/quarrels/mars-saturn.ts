import type { QuarrelArgument } from '#lore/authored.ts'

export const marsSaturnQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You start things while you want them and {partner} finishes what was started, so they've learned to be wary of what you want.",
    matter: 'who finishes what got started',
    quarrel: [
      'Say you took an old bicycle apart on Saturday, and on Wednesday {partner} steps over the front wheel again without a word ({contact}).',
      "You'll do it when it gets hold of you.",
      'Their silence gets on your nerves far more than a remark would, since it sounds to you like a prediction, so you begin something else in another room.',
      'What they see is a line of wheels, and at the end of the line a Sunday on which they do all of it alone.',
    ],
    repair: [
      'In that week you prove them right in order not to be told.',
      'They decide in advance how it will turn out and are too proud to ask for what would make a difference, which is two more hours of you.',
      "It works if they come and hold the frame while you're still hot, because you can go on a long time when somebody's with you.",
    ],
    yours:
      "Before you begin the next one, show them where you'll stop on the first day and what it'll look like.",
    theirs:
      "You'd both be better off if {partner} asked you for a date instead of waiting with that face.",
    both: "Choose one unfinished thing this month, meet over it twice for an hour, and don't start anything until it's done or thrown out.",
    last: "What you've started and {partner} has finished is in the hall, and you can ride it.",
  },
  {
    thesis: 'You hear a yes in every invitation, and {partner} hears what would have to be moved.',
    matter: 'how fast a yes may be',
    quarrel: [
      "Let friends call on a Friday at four to say there's a cabin and they're leaving at six, and you've said yes before {partner} has put down the pen ({contact}).",
      'You see their face, and it makes you furious in advance.',
      "They do want to, but they've promised to look in on someone on Saturday, and it takes them more than two hours to stop being tired.",
      'They list all that, you say "So it\'s a no," and at six you\'re both at home, being right.',
    ],
    repair: [
      "On that phone call you answer for two, with one person's calendar.",
      "They give the obstacles and leave out the wish, so that they sound as though they didn't have one.",
      "Try asking what it would take, because they're very good at that, and by half past five they've got it down to two phone calls and have begun, against all expectation, to pack.",
    ],
    yours: 'Ask for ten minutes before you answer anybody, even when you know what you want.',
    theirs:
      'You\'d feel the difference at once if {partner} said "I\'d love to" first and put the rest after "and."',
    both: 'Keep one weekend this month empty by agreement, with all the duties done on Thursday, and take whatever call comes.',
    last: "You hear the yes, {partner} moves what has to be moved, and at six you're both on your way.",
  },
]
