import type { QuarrelArgument } from '#lore/authored.ts'

export const marsMoonQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You can't sleep on an argument and {partner} can't stay awake for one, so the small things last until morning.",
    matter: 'when a fight has to be over',
    quarrel: [
      "Say it's past eleven, you've said your piece with some volume, and {partner} has turned to the wall ({contact}).",
      'You want it out of the way tonight, and a back is to you the rudest answer there is.',
      "They aren't answering.",
      "The volume reached them long before the words, they've gone somewhere inside where it's quiet, and when you say the same thing again, louder, so as to be let in, they go one room farther.",
    ],
    repair: [
      "On a night like that you use force on a lock that opens only when nobody's pushing.",
      "They leave without saying they'll be back, and for you that's hardly different from losing.",
      "You'd sleep, and so would they, on one sentence from them that it's not forgotten and one from you that it can wait until there's coffee.",
    ],
    yours:
      'Drop your voice when you most want to raise it, because {partner} listens to quiet things.',
    theirs:
      "You'd feel the difference at once if {partner} gave you an hour for tomorrow before turning over.",
    both: 'Make it a rule for a month that nothing new is brought up after ten at night, and keep a standing half hour on the weekend for whatever that rule has saved up.',
    last: "By morning the small things are small again, and you've both had the sleep to see it.",
  },
  {
    thesis:
      'You clear the way so that you can breathe, and {partner} keeps things so that they can.',
    matter: "what's clutter and what's a keepsake",
    quarrel: [
      "Say you got a closet done in an hour, with six bags to the curb, and in one of them were {partner}'s school notebooks ({contact}).",
      "They haven't looked at them once in all the time you've known each other.",
      'You feel wonderful and look forward to their face.',
      "Their face is what you'd rather not have seen, and then you argue that nobody could have known, and it's a good argument, delivered to a person who's out on the sidewalk in slippers untying bags.",
    ],
    repair: [
      'With that closet you take silence about a thing for indifference to it.',
      'They let the pile grow without ever saying which part of it is their life, so that all of it is.',
      "Strength is what you've got to lend, and if they sit and point while you carry, the closet gets nearly as clear and you hear stories you wouldn't have thought to ask for.",
    ],
    yours: "Before anything leaves the place, put it where they'll see it for two days.",
    theirs:
      "You'd both be better off if {partner} marked the boxes that mustn't be touched, with a very thick pen.",
    both: 'Do one closet a week together this month, with them deciding while you lift, and stop at the first good story.',
    last: 'With the way clear you can breathe, and what {partner} keeps is worth walking around.',
  },
  {
    thesis: "You say it and it's over, and {partner} hears it and it has only begun.",
    matter: 'how long a sharp word lasts',
    quarrel: [
      "Say you're putting up a bookcase, you've just hit your thumb, and you tell {partner} to hold it straight for once ({contact}).",
      "By the time the words are out you've forgotten them, and you're looking for the next screw.",
      "They're still holding it, very straight, and they've gone somewhere that you can't see.",
      "At dinner you're in a splendid mood and ask what the matter is, and that you have to ask makes it worse.",
    ],
    repair: [
      'With a remark like that you throw something and never look to see where it lands.',
      'They pick it up and keep it, and it gets heavier with keeping.',
      'One word from you on the spot is worth more than flowers on Sunday, and one from them would spare you both the dinner.',
    ],
    yours:
      "Look up after you've said something sharp, and if their face has changed, stop and say that you saw it.",
    theirs:
      'It would help if {partner} said "ouch" within the minute, because by evening you honestly don\'t know.',
    both: "Do one job together this month that's bound to annoy you, agree beforehand on a word that means a break, and use it before anyone needs it.",
    last: 'You can be as quick as you are, {partner} can feel what they feel, and the bookcase ends up straight.',
  },
]
