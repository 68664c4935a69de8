import type { QuarrelArgument } from '#lore/authored.ts'

export const sunSunQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You're two people who each expect to be the main event, and there's only one Saturday night.",
    matter: 'whose night it is',
    quarrel: [
      'It can start with a calendar, when something you care about lands on the same evening as something {partner} cares about ({contact}).',
      "You assume they'll see that yours matters more, since you've been talking about it for weeks.",
      'They assume the same, having talked about theirs for just as long, and each of you was listening with the patience of someone waiting for a turn.',
      "By Thursday you've both offered to cancel, in a tone that makes it impossible to accept.",
    ],
    repair: [
      'Your mistake is to count attendance as a vote, and theirs is to treat your big evening as competition they have to beat.',
      'Nobody is ranking you until you both start keeping score.',
      "It ends when one of you goes to the other's event and is a good audience, without mentioning it in the intermission.",
    ],
    yours:
      "Ask about their news before you've told yours, and ask a second question before you switch.",
    theirs:
      "{partner} could tell you early which evenings they truly need you at, so that you don't have to guess from their face.",
    both: "Pick two dates this month, one that's all yours and one that's all theirs, and let the other person run nothing except the applause.",
    last: "There'll still be one Saturday night, but each of you will have somebody in the front row who means it.",
  },
  {
    thesis:
      'Each of you is proud of what you do, and each keeps waiting for the other one to mention it.',
    matter: 'who gets mentioned and who does the mentioning',
    quarrel: [
      'Say you introduce {partner} at a reception by first name and go on with what you were saying ({contact}).',
      "You weren't hiding them.",
      "You'd simply been in the middle of the part about yourself, and you assumed that they'd tell people what they do.",
      'They wait a little, with a smile, and for the rest of the night they introduce you as "my ride," and it\'s meant to hurt exactly as much as it does.',
    ],
    repair: [
      'At that reception you forget that the person beside you might like to arrive with a sentence attached.',
      'They pay you back in public, so that an oversight becomes a score.',
      "All that's required is that each tells strangers one thing the other is proud of, and says it first, before getting around to their own.",
    ],
    yours:
      "Have one true and current sentence ready about what they're doing, and use it before they've shaken hands.",
    theirs: "{partner} could tell you in the elevator what they'd like to be known for tonight.",
    both: "Go somewhere this month where nobody knows either of you, and spend the evening as each other's publicist.",
    last: "What you're proud of gets around faster when somebody else in the room is the one to mention it.",
  },
  {
    thesis: "You each know how it ought to be done, and there's usually only one of it to do.",
    matter: 'whose way it gets done',
    quarrel: [
      'Say you are hanging one picture, with two people who can see where it goes ({contact}).',
      'You have the nail, and {partner} has stepped back to the far wall and is lifting a finger, a little to the left.',
      "You don't want it a little to the left, and by now you wouldn't want it there if it were perfect.",
      'When the hole turns out to be too low, neither of you says so, and the silence says it for both of you until supper.',
    ],
    repair: [
      'In front of that wall you treat a second opinion as a vote of no confidence.',
      "They go on directing after they've been told that the job is taken.",
      "It's over as soon as one of you asks the other to do it alone and then says that it looks good, which it generally does.",
    ],
    yours: 'Hand over one thing completely, and leave the room while it happens.',
    theirs:
      '{partner} could ask whether you want advice before they give it, and believe the answer.',
    both: 'Divide up the jobs of one weekend this month by name, and let the one who has the job have the last word on it.',
    last: "There'll be one of each thing to do, and one person who got to do it properly.",
  },
  {
    thesis:
      'You want to be the one who is leaned on, and so does {partner}, and leaning takes two.',
    matter: 'which of you is allowed to need something',
    quarrel: [
      'Say {partner} has had a rotten day and comes home to find that you have had one, too ({contact}).',
      'You ask what happened, and you mean it, but you ask from the couch with a blanket around you.',
      'They tell it short, because you look so tired, and then they get up and make tea for both of you in a rather noticeable way.',
      "You'd been waiting all day to be looked after, and so had they, and within ten minutes you're arguing about the dishwasher.",
    ],
    repair: [
      'Under that blanket you hint at what you could ask for.',
      'They do the generous thing and want to be seen doing it.',
      'It helps to settle whose bad day is the worse one, by a coin if necessary, and to take the other one tomorrow.',
    ],
    yours: 'Say on the way in how much you have left to give, in a number from one to ten.',
    theirs: '{partner} could let you carry something for them and not take it back halfway.',
    both: 'Give each other one evening this month on which the other one does all the looking after, with no returning of favors until the next day.',
    last: "Someone has to lean for the other one to be strong, and you'd both turn out to be good at each.",
  },
]
