import type { MonthPlot } from '#lore/authored.ts'

export const firstHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the introduction',
    opens: {
      begins: [
        "This month starts a correction to how you introduce yourself. There's a short version of you that you give to new people, and it was made for a life you've partly left.",
      ],
      ripens: [
        'How you come across is the subject this month, and you get to hear it from others. The short version of yourself that you give to new people is about to be quoted back to you.',
      ],
    },
    turns: {
      'new-moon':
        "You try the new introduction on somebody who has nothing to compare it with. It's shorter than the old one, and it leaves out the apology.",
      'full-moon':
        'The impression you make is plain to everyone for a few days, and to you as well. Listen for the word that two different people use about you, because that one is accurate.',
      eclipse:
        'The old introduction stops working in the middle of being used. You may hear yourself say what you do or who you belong with, and notice that it was true last year.',
      station:
        "The introduction has to be revised in public, since everyone has heard it. That's less embarrassing than it sounds, because people mostly remember the latest version.",
      'slow-eases':
        'The new introduction turns out to fit. You can describe yourself in two sentences without adding a joke, and people take it as information.',
      'slow-presses':
        "Your usual way of coming across meets somebody it doesn't work on. What you do next, without the charm or the armor, is closer to the introduction you've been looking for.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "The introduction gets a friendly test. You're asked something about yourself that you enjoy answering, and the answer is one you haven't given before.",
          presses:
            'The introduction is given for you, by someone who gets it slightly wrong. You let it pass, and it bothers you for the rest of the day, which tells you which part matters.',
        },
        after: {
          eases:
            "The new introduction no longer needs rehearsing. You notice it only afterward, when you realize that you didn't check anyone's face while you gave it.",
          presses:
            'Someone who has a fixed picture of you wants the old one back. You can be kind about it and still not go back to being the person they describe.',
        },
      },
      mercury: {
        before: {
          eases:
            'Words for it turn up. A line in a profile, a bio, or a message to a stranger comes out right at the first try, and you save it.',
          presses:
            'The introduction comes out too long. You explain yourself to someone who asked a simple question, and halfway through you can hear that you were defending something.',
        },
        after: {
          eases:
            "The new version gets passed on without you. Somebody describes you to a third person, in nearly the words you'd have picked.",
          presses:
            'A misunderstanding about who you are has to be cleared up in writing. Two lines are enough, and the third would start to sound hurt.',
        },
      },
      venus: {
        before: {
          eases:
            'Being liked comes cheap for a day, and it loosens the introduction. You say less about what you do and more about what you enjoy, and people stay longer.',
          presses:
            "You want so much to be liked by one person that the introduction goes soft. You agree with a thing you'd normally have argued about, and you remember it at bedtime.",
        },
        after: {
          eases:
            'The new version gets a compliment from an unexpected side. It concerns your manner more than your looks, and you can take it without handing one back.',
          presses:
            'Someone liked you better when you were easier. It stings, and it also shows you how much work that ease used to be.',
        },
      },
      mars: {
        before: {
          eases:
            'You introduce yourself first, before anyone has to do it for you. It saves ten minutes of standing around, and it gives you the better of the two places in the conversation.',
          presses:
            "The introduction comes out with an edge. You've been underestimated once too often, and a person who has nothing to do with it gets the correction.",
        },
        after: {
          eases:
            "You act on the new version. Something gets done that the old you'd have talked about until somebody else did it.",
          presses:
            'You get pushed, and for a moment the old manner comes back with its elbows out. It passes, and what you say in the second breath is the new one speaking.',
        },
      },
      jupiter: {
        eases:
          'The introduction opens something bigger than you were asking for. An invitation or a recommendation may come because someone simply liked how you put it.',
        presses:
          "You promise a little more than you are. It's a generous mistake, and the introduction can be brought back to size before anybody builds on it.",
      },
      saturn: {
        eases:
          'Someone whose standards are high takes your introduction as it is. They ask one sober question, and you have the answer, which settles more than praise would.',
        presses:
          'The introduction is met with a straight face. You may feel judged, and the useful part of the judgment is short enough to write down.',
      },
      outer: {
        eases:
          "The new version has been forming for longer than you thought. You catch yourself behaving as if it had always been true, and nobody's surprised.",
        presses:
          "You don't quite recognize yourself for a while, and the introduction changes from one day to the next. That's tiring, and it's how a larger change starts to show.",
      },
      newMoon:
        "One small thing about your appearance or your manner gets a fresh start. It's easier to change the introduction when people can see that something else has moved, too.",
      fullMoon:
        "The introduction gets an audience. What you've been putting together by yourself is visible from outside, and most people look pleased.",
      back: 'An earlier version of you comes back for review. Somebody from that time may get in touch, and you find out which part of the old introduction was worth keeping.',
      on: 'The introduction stops shifting and starts to hold. You can give the same answer two days in a row, and both times it feels like yours.',
    },
    settles: {
      begins:
        'By the end you have an introduction that takes ten seconds and needs no footnotes. A few people will go on using the old one, out of habit and affection, and you can let them.',
      ripens:
        "By the end you know how you come across, and it's better than you feared and less mysterious than you hoped. Keep the part that strangers liked, and use it on the people at home.",
    },
  },
  {
    subject: 'your pace',
    opens: {
      begins: [
        "This month you find out what your own pace is. For a while you've been moving at the speed of whatever was next, and your body has been keeping a different time.",
      ],
      ripens: [
        "Your pace is the subject this month, and other people have opinions about it. You've been too fast for some of them and too slow for others, and something in between is asking to be yours.",
      ],
    },
    turns: {
      'new-moon':
        "You start one ordinary day at your own pace and keep to it. Nothing falls apart, and by the evening you're less tired than the amount of work would explain.",
      'full-moon':
        "The pace shows, in your face or in your temper, and someone says so. Take the remark as a measurement, because it's the most exact one you will get.",
      eclipse:
        'Something interrupts the pace completely for a day or two. In the pause you can tell which part of the rush was yours, and it may be less than half.',
      station:
        "The pace drops by itself, and pushing doesn't bring it back. What you do in these slower days is done properly, and it won't have to be done again.",
      'slow-eases':
        "Your pace and what's asked of you fall in step. You'd stopped expecting that, so you may need a week to notice that you aren't hurrying.",
      'slow-presses':
        "The pace you've kept up isn't possible any longer, and for once you say so before your body does. The people who set it are likely to be surprised, and then to adjust.",
    },
    steps: {
      sun: {
        before: {
          eases:
            'The pace is right for one whole day. You get through the list, you have breath left for a walk, and you can see what made the difference.',
          presses:
            'Somebody else sets the pace and calls it normal. You keep up, since you can, and the price of it comes in the evening.',
        },
        after: {
          eases:
            'Your own pace looks like confidence from outside. People wait for you to finish the sentence, and you take the time to finish it well.',
          presses:
            'A test of the new pace arrives, from somebody who needs it faster. You can offer them one thing today and the rest later, and both of you live.',
        },
      },
      mercury: {
        before: {
          eases:
            "A practical idea about your pace turns up, possibly in somebody else's complaint. It concerns the order in which you do things, and it costs nothing to try.",
          presses:
            'Messages set the pace, and each of them looks urgent. At the end of the day you have answered thirty people and moved nothing of your own.',
        },
        after: {
          eases:
            "You explain your pace in one sentence to someone who'd been taking it personally. They'd thought it was about them, and now you can both stop.",
          presses:
            'You answer too fast, from habit, and have to take half of it back. The new pace has one rule worth having, which is to read the thing twice.',
        },
      },
      venus: {
        before: {
          eases:
            'The pace is set by pleasure for a few hours. You take the longer way or the longer lunch, and what was waiting for you is still there afterward.',
          presses:
            'You speed up to please someone, and they enjoy it without knowing what it costs. Being pleasant at that pace can be kept up for about a week.',
        },
        after: {
          eases:
            'Good company falls in with your pace. You may find that the person you like best has been waiting for you to slow down.',
          presses:
            "Someone feels neglected by the new pace. They may have a point about one evening, and it's cheaper to give them that evening than the principle.",
        },
      },
      mars: {
        before: {
          eases:
            'A burst of strength lets you clear what has been slowing the pace. Use it on the one heavy thing and leave the ten light ones.',
          presses:
            "The pace turns into a race with someone who may not know they're in it. You win by a little, and your shoulders can tell.",
        },
        after: {
          eases:
            "Exercise, or any honest effort, goes well at the new pace. You stop while you'd still like to go on, and that's why you go again the next day.",
          presses:
            "You lose patience with somebody slow. They're going at the pace that you said you wanted, and it's funny about an hour later.",
        },
      },
      jupiter: {
        eases:
          'The pace gets easier because something falls away. An appointment is called off or help arrives, and you have the sense not to fill the space.',
        presses:
          'You feel so well that you take on two extra things at once. The pace can carry one of them, and you still have a few days to choose which.',
      },
      saturn: {
        eases:
          'A steady pace turns out to be faster than a brave one. You do the dull part at the same time each day and stop thinking about it.',
        presses:
          "The pace meets a limit, and the limit may be your back, your sleep, or the number of hours in a day. It isn't a punishment, and it's not open to argument either.",
      },
      outer: {
        eases:
          'A deep change in what you hurry for is under way. Things that used to make you run now make you reach for a calendar.',
        presses:
          "The pace goes uneven, with a wired day and then a blank one. You're being moved off an old rhythm, and the new one isn't there yet.",
      },
      newMoon:
        'A new habit asks for fifteen minutes of the day. Set the pace by it for a week, and see what else has to move.',
      fullMoon:
        "You can see how much you've been doing at this pace. It's impressive, and it would be more so if you'd been there for all of it.",
      back: "The pace slackens, and something you'd rushed comes back to be done again. It was worth doing well, which is the only reason it has returned.",
      on: "The pace picks up, and it's yours this time. You can feel the difference in the mornings.",
    },
    settles: {
      begins:
        "By the end the pace is your own on most days, and you can tell within an hour when it isn't. Protect the one part of the day that made it possible.",
      ripens:
        'By the end some things have been dropped, and nobody has asked after most of them. The pace you have now is one you could keep up for a year, which makes it worth defending.',
    },
  },
]
