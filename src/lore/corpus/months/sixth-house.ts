import type { MonthPlot } from '#lore/authored.ts'

export const sixthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the hour',
    opens: {
      begins: [
        "One hour of your day belongs to nobody. You've been losing it in small pieces, to errands, to a screen, and to being the one who says yes.",
        'What would you do with an hour a day if it were really yours? Something in your schedule is giving way, and not everyone has noticed yet.',
        "You may wake up earlier than you need to and lie there with an hour in your hands. It's worth deciding what it's for before somebody asks.",
      ],
      ripens: [
        'There was an hour a day that used to be yours, for your health or your own work, and everybody has got used to finding you free in it.',
        'Your days have filled up to the edges. You know which hour went last and who has it, and your body or your temper would like it back.',
        'You could say to the minute when you last had an hour to yourself. Your back knows it, too, or your voice, or a person who loves you.',
      ],
    },
    turns: {
      'new-moon':
        "The hour can get a fixed place, early, or right after you come in. It takes about three days until other people know that you can't be reached just then.",
      'full-moon':
        "The hour is overdue, and your body may say so in its usual way. Cancel one thing that you'd only have done tired, and use the time to sleep, or walk, or look at nothing.",
      eclipse:
        "A routine that you'd relied on may end, and an hour falls free with it. You needn't mention that. For a few days you can let it lie there empty and see what you miss.",
      station:
        'The hour has slipped, and you can look at how. It probably went in two or three exceptions, each of them kind. The latest of them is the easiest to take back.',
      'slow-eases':
        'The hour keeps itself. You get up for it, or stop for it, without a speech to yourself, and the rest of the day leans on it.',
      'slow-presses':
        'The hour has to be taken from something, and work is the likeliest. You may find that you do the same amount, awake.',
      'uranus-presses':
        "The hour may come to you by way of a breakdown, of a train or a server or a plan. You sit there with nothing to do, and it's a good moment to notice how that feels.",
      'pluto-presses':
        "The hour has to be taken back from somebody who's used to having it. You don't have to argue. You can simply not be there.",
    },
    between: {
      before: [
        "At first you only notice the hour when it's gone, late in the day, when you're too tired for anything but noticing.",
        'You try to take the hour once or twice and get interrupted, and each interruption is reasonable.',
      ],
      after: [
        "From then on people begin to work around your hour, since it's easier for them than you'd thought.",
        'You have to defend the hour a few times more, mostly against yourself.',
      ],
    },
    toward: {
      eases: "One hour like that is enough to show you what you've been missing.",
      presses: "You're too tired by now to be polite about the hour, and that's a help.",
    },
    steps: {
      sun: {
        before: {
          eases: "You'll notice the difference in what you're willing to put up with.",
          presses:
            "It's a good cause, like the last few, and your own thing waits until you're too tired to know what it was.",
        },
        after: {
          eases:
            "A person who was against the new schedule may say so. They'd thought they would lose by it.",
          presses:
            "You've been proud of that, so it hurts if somebody remarks that you weren't there. It's a fair price, and you'd pay it again.",
        },
      },
      mercury: {
        before: {
          eases: 'Time usually leaks in the same two places, so there are two people to talk to.',
          presses:
            "The one important thing stays where it was. You'll have been quick and friendly to everyone.",
        },
        after: {
          eases:
            "Once people know when you can't be reached, they'll move things. They only needed to know.",
          presses: "If you answer it afterward instead, you'll see that nothing burns down.",
        },
      },
      venus: {
        before: {
          eases:
            "It's likely to be something you like. You'll catch yourself looking forward to it.",
          presses: 'Ten minutes would please people just as well as two of those.',
        },
        after: {
          eases:
            "Somebody may walk along, or leave you alone. Because it's pleasant now, you no longer have to persuade yourself.",
          presses: "They'll hardly notice. You will, so you'll know how much it has come to mean.",
        },
      },
      mars: {
        before: {
          eases: 'The rest of the day arranges itself around that.',
          presses:
            "You may work in a temper, and you're right about it. Being right uses up exactly the time that you wanted.",
        },
        after: {
          eases:
            'Hard exercise or one stubborn job will do. There may be a good deal of anger to use up.',
          presses:
            'Something may pull, in your effort or your zeal. Half as much every day was the idea.',
        },
      },
      jupiter: {
        eases:
          "Help may come from a side you hadn't expected. If you see that they'd like to be asked again, ask.",
        presses: 'One small thing could be done in it, and done again the next day.',
      },
      saturn: {
        eases:
          "You've been good at this kind of loyalty to others, and for once it goes to yourself.",
        presses:
          "It's nobody's fault. You get through by leaving something undone on purpose, and you can decide what.",
      },
      outer: {
        eases:
          "It's the part that others can see, so they may ask you whether something has happened.",
        presses:
          'You can put it back at a different time of day, and that could be the better place.',
      },
      newMoon:
        'It happens then before you can have an opinion about it. Alarms and lunches are a good place to start.',
      fullMoon:
        "You can see how much of your strength it had. It's worth leaving the gap empty for a while, because the next thing is already looking at it.",
      back: "It's easier to get rid of the second time, since you know what it gives you.",
      on: "A delay has ended, and what you'd penciled in can be written in ink for some weeks.",
    },
    settles: {
      begins: [
        "An hour a day is yours, more often than not. You'll miss it now and then and go back to it, and that's how you know that it'll last.",
        "What you'd do with the hour is likely to be something so ordinary that you're almost shy about it. It's worth guarding anyway.",
        "You'll still lose the hour about twice a week. On the other days you've already done the best part by the time the messages start.",
      ],
      ripens: [
        "The hour doesn't look like much on paper. It changes how the rest of the day feels, so it'll have to be argued for now and then.",
        "The hour is coming back, if not every day. The person who has been holding it would probably have given it up at any time, if you'd asked.",
        "The hour is back in the day, somewhat dented. You know whom you got it from, and what you'd tell them if they wanted it again.",
      ],
    },
  },
  {
    subject: 'the task',
    opens: {
      begins: [
        "There's a task that you do because you do it well, and doing it well is how it came to be yours for good.",
        "Which of your jobs would somebody else do gladly, if you let them? There's one task that you've kept because explaining it seemed longer than doing it.",
        'If somebody asks who does a certain task, people look at you. You could look at somebody else, with instructions.',
      ],
      ripens: [
        "One task has grown on you. It came to you because you were quick and didn't complain, and it stayed for the same reasons.",
        "You're doing more than one person's work, and the extra part has a name. The task is getting too big to be done quietly.",
        "There's one task that you could do in your sleep, and lately you do. It gets in the way of everything you're awake for.",
      ],
    },
    turns: {
      'new-moon':
        "You can show somebody how the task is done. They'll do it at four-fifths of your standard, and the ceiling will stay where it is. The part that takes practice is leaving the room.",
      'full-moon':
        "The load shows, in your shoulders or in a sharp answer. It's better said in figures, out loud, one person's task and half of another's. They may have had no idea.",
      eclipse:
        "The task may disappear, or be given to somebody else without much ceremony. You can be hurt for an afternoon. After that there's room to notice what else you could be good at.",
      station:
        'The task comes back for another look at who does what. Old agreements were made when there was less of it, so they may be made again. Ask for a little more than you need.',
      'slow-eases':
        "The task has become manageable, through a better tool, a better hour, or a second pair of hands. You'd thought the trouble was you.",
      'slow-presses':
        "The task has reached the limit of one person, and you're that person. Send it back, with a line. If you've never sent anything back before, they'll take it seriously.",
      'uranus-presses':
        "The task may break down in the middle, and for once you could let it. There's likely to be a shortcut that was there all the time.",
      'pluto-presses':
        "It's about control, and you'd deny that. The task can be handed over whole, including the part you're proud of. For a few days you won't know what to do with your standards.",
    },
    between: {
      before: [
        'At first you do the task as always, only this time you look at the clock, and you may be shocked.',
        "You've explained to yourself for a long time why nobody else could do the task, so it takes some days to see that you never asked.",
      ],
      after: [
        "Without the task your hands don't know what to do for a while, and you nearly take it back from boredom.",
        "There's some grumbling about the task around you, which was to be expected, because the old way was very comfortable.",
      ],
    },
    toward: {
      eases: 'You can see by now how much of the task was never necessary.',
      presses:
        "You're at the point where it'd be easier to explain the task than to do it once more.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "Somebody may be impressed. While they're still nodding you can mention how long it takes.",
          presses: "You'd agree in the tone of a person who will mind later.",
        },
        after: {
          eases: 'You may have liked this work all along and only disliked the amount.',
          presses:
            "It's best to keep your hands still, since you'd have it back by tomorrow if you didn't.",
        },
      },
      mercury: {
        before: {
          eases: 'They may fit on a page. Half of the steps are likely to be there from habit.',
          presses:
            "They could all be answered in advance, and it isn't the asker's fault that they weren't.",
        },
        after: {
          eases:
            "If nobody was sure who does what, somebody may offer more than you'd have asked for.",
          presses:
            "Each of them thought it was the other's. It'll be found soon enough, and the instructions gain a line.",
        },
      },
      venus: {
        before: {
          eases: 'If they mean it, you can use the good moment to ask for something.',
          presses: "To you it's a present, and they think it comes free, so they'll be back.",
        },
        after: {
          eases:
            "They may be nicer than you'd noticed. Some of them will have thought you didn't want to have lunch with them.",
          presses:
            "It's cheaper than doing the thing yourself, and the person who took over may deserve it.",
        },
      },
      mars: {
        before: {
          eases: 'What remains can be explained to anyone with a pencil.',
          presses:
            "It'll probably be to the one person who'd done nothing. They know that you're overloaded, so an apology and an early night repair most of it.",
        },
        after: {
          eases: 'It may move more in a day than it had in weeks.',
          presses:
            "It may have a deadline and a sad face. If you say no before you've thought of a reason, the sad face will ask someone else.",
        },
      },
      jupiter: {
        eases: "You'd only have to describe it as too much, in front of the right ears.",
        presses: "It's worth asking who had it before, and why they gave it up.",
      },
      saturn: {
        eases:
          "You can work through it steadily. Stopping at the end takes some nerve, even when you've decided on it beforehand.",
        presses:
          'It takes less strength when you leave out the inner protest, so that can be kept for afterward.',
      },
      outer: {
        eases: 'Others can tell, and they may begin to ask before they put things on you.',
        presses:
          'It may be a new rule, a new machine, or a person who leaves. What you were good at counts for less, so what you know counts for more.',
      },
      newMoon:
        "It'll be slower for a week, which is why you've never tried, and then it's quicker.",
      fullMoon:
        'It has your marks all over it. You can take the credit and mention the hours in the same sentence.',
      back: "If it's yours and it's small, you can fix it before anyone has built on it.",
      on: "You may notice that you'd been putting off other things on its account.",
    },
    settles: {
      begins: [
        'Somebody else can do the task, not quite as well. If you know what you want to do with the time, the difference is bearable.',
        "There's usually a person who'd do it gladly. They'll do the task in their own odd way, and it takes about a week to stop watching.",
        'With luck the task is being done on time by a person who hums while they do it. You may be asked how you ever managed it alone.',
      ],
      ripens: [
        'You can carry two-thirds of what you did, and the days will have ends again. The last third of the task was never going to thank you.',
        "The task has been seen for what it is, and some of it can go to other people. They may complain for a few days, as you never did, and then they'll get used to it.",
        "What's left of the task could fit into a morning. You may have to watch somebody do your part of it wrong, or better.",
      ],
    },
  },
]
