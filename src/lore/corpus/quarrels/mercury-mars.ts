import type { QuarrelArgument } from '#lore/authored.ts'

export const mercuryMarsQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You want to talk it through and {partner} wants it done, and it can happen that you're still comparing when the package arrives.",
    matter: 'how long to think before doing it',
    quarrel: [
      "Picture the third hot night in a row, when you've narrowed it down to four fans ({contact}).",
      "You enjoy this part, you've read about noise levels, and you're about to explain the difference.",
      '{partner} has been lying awake since Monday, and one of the four is already on its way.',
      'You feel that your work has been thrown out, they feel that somebody finally did something, and the fan, when it comes, is a bit loud, as you point out at two in the morning.',
    ],
    repair: [
      'With those fans you keep a decision open because the discussion is pleasant, while the other person is losing sleep.',
      'They end it without telling you, which makes an ally into a critic.',
      'You get along much better with a deadline, because until then you may talk, and after it they may act, and nobody has been skipped.',
    ],
    yours: "Give them the two best choices and no third, and name the one you'd take.",
    theirs:
      'It would help if {partner} asked for your answer by a certain hour before going ahead.',
    both: "Find one thing this month that you've both been meaning to replace, let yourself have three days of research, and let {partner} place the order on the fourth.",
    last: 'You get to talk it through, {partner} gets it done, and with a day in between you both like what arrives.',
  },
  {
    thesis: "{partner} gets hot and you get funny, and it's the one time that it doesn't help.",
    matter: 'when a joke helps',
    quarrel: [
      'When {partner} has been on hold for forty minutes and gets cut off, you hum the hold music ({contact}).',
      "When somebody's angry you get nervous, and when you're nervous you get witty, and it's always worked on everyone else.",
      "On their side there's a fight going on with a company, and now there's someone behind them making it a joke.",
      'They turn around and give you what the company was going to get, at full strength and by name.',
    ],
    repair: [
      "With the hold music you make light of the anger because you can't stand to be in it.",
      'They use you as the nearest target, since you at least would pick up.',
      "If you say \"That's outrageous\" instead, which it is, you'll be surprised how soon it's over, and the hold music goes down very well about an hour later.",
    ],
    yours: 'Let them have the whole outburst, and be on their side of it in three words.',
    theirs: '{partner} could say "It\'s not you" in the middle, even while shouting.',
    both: 'Make the most annoying call on either list together this month, with {partner} doing the talking and you passing notes.',
    last: "You'll go on being funny and {partner} will go on getting hot, and after an hour or so you can both enjoy it.",
  },
]
