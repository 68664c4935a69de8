import type { MonthPlot } from '#lore/authored.ts'

export const seventhHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the agreement',
    opens: {
      begins: [
        "Between you and one other person there's an agreement that was never made. It covers who calls, who plans, and who gives way, and this month it starts to be a real one.",
      ],
      ripens: [
        'An agreement between you and one other person has run for a long time without being looked at. This month one of you feels the heavier end of it.',
      ],
    },
    turns: {
      'new-moon':
        "The agreement gets its first spoken sentence. You say what you'd like, and the other one says that they'd never dared to ask for that.",
      'full-moon':
        'The agreement comes to a head, over something as small as who drove last. You catch yourself arguing both sides and find that theirs is rather good.',
      eclipse:
        "The old agreement is off, with a scene or without a word. You both see what you'd been buying from each other, and some of it you'd gladly have given.",
      station:
        'The agreement has to be read again, by both of you. One clause was written for a year in which one of you had no time, and that year is over.',
      'slow-eases':
        'The agreement works. You can tell because neither of you mentions it, and because you have started to make plans without checking first.',
      'slow-presses':
        "The other person wants the agreement changed, or you do, and it can't be put off any longer. What is said now is said by two people who mean to stay in the room.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "The two of you are good together for a day, and the agreement is hardly needed. That's the mood in which to talk about it.",
          presses:
            'The agreement bends toward the one with the stronger will. You give way, politely, and somebody should have noticed.',
        },
        after: {
          eases:
            "The agreement lets you both be seen. You hear yourself praise them to a third person, and it's true.",
          presses:
            "Each of you wants to set the pace, and there's only one pace to set. The agreement says whose turn it is.",
        },
      },
      mercury: {
        before: {
          eases:
            'You talk about the agreement as if it were a schedule, and it half is. Two or three facts come out that neither had known.',
          presses:
            'You discuss the agreement and it turns into who said what. Both of you have an excellent memory for the other.',
        },
        after: {
          eases:
            "Something about the agreement gets written down, in a shared calendar or on the fridge. It's a little comic, and it helps.",
          presses:
            'One of you has heard the agreement differently. Say it again without the tone, and it turns out to be a question of one word.',
        },
      },
      venus: {
        before: {
          eases:
            'The other person does your share without being asked, and with pleasure. The agreement looks less like a contract for a while.',
          presses:
            "You're sweeter than you feel, so that the agreement needn't be mentioned. They can taste it.",
        },
        after: {
          eases:
            'The agreement has made you both freer with affection. A plan for two is made quickly and looks like fun.',
          presses:
            'One of you wants an exception from the agreement, for charm. Grant it gladly or not at all.',
        },
      },
      mars: {
        before: {
          eases:
            "You say what you want first, before you've heard what they want. The agreement gains an honest side.",
          presses:
            "A fight about something else has the agreement under it. If you can stop before the second round, you'll both know what it was.",
        },
        after: {
          eases:
            'You do something together that takes strength or courage. The agreement is the kind you can lean on now.',
          presses:
            "The agreement gets kicked, to see if it holds. It holds, and you're both a bit proud of that.",
        },
      },
      jupiter: {
        eases:
          'The other person gives more than the agreement asks. You may have the luck of being liked by someone with a large idea of you.',
        presses:
          'Promises are made about the agreement that would need a larger life. Keep the first half of each.',
      },
      saturn: {
        eases:
          "The agreement gets terms, and both of you relax. It's romantic, in its way, to know when somebody is coming home.",
        presses:
          'The other person has less to give for the time being, and says so, or shows it. The agreement can be run on half power without being broken.',
      },
      outer: {
        eases:
          'What you look for in another person has been changing slowly. The agreement begins to look like the two people who live by it.',
        presses:
          "The other person surprises you, and the agreement didn't provide for it. You'll know in a month if it was news or a mood.",
      },
      newMoon:
        "A fresh start between two people needs a plain offer. Settle which evening it'll be, and the agreement has its first line.",
      fullMoon:
        'You see the other person in full, with what they want in plain view. The agreement has to make room for that.',
      back: 'An old partner, client, or friend may reappear, and with them an old agreement. You can compare it with the present one.',
      on: 'What the two of you had left hanging gets decided. The agreement can carry it now.',
    },
    settles: {
      begins:
        "By the end there's an agreement that both of you could recite. It'll need another look in half a year, and you'll both be there to take it.",
      ripens:
        'By the end nobody is keeping the old agreement out of fear. What you owe each other can be asked for and refused, which is unusual and gets easier.',
    },
  },
  {
    subject: 'the request',
    opens: {
      begins: [
        "This month starts with something you'd like to ask one person. It's a reasonable thing, and you've been hoping that they'd think of it by themselves.",
      ],
      ripens: [
        "A request stands between you and one other person this month. You've made it in hints, in sighs, and in jokes, and every way except out loud.",
      ],
    },
    turns: {
      'new-moon':
        "The request is made. It takes one sentence and no reasons, and the other person asks why you'd waited so long.",
      'full-moon':
        "The request is in the open, and so is the answer. It's clearer than you are used to, and you can work with clear.",
      eclipse:
        'The request answers itself, because one of you stops needing what it was about. What you wanted from them can be had elsewhere, and that takes the weight off both of you.',
      station:
        'The request comes up again, after you thought that it had been dealt with. Ask it once more in fewer words, since the first time you had softened it out of shape.',
      'slow-eases':
        'The request is met without having been repeated. Somebody has been listening, and it might change what you think you may ask for.',
      'slow-presses':
        "The request gets a no, or a silence that lasts. You find that you're still standing, and that the next one is easier to make.",
    },
    steps: {
      sun: {
        before: {
          eases:
            'The request seems small beside how well you get on. You nearly make it in passing, and that would have done.',
          presses:
            'Their wish comes first, loud and friendly. You put your request away for another day.',
        },
        after: {
          eases:
            "Having made the request, you're easier in your skin. They look at you with some respect.",
          presses:
            "They're in the light, and your request has to share the stage. Clap for them and don't take it back.",
        },
      },
      mercury: {
        before: {
          eases:
            'You try out the request on a friend, who understands at once. It loses two clauses on the way.',
          presses:
            'You send the request as a joke with a small face at the end. They answer the joke.',
        },
        after: {
          eases:
            'The two of you talk over the request like people with a calendar. It gets a day and a time.',
          presses:
            'Part of the request was understood as a complaint. You can say which part was the wish.',
        },
      },
      venus: {
        before: {
          eases:
            'They do something kind before you have asked. It makes the request less of a test.',
          presses:
            "You'd rather be liked than get what you want, for an evening. The request smiles along with you.",
        },
        after: {
          eases:
            'The request has brought you closer, whichever way it went. Something about asking was charming.',
          presses:
            'You feel that you owe them for having heard the request. You owe them about one nice dinner.',
        },
      },
      mars: {
        before: {
          eases:
            'You have the nerve today, so the request can go out while you have it. A phone call is enough.',
          presses:
            'The request comes out as an accusation, in the car or at the sink. There was a wish in it somewhere, and they might have missed it.',
        },
        after: {
          eases:
            'You follow up the request with something you do yourself. They like to see you carry your end.',
          presses:
            'They push back, with some heat. The request was yours to make, and the pushing is theirs to do.',
        },
      },
      jupiter: {
        eases:
          "You're offered more than the request asked for. Take the larger thing and thank them once.",
        presses:
          "The request has grown into a whole new life. The first step of it is what you'd meant to ask.",
      },
      saturn: {
        eases:
          'The request is considered by a careful person, and granted with conditions. The conditions are fair.',
        presses:
          "They can't do it now, and they're honest about it. The request can wait until a date that you both write down.",
      },
      outer: {
        eases:
          "You've been changing what you ask of people. This request would have seemed impossible to you a few years ago.",
        presses:
          'Something between you shifts, and the request has to be thought out again. It may turn out that you want something braver.',
      },
      newMoon:
        'A new person, or a new side of a familiar one, comes into view. The request might be easier to make there.',
      fullMoon:
        "You see what they've been asking of you. It's not so different from your own request.",
      back: 'A request that somebody once made of you comes back to mind. You could still say yes to it.',
      on: 'An answer that had been promised arrives. The request can be closed, one way or the other.',
    },
    settles: {
      begins:
        "By the end you have asked, and you know what happens when you do. It's hardly ever what you had imagined in the shower.",
      ripens:
        'By the end the request has an answer. Some of what you wanted is coming from them, and some you are going to give yourself.',
    },
  },
]
