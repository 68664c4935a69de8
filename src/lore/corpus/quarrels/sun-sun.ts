import type { QuarrelArgument } from '#lore/authored.ts'

export const sunSunQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You're two people who each expect to be the main event, and there's only one Saturday night.",
    matter: 'whose night it is',
    quarrel: [
      'It starts with a calendar, when something you care about lands on the same evening as something {partner} cares about ({contact}).',
      "You assume they'll see that yours matters more, since you've been talking about it for weeks.",
      'They assume the same, having talked about theirs for just as long, and each of you was listening with the patience of someone waiting for a turn.',
      "By Thursday you've both offered to cancel, in a tone that makes it impossible to accept.",
    ],
    repair: [
      'Your mistake is to count attendance as a vote, and theirs is to treat your big evening as competition they have to beat.',
      'Nobody was ranking you until you both started keeping score.',
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
      'At a reception you introduce {partner} by first name and go on with what you were saying ({contact}).',
      "You weren't hiding them.",
      "You'd simply been in the middle of the part about yourself, and you assumed that they'd tell people what they do.",
      'They wait a little, with a smile, and for the rest of the night they introduce you as "my ride," and it\'s meant to hurt exactly as much as it does.',
    ],
    repair: [
      'You forgot that the person beside you might like to arrive with a sentence attached.',
      'They paid you back in public, so that what had been an oversight became a score.',
      "All that's required is that each tells strangers one thing the other is proud of, and says it first, before getting around to their own.",
    ],
    yours:
      "Have one true and current sentence ready about what they're doing, and use it before they've shaken hands.",
    theirs: "{partner} could tell you in the elevator what they'd like to be known for tonight.",
    both: "Go somewhere this month where nobody knows either of you, and spend the evening as each other's publicist.",
    last: "What you're proud of gets around faster when somebody else in the room is the one to mention it.",
  },
]
