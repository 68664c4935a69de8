import type { MonthPlot } from '#lore/authored.ts'

export const eighthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the debt',
    opens: {
      begins: [
        "A debt is on your mind this month, and it needn't be money. It may be a favor, a loan of time, or what somebody did for you once, and neither side has ever put a figure on it.",
        "What do you owe, and to whom? There's one debt that you've carried around without naming it, and this month you begin to name it, because not knowing its size has cost you more than the thing itself.",
        "Somebody mentions, in passing, what they once did for you. This month you begin to look at that debt, and it's the first time you've looked at it with a pencil.",
      ],
      ripens: [
        'What you and someone else owe each other comes due this month. The debt has never been spoken about, so each of you has kept a different record of it.',
        "Someone has done a lot for you, or you for them, and lately it has a weight. You've both been polite about the debt, and this month politeness isn't enough.",
        "You've noticed that one person never lets you pay, or that you never let them. This month that debt wants to be talked about, by whichever of you is braver at the counter.",
      ],
    },
    turns: {
      'new-moon':
        "The debt can be named, and then it has a size. Once it's a number, or a day of work, it can be paid. The other person has probably been guessing, too.",
      'full-moon':
        'The debt is presented. One of you may say what was done for whom, and the two amounts are closer than either had thought. Take the smaller figure.',
      eclipse:
        "The debt may be canceled, by a gift, a refusal, or the plain passage of time. You're freer, and you're also a little less needed. You may have to find another way of being close.",
      station:
        "The debt is worked through once more, from the first entry. One of you may have counted as a loan what the other meant as a present. It's worth asking before you're offended.",
      'slow-eases':
        "The debt has been paid off, a bit at a time, until there's trust in its place. You can share things with this person now without keeping your own accounts.",
      'slow-presses':
        "The debt can be used as a lever, and someone may try. Ask for the sum, in so many words. You may have to pay it all at once, and you'd been paying more than that in worry.",
      'uranus-presses':
        'Something may cut the debt short, an offer or a mistake or a sudden change of plan. The relief comes first. A day later you may miss having a reason to call.',
      'pluto-presses':
        'The debt has been a kind of hold, yours on them or theirs on you. Name the hold and leave the sum for later. It may make somebody angry. The sum itself takes four minutes.',
    },
    between: {
      before: [
        'At first you only feel it, as a slight stiffness whenever the two of you talk about something else.',
        "You're generous with them in small things, because that's easier than looking at the large one.",
      ],
      after: [
        "After that you can look each other in the face, which you'd both been avoiding without knowing it.",
        "You still reach for the old caution now and then, out of habit, and there's less and less for it to do.",
      ],
    },
    toward: {
      eases: "You're on good terms, so a figure wouldn't frighten either of you.",
      presses: "It's costing you both more by now than it could possibly come to.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You have more to offer than you'd thought. If the other person has waited with good grace, there's no need to hurry past them.",
          presses:
            "Somebody may remind you of what you owe by how they behave, without a word. Passing them the larger half doesn't help.",
        },
        after: {
          eases:
            'You can deal with each other as equals. If it comes up, it comes up as an anecdote.',
          presses:
            "You may refuse help that you could use, out of pride. It'd be of the ordinary size, a ladder or a ride.",
        },
      },
      mercury: {
        before: {
          eases:
            "You could look up what was really agreed. It's often half of what one remembers, with the date in the message all along.",
          presses:
            'If you try to talk about it, you may both sound like a bank. After four sentences of that people discuss the weather.',
        },
        after: {
          eases:
            "The last details can be settled by message, with some humor. It helps if one of you writes that you're even.",
          presses:
            "A term in the arrangement may not be clear. It's better to ask in plain words before you draw conclusions about the person.",
        },
      },
      venus: {
        before: {
          eases:
            "Something may be given to you with no strings at all. You're allowed to turn it over twice, looking for them.",
          presses:
            "You're tempted to offer more than you owe, to be on the safe side. It would make the other person uneasy, because then they'd owe you.",
        },
        after: {
          eases:
            "There's more warmth between you, and you can give each other things for fun. It used to look like a payment.",
          presses:
            "A kindness may leave you feeling that you ought to return it at once. If you hold still for a week, nothing happens except that they're pleased.",
        },
      },
      mars: {
        before: {
          eases:
            "You can pay, or ask to be paid, at once and in person. It's likely to be less than you'd feared, because you've been adding interest that nobody charged.",
          presses:
            "You may lose your temper over a trifle, a parking fee or a broken glass. It isn't about the glass, and the other person knows that, too.",
        },
        after: {
          eases:
            "You can defend what's yours without raising your voice. Old favors sound strange when it's that quiet.",
          presses:
            'Somebody may try the old pressure once more. You know the sum by now, and you can say it pleasantly.',
        },
      },
      jupiter: {
        eases:
          "Somebody may be more generous than they need to be. If you pay what you owe and there's something left over, you'll sleep well.",
        presses:
          "You may be offered more on very friendly terms. It's worth reading to the page where the friendliness ends.",
      },
      saturn: {
        eases:
          'A plan with small equal steps is easy to keep. You may both come to like seeing it go down.',
        presses:
          'It is what it is, and for now it sets the limits. Nobody is as angry with you as you are, and you can stop paying for that part.',
      },
      outer: {
        eases:
          "You've been learning to rely on people. It began with owing them something, and it's turning into the kind of trust that needs no record.",
        presses:
          "Who has the power between you is changing. You may find yourself on the other side of the favor, so it pays to be fair while you're the one who is owed.",
      },
      newMoon:
        'A new arrangement about money or trust can be tried with a small amount. It helps to say beforehand what happens if it goes wrong.',
      fullMoon:
        "You can see how much of you is tied up with somebody else. Only a part of it has a number, so paying that part settles less than you'd hope and more than you'd fear.",
      back: "An old payment, an old promise, or an old resentment may come up again. If it was settled years ago by something you've forgotten, that changes the total.",
      on: 'Money or paperwork that was stuck gets through. You can cross the thing off, although you may keep reaching for it for some days.',
    },
    settles: {
      begins: [
        'The debt has a figure, and it can have a last day. You may want to owe somebody a thing again someday, on better terms.',
        'You could answer in one sentence now. The debt is likely to be smaller than the guilt about it.',
        'The first part of the debt can be paid, and it may be an odd pleasure, like taking off a shoe. The rest only needs dates.',
      ],
      ripens: [
        "You're even, or near enough. With the debt off both your records, what is left between the two of you is what you'd have chosen anyway.",
        'The weight lifts when somebody names it. A part of the debt can be paid and a part forgiven, and it hardly matters which is larger.',
        'You can split the check. The debt, as far as anyone could work it out, was nearly even, and the two of you have spent a good deal on worry.',
      ],
    },
  },
  {
    subject: 'the question',
    opens: {
      begins: [
        "There's a question this month that you and one other person have never asked each other. It's about trust, and both of you have been getting around it with tact.",
        "What would you like to know about somebody close that you've never dared to ask? This month the question begins to form, because the tact has become more work than the answer could be.",
        "You've typed a question to somebody and deleted it, more than once. This month you begin to leave it on the screen a little longer.",
      ],
      ripens: [
        'One question has been in the air between you and someone close, and this month it comes down. You have a good idea of the answer, which is why nobody has asked.',
        "You've noticed something about a person you trust, and you've explained it away three times. This month the fourth time comes, and with it the question you'd have liked to be spared.",
        "There's a pause between you and someone close, always at the same place. This month one of you stops filling it, and the question that belongs there can be heard.",
      ],
    },
    turns: {
      'new-moon':
        "The question can be asked, and it may come out simpler than it has been in your head. The answer takes a while. You've been afraid of their face, so look at it.",
      'full-moon':
        "The question is answered, in words or in what somebody does. It's likely to hurt less than the not knowing. Sleep before you decide what you think.",
      eclipse:
        "The question may be settled by events. Something you've been protecting turns out not to need it, and you can put your arms down. It takes some days before they stop aching.",
      station:
        "The question goes back to the beginning. You may have asked about facts, when what you wanted to know was whether they'd tell you. That can be asked, too.",
      'slow-eases':
        "The question has lost its teeth. You trust this person, and you've stopped looking for reasons to. You might tell them someday how long it took.",
      'slow-presses':
        "The question has to be asked, because the tact has become a wall. You may say it badly. If you stay to hear the answer, you're likely to be closer at the end of it.",
      'uranus-presses':
        "The question may be out before you've decided to ask it. It was never going to come out well, so this is as good a way as any. The answer is likely to surprise you.",
      'pluto-presses':
        "You can't unlearn the answer to this question, and you may want it anyway. It's likely to be less than the worst and more than you've been told. You can start from there.",
    },
    between: {
      before: [
        "For the time being you go on as you do, kindly and at a little distance, and you listen to what isn't said.",
        "You nearly ask several times, and each time there's a good reason to let the evening end well.",
      ],
      after: [
        "Afterward there's a silence, and it's a different one, because nothing is being kept out of it.",
        "You find out what you'd been spending on it, since you have so much more patience all at once.",
      ],
    },
    toward: {
      eases: "You trust them a little more than you did, and that's enough to ask.",
      presses: 'Not knowing has become the harder of the two.',
    },
    steps: {
      sun: {
        before: {
          eases:
            'The other person may be frank about something else, without being asked. You can begin where they leave off.',
          presses:
            "Somebody may keep you in the dark, probably without meaning to. You can feel the edge of it, and you'll talk about the weather.",
        },
        after: {
          eases:
            'You can simply be glad to see each other, standing in the hall with your things still in your hands.',
          presses:
            'You may want to be told everything now, while they want a break from it. Both are reasonable, so you can take turns.',
        },
      },
      mercury: {
        before: {
          eases:
            "A talk may get deeper than it had set out to be. You may only nearly ask, and still see that they wouldn't run.",
          presses:
            "You're likely to look for the answer in hints and receipts and the tone of a message. You'd find three answers that way.",
        },
        after: {
          eases:
            "The two of you can talk about everything that lay behind it. Some of it will be funny, because you've probably been protecting each other from the same thing.",
          presses:
            'One answer may have sounded rehearsed. Ask about that part once and decide to believe what you hear.',
        },
      },
      venus: {
        before: {
          eases:
            "If somebody is tender with you, it makes things less urgent. You can see quite clearly from here that you wouldn't lose them by asking.",
          presses:
            'You may keep things sweet for one more evening, and so may they. It shows in how often you thank each other.',
        },
        after: {
          eases:
            "You can be closer in the ordinary way, and sit nearer. You'd expected honesty to have the opposite effect.",
          presses:
            'A little jealousy may be left over. It tells you what you value, so you can mention it with a smile, and it shrinks.',
        },
      },
      mars: {
        before: {
          eases:
            "You have courage to spare. It's easiest to ask while you're walking, when nobody has to look at anybody.",
          presses:
            "You may fight about who spent what, or who has been where. You'd both know it's a stand-in, and that makes it hard to stop.",
        },
        after: {
          eases:
            'You have strength again that had gone into not asking. It may turn up in how you take the stairs.',
          presses:
            "The heat may come back once. It's only the heat, since what fed it has been said.",
        },
      },
      jupiter: {
        eases:
          'You may be trusted with something large, handed to you as though it were nothing. After that it seems absurd to go on guessing about something small.',
        presses:
          "You tend to suspect more than there is, in the grand style. What's really there might fit on a receipt.",
      },
      saturn: {
        eases:
          'You find that you can wait. Nobody likes to be hurried into the truth, and they may bring it up themselves.',
        presses:
          "The other person may close up. If you've done your part, it's their work for a while, and you can use the time to sleep.",
      },
      outer: {
        eases:
          'How much you can bear to know has grown. What would have frightened you once is now merely serious, and you can look straight at it.',
        presses:
          'Something hidden may show itself without having been asked for. You have time to decide what to do with it.',
      },
      newMoon:
        "It's a good time to trust somebody with a small thing. How they carry it tells you something about the large one.",
      fullMoon:
        "Feelings run deep for a few days, and it's hard to say whose they are. A talk is shorter and better once you've slept.",
      back: "An old breach of trust may come to mind, yours or theirs. If it's where the tact began, you can see that it was about other people.",
      on: 'What was kept back can be handed over. It may be a small thing, after all that.',
    },
    settles: {
      begins: [
        'Once the question has been asked, you know more about the other person, and they know that you can ask.',
        "The question is likely to leave a second one behind it, and that one is easier, because there's less tact in the way.",
        "The question can be asked on any ordinary day, and the day goes on. What may surprise you most is how much they'd have told you earlier.",
      ],
      ripens: [
        "The question has an answer, or it's near, and you can live with it. There's less tact between you now, and more room.",
        "You don't have to explain anything away. The answer to the question may not be the one you'd have picked, and it's better company than the wondering.",
        'The pause can go. A part of the answer to the question may be about you. You can be in a car together for an hour again with the radio off.',
      ],
    },
  },
]
