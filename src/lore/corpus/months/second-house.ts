import type { MonthPlot } from '#lore/authored.ts'

export const secondHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the price',
    opens: {
      begins: [
        "This month begins with a price. It's one you set yourself, for your time, your skill, or something you'd part with, and it was fixed when you were less sure of what you had.",
        'What would you ask if you were asking for a friend? The price you name for your own work or your own things has stayed where it was for years, and this month it starts to move.',
      ],
      ripens: [
        "A price is under discussion this month, and it's yours. What you take for your time, and what you pay so that nobody complains, were settled long ago by a more anxious person.",
        "You've been charging too little for something, in money or in thanks, and this month it becomes hard to overlook. The price was friendly once, and by now it has turned into what people expect.",
      ],
    },
    turns: {
      'new-moon':
        "You say a new price, at first only to yourself. It sounds too high for a day or two, and then it sounds like the price. Because you've said it once, it's the other figure that begins to look strange.",
      'full-moon':
        "The price is on the table where others can see it. One of them may swallow, and one may nod, and you can tell from both that it was about right. You don't come down, because nobody has asked you to.",
      eclipse:
        "The old price ends on its own. An arrangement that had paid you a little for years, in money or in being needed, is over, and you're free to ask what you'd ask today. You'd never have ended it yourself, so it's just as well that it did.",
      station:
        "The price gets another look before anyone pays it. You take out what you'd added from pride and put back what you'd left out from shyness, and the sum comes out higher. So the wait has been worth something, in money.",
      'slow-eases':
        "The price is accepted as if it had always been that. You may be slightly disappointed that nobody argued, and then you can start to rely on it. You'd been arguing with somebody in your head who never turned up.",
      'slow-presses':
        "Somebody tests the price, and for once you keep it. The silence that follows feels long, and it belongs to them. When they speak again it's about something else, so you know that you've got it.",
    },
    between: {
      before: [
        'In the first days you only do sums in your head, because saying anything aloud would make it real.',
        "You find good reasons to leave it as it is, and they're the same good reasons you've had for years.",
      ],
      after: [
        "From then on you hear figures everywhere, and you're surprised at how calmly other people say theirs.",
        'You expect a bill for it, in bad temper or in silence, and since none comes, you get a little bolder.',
      ],
    },
    steps: {
      sun: {
        before: {
          eases:
            "You finish something well, and somebody who can judge it sees you do it. After that the old figure looks like a favor, and you're the one who has been granting it.",
          presses:
            'Someone with more weight than you names the figure before you can. You accept, because it would be awkward not to, and then you spend the evening on better answers.',
        },
        after: {
          eases:
            "You say what you want in your ordinary voice and go straight on to the next subject. That's what persuades them, since an apology would have told them to haggle.",
          presses:
            "Pride gets into it, yours or theirs, and a sum of money turns into a matter of respect. You leave the room for ten minutes, and when you come back it's a sum again.",
        },
      },
      mercury: {
        before: {
          eases:
            "You ask somebody who knows what others charge. The answer is friendlier than you expected, and a good deal higher, so you can't go on pretending that you hadn't heard.",
          presses:
            "You explain so much about what you're asking that the other side begins to wonder what's wrong with it. You hear it happening and still add one more reason.",
        },
        after: {
          eases:
            'You put the terms in writing, and it takes three lines. Having them there spares you the conversation you like least, because they can be pointed to.',
          presses:
            'A detail of the deal turns out to have been read in two ways, so it has to be talked over once more. The main figure stands, and only an extra has to be sorted out.',
        },
      },
      venus: {
        before: {
          eases:
            "You notice what you'd do even if nobody paid you. It belongs in the calculation, because people can tell which hour you enjoyed and come back for that one.",
          presses:
            "You give the old discount again, to someone you'd like to please. They'd have paid more, and you're annoyed with yourself all the way home.",
        },
        after: {
          eases:
            "Someone who paid in full is happy and says so to others. You hadn't thought that being fair to yourself could make you better liked.",
          presses:
            "Somebody you're fond of asks if the old terms still hold for them. You may decide that they do, because you like giving presents, and this time you both know it is one.",
        },
      },
      mars: {
        before: {
          eases:
            "You have the nerve for it, so you ask. It's out before you've had time to soften it, and nobody laughs.",
          presses:
            "A bill or someone else's haggling makes you angrier than the amount deserves. The anger has an older cause, since you've been giving too much away for a while.",
        },
        after: {
          eases:
            "You go after what you're owed, and it comes at the first reminder. They'd only been waiting to see if you would.",
          presses:
            "Somebody pushes harder than is polite, so you find out where your floor is. You're surprised at how calm you are when you stand on it.",
        },
      },
      jupiter: {
        eases:
          "More is offered than you asked for, so your figure was modest after all. You take the difference, and you don't explain why you deserve it.",
        presses:
          "You're in good spirits, so your plans for the money grow faster than the money. The second figure can wait until the first has been paid.",
      },
      saturn: {
        eases:
          "You work out what an hour of yours really costs you. After that it takes no courage to ask for it, because you're only reading from the paper.",
        presses:
          "You meet a budget, and the budget is real. Because you can't move the total, you look for what could come out of the work, and that's a better conversation.",
      },
      outer: {
        eases:
          'What you call enough has been shifting, and it shows here first. You want fewer things than a few years ago, so you can afford to be stricter about the terms.',
        presses:
          "An income or an expense you'd counted on behaves strangely, so the sums have to be done again. You leave more room this time, and you ask for more because of it.",
      },
      newMoon:
        "A small source of money, or a small saving, begins. The amount hardly matters, and yet you feel different when you've named a figure and it held.",
      fullMoon:
        "You see what your work has bought you so far, and what it hasn't. Because of that you know which offer to turn down, and you'd been wondering about it for weeks.",
      back: 'Someone from before comes back and expects the old terms. You tell them kindly that those belonged to another year, and saying it once makes it true for the next person, too.',
      on: "Money that was held up starts to move. What you asked for while nothing happened is what gets paid, so you're glad that you didn't come down in the waiting.",
    },
    settles: {
      begins: [
        "By the end the new price has been said to at least one other person, and nobody fainted. You won't get it everywhere, and where you charge less it'll be because you want to.",
        "By the end you ask for yourself nearly what you'd have asked for a friend. The price sounds ordinary to you now, which is how you can tell that the old one was wrong.",
      ],
      ripens: [
        'By the end you know what you take, what you pay, and which of the two was wrong. Some of the people who loved the old price will grumble for a while, and most of them will stay.',
        "By the end it isn't overlooked any longer, by you or by them. The price has gone up in one place and become a real gift in another, and you can tell the two apart.",
      ],
    },
  },
  {
    subject: 'the list',
    opens: {
      begins: [
        'This month opens with a list of what you pay for. It has things on it that you chose once and have gone on paying for since, in money, space, or hours.',
        'Which of the things you pay for would you buy again? You begin a list this month, and it turns out to be longer than you thought and much easier to shorten.',
      ],
      ripens: [
        "The total of what you pay for comes into view this month. It's a list of small sums that each seemed too little to discuss, and you've been carrying it without adding it up.",
        "Money has been going out in more places than you could name from memory. This month the whole list lies in front of you, because one item on it can't be put off.",
      ],
    },
    turns: {
      'new-moon':
        "The list gets its first new line in a long time, and it's something for you. To make room for it you cross out two others, and you miss neither. That's why it feels like a raise, though the sum at the bottom is smaller.",
      'full-moon':
        "The list is complete, and it's a real number. One thing on it costs you more than it gives, and you can say which without thinking long. So you begin with that one, and the rest no longer looks like a reproach.",
      eclipse:
        "A big item leaves the list, by your decision or by somebody else's. It feels like a loss for a few days, and then the relief begins to show in the figures. You'd built three habits around it, and without it they stop by themselves.",
      station:
        "The list has to be gone through again, line by line. It's dull, and somewhere near the bottom there's money that you'd given up on. You put it to use at once, because you'd like to remember how this felt.",
      'slow-eases':
        "The list and the income agree, with something left over. You've arranged that yourself, over a longer time than you remember, and you may spend a little of it on purpose. It was never one big decision, which is why you missed the moment when it began to work.",
      'slow-presses':
        "One line on the list has to go, and it's the one you were fondest of. You ask yourself what it did for you, and it turns out that most of that can be had for less. So you keep the pleasure and let the payment go.",
    },
    between: {
      before: [
        "At first you only look, because it's unpleasant and because each item has a story that seems to excuse it.",
        'It begins with something small that annoys you, and one thing leads to the next.',
      ],
      after: [
        'After that you think twice at every counter, which is tiring for a week and then becomes interesting.',
        "You've got a feeling for it now, and you see at once which of the next offers would end up in the same place.",
      ],
    },
    steps: {
      sun: {
        before: {
          eases:
            'You use one of your things every day and it suits the person you are now. That gives you a measure for the rest, and several of them fail it.',
          presses:
            'You notice how much you spend on looking as if you were doing well. Once you ask who the audience is, you can only think of two people.',
        },
        after: {
          eases:
            "You feel richer on the same money, and it shows. Somebody asks what has changed, and all you've done is stop paying for what you didn't want.",
          presses:
            'Someone has an outdated idea of what you can afford, and plans on it. You tell them the real figure, which is embarrassing for a minute, and the friendship gets cheaper for both of you.',
        },
      },
      mercury: {
        before: {
          eases:
            "You look through the statements for ten minutes and find two things you'd forgotten. Canceling them takes less time than it took to be annoyed.",
          presses:
            "A charge has the wrong amount, or the right amount for something you didn't want. Because of it you have to write to someone whose reply begins with a number.",
        },
        after: {
          eases:
            'You ask for a better rate and get it. All it took was a sensible message, so you send a second one.',
          presses:
            "Two people have two memories of what was agreed about money. You find the old message before you lose your temper, and it's over in a minute.",
        },
      },
      venus: {
        before: {
          eases:
            'You come across something beautiful that costs next to nothing. It reminds you that the things that please you most have hardly ever been the expensive ones, and it makes the next decision easy.',
          presses:
            'You buy a thing to cheer yourself up, and it works until you get it home. There you see that it has several relatives, bought on evenings like this one.',
        },
        after: {
          eases:
            "Someone gives you a present or treats you. You enjoy it without making a note of what you owe, and that's new.",
          presses:
            "You say no to a shared expense, and it feels unfriendly. You manage it with a smile, and two others who couldn't afford it either are glad you spoke.",
        },
      },
      mars: {
        before: {
          eases:
            "You carry, sell, or return things for an afternoon. You can see the result at once, so you go on longer than you'd planned.",
          presses:
            "You spend in a temper, and the amount is roughly the size of the insult. It can still be returned when you've calmed down, which will be soon.",
        },
        after: {
          eases:
            "You repair something you already have, and it works like new. Because of that you don't need the thing you'd been about to order.",
          presses:
            'Somebody takes more than their share and expects you not to count. You have counted, and you mention it while the sum is small, so it stays a small matter.',
        },
      },
      jupiter: {
        eases:
          'There turns out to be more than you thought, from a refund, a better rate, or a mistake in your favor. It gives you some air, so you can decide the rest without hurry.',
        presses:
          "Everything seems affordable for a while, and so you add three things at once. What has to be paid in parts looks different after a night's sleep.",
      },
      saturn: {
        eases:
          "You set up a rule that puts something aside without you. It's dull, and within days you feel safer than any purchase has made you.",
        presses:
          'Money is tight for the moment, by a sum that you can name. That makes it bearable, since anything with a number has an end.',
      },
      outer: {
        eases:
          "What you want to own has been changing slowly. Several of your things belong to someone you've stopped being, so letting them go doesn't hurt.",
        presses:
          "A sum you'd thought was certain moves, so the plan built on it has to move, too. You leave a margin this time and sleep better for it.",
      },
      newMoon:
        "You start afresh with what you'd buy again tomorrow. Everything else has to make its case after that, and most of it can't.",
      fullMoon:
        'You see at a glance where your money has gone. Some of it bought comfort in a bad stretch, and because you know that, you can stop without blaming yourself.',
      back: "Something you paid for long ago comes back, broken or unfinished. Repairing it is cheaper than you thought, or else it's finally plain that you can let it go.",
      on: 'A payment or a decision that was stuck comes loose. You can plan for half a year from here, because the last unknown figure is known.',
    },
    settles: {
      begins: [
        "By the end the list is shorter, and you know why each thing is on it. The difference is yours to spend, and you needn't decide on what right away.",
        "By the end you've bought some of it again and let the rest go. The list fits on one page, and you could recite it, so nothing is likely to creep back unseen.",
      ],
      ripens: [
        "By the end you've added it up, paid what had to be paid, and stopped paying for one thing that had stopped paying you. The next time you go through the list it'll take five minutes.",
        "By the end you could name every item on the list from memory. The big one has been dealt with, and it wasn't as big as it had been in the dark.",
      ],
    },
  },
]
