import type { MonthPlot } from '#lore/authored.ts'

export const seventhHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the agreement',
    opens: {
      begins: [
        "Between you and one other person there's an agreement that was never made. It covers who calls, who plans, and who gives way.",
        'Who does what between the two of you, and who decided it? With one person in your life nobody ever did, and the agreement is only a habit.',
        'One of you may say "we" about a thing that the other would have called "mine." An agreement could start with that word and what it includes.',
      ],
      ripens: [
        'An agreement between you and one other person has run for a long time without being looked at, and one of you has the heavier end of it.',
        'You and one other person live by rules that neither of you wrote down. They suited the two of you at the beginning, and the agreement has stopped being fair.',
        "One of you has begun to sigh, and the other has begun to ask what's wrong in a certain tone. There's an agreement underneath that, and nobody has read it out loud.",
      ],
    },
    turns: {
      'new-moon':
        "The agreement can get its first spoken sentence. You say what you'd like, and then you wait. If the other person adds one of theirs, you have the beginning of something.",
      'full-moon':
        "The agreement may come to a head over something as small as who drove last. You'll catch yourself arguing both sides, and theirs may be rather good. Say so, and they'll start to look at yours.",
      eclipse:
        "The old agreement is off, with a scene or without a word. Each of you can see now what you'd been buying from the other, and some of it you'd gladly have given.",
      station:
        'The agreement has to be read again, by both of you. Some clause in it was written for a year in which one of you had no time. If that year is over, you can cross it out together.',
      'slow-eases':
        "The agreement works. Neither of you mentions it, and you can make plans without checking first. It's made of many small repairs, so a large strain won't show on it.",
      'slow-presses':
        "The other person wants the agreement changed, or you do, and it can't be put off any longer. It goes best between two people who mean to stay in the room. It's slower than either of you would like, and gentler.",
      'uranus-presses':
        "One of you may do the thing that the agreement never mentioned. It isn't against any rule, since nobody had thought of it. Ask about it before you object.",
      'pluto-presses':
        "It comes out who has had the last word in the agreement all along. Neither of you had said so, and both of you knew. Sharing it out again is an hour's work that you wouldn't care to repeat.",
    },
    between: {
      before: [
        "For a while you watch the agreement at work, the small giving way on both sides, and you count more than you'd like.",
        "Nothing is wrong with the agreement that anyone could point to, and that's why it's so hard to bring up.",
      ],
      after: [
        "With a new agreement you're both careful for a few days, as people are with something new.",
        "You notice that you're listening to each other again, because the agreement no longer tells you in advance what the other will say.",
      ],
    },
    toward: {
      eases:
        "You're easy with each other just now, and that's the best time to bring up an agreement.",
      presses: "You've each kept count for long enough to want an agreement.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "The two of you are good together just now. That's the mood in which to talk about rules.",
          presses: 'If you give way with good manners, nobody will notice that you did.',
        },
        after: {
          eases: 'It was harder while you were keeping score.',
          presses:
            'Each of you wants to set the pace. You should be able to laugh about it by now.',
        },
      },
      mercury: {
        before: {
          eases:
            'An agreement is half a schedule anyway. Something may come out between one errand and the next that neither of you had known.',
          presses: 'You both have an excellent memory for the other.',
        },
        after: {
          eases:
            'It may be a little comic to put it on the fridge, and it saves you the reminder that always started the trouble.',
          presses: 'Said again without the tone, it should do no harm.',
        },
      },
      venus: {
        before: {
          eases:
            'They may do your share as well. What you were going to say can come out as a thank-you with a wish in it.',
          presses: 'They can tell, and then there are two of you being careful.',
        },
        after: {
          eases: 'Nobody is owed anything now, so a plan for two can be made in a minute.',
          presses: "It's granted gladly when it could have been refused.",
        },
      },
      mars: {
        before: {
          eases:
            "It's best said before you've heard theirs, because it makes people put down what they're holding.",
          presses:
            "If one of you sits down before the second round, you'll both know what it was about.",
        },
        after: {
          eases:
            "A move, a hill, or a wall to paint will do. Some things don't get said sitting down.",
          presses: "If it does, you'll both be a bit proud of that, though neither would say so.",
        },
      },
      jupiter: {
        eases:
          'They may make no note of it, either. They have a large idea of you, and you can try to fit it.',
        presses:
          "You'd mean every word, so keeping the first half of each promise is the best repair.",
      },
      saturn: {
        eases:
          "You both relax. There's something romantic in knowing when somebody is coming home.",
        presses: 'If they say so, you can both run on half power for a while.',
      },
      outer: {
        eases: "There's a certain argument that you no longer try to win.",
        presses:
          'It takes some weeks to know if it was news or a mood, so the big conclusions can wait.',
      },
      newMoon:
        'It should have a day in it. You may both have been waiting to see what the other would do.',
      fullMoon:
        "The other person is tired, and what they want is in plain view. It may not be what you've been defending yourself against.",
      back: "An old partner, client, or friend may be part of it, and you'll behave with them as you used to. It lets you compare.",
      on: "It could take as long as clearing a table. You've probably both given way a little, in private.",
    },
    settles: {
      begins: [
        "There's an agreement now that both of you could repeat. It'll need another look in half a year.",
        'You know who does what, and who decided it. An agreement like that has a few odd clauses that no one else would understand, and those are the ones that last.',
        "It may hang on the refrigerator, or only be understood. If one clause of the agreement is silly, that's the one neither of you will give up.",
      ],
      ripens: [
        'Nobody has to keep the old agreement out of fear. What you owe each other can be asked for and refused, which is unusual and gets easier.',
        "The new agreement won't be quite fair either, but this time you both know where, and you can change over.",
        "The sighing can stop once the other person finds out what it weighs. You'd both sign the agreement again, with a date to look at it.",
      ],
    },
  },
  {
    subject: 'the request',
    opens: {
      begins: [
        "There's something you'd like to ask one person. It's a reasonable request, and you've been hoping that they'd think of it by themselves.",
        "What do you want from them that you've never said? There's one request you've been keeping ready for somebody close, and it hasn't become a sentence yet.",
        'You may have rehearsed a request in front of the bathroom mirror, where it was quite good. It needs a face in front of it.',
      ],
      ripens: [
        "A request stands between you and one other person. You've made it in hints, in sighs, and in jokes, and every way except out loud.",
        "You want something from one person, and they seem to have no idea. You've begun to hold that against them, so the request has to be made or given up.",
        "If they ask whether there's anything, you say no, it's fine. The request behind that won't stay where it was kept.",
      ],
    },
    turns: {
      'new-moon':
        "The request can be made. It takes one sentence and no reasons. The other person may ask why you waited so long, and you needn't have an answer.",
      'full-moon':
        "The request is in the open, and so is the answer, or it can be. It may be clearer than you're used to. Go for a walk before you say anything to it.",
      eclipse:
        "The request may answer itself. One of you stops needing what it was about, quite suddenly. It's worth meeting once without it, to see how you like each other.",
      station:
        "The request comes up again, although you'd thought that it had been dealt with. Make it once more in fewer words. The first time you may have smiled all the way through it.",
      'slow-eases':
        "The request is met without having been repeated. Somebody has been listening all along. If you've been preparing for a refusal, it may take you a day to be glad.",
      'slow-presses':
        "The request may get a no, or a silence that lasts. You'd believed that a refusal would end things. More likely, all it ends is the suspense.",
      'uranus-presses':
        "The request may slip out while you're talking about something else. You won't have wrapped it, and that's all to the good. They'll have said what they think before you can take it back.",
      'pluto-presses':
        'The request is about power, and about who has to need whom. Make it anyway and let them see that it matters. Whatever they answer, you can look at them.',
    },
    between: {
      before: [
        'Until then you look for the right moment to make the request, and several come along, and you decide that each is the wrong one.',
        "You drop hints at first, because a hint can't be refused the way a request can, and it can't be granted either.",
      ],
      after: [
        "After the request there's an odd calm, since whatever happens now isn't up to you alone.",
        "You keep wanting to explain the request, and you find that you don't have to.",
      ],
    },
    toward: {
      eases:
        "They're well disposed to you just now, and even you can see that the request has a chance.",
      presses: "You've been hoping for so long that hoping is harder than making the request.",
    },
    steps: {
      sun: {
        before: {
          eases: "You two get on well just now, and it costs you less than you'd thought.",
          presses:
            "It's loud and friendly. You may put yours away for another day and be a little cooler to them than they can explain.",
        },
        after: {
          eases: "It may earn you some respect, from a person who hadn't thought you would.",
          presses: 'You can clap for them without taking anything back.',
        },
      },
      mercury: {
        before: {
          eases:
            "It loses a clause or two in the telling. What's left should fit between two floors of an elevator.",
          presses:
            "There'd be a small face at the end, and they'd answer the joke. Then you've used up the opening.",
        },
        after: {
          eases:
            "That's more of an answer than a yes, because you can talk it over like two people with a calendar.",
          presses: "If you say which part was the wish, they'll be relieved to hear it.",
        },
      },
      venus: {
        before: {
          eases: "It's hard after that to go on thinking of it as a test.",
          presses: "You'll be very pleasant, and nothing will have changed.",
        },
        after: {
          eases:
            'People find it charming to be asked by somebody who seldom does, whichever way it went.',
          presses: "You owe them about one nice dinner for having listened, and then you're even.",
        },
      },
      mars: {
        before: {
          eases:
            "It won't last, so it's best to bring it up. The call is likely to be shorter than the walk you'd take to prepare for it.",
          presses:
            "There was a wish in it somewhere, and people who are defending themselves can't hear it.",
        },
        after: {
          eases: 'If they see you carry your end, theirs is likely to follow.',
          presses:
            'You had a right to ask and they have a right to push, so it can stand between you overnight.',
        },
      },
      jupiter: {
        eases: 'You can take the larger thing and thank them once.',
        presses:
          "By now it's a whole new life. They've heard only the first step, if that, and the first step is what you can get.",
      },
      saturn: {
        eases: "A careful person has thought about it. They're likely to be fair conditions.",
        presses:
          'They may not be able to do it now, and say so plainly. A date in writing lets you stop wondering.',
      },
      outer: {
        eases:
          "A few years ago you couldn't have wanted this, because you'd have been sure they'd leave.",
        presses:
          'Something between you has shifted. It may turn out that you want something braver.',
      },
      newMoon: "A new side of a familiar person will do as well. It's good practice.",
      fullMoon: 'It may not be so different from what you want yourself.',
      back: 'If you can still say yes to it, it makes your own wish look possible.',
      on: 'It closes the matter, one way or the other, so you can stop holding your breath.',
    },
    settles: {
      begins: [
        "If you've asked, you know what happens when you do. The request hardly ever ends the way you'd imagined in the shower.",
        "It's shorter, said aloud, than you'd feared. Once the request has been heard by the one it's for, you can stop hoping that they'd guess.",
        "You may get about half of what the request was for, and it's likely to be the half you could describe.",
      ],
      ripens: [
        "The request has an answer, or it's about to. Some of what you want may come from them, and some you can give yourself.",
        "You can't hold it against them any longer, because they know. They may be able to meet half of the request, and it could be the half you need.",
        "If they ask again whether there's anything, you can tell them. A request doesn't have to be met in full. It does some good merely to have it written down.",
      ],
    },
  },
]
