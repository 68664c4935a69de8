import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnVenusQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You show love by being responsible, and {partner} keeps hoping for something a little less sensible.',
    matter: 'what counts as love',
    quarrel: [
      'Say {partner} comes back from the store with flowers on an ordinary Tuesday, and you ask whether they should go on the shared list ({contact}).',
      "You keep that list so that money will never come between you, and to you it's nearly a love poem.",
      "They'd just put their face in the flowers.",
      'Now the flowers are an entry, and {partner} says that in that case they were a gift to themselves, and you note that this makes the third gift in March.',
    ],
    repair: [
      "In that scene you answer flowers with bookkeeping, and go on after you've seen their face.",
      "They make you out to be cold when you've been working in the background for both of you all month.",
      "If you love the flowers first and write them down on Wednesday, there's no quarrel in it, and the list is as exact as it was.",
    ],
    yours: 'Say something useless and affectionate once a day, at no set hour.',
    theirs:
      "You'd feel the difference at once if {partner} thanked you for one of the things you do that has no ribbon on it.",
    both: "Make room in this month's budget for a sum that may only be spent on things neither of you needs, and spend all of it.",
    last: "You'll go on being responsible, and now and then {partner} gets something on a Tuesday that makes no sense at all.",
  },
  {
    thesis:
      "You like to keep an evening free for rest, and {partner} likes to fill it with people you're fond of.",
    matter: 'what a free evening is for',
    quarrel: [
      "Say it's Thursday, you've been looking forward to nobody, and {partner} says that the two from upstairs are coming down, just for a bite ({contact}).",
      "You do like them, but you think of the hour it'll get to be, and you start on the lettuce with great thoroughness.",
      'For {partner} it was a present, since you work too hard and laugh too little.',
      'They keep refilling your glass while you keep clearing, and your guests go home at nine and wonder what they did.',
    ],
    repair: [
      'On that Thursday you treat having guests as a punishment and let it show.',
      'They ask their own good heart about your evening, and forget to ask you.',
      "A rule of one day's notice takes care of most of it, if there's also a time when you may go to bed and be thought of fondly through the wall.",
    ],
    yours: "Tell them on Monday which evening you're guarding, and be generous about the rest.",
    theirs: "You'd both be better off if {partner} did the inviting and the dishes.",
    both: 'Have people in twice this month, once on a day you choose and once on a day that chooses itself.',
    last: 'You get your quiet evening, {partner} gets a full house, and on the second night you can leave the dishes.',
  },
]
