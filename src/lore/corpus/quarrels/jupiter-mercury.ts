import type { QuarrelArgument } from '#lore/authored.ts'

export const jupiterMercuryQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You announce things, and {partner} asks about them.',
    matter: 'how much of a plan has to be true',
    quarrel: [
      "Suppose that at supper with friends you announce you're going to cross the country by bicycle, and {partner} asks if you've fixed the tire ({contact}).",
      'The table laughs.',
      "In your mind you'd been halfway to Nebraska, and you feel that your whole future has been let down.",
      "They only wanted to know where the plan had gotten to, since for them a plan is made of such things, and they'd have ridden along in their mind if there'd been anything to hold on to.",
    ],
    repair: [
      "At a table like that you announce a wish as a fact and are hurt when it's handled as one.",
      'They pick the smallest question there is, and they pick it in company.',
      "If they'd ask you first what it would be like out there, you'd tell them at length, and at the end of it you'd be the one to bring up the tire.",
    ],
    yours: 'Say "I\'ve been dreaming of it," and let the facts come in their own time.',
    theirs: '{partner} could save the practical question for the dishes.',
    both: 'Take the smallest of your big ideas, let {partner} make a list of ten steps, and do the first two this month.',
    last: 'What you announce and {partner} has asked about has a way of getting past Nebraska.',
  },
  {
    thesis: 'You go by the spirit of a thing, and {partner} has read the conditions.',
    matter: 'whether to read the small print',
    quarrel: [
      "Say you've taken the hotel's special offer and told everyone about the pool, and {partner} says that it's nonrefundable and closed in May ({contact}).",
      "To you it looks as if they'd gone hunting for it.",
      'And so they did, for four minutes.',
      "You say that something will turn up, and they can't believe that a grown person clicked on \"I agree.\" From there it's a discussion of who's more naive, the one who trusts people or the one who trusts print.",
    ],
    repair: [
      'Over the hotel you hear the messenger as the enemy of your good mood.',
      "They tell you what's wrong with it, and don't mention that they'd also like to go swimming.",
      "It's best to let them read everything before you click, for the sake of peace, and to let you call the front desk afterward, because a thing that isn't in the conditions can often be had by asking.",
    ],
    yours: 'Forward it to them first, with the words "What am I missing."',
    theirs:
      'Things would go easier if {partner} found one thing to look forward to for every hitch.',
    both: "Book something together this month with the two of you at one screen, and don't press the button until you've both smiled.",
    last: "In the spirit of the thing and by its conditions, you'll be in the pool by June.",
  },
]
