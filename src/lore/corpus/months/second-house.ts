import type { MonthPlot } from '#lore/authored.ts'

export const secondHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the price',
    opens: {
      begins: [
        "This month begins with a price. It's one you set yourself, for your time, your skill, or something you'd part with, and it was fixed when you were less sure of what you had.",
      ],
      ripens: [
        "A price is under discussion this month, and it's yours. What you take for your time, and what you pay so that nobody complains, were settled long ago by a more anxious person.",
      ],
    },
    turns: {
      'new-moon':
        'You say a new price, at first only to yourself. It sounds too high for a day or two, and then it sounds like the price.',
      'full-moon':
        'The price is on the table where others can see it. One of them may swallow, and one may nod, and you can tell from both that it was about right.',
      eclipse:
        "The old price ends on its own. An arrangement that had paid you a little for years, in money or in being needed, is over, and you're free to ask what you'd ask today.",
      station:
        'The price gets another look before anyone pays it. Take out what you added from pride and put back what you left out from shyness.',
      'slow-eases':
        'The price is accepted as if it had always been that. You may be slightly disappointed that nobody argued, and then you can start to rely on it.',
      'slow-presses':
        'Somebody tests the price, and for once you keep it. The silence that follows feels long, and it belongs to them.',
    },
    steps: {
      sun: {
        before: {
          eases:
            'The price looks different beside what you can do. You finish something well, somebody sees it, and the old figure starts to look like a favor.',
          presses:
            'Someone who has more weight than you names the price before you can. You accept, and then you spend the evening on better answers.',
        },
        after: {
          eases:
            'The new price is said in your ordinary voice. What persuades them is that you go straight on to the next subject.',
          presses:
            'Pride gets into the price, yours or theirs. If you leave the room for ten minutes it becomes a number again, and numbers can be agreed on.',
        },
      },
      mercury: {
        before: {
          eases:
            'You find out what others charge. It takes one message to somebody who knows, and the answer is friendlier and higher than you expected.',
          presses:
            'The price gets lost in a long exchange. You explain so much about it that the other side begins to wonder what is wrong with the thing.',
        },
        after: {
          eases:
            'The price is put in writing, and that takes three lines. Having it there spares you the conversation you like least.',
          presses:
            'A detail of the deal was read in two ways. Your price stands, and the extra that came with it needs one more talk.',
        },
      },
      venus: {
        before: {
          eases:
            "You remember what you'd do without being paid. It belongs in the price, because people can tell which hour you enjoyed.",
          presses:
            "You quote the old price again, to someone you'd like to please. They'd have paid more, and you're annoyed with yourself all the way home.",
        },
        after: {
          eases:
            "A person who paid the new price is happy with it, and says so. You hadn't thought that a fair price could make you better liked.",
          presses:
            "Somebody you're fond of asks if the old price still holds for them. You may decide that it does, so long as it's a present and you both know it.",
        },
      },
      mars: {
        before: {
          eases:
            "You ask. The price is out before you've had time to soften it, and nobody laughs.",
          presses:
            "A bill, a fee, or someone else's haggling makes you angry, and the anger is about your own price. It has been too low to be comfortable for a while.",
        },
        after: {
          eases:
            "You go after what you're owed, and it comes. One reminder was all that the price needed.",
          presses:
            "Somebody pushes on the price harder than is polite. You find out where your floor is, and that you're calm when you stand on it.",
        },
      },
      jupiter: {
        eases:
          'More is offered than you asked for. The price was modest after all, and you can take the difference without explaining why you deserve it.',
        presses:
          'The price climbs with your mood, along with what you plan to do with the money. Let the second figure wait until the first has been paid.',
      },
      saturn: {
        eases:
          'Sober arithmetic is on your side. You work out what an hour of yours costs you, and the price follows from that without any courage.',
        presses:
          'The price meets a budget, and the budget is real. Before you give way on the figure, see what can come out of the work.',
      },
      outer: {
        eases:
          'What you call enough has been shifting, and the price with it. You want fewer things than a few years ago and are stricter about the terms.',
        presses:
          "An income or an expense you'd counted on behaves strangely. The price you set now should leave room for a month like this one.",
      },
      newMoon:
        'A small source of money, or a small saving, begins. It matters less for the amount than for the practice of naming a price.',
      fullMoon:
        "You see what your price has bought so far, and what it hasn't. One thing you own is worth more to you than you'd have said.",
      back: 'An old price comes up again, with someone who still remembers it. You can tell them kindly that it belonged to that year.',
      on: 'Money that was held up starts to move. The price you named while nothing happened is the one that gets paid.',
    },
    settles: {
      begins:
        "By the end the price has been said to at least one other person, and nobody fainted. You won't get it everywhere, and where you charge less it'll be because you want to.",
      ripens:
        'By the end you know what you take, what you pay, and which of the two was wrong. Write the figure somewhere you can see it before the next person asks.',
    },
  },
  {
    subject: 'the list',
    opens: {
      begins: [
        'This month opens with a list of what you pay for. It has things on it that you chose once and have gone on paying for since, in money, space, or hours.',
      ],
      ripens: [
        "The total of what you pay for comes into view this month. It's made of small sums that each seemed too little to discuss, and you've been carrying it without adding it up.",
      ],
    },
    turns: {
      'new-moon':
        "The list gets its first new line in a long time, and it's something for you. To make room for it you cross out two others, and you miss neither.",
      'full-moon':
        "The list is complete, and it's a real number. One thing on it costs you more than it gives, and you can say which without thinking long.",
      eclipse:
        "A big item leaves the list, by your decision or by somebody else's. It feels like a loss for a few days, and then the relief begins to show in the figures.",
      station:
        "The list has to be gone through again, line by line. It's dull, and somewhere near the bottom there's money that you'd given up on.",
      'slow-eases':
        "The list and the income agree, with something left over. You've arranged that yourself, over a longer time than you remember, and you may spend a little of it on purpose.",
      'slow-presses':
        "One line on the list has to go, and it's the one you were fondest of. Ask what it did for you, because that can nearly always be had for less.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "One thing on the list is plainly worth it. You use it every day and it suits the person you're now, which gives you a measure for the rest.",
          presses:
            'Part of the list is there to be seen. You notice how much you spend on looking as if you were doing well, and who the audience is.',
        },
        after: {
          eases:
            'The shorter list agrees with you. You feel richer on the same money, and somebody asks what has changed.',
          presses:
            "Someone's idea of what you can afford is out of date. You tell them the new figure, and the friendship turns out to cost less than you thought.",
        },
      },
      mercury: {
        before: {
          eases:
            "A ten-minute look at the list finds two things you'd forgotten. Canceling them takes less time than it took to be annoyed.",
          presses:
            "A charge on the list has the wrong amount, or the right amount for something you didn't want. You'll have to write to someone whose reply begins with a number.",
        },
        after: {
          eases:
            'A sensible message gets you a better rate. You had only to ask, and the list is a line shorter by the time you put the phone down.',
          presses:
            'The list is argued over by two people with two memories of what was agreed. Find the old message before you find your temper.',
        },
      },
      venus: {
        before: {
          eases:
            'Something beautiful goes on the list, and it was cheap. The things that please you most have hardly ever been the expensive ones.',
          presses:
            'You buy a thing to cheer yourself up, and it works until you get it home. The list has several of its relatives.',
        },
        after: {
          eases:
            'A gift arrives, or a treat that someone else pays for. You can enjoy it without entering it on the list as something you owe.',
          presses:
            'Saying no to a shared expense feels unfriendly. You manage it with a smile, and hear two others breathe out.',
        },
      },
      mars: {
        before: {
          eases:
            'You clear out, carry, sell, or return. The list gets shorter by everything that leaves the place in one afternoon.',
          presses:
            'You spend in a temper, and the amount is roughly the size of the insult. It can still be returned tomorrow.',
        },
        after: {
          eases:
            'You put work into something you already have, and it works like new. That takes a whole line off the list.',
          presses:
            'Somebody takes more than their share and expects you not to count. You have counted, and this time you mention it while the sum is small.',
        },
      },
      jupiter: {
        eases:
          'There turns out to be more than you thought. A refund, a higher rate, or a miscalculation in your favor gives the list some air.',
        presses:
          'Everything seems affordable for a while, and the list grows at the bottom. Wait a night over anything that has to be paid in parts.',
      },
      saturn: {
        eases:
          'You put something aside, by a rule that runs without you. The list gets a line that works in the other direction.',
        presses:
          "The list has to be lived with this month, and it's tight. It's tight by a sum you can name, so it won't be forever.",
      },
      outer: {
        eases:
          "What you want to own is changing slowly. Several things on the list belong to someone you've stopped being, and they leave without a fuss.",
        presses:
          'A sum you thought was certain moves. Keep one line of the list free, since the next figure may be different again.',
      },
      newMoon:
        "A fresh page for the list is welcome. Begin with what you'd buy again tomorrow, and the rest sorts itself.",
      fullMoon:
        'You can see at a glance what the list has been for. Some of it was comfort, and comfort may cost something.',
      back: "Something you'd paid for long ago turns up on the list again. It may be worth repairing, or finally worth letting go.",
      on: 'A payment or a decision that was stuck comes loose. The list can be made for the coming half year, in ink.',
    },
    settles: {
      begins:
        "By the end the list is shorter, and you know why each thing is on it. The difference is yours to spend, and you needn't decide on what right away.",
      ripens:
        "By the end you've paid what had to be paid and stopped paying for one thing that had stopped paying you. Look at the list again in the spring or the fall, and it'll take five minutes.",
    },
  },
]
