import type { MonthPlot } from '#lore/authored.ts'

export const sixthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the hour',
    opens: {
      begins: [
        "One hour of your day belongs to nobody, and this month begins to decide who gets it. You've been losing it in small pieces, to errands, to a screen, and to being the one who says yes.",
      ],
      ripens: [
        'An hour a day is at stake this month. It used to be yours, for your health or your own work, and everybody has got used to finding you free in it.',
      ],
    },
    turns: {
      'new-moon':
        "The hour gets a fixed place. It's an early one, or the one right after you come in, and what counts is that people learn to find you busy then.",
      'full-moon':
        "The hour is overdue, and your body says so in its usual way. Cancel one thing this week that you'd only have done tired.",
      eclipse:
        "A routine that you'd relied on ends, and an hour falls free. Leave it empty for a few days before anyone hears about it.",
      station:
        'The hour has slipped, and you look at how. It went in two or three exceptions, each of them kind, and they can be taken back one at a time.',
      'slow-eases':
        'The hour keeps itself. You get up for it, or stop for it, without a speech to yourself, and the rest of the day leans on it.',
      'slow-presses':
        "The hour has to be taken from something, and this time it's taken from work. You find that the work was the right size all along, and the day had been wrong.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You get the hour for once, and you use it well. The difference shows by noon, in what you're willing to put up with.",
          presses: "Somebody more important needs the hour. It's a good cause, like the last four.",
        },
        after: {
          eases:
            'The hour makes you easier to be around. A person who had been against it mentions this.',
          presses:
            'Your pride in being always available takes a knock. The hour was the price, and it was fair.',
        },
      },
      mercury: {
        before: {
          eases:
            'You look through your calendar and find where the hour goes. It leaks in the same two places every day.',
          presses:
            'Small replies eat the hour, and the one important item stays where it was. Tomorrow it could come before the replies.',
        },
        after: {
          eases:
            "You tell people about the hour in one line, and they move things. They'd only needed to know.",
          presses:
            'A mix-up over times lands in the middle of the hour. Answer it afterward and see that nothing burned down.',
        },
      },
      venus: {
        before: {
          eases:
            "You find out what the hour would be for, and it's something you like. That helps more than discipline.",
          presses:
            'You give the hour away to be nice. The person would have been as pleased with ten minutes.',
        },
        after: {
          eases:
            'The hour gets company, a friend who walks or swims or works beside you. It becomes hard to skip.',
          presses:
            'Comfort argues against the hour, from under a blanket. It may win once and should be watched.',
        },
      },
      mars: {
        before: {
          eases:
            'You start the day with the hardest thing and have an hour over. It was the dread of it that took so long.',
          presses:
            'You work through the hour in a temper, doing what somebody else left. The temper is right and the hour is gone.',
        },
        after: {
          eases:
            'The hour goes to hard exercise or to one stubborn job, and you come out of it lighter.',
          presses:
            'You overdo the hour, in effort or in zeal, and something pulls. Half as much, and every day, was the idea.',
        },
      },
      jupiter: {
        eases:
          'Help turns up, and the hour grows to an hour and a half. Accept it from whichever side it comes.',
        presses:
          'You plan for the hour what would fill a week. Pick one thing, and let it be a small one.',
      },
      saturn: {
        eases:
          "The hour suits you, because it's regular and nobody claps. You're good at this kind of loyalty.",
        presses:
          "There's more to do than there are hours, and it's nobody's fault. The hour is kept by leaving something undone, and you decide what.",
      },
      outer: {
        eases:
          'How you work has been changing from the ground up. The hour is the part of it that you can see.',
        presses:
          "The routine gets knocked over by something from outside. The hour may move to another part of the day, and that's all right.",
      },
      newMoon:
        'A new routine can begin, at the level of alarms and lunches. The hour sits best next to something you do anyway.',
      fullMoon:
        "A job gets finished, and you see how much of your strength it had. The hour that's free now should stay free for a while.",
      back: "An old habit is back in the hour. It's easier to remove the second time, because you know what it gives you.",
      on: 'A delay ends and the days get regular. The hour can have its place again, and this time in ink.',
    },
    settles: {
      begins:
        "By the end an hour a day is yours, more often than not. You've missed it and gone back to it, which is how you know that it'll last.",
      ripens:
        "By the end the hour has been argued for and kept. It doesn't look like much on paper, and it has changed how the rest feels.",
    },
  },
  {
    subject: 'the task',
    opens: {
      begins: [
        "This month is the start of handing something over. There's a task that you do because you do it well, and doing it well is how it came to be yours for good.",
      ],
      ripens: [
        "One task has grown on you, and this month you feel its full weight. It came to you because you were quick and didn't complain, and it stayed for the same reasons.",
      ],
    },
    turns: {
      'new-moon':
        'You show somebody how the task is done. They do it at four-fifths of your standard, and the ceiling stays where it is.',
      'full-moon':
        "The load shows, in your shoulders or in a sharp answer. You're doing one person's task properly and half of another's, and you say so in figures.",
      eclipse:
        "The task disappears, or is given to somebody else without much ceremony. You're hurt for an afternoon, and then you sleep.",
      station:
        'The task comes back for another look at who does what. Old agreements were made when there was less of it, so they may be made again.',
      'slow-eases':
        'The task has become manageable, through a better tool, a better hour, or a second pair of hands. You can now do it as well as you like to.',
      'slow-presses':
        "The task has reached the limit of one person, and you're that person. What you refuse this week is what gets changed, because everything else was getting done.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "The task is seen, and so is the one who does it. It's a good moment to mention how long it takes.",
          presses:
            'Someone above you, or just louder, adds to the task. You agree in the tone of a person who will mind later.',
        },
        after: {
          eases:
            'With the task lighter, you do your own part with some pleasure. It turns out that you liked this work.',
          presses:
            "The task isn't done as you'd have done it, and somebody notices. You keep your hands still, which is the hard part of handing over.",
        },
      },
      mercury: {
        before: {
          eases:
            'You write down how the task is done, and it fits on a page. Half of the steps turn out to be there from habit.',
          presses:
            'The task gets interrupted every ten minutes by questions about the task. Someone could be given the answers in advance.',
        },
        after: {
          eases:
            'A short note settles who does which part of the task. Nobody had been sure, and all of them are relieved.',
          presses:
            'A detail of the task falls between two people. It gets found, and the page you wrote gains a line.',
        },
      },
      venus: {
        before: {
          eases:
            'Somebody says thank you for the task, and means it. You can use the good moment to ask for something.',
          presses:
            "You do the task for someone you like who could well do it alone. It's a kind of present, and they think that it's free.",
        },
        after: {
          eases:
            "Sharing the task makes you better company. You eat lunch with people, and they're nicer than you would noticed.",
          presses:
            "The person who took over part of the task wants praise for it. Give it, because it's cheaper than doing it yourself.",
        },
      },
      mars: {
        before: {
          eases:
            'You get through the worst of the task in one go. With that behind you, the rest can be explained to somebody.',
          presses:
            'The task makes you snap at the one person who did nothing. An apology and an early night repair most of it.',
        },
        after: {
          eases:
            'You turn the free strength on something of your own. It moves more in a day than it had all season.',
          presses:
            "The task threatens to come back, with a deadline and a sad face. You say no before you've thought of a reason.",
        },
      },
      jupiter: {
        eases:
          'There turns out to be money, time, or a willing person for the task. You had only to describe it as too much.',
        presses:
          'You take on a second task because the first has gone so well. Sleep on it and ask who had it before.',
      },
      saturn: {
        eases:
          'The task gets an order and an end. You work through it steadily, and for once you stop at the end.',
        presses:
          "The task simply has to be done, and you're the one. It takes less strength without the inner protest, which can be kept for afterward.",
      },
      outer: {
        eases:
          "The kind of work you're willing to do has been changing. The task belongs to the old kind, and others can tell.",
        presses:
          'The task changes in the middle, through a new rule or a new machine or a person who leaves. What you were good at counts for less, and what you know counts for more.',
      },
      newMoon:
        'A new way of doing the task is worth a try. Give it a week before you decide that the old way was quicker.',
      fullMoon:
        'A result is in, and the task has your marks all over it. Take the credit and mention the hours.',
      back: "The task has a mistake in it from some time ago. It's yours, it's small, and nobody will remember if you fix it now.",
      on: 'What held up the task is out of the way. It can be finished and left.',
    },
    settles: {
      begins:
        'By the end somebody else can do the task, not quite as well. You know what you want to do with the time, and that makes the difference bearable.',
      ripens:
        'By the end you carry about two-thirds of what you did, and the days have ends again. The last third was never going to thank you.',
    },
  },
]
