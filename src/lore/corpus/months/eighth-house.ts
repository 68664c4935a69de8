import type { MonthPlot } from '#lore/authored.ts'

export const eighthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the debt',
    opens: {
      begins: [
        "A debt is on your mind this month, and it needn't be money. It may be a favor, a loan of time, or what somebody did for you once, and neither side has ever put a figure on it.",
      ],
      ripens: [
        'What you and someone else owe each other comes due this month. The debt has never been spoken about, so each of you has kept a different record of it.',
      ],
    },
    turns: {
      'new-moon':
        "The debt is named, and it has a size. From the moment it's a number or a day of work, it can be paid.",
      'full-moon':
        'The debt is presented. Somebody says what they did for you, or you say what you did for them, and the amounts are closer than either had thought.',
      eclipse:
        "The debt is canceled, by a gift, a refusal, or the plain passage of time. You're freer, and you're also a little less needed.",
      station:
        'The debt is worked through once more, from the first entry. One of you had counted as a loan what the other had meant as a present.',
      'slow-eases':
        "The debt has been paid off, a bit at a time, until there's trust in its place. You can share with this person now without keeping your own accounts.",
      'slow-presses':
        'The debt can be used as a lever, and someone may try. You ask for the sum, in so many words, and the lever stops working.',
    },
    steps: {
      sun: {
        before: {
          eases:
            'The debt looks payable. You have more to offer than you thought, and the other person has waited with good grace.',
          presses:
            'Somebody reminds you of the debt by how they behave. They say nothing, and you pass them the larger half.',
        },
        after: {
          eases: 'You deal with each other as equals. The debt comes up once, as an anecdote.',
          presses:
            "Pride makes you refuse help that you could use. It'd have been a debt of the ordinary size.",
        },
      },
      mercury: {
        before: {
          eases:
            'You look up what was really agreed. The debt is half of what you remembered, and the date was on it all along.',
          presses: 'Talk about the debt goes sideways into tone. Both of you sound like a bank.',
        },
        after: {
          eases:
            'The last details of the debt are settled by message, with some humor. Somebody writes that you two are even.',
          presses:
            "A term in the arrangement wasn't clear. Ask about the debt in plain words before you draw conclusions about the person.",
        },
      },
      venus: {
        before: {
          eases:
            'Something is given to you with no strings at all. It makes you generous about the debt.',
          presses:
            "You offer more than you owe, to be on the safe side. It makes the other person uneasy, and it doesn't make the debt smaller.",
        },
        after: {
          eases:
            "There's more warmth between you now that the debt is out of the way. You can give each other things for fun.",
          presses:
            'A kindness leaves you feeling that you owe somebody. Accept it for one week without paying it back.',
        },
      },
      mars: {
        before: {
          eases:
            'You pay, or you ask to be paid, at once and in person. The debt shrinks by being met head on.',
          presses:
            'Anger about the debt comes out over a trifle, a parking fee or a broken glass. It was never about the glass.',
        },
        after: {
          eases: 'You defend what is yours without raising your voice. Nobody mentions the debt.',
          presses:
            "Somebody tries the old pressure once more. You know the sum, so there's nothing to fight about.",
        },
      },
      jupiter: {
        eases:
          'Somebody is more generous than they need to be. The debt can be met with something left over.',
        presses:
          'A bigger debt is offered to you on very friendly terms. The friendliness ends on the third page.',
      },
      saturn: {
        eases:
          'A plan for the debt, with small equal steps, is easy to keep. You like to see it go down.',
        presses:
          'The debt is what it is, and this month it sets the limits. Nobody is angry with you except you.',
      },
      outer: {
        eases:
          "You've been learning to rely on people. The debt was how it started, and it's turning into something that needs no record.",
        presses:
          "Who has the power in this is changing. The debt may be turned around, so be fair while you're the one who is owed.",
      },
      newMoon:
        "A new arrangement about money or trust can be tried with a small amount. It'll tell you how to deal with the debt.",
      fullMoon:
        'You can see how much of you is tied up with somebody else. The debt is only the part with a number.',
      back: 'An old payment, an old promise, or an old resentment comes back for review. The debt may have been settled years ago by something you forgot.',
      on: 'Money or paperwork that was stuck gets through. The debt can be crossed off that same week.',
    },
    settles: {
      begins:
        'By the end the debt has a figure and a last day. You may want to owe somebody a thing again someday, on better terms.',
      ripens:
        "By the end you're even, or near enough. What is left between the two of you is what you'd have chosen anyway.",
    },
  },
  {
    subject: 'the question',
    opens: {
      begins: [
        "There's a question this month that you and one other person have never asked each other. It's about trust, and both of you've been getting around it with tact.",
      ],
      ripens: [
        'One question has been in the air between you and someone close, and this month it comes down. You have a good idea of the answer, which is why nobody has asked.',
      ],
    },
    turns: {
      'new-moon':
        'You ask the question, and it comes out simpler than it had been in your head. The answer takes a while, and you let it.',
      'full-moon':
        "The question is answered, in words or in what somebody does. It hurts less than the not knowing, and you'd forgotten how much strength that took.",
      eclipse:
        "The question is settled by events. Something you'd been protecting turns out not to need it, and you can put your arms down.",
      station:
        "The question goes back to the beginning. You had asked about facts, and what you wanted to know was whether they'd tell you.",
      'slow-eases':
        "The question has lost its teeth. You trust this person, for reasons that you could list, and one day you notice that you've stopped looking for more.",
      'slow-presses':
        'The question has to be asked, because the tact has become a wall. You say it badly, and you stay to hear the answer.',
    },
    steps: {
      sun: {
        before: {
          eases:
            'You feel strong enough for the question. The other person is frank about something else, and it makes a beginning.',
          presses:
            'Somebody keeps you in the dark, probably without meaning to. The question gets louder, and you talk about the weather.',
        },
        after: {
          eases:
            "With the question asked, you're simply glad to see each other. You'd missed that.",
          presses:
            'You want to be told everything now, and they want an evening off. Both are reasonable after such a question.',
        },
      },
      mercury: {
        before: {
          eases:
            "A conversation gets deeper than it had set out to be. The question is nearly in it, and you know now that they wouldn't run.",
          presses:
            'You look for the answer in hints, receipts, and the tone of a message. The question is better asked of a person.',
        },
        after: {
          eases:
            'The two of you talk late, about everything that lay behind the question. Some of it is funny.',
          presses:
            'One answer sounded rehearsed. Ask about that part once, and believe what you hear.',
        },
      },
      venus: {
        before: {
          eases:
            "Tenderness makes the question less urgent and more possible. You're not going to lose anyone over it.",
          presses:
            'You keep things sweet so as not to ask. The sweetness is getting thin, and they may be doing the same.',
        },
        after: {
          eases: 'The question has brought you closer in the ordinary way. You sit nearer.',
          presses:
            "A little jealousy is left over. It's information about what you value, and it can be mentioned with a smile.",
        },
      },
      mars: {
        before: {
          eases:
            "You have courage to spare, and the question is where it belongs. Ask while you're walking, and nobody has to look.",
          presses:
            'You fight about the key to something, or about who spent what. The question stands in the corner and waits.',
        },
        after: {
          eases:
            'Honesty turns out to be good for desire, and for work done in twos. The question cleared a space.',
          presses:
            "The heat from the question comes back for an evening. It's only the heat, and it goes.",
        },
      },
      jupiter: {
        eases: "You're trusted with something large. It makes your own question look easy to ask.",
        presses:
          'You suspect more than there is, in the grand style. The question is smaller than the story you have built around it.',
      },
      saturn: {
        eases:
          'You can wait for the answer, and the waiting is what makes it come. The question is in good hands.',
        presses:
          "The other person closes up. You have asked, the question has been heard, and now it's their work for a while.",
      },
      outer: {
        eases:
          'How much you can bear to know has grown. The question that would have frightened you once is now merely serious.',
        presses:
          'Something hidden shows itself without having been asked. The question is answered sideways, and you have time to decide what you do with it.',
      },
      newMoon:
        "You get a chance to entrust somebody with a small thing. How they carry it'll tell you about the question.",
      fullMoon:
        "Feelings run deep for a few days, and it's hard to say whose they are. The question can wait until you have slept.",
      back: 'An old breach of trust comes to mind, yours or theirs. The question had its beginning there.',
      on: 'What was kept back is handed over. The question can be put away.',
    },
    settles: {
      begins:
        'By the end the question has been asked at least once. You know more about the other person, and they know that you can ask.',
      ripens:
        "By the end there's an answer, and you can live with it. There's less tact between you now, and more room.",
    },
  },
]
