import type { MonthPlot } from '#lore/authored.ts'

export const secondHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the price',
    opens: {
      begins: [
        "This month begins with a price. It's one you set yourself, for your time, your skill, or something you'd part with, and it was fixed when you were less sure of what you had.",
        'What would you ask if you were asking for a friend? The price you name for your own work or your own things has stayed where it was for years, and this month it starts to move.',
        "Somebody asks what you'd want for it, and you name a price before you've thought. The number is an old one. This month you begin to hear how old.",
      ],
      ripens: [
        "A price is under discussion this month, and it's yours. What you take for your time, and what you pay so that nobody complains, were settled long ago by a more anxious person.",
        "You've been charging too little for something, in money or in thanks, and this month it becomes hard to overlook. The price was friendly once, and by now it has turned into what people expect.",
        "You've been giving something away at an old price, and the people who get it have stopped saying thanks. This month the two figures, what you ask and what it costs you, end up side by side.",
      ],
    },
    turns: {
      'new-moon':
        "You say a new price, at first only to yourself, in the car. It sounds too high for a day or two, and then it sounds like the price. By the end of the week it's the other figure that looks strange.",
      'full-moon':
        'The price is on the table where others can see it. One of them swallows, and one nods. Nobody has asked you to come down, and for once you let the silence do its work.',
      eclipse:
        "The old price ends on its own. An arrangement that had paid you a little for years, in money or in being needed, is over, and you're free to ask what you'd ask today. You'd never have ended it yourself, so it's just as well that it did.",
      station:
        "The price gets another look before anyone pays it. You take out what you'd added from pride and put back what you'd left out from shyness. The sum comes out higher than either version.",
      'slow-eases':
        "The price is accepted as if it had always been that. You may be slightly disappointed that nobody argued, and then you can start to rely on it. You'd been arguing with somebody in your head who never turned up.",
      'slow-presses':
        "Somebody tests the price, pleasantly, and for once you keep it. The silence that follows feels long, and it belongs to them. When they speak again it's about dates.",
      'uranus-presses':
        "The price changes in the middle of a sentence. You'd meant to say the usual figure, and another one comes out. You'd never have dared to plan it, and they only write it down.",
      'pluto-presses':
        "It's about who gets to set the price. Somebody who has always named it names it again, and you say that it has changed. They try to get around you, and then they come back.",
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
            'You finish something well, and somebody who can judge it is standing there when you do. Going home you work out what you charged for it, and it looks like a favor.',
          presses:
            'Someone with more weight than you names the figure before you can. You accept, because it would be awkward not to, and then you spend the evening on better answers.',
        },
        after: {
          eases:
            'You say what you want in your ordinary voice and go straight on to the next subject. No apology follows. They write it down and go on to the next subject, too.',
          presses:
            "Pride gets into it, yours or theirs, and a sum of money turns into a matter of respect. You leave the room for ten minutes. When you come back it's a sum again.",
        },
      },
      mercury: {
        before: {
          eases:
            "You ask somebody who knows what others charge. They tell you without looking up, and it's a good deal higher. There's no going back to not knowing.",
          presses:
            "You explain so much about what you're asking that the other side begins to wonder what's wrong with it. You hear it happening and still add one more reason.",
        },
        after: {
          eases:
            "You put the terms in writing, and it takes three lines. The next time somebody hesitates you send the three lines, and you're spared the conversation you like least.",
          presses:
            'A detail of the deal turns out to have been read in two ways, so it has to be talked over once more. The main figure stands, and only an extra has to be sorted out.',
        },
      },
      venus: {
        before: {
          eases:
            "There's an hour of work you'd have done unpaid, and you notice it while you're in it. People can tell which hour that was. It's the one they come back for.",
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
            "A bill or someone's haggling makes you angrier than the amount deserves. You've been giving too much away for a while, and this is merely the first person to ask for more in writing.",
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
          'More is offered than you asked for. You take the difference, and it requires all your strength not to explain why you deserve it.',
        presses:
          "You're in good spirits, and your plans for the money grow faster than the money. You've bought one thing already in your mind. It can stay there until the first figure has been paid.",
      },
      saturn: {
        eases:
          "You work out what an hour of yours really costs you. After that it takes no courage to ask for it, because you're only reading from the paper.",
        presses:
          "You meet a budget, and the budget is real. The total won't move. What could come out of the work might, and that turns out to be the better conversation.",
      },
      outer: {
        eases:
          'What you call enough has been shifting, and it shows here first. You want fewer things than a few years ago, so you can afford to be stricter about the terms.',
        presses:
          "An income or an expense you'd counted on behaves strangely, so the sums have to be done again. You leave more room this time, and you ask for more because of it.",
      },
      newMoon:
        'A small source of money, or a small saving, begins. The amount hardly matters. You named a figure and it held, and you stand a little differently in the elevator.',
      fullMoon:
        "You see what your work has bought you so far, and what it hasn't. There's an offer you've been turning over for weeks, and suddenly you know that it's a no.",
      back: 'Someone from before comes back and expects the old terms. You tell them kindly that those belonged to another year, and saying it once makes it true for the next person, too.',
      on: "Money that was held up starts to move. What you asked for while nothing happened is what gets paid, so you're glad that you didn't come down in the waiting.",
    },
    settles: {
      begins: [
        "The new price has been said to at least one other person, and nobody fainted. You won't get it everywhere, and where you charge less it'll be because you want to.",
        "You ask for yourself nearly what you'd have asked for a friend. The price sounds ordinary to you now, which is how you can tell that the old one was wrong.",
        "You've named the new price twice now, once badly. The second time there was a pause and then a yes, and the pause is what you'll remember the next time you're tempted to hurry.",
      ],
      ripens: [
        'You know what you take, what you pay, and which of the two was wrong. Some of the people who loved the old price will grumble for a while, and most of them will stay.',
        "By the end it isn't overlooked any longer, by you or by them. The price has gone up in one place and become a real gift in another, and you can tell the two apart.",
        "One person has stopped asking, two have paid, and you're no worse liked than before. The price is where it ought to have been for a while, and you've already begun to find it ordinary.",
      ],
    },
  },
  {
    subject: 'the list',
    opens: {
      begins: [
        'This month opens with a list of what you pay for. It has things on it that you chose once and have gone on paying for since, in money, space, or hours.',
        'Which of the things you pay for would you buy again? You begin a list this month, and it turns out to be longer than you thought and much easier to shorten.',
        "A renewal notice comes for something you'd forgotten you had. It's the first line of a list, and this month the other lines follow, most of them small and all of them yours.",
      ],
      ripens: [
        "The total of what you pay for comes into view this month. It's a list of small sums that each seemed too little to discuss, and you've been carrying it without adding it up.",
        "Money has been going out in more places than you can name from memory. This month the whole list lies in front of you, because one item on it can't be put off.",
        "You earn enough, on paper, and it's gone by the twentieth. This month the list of where it goes gets written down, by you or by somebody who asks you to.",
      ],
    },
    turns: {
      'new-moon':
        "The list gets its first new line in a long time, and it's something for you. You cross out two others to make room and miss neither. The sum at the bottom is smaller, and it feels like a raise.",
      'full-moon':
        "The list is complete, and it's a real number. You look at it standing up. One thing on it costs you more than it gives, and you knew which before you looked.",
      eclipse:
        "A big item leaves the list, by your decision or by somebody else's. It feels like a loss for a few days, and then the relief begins to show in the figures. You'd built three habits around it, and without it they stop by themselves.",
      station:
        "The list has to be gone through again, line by line. It's dull work for an evening. Near the bottom there's money you'd given up on, and you spend some of it on dinner, to remember how this felt.",
      'slow-eases':
        "The list and the income agree, with something left over. You've arranged that yourself, over a longer time than you remember, and you may spend a little of it on purpose. It was never one big decision, which is why you missed the moment when it began to work.",
      'slow-presses':
        "One line on the list has to go, and it's the one you were fondest of. You ask what it did for you. Most of that can be had for less, and on the day you cancel it you're lighter by the afternoon.",
      'uranus-presses':
        "Something falls off the list overnight, canceled or discontinued or simply gone. You'd have fought for it a week ago. A few days later you notice what you use in its place, which is nothing.",
      'pluto-presses':
        "One thing on the list has been paying for somebody's good opinion. You cross it out and say so to the person it concerns. It's a small sum, and nothing else on there cost you as much.",
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
            'You notice how much you spend on looking as if you were doing well. You try to picture the audience, and there are two people in it.',
        },
        after: {
          eases:
            "You feel richer on the same money, and it shows. Somebody asks what has changed, and all you've done is stop paying for what you didn't want.",
          presses:
            "Someone has an outdated idea of what you can afford, and plans on it. You tell them the real figure. There's an awkward minute, and then they say that they'd been hoping one of you would.",
        },
      },
      mercury: {
        before: {
          eases:
            "You look through the statements for ten minutes and find two things you'd forgotten. Canceling them takes less time than it took to be annoyed.",
          presses:
            "A charge has the wrong amount, or the right amount for something you didn't want. You write to a company and get a reply that begins with a number. On the third try there's a person.",
        },
        after: {
          eases:
            'You ask for a better rate in one sensible message, and you get it. You look around for something else to ask about.',
          presses:
            "Two people have two memories of what was agreed about money. You find the old message before you lose your temper, and it's over in a minute.",
        },
      },
      venus: {
        before: {
          eases:
            'You come across something beautiful that costs next to nothing. You stand in front of it longer than in front of anything you bought this year.',
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
            "You carry, sell, or return things for an afternoon. By five there's an empty corner and cash in an envelope, and you go on longer than you'd planned.",
          presses:
            "You spend in a temper, and the amount is roughly the size of the insult. It can still be returned when you've calmed down, which will be soon.",
        },
        after: {
          eases:
            "You repair something you already have, and it works like new. The thing you'd been about to order is still in the cart, and you empty the cart.",
          presses:
            "Somebody takes more than their share and expects you not to count. You have counted. You mention it while it's still the price of a lunch.",
        },
      },
      jupiter: {
        eases:
          'There turns out to be more than you thought, a refund or a mistake in your favor. You put it where you can see it and decide the rest without hurry.',
        presses:
          "Everything seems affordable for a while, and so you add three things at once. What has to be paid in parts looks different after a night's sleep.",
      },
      saturn: {
        eases:
          "You set up a rule that puts something aside without you. It's the dullest ten minutes of the month, and you sleep better than any purchase has made you sleep.",
        presses:
          'Money is tight for the moment, by a sum that you can name. You can name the week it ends, too, and that makes it bearable.',
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
      on: 'A payment or a decision that was stuck comes loose. The last unknown figure is known, and you can see as far as summer.',
    },
    settles: {
      begins: [
        "By the end the list is shorter, and you know why each thing is on it. The difference is yours to spend, and you needn't decide on what right away.",
        "You've bought some of it again and let the rest go. The list fits on one page and you know it by heart, so nothing is likely to creep back unseen.",
        "What remains on the list you'd defend against anyone. The rest has been canceled, mostly in two-minute calls, and you catch yourself looking at the balance with something like interest.",
      ],
      ripens: [
        "You've added it up, paid what had to be paid, and stopped paying for one thing that had stopped paying you. The next time you go through the list it'll take five minutes.",
        "You can name every item on the list from memory. The big one has been dealt with, and it wasn't as big as it had been in the dark.",
        "It's the same list as before with a line through four things. You'd have said that you couldn't do without two of them, and you haven't thought of either for a week.",
      ],
    },
  },
]
