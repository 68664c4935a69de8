import type { MonthPlot } from '#lore/authored.ts'

export const seventhHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the agreement',
    opens: {
      begins: [
        "Between you and one other person there's an agreement that was never made. It covers who calls, who plans, and who gives way, and this month it starts to be a real one.",
        'Who does what between the two of you, and who decided it? With one person in your life nobody ever did, and this month you begin to make an agreement out of what had only been a habit.',
      ],
      ripens: [
        'An agreement between you and one other person has run for a long time without being looked at. This month one of you feels the heavier end of it.',
        "You and one other person live by rules that neither of you wrote down. They suited the two of you at the beginning, and this month it's plain that the agreement has stopped being fair.",
      ],
    },
    turns: {
      'new-moon':
        "The agreement gets its first spoken sentence. You say what you'd like, and the other one says that they'd never dared to ask for that. So you go on, a sentence each, and by the end of the evening there are three of them.",
      'full-moon':
        'The agreement comes to a head, over something as small as who drove last. You catch yourself arguing both sides and find that theirs is rather good. You say so, and because you say so they look at yours.',
      eclipse:
        "The old agreement is off, with a scene or without a word. You both see what you'd been buying from each other, and some of it you'd gladly have given. So for a while you give it for nothing, and see how that is.",
      station:
        'The agreement has to be read again, by both of you. One clause was written for a year in which one of you had no time, and that year is over. You cross it out together, and a good deal of bad temper goes with it.',
      'slow-eases':
        "The agreement works. You can tell because neither of you mentions it, and because you have started to make plans without checking first. It took many small repairs, and that's why it'll stand a large strain.",
      'slow-presses':
        "The other person wants the agreement changed, or you do, and it can't be put off any longer. What is said now is said by two people who mean to stay in the room. So it takes longer, and it's gentler than either of you had rehearsed.",
    },
    between: {
      before: [
        "For a while you watch it happen, the small giving way on both sides, and you count more than you'd like.",
        "Nothing is wrong that anyone could point to, and that's why it's so hard to bring up.",
      ],
      after: [
        "After that you're both careful for a few days, as people are with something new.",
        "You notice that you're listening to each other again, because neither of you knows in advance what the other will say.",
      ],
    },
    steps: {
      sun: {
        before: {
          eases:
            "The two of you are good together for a day, so you hardly need rules. That's the mood in which to talk about them, and you nearly do.",
          presses:
            'Things bend toward the one with the stronger will. You give way politely, and because you were so polite nobody noticed.',
        },
        after: {
          eases:
            "You hear yourself praise them to a third person, and it's true. You hadn't been able to while you were keeping score.",
          presses:
            "Each of you wants to set the pace. You're able to laugh about it by evening, since it's now known whose turn it is.",
        },
      },
      mercury: {
        before: {
          eases:
            'You talk as if it were only about the schedule, and it half is. Because of that, two or three facts come out that neither of you had known.',
          presses:
            'You try to discuss it, and it turns into who said what. Both of you have an excellent memory for the other, so nobody wins.',
        },
        after: {
          eases:
            "One thing gets written down, in a shared calendar or on the fridge. It's a little comic, and it saves you the reminder that always started the trouble.",
          presses:
            'One of you had heard it differently. You say it again without the tone, and it turns out to be a question of one word.',
        },
      },
      venus: {
        before: {
          eases:
            "The other person does your share without being asked, and with pleasure. It softens you, so the thing you'd been going to say comes out as a thank-you with a request in it.",
          presses:
            "You're sweeter than you feel so that it needn't be mentioned. They can tell, and they're careful with you, and now there are two of you being careful.",
        },
        after: {
          eases:
            "You're freer with each other, now that nobody is owed anything. A plan for two is made quickly and looks like fun.",
          presses:
            'One of you wants an exception, for charm. You grant it gladly, because you know that you could have refused.',
        },
      },
      mars: {
        before: {
          eases:
            "You say what you want first, before you've heard what they want. It's the honest order, and it lets them be honest, too.",
          presses:
            'You have a fight about something else. You stop before the second round, and since you stopped, you both know what it was about.',
        },
        after: {
          eases:
            "You do something together that takes strength or courage. You couldn't have done it in a mood of unfinished business, so it tells you where you stand.",
          presses:
            "It gets kicked, to see if it holds. It holds, and you're both a bit proud of that, though neither would say so.",
        },
      },
      jupiter: {
        eases:
          'The other person gives more than they had to. You have the luck of being liked by someone with a large idea of you, and it makes you want to live up to it.',
        presses:
          "Promises get made that would need a larger life. You mean them, so it's awkward later, and keeping the first half of each is the best repair.",
      },
      saturn: {
        eases:
          "You settle the terms, and both of you relax. It's romantic, in its way, to know when somebody is coming home.",
        presses:
          'The other person has less to give for the time being, and says so, or shows it. You can both run on half power for a while, because it has been said.',
      },
      outer: {
        eases:
          "What you look for in another person has been changing slowly. You notice that you no longer try to win a certain argument, so it isn't started.",
        presses:
          "The other person surprises you, and nothing you'd arranged provides for it. It takes some weeks to know if it was news or a mood, so you leave the big conclusions alone.",
      },
      newMoon:
        "You make a plain offer, with a day in it. It's more than either of you had managed before, because you'd both been waiting to see what the other would do.",
      fullMoon:
        "You see the other person in full, with what they want in plain view. It isn't what you'd been defending yourself against, so you can put your arms down.",
      back: 'An old partner, client, or friend reappears, and you behave with them as you used to. It lets you compare, and you like the present better.',
      on: "What the two of you had left hanging gets decided. It was small by the time you came to it, because you'd both given way a little in private.",
    },
    settles: {
      begins: [
        "By the end there's an agreement that both of you could recite. It'll need another look in half a year, and you'll both be there to take it.",
        'By the end you know who does what, and you decided it yourselves. The agreement has a few odd clauses that no one else would understand, and those are the ones that will last.',
      ],
      ripens: [
        'By the end nobody is keeping the old agreement out of fear. What you owe each other can be asked for and refused, which is unusual and gets easier.',
        "By the end the heavier end has been shared out. The new agreement isn't quite fair either, but this time you both know where, and you can change over.",
      ],
    },
  },
  {
    subject: 'the request',
    opens: {
      begins: [
        "This month starts with something you'd like to ask one person. It's a reasonable request, and you've been hoping that they'd think of it by themselves.",
        "What do you want from them that you've never said? There's one request you've been keeping ready for somebody close, and this month begins to turn it into a sentence.",
      ],
      ripens: [
        "A request stands between you and one other person this month. You've made it in hints, in sighs, and in jokes, and every way except out loud.",
        "You want something from one person, and they seem to have no idea. You've begun to hold that against them, so this month the request has to be made or given up.",
      ],
    },
    turns: {
      'new-moon':
        "The request is made. It takes one sentence and no reasons, and the other person asks why you'd waited so long. You don't have a good answer to that, because the reasons have gone.",
      'full-moon':
        "The request is in the open, and so is the answer. It's clearer than you are used to, and you can work with clear. So you thank them and go for a walk, and you know what you'll do next.",
      eclipse:
        'The request answers itself, because one of you stops needing what it was about. What you wanted from them can be had elsewhere, and that takes the weight off both of you. You meet without it for the first time in months, and you like them.',
      station:
        "The request comes up again, after you'd thought that it had been dealt with. You make it once more in fewer words, since the first time you'd softened it out of shape. They say that they'd never understood, because you had smiled all the way through it.",
      'slow-eases':
        "The request is met without having been repeated. Somebody has been listening, and it might change what you think you may ask for. You'd been preparing for a refusal, so it takes you a day to be glad.",
      'slow-presses':
        "The request gets a no, or a silence that lasts. You find that you're still standing, and that the next one is easier to make. You'd believed that a refusal would end things, and all it ends is the suspense.",
    },
    between: {
      before: [
        'Until then you look for the right moment, and several come along, and you decide that each is the wrong one.',
        "You drop hints at first, because a hint can't be refused, and it can't be granted either.",
      ],
      after: [
        "Afterward there's an odd calm, since whatever happens now isn't up to you alone.",
        "You keep wanting to explain it, and you find that you don't have to.",
      ],
    },
    steps: {
      sun: {
        before: {
          eases:
            'You two get on so well for a day that what you want seems small. You nearly say it in passing, and that would have done.',
          presses:
            "Their wish comes first, loud and friendly. You put yours away for another day, and you're a little cooler to them than they can explain.",
        },
        after: {
          eases:
            "You're easier in your skin for having spoken. They look at you with some respect, because they hadn't thought you would.",
          presses:
            "They're the center of attention, so what you asked for has to wait. You clap for them and you don't take it back.",
        },
      },
      mercury: {
        before: {
          eases:
            "You try it out on a friend, who understands at once. It loses two clauses in the telling, so it's short enough to be said.",
          presses:
            "You send it as a joke with a small face at the end. They answer the joke, and now you've used up the opening.",
        },
        after: {
          eases:
            "You talk it over like two people with a calendar. It gets a day and a time, and that's more of an answer than a yes.",
          presses:
            'Part of what you said was heard as a complaint. You can say which part was the wish, and the other person is relieved to hear it.',
        },
      },
      venus: {
        before: {
          eases:
            "They do something kind before you've asked for anything. It makes it less of a test, so you can think about how to put it.",
          presses:
            "For an evening you'd rather be liked than get what you want. You're very pleasant, and you go home with nothing changed.",
        },
        after: {
          eases:
            "You've grown closer, whichever way it went. They found it charming to be asked, since you so seldom do.",
          presses:
            "You feel that you owe them for having listened. You owe them about one nice dinner, and then you're even.",
        },
      },
      mars: {
        before: {
          eases:
            "You have the nerve just now, so you bring it up before it fades. A phone call is enough, and it's shorter than the walk you took to prepare for it.",
          presses:
            'It comes out as an accusation, in the car or at the sink. There was a wish in it somewhere, and they were too busy defending themselves to hear it.',
        },
        after: {
          eases:
            'You follow up with something you do yourself. They like to see you carry your end, so they do theirs without being reminded.',
          presses:
            'They push back, with some heat. You had a right to ask and they have a right to push, so you let it stand and nobody has lost.',
        },
      },
      jupiter: {
        eases:
          "You're offered more than you'd have asked for. You take the larger thing and thank them once, because twice would make them wonder.",
        presses:
          "In your head it has grown into a whole new life. They've heard only the first step, which is what you'd meant to ask, so that's what you get.",
      },
      saturn: {
        eases:
          'A careful person considers what you want and grants it with conditions. The conditions are fair, and because of them you can count on it.',
        presses:
          "They can't do it now, and they're honest about it. You agree on a date, and since it's written down you can stop wondering.",
      },
      outer: {
        eases:
          "What you ask of people has been changing. You couldn't have wanted this a few years ago, because you'd have been sure they'd leave.",
        presses:
          'Something between you shifts, so what you wanted has to be thought out again. It may turn out that you want something braver.',
      },
      newMoon:
        'A new person, or a new side of a familiar one, comes into view. Asking might be easier there, so you practice on something small.',
      fullMoon:
        "You see what they've been asking of you. It's not so different from what you want yourself, and it's a little embarrassing that you hadn't noticed.",
      back: 'You remember something that somebody once asked of you. You could still say yes, and you do, and it makes your own wish look possible.',
      on: "An answer that had been promised arrives. You can close the matter, one way or the other, and you find that you'd been holding your breath.",
    },
    settles: {
      begins: [
        "By the end you've asked, and you know what happens when you do. The request hardly ever ends the way you'd imagined in the shower.",
        "By the end you've said it, and the sentence was shorter than you'd feared. The request has been heard by the one it was for, so whatever comes next, you've stopped hoping that they'd guess.",
      ],
      ripens: [
        "By the end the request has an answer. Some of what you wanted is coming from them, and some you're going to give yourself.",
        'By the end you no longer hold it against them, because they know. They can meet about half of the request, and it turns out to be the half you needed.',
      ],
    },
  },
]
