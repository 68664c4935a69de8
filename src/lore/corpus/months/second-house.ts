import type { MonthPlot } from '#lore/authored.ts'

export const secondHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the price',
    opens: {
      begins: [
        "There's a price you set yourself, for your time, your skill, or something you'd part with, and it was fixed when you were less sure of what you had.",
        'What would you ask if you were asking for a friend? The price you name for your own work or your own things has stayed where it was for years.',
        "If somebody asks what you'd want for it, you name a price before you've thought, and the number is an old one.",
      ],
      ripens: [
        'What you take for your time, and what you pay so that nobody complains, were settled long ago by a more anxious person. Neither price has been looked at since.',
        "You've been charging too little for something, in money or in thanks. The price was friendly once, and by now it has turned into what people expect.",
        "You've been giving something away at an old price, and the people who get it have stopped saying thanks. What you ask and what it costs you are two different figures.",
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
        'In the first days you only do the sums in your head, because to say a price aloud would make it real.',
        "You find good reasons to leave the price as it is, and they're the same good reasons you've had for years.",
      ],
      after: [
        "From then on you hear prices everywhere, and other people say theirs more calmly than you'd think.",
        "You may expect to be punished for the new price, with bad temper or with silence, and if nothing comes you'll get a little bolder.",
      ],
    },
    toward: {
      eases: "After that it's harder to say the old price with a straight face.",
      presses: "You've had enough of the old price by now, which makes a new one easier to say.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You may finish something well, with somebody there who can judge it. If you work out later what you charged for it, it's likely to look like a favor.",
          presses:
            "You'd accept, because it's awkward not to, and have the better answers on the way home.",
        },
        after: {
          eases:
            'You can go straight on to the next subject. Without an apology, people tend to write it down.',
          presses:
            'A sum of money becomes a question of respect, yours or theirs. Ten minutes out of the room should turn it back into a sum.',
        },
      },
      mercury: {
        before: {
          eases:
            "The answer is likely to be a good deal higher, and there's no going back to not knowing.",
          presses:
            "You may say so much about it that the other side begins to wonder what's wrong with it. You can hear it happening, and you still add one more reason.",
        },
        after: {
          eases:
            'Three lines are enough. After that you can send the lines, and be spared the conversation you like least.',
          presses:
            "Something may have been read in two ways. It's probably about the extras, since the main figure isn't in question.",
        },
      },
      venus: {
        before: {
          eases:
            "It's the part they come back for. You'd probably do it unpaid, and that's no reason to charge less for it.",
          presses:
            "Someone you'd like to please may get the old discount. They'd probably have paid more, and you'd be annoyed with yourself all the way home.",
        },
        after: {
          eases:
            "They may say so to others. Being fair to yourself can make you better liked, which isn't how you'd pictured it.",
          presses: "You can decide that they get it, as long as you both know that it's a present.",
        },
      },
      mars: {
        before: {
          eases: "It's best if it's out before you've had time to soften it.",
          presses:
            "A bill or someone's haggling can make you angrier than the amount deserves. You've been giving too much away for a while, and this is merely the person who put it in writing.",
        },
        after: {
          eases:
            "It may come at the first reminder, because some people only wait to see if you'll ask.",
          presses:
            "If somebody pushes harder than is polite, you find out where that is. You may be calmer about it than you'd have guessed.",
        },
      },
      jupiter: {
        eases:
          'The difficult part is to take the difference without explaining why you deserve it.',
        presses:
          "You're in good spirits, and your plans for the money grow faster than the money. What you've bought in your mind can stay there for now.",
      },
      saturn: {
        eases:
          "Work out what an hour of yours really costs you. After that it takes no courage to ask for it, because you're only reading from the paper.",
        presses:
          "What you'd do for that money can still be discussed, and that's the better conversation.",
      },
      outer: {
        eases:
          'You want fewer things than you did, so you can afford to be stricter about the terms.',
        presses:
          "What you can count on is less certain than it was, and that may be the reason you've been agreeing too quickly. An honest figure leaves some room.",
      },
      newMoon:
        'The amount hardly matters, because what counts is that you named a figure and it held.',
      fullMoon:
        "You can see what it hasn't bought you, too. If there's an offer you've been turning over for weeks, you may suddenly know what to say to it.",
      back: 'You can tell them kindly that the old terms belonged to another year.',
      on: "If you asked for enough while nothing happened, you'll be glad that you didn't come down in the waiting.",
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
        "You chose certain things once and have gone on paying for them since, in money, space, or hours. Written down, they'd make a list.",
        'Which of the things you pay for would you buy again? The list is longer than you think and easier to shorten.',
        "A renewal notice may come, or a charge you'd forgotten. It's one line of a list, and the other lines are most of them small and all of them yours.",
      ],
      ripens: [
        "You pay a number of small sums that each seemed too little to discuss, and you've been carrying the list without adding it up.",
        "Money has been going out in more places than you can name from memory. One item on the list can't be put off, and it brings up the others.",
        "You earn enough, on paper, and it's gone by the twentieth. Somebody has to write down the list of where it goes, and it may as well be you.",
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
        "One thing on the list has been paying for somebody's good opinion. It may be a small sum, and nothing else on there costs you as much. Cross it out and say so to the person it concerns.",
    },
    between: {
      before: [
        "At first you only look at what you spend, because it's unpleasant and because each item has a story that seems to excuse it.",
        'The list begins with something small that annoys you, and one item leads to the next.',
      ],
      after: [
        "After that you'll think twice about every price tag, which is tiring for a week and then becomes interesting.",
        "You've got a feeling now for what you'd use, and you see at once which of the next offers would end up on the list.",
      ],
    },
    toward: {
      eases: 'With one of the small sums dealt with, the larger ones look less frightening.',
      presses: "By now you've stopped blaming prices, and that leaves what you choose to pay for.",
    },
    steps: {
      sun: {
        before: {
          eases:
            'What you use every day and what suits who you are now is a measure for the rest. Most of the rest will fail it.',
          presses: 'If you picture the audience, there are about two people in it.',
        },
        after: {
          eases:
            "It may show in how you walk into a store. All you've done is stop paying for what you didn't want.",
          presses:
            'They may have an outdated idea of what you can afford. The real figure makes for an awkward minute, and they may have been hoping that somebody would say it.',
        },
      },
      mercury: {
        before: {
          eases:
            "Ten minutes with your statements are likely to turn up something you'd forgotten. Canceling it takes less time than being annoyed.",
          presses:
            "The amount may be wrong, or it's the right amount for something you didn't want. It could take three tries to reach a person.",
        },
        after: {
          eases:
            'It takes one sensible message. If it works, you may think of somebody else to ask.',
          presses: 'The old message is worth finding before anyone loses their temper.',
        },
      },
      venus: {
        before: {
          eases:
            "You may come across something beautiful at next to no cost, and like it better than anything you've bought this year.",
          presses:
            'You may buy a thing to cheer yourself up, and it works until you get it home. There you may find three others that you bought in the same mood.',
        },
        after: {
          eases:
            'If someone gives you a present or treats you, you can enjoy it without making a note of what you owe.',
          presses:
            "Saying no to it feels unfriendly, and you can manage it with a smile. You may not be the only one who couldn't afford it.",
        },
      },
      mars: {
        before: {
          eases:
            'You could carry, sell, or return things for an afternoon. An empty corner and some cash make you want to go on.',
          presses:
            "The amount is roughly the size of the insult. It can be returned when you've calmed down, which will be soon.",
        },
        after: {
          eases: "You can probably repair it. That's worth trying before you order the new one.",
          presses:
            "If somebody takes more than their share and expects you not to count, it's best mentioned while it's still the price of a lunch.",
        },
      },
      jupiter: {
        eases:
          'It may be a refund or a mistake in your favor. You can put it where you see it and decide the rest without hurry.',
        presses:
          "Everything seems affordable for a while. What has to be paid in parts looks different after a night's sleep.",
      },
      saturn: {
        eases:
          "Putting something aside without having to think of it takes ten dull minutes to set up. You'll sleep better for it than for any purchase.",
        presses:
          "You can probably name the sum that's missing. If you can name the week it ends, too, that makes it bearable.",
      },
      outer: {
        eases:
          "What you want to own has been changing slowly, so letting those things go won't hurt.",
        presses:
          "The plan built on it moves with it. A margin costs something, and you've been living without one.",
      },
      newMoon:
        "Only what you'd buy again tomorrow goes on it. Everything else has to make its case after that, and most of it can't.",
      fullMoon:
        'Some of it bought comfort in a bad stretch, and because you know that, you can stop without blaming yourself.',
      back: "If it's broken or unfinished, repairing it may be cheaper than you thought. Otherwise it's finally plain that you can let it go.",
      on: 'With that known, you can see a good way ahead.',
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
