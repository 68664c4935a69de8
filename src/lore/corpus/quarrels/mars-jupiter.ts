import type { QuarrelArgument } from '#lore/authored.ts'

export const marsJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You want to get it done, and {partner} wants to see how far it could go.',
    matter: 'how big a small job may get',
    quarrel: [
      "Say you've got two hours and some boards for a tomato box, and {partner} comes out with a drawing of a greenhouse ({contact}).",
      "It's a good drawing, but you'd already picked up the saw.",
      'They talk about peppers and how you could have people out here, and with each of their ideas the thing you were about to finish gets smaller.',
      'You say that you only want to build a box, they say that you always think small, and the boards are still there in October.',
    ],
    repair: [
      "Over the tomato box you bite off the head of somebody who's excited about something you're doing.",
      "They enlarge it until there's nothing left that one person can do in an afternoon.",
      "The box can be the first corner of the greenhouse, and if you'd build it while they draw, each would be surprised to find how much they'd needed the other to get to the second corner.",
    ],
    yours: "Tell them what today's piece is, and ask them to dream about the next one.",
    theirs: '{partner} could hold the other end of the board while talking.',
    both: 'Choose something large this month, cut it into four Saturdays, and finish the first before anybody mentions the fifth.',
    last: 'You get it done and {partner} sees how far it goes, and there were tomatoes.',
  },
  {
    thesis:
      '{partner} tells you to go for it, and then only one of you is philosophical about how it turned out.',
    matter: 'who pays when a bet goes wrong',
    quarrel: [
      'Say you ask {partner} whether you ought to take a chance, and they say that of course you should, what could happen ({contact}).',
      "It happens, and while you're standing there with the bill they remark that it'll make a great story.",
      'They never thought of it as advice.',
      "They were believing in you aloud, and they'd do it again tomorrow, which is the next thing they say, and you ask who exactly is going to be paying for tomorrow.",
    ],
    repair: [
      "When it goes that way you've asked for a blessing and treat it afterward as a guarantee.",
      'They encourage you from a safe distance and are cheerful about your bill.',
      "You'll trust their yes again as soon as they've once put in something of their own, some hours or a share of the bill, and they'd do so gladly if they knew that it was serious.",
    ],
    yours:
      'When you want to know the risk, ask someone else first and {partner} afterward for courage.',
    theirs: "Things would go easier if {partner} said what they'd do if it went wrong.",
    both: 'Take a chance together this month where both of you stand to lose the same amount, and decide on the amount first.',
    last: 'Now that {partner} is in it with you, you can both afford to be philosophical.',
  },
]
