import type { QuarrelArgument } from '#lore/authored.ts'

export const marsJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You want to get it done, and {partner} wants to see how far it could go.',
    matter: 'how big a small job may get',
    quarrel: [
      "You take a job as it is and go at it, and {partner} can't hear of one without making it larger ({contact}).",
      'Their enthusiasm is real, and for an hour it carries you along.',
      "Then you're at work on something three times the size, and they've gone to tell people about it.",
      "You feel used, they feel that you've lost heart, and the small job still isn't done.",
    ],
    repair: [
      "You say yes to the large version because you like the way {partner} looks at you when you do, and they take strength for something that doesn't run out.",
      'The small one finished first leaves you with energy for the next, and then they can make it as big as they like.',
    ],
    yours: 'Finish the original size before you agree to any other.',
    theirs: 'It would help if {partner} took on one third of whatever they add.',
    both: 'Do one thing this month at exactly the size it was first mentioned, and celebrate it as if it were enormous.',
    last: {
      shape: 'week',
      says: 'In a good week the small job is done by noon, and the afternoon is free to find out how far it goes.',
    },
  },
  {
    thesis:
      '{partner} tells you to go for it, and only one of you is philosophical about how it turns out.',
    matter: 'who pays when a bet goes wrong',
    quarrel: [
      "{partner} believes in your strength more than you do, and you're someone who acts on encouragement ({contact}).",
      'So you take a risk that was partly theirs.',
      "When it comes off you both deserve the credit, and when it doesn't, you have the bruise and they have the long view.",
      "You're angry, and it's hard to be angry with somebody who only believed in you.",
    ],
    repair: [
      "You don't ask {partner} what they'd put up themselves, and they bet with what they don't have to lift.",
      'Once they have a share in the outcome, their advice gets smaller and very good.',
    ],
    yours: 'Ask "Would you do it yourself?" before you do it.',
    theirs: "{partner} could say what they'll do if a bet doesn't work out.",
    both: 'Take one risk this month that costs each of you the same.',
    last: {
      shape: 'said',
      says: '"Take the chance" is easier for you to hear once {partner} has said, "I\'m in for half."',
    },
  },
]
