import type { MonthPlot } from '#lore/authored.ts'

export const eighthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the debt',
    opens: {
      begins: [
        "A debt is on your mind this month, and it needn't be money. It may be a favor, a loan of time, or what somebody did for you once, and neither side has ever put a figure on it.",
        "What do you owe, and to whom? There's one debt that you've carried around without naming it, and this month you begin to name it, because not knowing its size has cost you more than the thing itself.",
      ],
      ripens: [
        'What you and someone else owe each other comes due this month. The debt has never been spoken about, so each of you has kept a different record of it.',
        "Someone has done a lot for you, or you for them, and lately it has a weight. You've both been polite about the debt, and this month politeness isn't enough.",
      ],
    },
    turns: {
      'new-moon':
        "The debt is named, and it has a size. From the moment it's a number or a day of work, it can be paid. You both feel lighter, because the other one had been guessing, too.",
      'full-moon':
        "The debt is presented. Somebody says what they did for you, or you say what you did for them, and the amounts are closer than either had thought. So you take the smaller of the two figures, and it's nearly a present.",
      eclipse:
        "The debt is canceled, by a gift, a refusal, or the plain passage of time. You're freer, and you're also a little less needed. It takes a while to find another way of being close, because this one had worked for so long.",
      station:
        "The debt is worked through once more, from the first entry. One of you had counted as a loan what the other had meant as a present. So you've both been generous and both been offended, and now you can laugh about it.",
      'slow-eases':
        "The debt has been paid off, a bit at a time, until there's trust in its place. You can share with this person now without keeping your own accounts. Nobody could say when it changed, because neither of you was looking.",
      'slow-presses':
        "The debt can be used as a lever, and someone may try. You ask for the sum, in so many words, and the lever stops working. You may have to pay it all at once, and it's cheaper than what you'd been paying in worry.",
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
    steps: {
      sun: {
        before: {
          eases:
            "You find that you have more to offer than you'd thought. The other person has waited with good grace, so you're in no hurry to run from them.",
          presses:
            "Somebody reminds you of what you owe by how they behave. They say nothing, and you pass them the larger half, and it doesn't help.",
        },
        after: {
          eases:
            'You deal with each other as equals. It comes up once, as an anecdote, because neither of you needs it any longer.',
          presses:
            "You refuse help that you could use, out of pride. You're afraid of owing again, and this would have been of the ordinary size.",
        },
      },
      mercury: {
        before: {
          eases:
            "You look up what was really agreed. It's half of what you remembered, and the date was in the message all along.",
          presses:
            "You try to talk about it, and the trouble is the tone. Both of you sound like a bank, so you're both offended.",
        },
        after: {
          eases:
            'You settle the last details by message, with some humor. Somebody writes that the two of you are even, and you believe it.',
          presses:
            "A term in the arrangement wasn't clear. You ask in plain words before you draw conclusions about the person, and it's a good thing that you did.",
        },
      },
      venus: {
        before: {
          eases:
            "Something is given to you with no strings at all. It makes you generous where you'd been careful, and you see that this is how it could go.",
          presses:
            'You offer more than you owe, to be on the safe side. It makes the other person uneasy, because now they feel that they owe you.',
        },
        after: {
          eases:
            "There's more warmth between you now, and you give each other things for fun. You couldn't have before, since everything looked like a payment.",
          presses:
            "A kindness leaves you feeling that you ought to return it at once. You hold still for a week, and nothing happens except that they're pleased.",
        },
      },
      mars: {
        before: {
          eases:
            "You pay, or you ask to be paid, at once and in person. It's less than you'd feared, because you'd been adding interest that nobody charged.",
          presses:
            'You lose your temper over a trifle, a parking fee or a broken glass. It was never about the glass, and the other person knows that, too.',
        },
        after: {
          eases:
            "You defend what's yours without raising your voice. Nobody brings up old favors, since it's plain that they wouldn't work.",
          presses:
            "Somebody tries the old pressure once more. You know the sum by now, so there's nothing to fight about, and they let it drop.",
        },
      },
      jupiter: {
        eases:
          'Somebody is more generous than they need to be. You can pay what you owe and have something left over, so you sleep well.',
        presses:
          "You're offered more on very friendly terms. You read to the third page, where the friendliness ends, so you thank them and decline.",
      },
      saturn: {
        eases:
          "You make a plan with small equal steps, and it's easy to keep. You like to see it go down, and so does the other person.",
        presses:
          'It is what it is, and for now it sets the limits. Nobody is angry with you except you, so you could stop paying for that part.',
      },
      outer: {
        eases:
          "You've been learning to rely on people. It began with owing them something, and it's turning into the kind of trust that needs no record.",
        presses:
          "Who has the power between you is changing. You may find yourself on the other side of the favor, so it pays to be fair while you're the one who is owed.",
      },
      newMoon:
        "You try a new arrangement about money or trust, with a small amount. It goes well because both of you said beforehand what would happen if it didn't.",
      fullMoon:
        "You see how much of you is tied up with somebody else. Only a part of it has a number, so paying that part settles less than you'd hoped and more than you'd feared.",
      back: "An old payment, an old promise, or an old resentment comes up again. You'd settled it years ago by something you forgot, and that changes the total.",
      on: "Money or paperwork that was stuck gets through. You can cross the thing off the same week, and you notice how often you'd thought of it.",
    },
    settles: {
      begins: [
        'By the end the debt has a figure and a last day. You may want to owe somebody a thing again someday, on better terms.',
        'By the end you can answer in one sentence. The debt was smaller than the guilt about it, and the person you owed it to has told you so.',
      ],
      ripens: [
        "By the end you're even, or near enough. The debt is off both your records, and what is left between the two of you is what you'd have chosen anyway.",
        "By the end the weight is off, because somebody named it. A part of the debt was paid and a part was forgiven, and you'd have trouble saying which was the larger.",
      ],
    },
  },
  {
    subject: 'the question',
    opens: {
      begins: [
        "There's a question this month that you and one other person have never asked each other. It's about trust, and both of you have been getting around it with tact.",
        "What would you like to know about somebody close that you've never dared to ask? This month the question begins to form, because the tact has become more work than the answer could be.",
      ],
      ripens: [
        'One question has been in the air between you and someone close, and this month it comes down. You have a good idea of the answer, which is why nobody has asked.',
        "You've noticed something about a person you trust, and you've explained it away three times. This month the fourth time comes, and with it the question you'd have liked to be spared.",
      ],
    },
    turns: {
      'new-moon':
        "You ask the question, and it comes out simpler than it had been in your head. The answer takes a while, and you let it. You'd been afraid of their face, and their face only looked relieved.",
      'full-moon':
        "The question is answered, in words or in what somebody does. It hurts less than the not knowing, and you'd forgotten how much strength that took. So you sleep for ten hours, and in the morning you begin to think about what it means.",
      eclipse:
        "The question is settled by events. Something you'd been protecting turns out not to need it, and you can put your arms down. You'd held them up for so long that it takes some days before they stop aching.",
      station:
        "The question goes back to the beginning. You had asked about facts, and what you wanted to know was whether they'd tell you. So you ask that, and it's answered before you've finished.",
      'slow-eases':
        "The question has lost its teeth. You trust this person, for reasons that you could list, and one day you notice that you've stopped looking for more. You might tell them someday, because they'd be amused to hear how long it took.",
      'slow-presses':
        "The question has to be asked, because the tact has become a wall. You say it badly, and you stay to hear the answer. It's the worst ten minutes of the month, and you're closer at the end of them.",
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
    steps: {
      sun: {
        before: {
          eases:
            'The other person is frank about something else, without being asked. It makes you feel strong enough, so you could begin where they left off.',
          presses:
            'Somebody keeps you in the dark, probably without meaning to. You feel it, and so you talk about the weather.',
        },
        after: {
          eases:
            "You're simply glad to see each other. You'd missed that, since for a while there had been something in the way.",
          presses:
            "You want to be told everything now, and they want an evening off. Both are reasonable after what you've been through, so you take turns.",
        },
      },
      mercury: {
        before: {
          eases:
            "A talk gets deeper than it had set out to be. You nearly ask, and you know now that they wouldn't run, which was what you'd needed to find out.",
          presses:
            'You look for the answer in hints and receipts and the tone of a message. You find three answers that way, so you know no more than before.',
        },
        after: {
          eases:
            "The two of you talk late, about everything that lay behind it. Some of it is funny, because you'd each been protecting the other from the same thing.",
          presses:
            "One answer sounded rehearsed. You ask about that part once and decide to believe what you hear, and it's a relief to have decided.",
        },
      },
      venus: {
        before: {
          eases:
            "Somebody is tender with you, and it makes things less urgent. You can see that you wouldn't lose them by asking.",
          presses:
            "You keep things sweet so as not to ask. It's getting thin, and since they're doing the same, neither of you is fooled.",
        },
        after: {
          eases:
            "You're closer in the ordinary way, and you sit nearer. It came from having been honest, which you'd expected to have the opposite effect.",
          presses:
            'A little jealousy is left over. It tells you what you value, so you mention it with a smile, and it shrinks.',
        },
      },
      mars: {
        before: {
          eases:
            "You have courage to spare, so you ask while you're walking, when nobody has to look at anybody. They answer the first half of it.",
          presses:
            "You fight about who spent what, or who has been where. You both know it's a stand-in, and that makes it hard to stop.",
        },
        after: {
          eases:
            'Honesty turns out to be good for desire, and for work done in twos. You have strength again that had gone into not asking.',
          presses:
            "The heat comes back for an evening. It's only the heat, since everything that fed it has been said, and it goes.",
        },
      },
      jupiter: {
        eases:
          "You're trusted with something large. Because of that it seems absurd to go on guessing about something small.",
        presses:
          "You suspect more than there is, in the grand style. What's really there is smaller than the story you've built on it, so you're almost disappointed.",
      },
      saturn: {
        eases:
          "You find that you can wait, and the waiting is what brings the answer. Nobody likes to be hurried into the truth, and you haven't hurried them.",
        presses:
          "The other person closes up. You've done your part, so now it's their work for a while, and you can use the time to sleep.",
      },
      outer: {
        eases:
          'How much you can bear to know has grown. What would have frightened you once is now merely serious, and so you can look straight at it.',
        presses:
          "Something hidden shows itself without having been asked for. You have time to decide what to do with it, because they don't know that you know.",
      },
      newMoon:
        "You trust somebody with a small thing. How they carry it tells you what you'd wanted to know about the large one.",
      fullMoon:
        "Feelings run deep for a few days, and it's hard to say whose they are. You put off the talk until you've slept, so it's shorter and better.",
      back: "An old breach of trust comes to mind, yours or theirs. It's where the tact began, so you can see that it was about other people.",
      on: 'What was kept back is handed over. It was so little, after all that, that you both have to laugh.',
    },
    settles: {
      begins: [
        'By the end the question has been asked at least once. You know more about the other person, and they know that you can ask.',
        "By the end you've dared, and you know a good deal of what you'd wanted to know. The question has left a second one behind it, and that one will be easier, because there's less tact in the way.",
      ],
      ripens: [
        "By the end the question has an answer, and you can live with it. There's less tact between you now, and more room.",
        "By the end you no longer have to explain anything away. The answer to the question wasn't the one you'd have picked, and it's better company than the wondering.",
      ],
    },
  },
]
