import type { MonthPlot } from '#lore/authored.ts'

export const secondHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the price',
    opens: {
      begins: [
        "This month begins with a price. It's one you set yourself, for your time, your skill, or something you'd part with, and it was fixed when you were less sure of what you had.",
        'What would you ask if you were asking for a friend? The price you name for your own work or your own things has stayed where it was for years, and this month it starts to move.',
        "If somebody asks what you'd want for it, you name a price before you've thought, and the number is an old one. This month you begin to hear how old.",
      ],
      ripens: [
        "A price is under discussion this month, and it's yours. What you take for your time, and what you pay so that nobody complains, were settled long ago by a more anxious person.",
        "You've been charging too little for something, in money or in thanks, and this month it becomes hard to overlook. The price was friendly once, and by now it has turned into what people expect.",
        "You've been giving something away at an old price, and the people who get it have stopped saying thanks. This month the two figures, what you ask and what it costs you, end up side by side.",
      ],
    },
    turns: {
      'new-moon':
        "Say a new price first where nobody can hear it, in the car. It'll sound too high for a day or two, and then it'll sound like the price. By the end of the week it's the other figure that looks strange.",
      'full-moon':
        "The price is out where others can see it, and somebody may swallow. Nobody has asked you to come down. If you can let the silence do its work, you won't have to.",
      eclipse:
        "The old price may end on its own. An arrangement that has paid you a little for years, in money or in being needed, runs out, and you're free to ask what you'd ask today. You'd hardly have ended it yourself.",
      station:
        'The price gets another look before anyone pays it. Take out what you added from pride, and put back what you left out from shyness. The sum is likely to come out higher than either version.',
      'slow-eases':
        "The price is accepted as if it had always been that. You may be slightly disappointed that nobody argued, after all the arguing you'd done in your head, and then you can begin to rely on it.",
      'slow-presses':
        'Somebody tests the price, pleasantly, and this time you can keep it. The silence after that will feel long. It belongs to them.',
      'uranus-presses':
        "The price may change in the middle of a sentence. You mean to say the usual figure, and another one comes out, one that you wouldn't have dared to plan. Let it stand. They may only write it down.",
      'pluto-presses':
        "It's about who gets to set the price. Somebody who has always named it may name it again, and you can say that it has changed. They'll try to get around you first, and it needn't work.",
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
    toward: {
      eases: "After that it's harder to say the old figure with a straight face.",
      presses: "You've had enough of it by now, which makes the next part easier to say.",
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
        "Once the new price has been said to one other person, it's easier to say to the next. You won't get it everywhere, and where you charge less it'll be because you want to.",
        "You can ask for yourself nearly what you'd have asked for a friend. As soon as the price sounds ordinary to you, you can tell that the old one was wrong.",
        "You may say the new price badly the first time. There's a pause after it, and the pause is what to remember the next time you're tempted to hurry.",
      ],
      ripens: [
        'By now you know what you take, what you pay, and which of the two was wrong. Some of the people who loved the old price will grumble for a while, and most of them will stay.',
        "It isn't overlooked any longer, by you or by them. The price can go up in one place and become a real gift in another, as long as both of you can tell which is which.",
        "The price is close to where it ought to have been for a while. Not everyone will pay it, and you're no worse liked by those who do.",
      ],
    },
  },
  {
    subject: 'the list',
    opens: {
      begins: [
        'This month opens with a list of what you pay for. It has things on it that you chose once and have gone on paying for since, in money, space, or hours.',
        'Which of the things you pay for would you buy again? You begin a list this month, and it turns out to be longer than you thought and much easier to shorten.',
        "A renewal notice comes, or a charge you'd forgotten. It's the first line of a list, and this month the other lines follow, most of them small and all of them yours.",
      ],
      ripens: [
        "The total of what you pay for comes into view this month. It's a list of small sums that each seemed too little to discuss, and you've been carrying it without adding it up.",
        "Money has been going out in more places than you can name from memory. This month the whole list lies in front of you, because one item on it can't be put off.",
        "You earn enough, on paper, and it's gone by the twentieth. This month the list of where it goes gets written down, by you or by somebody who asks you to.",
      ],
    },
    turns: {
      'new-moon':
        "The list can get its first new line in a long time, something for you. If you cross out two others to make room, you'll hardly miss them, and the sum at the bottom will be smaller.",
      'full-moon':
        "The list is complete, and it's a real number. One thing on it costs you more than it gives, and you probably knew which before you looked.",
      eclipse:
        "A big item may leave the list, by your decision or by somebody else's. It feels like a loss for a few days, and then the relief begins to show in the figures. The habits you'd built around it tend to stop by themselves.",
      station:
        "The list has to be gone through again, line by line, for one dull evening. Somewhere near the bottom there may be money you'd given up on.",
      'slow-eases':
        "The list and the income agree, with something left over. You've arranged that yourself, over a longer time than you remember, and you may spend a little of it on purpose.",
      'slow-presses':
        "One line on the list has to go, and it may be the one you're fondest of. Ask what it does for you. Most of that can be had for less.",
      'uranus-presses':
        "Something may fall off the list overnight, canceled or discontinued or simply gone. You'd have fought for it a week earlier. Wait a few days before you replace it, because you may be using nothing in its place.",
      'pluto-presses':
        "One thing on the list has been paying for somebody's good opinion. It may be a small sum, and nothing else on there costs you as much. You can cross it out and say so to the person it concerns.",
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
    toward: {
      eases: 'With that behind you, the longer entries look less frightening.',
      presses: 'After a few of those you stop blaming the prices and look at the total.',
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
        "You'd buy some of it again, and the rest can go. A list that fits on one page is hard to creep back onto unseen.",
        "What remains on the list you'd defend against anyone. The rest is mostly a matter of two-minute calls, and a few of them may be left.",
      ],
      ripens: [
        "You've added it up, and that was the unpleasant part. The next time you go through the list it'll take five minutes.",
        'You could name every item on the list from memory now. The big one is likely to be smaller than it was in the dark.',
        "It's the same list as before with a line through some of it. You'd have said that you couldn't do without one or two of those things, and you can.",
      ],
    },
  },
]
