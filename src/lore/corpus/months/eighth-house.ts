import type { MonthPlot } from '#lore/authored.ts'

export const eighthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the debt',
    opens: {
      begins: [
        "There's a debt on your mind, and it needn't be money. It may be a favor, a loan of time, or what somebody did for you once, and neither side has ever put a figure on it.",
        "What do you owe, and to whom? There's one debt that you've carried around without naming it, and not knowing its size has cost you more than the thing itself.",
        "Somebody may mention, in passing, what they once did for you. You've never looked at that debt with a pencil in your hand.",
      ],
      ripens: [
        'You and someone else owe each other something. The debt has never been spoken about, so each of you has kept a different record of it.',
        "Someone has done a lot for you, or you for them, and lately it has a weight. You've both been polite about the debt, and politeness isn't enough.",
        "You've noticed that one person never lets you pay, or that you never let them. There's a debt in that, and one of you will have to be brave at the counter.",
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
        'At first you only feel the debt, as a slight stiffness whenever the two of you talk about something else.',
        "You're generous with them in small things, because that's easier than looking at the debt.",
      ],
      after: [
        "With the debt in the open you can look each other in the face, which you'd both been avoiding without knowing it.",
        "You still treat it as a debt now and then, out of habit, and there's less and less reason to.",
      ],
    },
    toward: {
      eases: "You're on good terms, so naming the debt wouldn't frighten either of you.",
      presses: 'The debt is costing you both more by now than it could possibly come to.',
    },
    steps: {
      sun: {
        before: {
          eases:
            "If the other person has waited with good grace, there's no need to hurry past them.",
          presses: "It may show in how they behave. Passing them the larger half doesn't help.",
        },
        after: {
          eases: 'If it comes up, it comes up as an anecdote.',
          presses: "It'd be of the ordinary size, a ladder or a ride, and you could use it.",
        },
      },
      mercury: {
        before: {
          eases:
            'What was really agreed is often half of what one remembers, with the date in the message all along.',
          presses: 'After four sentences of that people discuss the weather.',
        },
        after: {
          eases: "Some humor helps. It's enough if one of you writes that you're even.",
          presses:
            "It's better to ask in plain words before you draw conclusions about the person.",
        },
      },
      venus: {
        before: {
          eases:
            "There may be no strings at all. You're allowed to turn it over twice, looking for them.",
          presses:
            "You'd be on the safe side. It would make the other person uneasy, because then they'd owe you.",
        },
        after: {
          eases: 'You can give each other things for fun. It used to look like a payment.',
          presses: "If you hold still for a week, nothing happens except that they're pleased.",
        },
      },
      mars: {
        before: {
          eases:
            "It's likely to be less than you'd feared, because you've been adding interest that nobody charged.",
          presses:
            "A parking fee or a broken glass is enough. It isn't about the glass, and the other person knows that, too.",
        },
        after: {
          eases:
            "You won't have to raise your voice. Old favors sound strange when it's that quiet.",
          presses: 'You know the sum by now, and you can say it pleasantly.',
        },
      },
      jupiter: {
        eases: "If you pay what you owe and there's something left over, you'll sleep well.",
        presses:
          "The terms may sound very friendly. It's worth reading to the page where the friendliness ends.",
      },
      saturn: {
        eases: 'Small ones are easy to keep. You may both come to like seeing it go down.',
        presses: 'Nobody is as angry with you as you are, and you can stop paying for that part.',
      },
      outer: {
        eases:
          "It began with owing them something, and it's turning into the kind of trust that needs no record.",
        presses:
          "You may find yourself on the other side of the favor, so it pays to be fair while you're the one who is owed.",
      },
      newMoon:
        'It helps to keep the amount low and to say beforehand what happens if it goes wrong.',
      fullMoon:
        "It's only a part of it, so paying that part settles less than you'd hope and more than you'd fear.",
      back: "If it was settled years ago by something you've forgotten, that changes the total.",
      on: 'You can cross the thing off, although you may keep reaching for it for some days.',
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
        "There's a question that you and one other person have never asked each other. It's about trust, and both of you have been getting around it with tact.",
        "What would you like to know about somebody close that you've never dared to ask? The tact around that question has become more work than the answer could be.",
        'You may have typed a question to somebody and deleted it, more than once. It stays on the screen a little longer each time.',
      ],
      ripens: [
        'One question has been in the air between you and someone close. You have a good idea of the answer, which is why nobody has asked.',
        "You may have noticed something about a person you trust, and explained it away three times. The question you'd have liked to be spared comes with the fourth.",
        "There's a pause between you and someone close, always at the same place. One of you keeps filling it, so the question that belongs there can't be heard.",
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
        "For the time being you leave the question alone, kindly and at a little distance, and you listen to what isn't said.",
        "You nearly ask the question several times, and each time there's a good reason to let the evening end well.",
      ],
      after: [
        "After the question there's a silence, and it's a different one, because nothing is being kept out of it.",
        "You find out what you'd been spending on the question, since you have so much more patience all at once.",
      ],
    },
    toward: {
      eases: "You trust them a little more than you did, and that's enough to ask the question.",
      presses: 'Not knowing has become harder than the question.',
    },
    steps: {
      sun: {
        before: {
          eases: 'They may be frank about something else. You can begin where they leave off.',
          presses:
            "It's probably without meaning to. You can feel the edge of it, and you'll talk about the weather.",
        },
        after: {
          eases: 'You can simply be glad to see each other.',
          presses:
            "You want to be told everything now, and they'd like a break from it. Both are reasonable, so you can take turns.",
        },
      },
      mercury: {
        before: {
          eases: "You may only nearly ask, and still see that they wouldn't run.",
          presses:
            "There are receipts, and there's the tone of a message. You'd find three answers that way.",
        },
        after: {
          eases:
            "Some of it will be funny, because you've probably been protecting each other from the same thing.",
          presses: 'You can ask about that part once and decide to believe what you hear.',
        },
      },
      venus: {
        before: {
          eases:
            "If somebody is tender with you, you can see quite clearly that you wouldn't lose them by it.",
          presses: 'Both of you keep things sweet. It shows in how often you thank each other.',
        },
        after: {
          eases: "You'd expected honesty to have the opposite effect.",
          presses:
            'It tells you what you value, so you can mention it with a smile, and it shrinks.',
        },
      },
      mars: {
        before: {
          eases: "It's easiest while you're walking, when nobody has to look at anybody.",
          presses: "You'd both know it's a stand-in, and that makes it hard to stop.",
        },
        after: {
          eases: 'You may feel it first in how you take the stairs.',
          presses: "It's only the heat, since what fed it has been said.",
        },
      },
      jupiter: {
        eases:
          'It may be handed to you as though it were nothing. After that it seems absurd to go on guessing about something small.',
        presses:
          "You tend to suspect more than there is, in the grand style. What's really there might fit on a receipt.",
      },
      saturn: {
        eases: 'Nobody likes to be hurried into the truth, and they may bring it up themselves.',
        presses:
          "If you've done your part, it's their work for a while, and you can use the time to sleep.",
      },
      outer: {
        eases:
          'What would have frightened you once is now merely serious, and you can look straight at it.',
        presses: 'You have time to decide what to do with it.',
      },
      newMoon: 'How they carry it tells you something about the large one.',
      fullMoon:
        "It's hard to say whose feelings they are. A talk is shorter and better once you've slept.",
      back: "It may have been yours or theirs. If it's where the tact began, you can see that it was about other people.",
      on: 'It may be a small thing, after all that.',
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
