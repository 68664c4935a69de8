import type { MonthPlot } from '#lore/authored.ts'

export const fourthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the room',
    opens: {
      begins: [
        "There's a room at home that you'd change. It may be one you sleep in, one you share, or a corner that has been waiting for a decision, and it's about who gets to take up space.",
        "Where you live, one room has never been decided about. You've noticed how much of the place is arranged around what somebody might need someday.",
        "You may stand in one room with your hands on your hips and be unable to say what it's for. To give it a purpose, somebody at home will have to give up a habit.",
      ],
      ripens: [
        "There's a room, in the place where you live or the place you come from, that you've arranged yourself around. The arrangement has begun to show its age.",
        'Who is the place you live in set up for? One room gives the answer away, and everyone in it has been stepping around that.',
        "Everyone at home has a place except one person, and it may be you. There's one room in which that shows.",
      ],
    },
    turns: {
      'new-moon':
        'The room can get a new beginning, and it starts with something leaving it. A stretch of bare floor is worth leaving bare for a few days, until you know what you want there.',
      'full-moon':
        'The room is full, and so are the people in it. Somebody may say what it has been like to live this way. You can let that be quiet for a minute before anyone offers a plan.',
      eclipse:
        "The room may change hands or change its use. You may not choose the moment, and you can still choose what goes on the wall. It'll be strange for a week.",
      station:
        'The room goes back to being a question. A plan for it was made too quickly, and a few weeks of living with the gap will improve it. Watch where people sit when nothing tells them to.',
      'slow-eases':
        "The room is right, and you may notice it by coming home. You've stopped thinking of the place as temporary.",
      'slow-presses':
        "The room can't stay as it is, and everyone in it knows. It helps if you say so first, in the voice you'd use for the weather.",
      'uranus-presses':
        "The room may be upset by something nobody planned, a leak or a move or an offer. If you've wanted to change everything for years, this is your chance to say how.",
      'pluto-presses':
        "It's about whom the room belongs to. You may have to say that it's yours, and you'll hear how rarely you've said so. Somebody can sulk about it for an evening.",
    },
    between: {
      before: [
        'For the first days you only walk around the room differently, and you catch yourself measuring with your eyes.',
        'Everyone at home has got used to the room, so at first nobody understands why you mention it.',
      ],
      after: [
        'After that the room is a mess for a while, as it has to be, because things lie about that used to be hidden.',
        'You may sleep badly for a night or two, since even a good change at home makes a place sound different.',
      ],
    },
    toward: {
      eases: "You've seen a piece of how the room could be, and that's hard to forget.",
      presses: "It's plain by now that the room won't settle itself.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "Nobody needs you for once. If you have to move the same thing out of the way three times, it's in the wrong place.",
          presses:
            "Yours and somebody else's may both be reasonable, so it could come down to a tape measure.",
        },
        after: {
          eases:
            "It makes you generous. If you ask someone over, you'll know already where they'd sit.",
          presses:
            "It's a duty, and it comes just when you'd meant to stay in. If you look at your watch twice, that's a compliment to the place.",
        },
      },
      mercury: {
        before: {
          eases:
            'Nobody can quarrel about inches. You may agree on a closet and, without saying it, on something larger.',
          presses: 'All of it will be true, and the real subject will still be lying in the hall.',
        },
        after: {
          eases:
            "Someone in the family may explain a habit that you'd taken for your own. It's worth asking more than usual.",
          presses:
            "It may be about the lease, a repair, or a stay. You'd like to answer in kind, but you've got what you wanted by now, so four words are enough.",
        },
      },
      venus: {
        before: {
          eases:
            "Once you look at it every time you come in, you'll see what's standing next to it.",
          presses:
            "It keeps the peace, and you're fooling nobody. It can leave the others feeling vaguely accused.",
        },
        after: {
          eases:
            'Something good to eat is enough of an occasion, since people come to see you at ease.',
          presses: "You can be grateful and put it where you won't see it from the bed.",
        },
      },
      mars: {
        before: {
          eases: 'It may have looked like a month of work, and most of that was talking.',
          presses:
            "Somebody may slam something. A walk helps, and by the second corner you'll know what you want.",
        },
        after: {
          eases:
            "You may have been told that you never finish, so it's worth standing there for a minute.",
          presses:
            'It should be shorter than such fights used to be, because by now everyone knows whose space is whose.',
        },
      },
      jupiter: {
        eases:
          "If someone offers to help, to lend, or to rent, they're likely to mean it, so a plan you'd given up can come back.",
        presses:
          "You can enjoy them on paper and then buy the paint, since that's what the money is for.",
      },
      saturn: {
        eases: 'A couple of rules for living together do more than all the goodwill did.',
        presses:
          "It may come from a landlord or from the money, and there's no way around it. Working inside it at least spares you some decisions.",
      },
      outer: {
        eases: 'That has been changing for a long while. Moving one thing may be enough to see it.',
        presses:
          "It may be news about the place or a feeling you can't explain. It helps to keep one corner exactly as you like it.",
      },
      newMoon:
        "It can be as small as where you drink your coffee. It's likely to be the spot with the best light.",
      fullMoon:
        'You can also see who has been visiting, and because of that one wish gets easier to say.',
      back: 'It could come in a box or in a phone call. Decide slowly what stays, since most of it belongs to someone you used to be.',
      on: 'It may be the repair, the answer, or the delivery. Everything else is ready.',
    },
    settles: {
      begins: [
        'The room has a use that everyone knows. It may be only a table by the window, as long as people knock.',
        "The room has been decided about, and it's yours for most of the week. What somebody might need someday can go to the basement.",
        'You know what the room is for, and people are beginning to use it that way without being told. One carton along the wall can stay until spring.',
      ],
      ripens: [
        'The room is different, and so is who decides about it. A few boxes can go somewhere unopened.',
        'The place is set up a little more for you. It takes one room and one frank evening, and others may like it better as well.',
        'The room may look almost the same to a visitor. The people who live with it know what was moved and who asked for it.',
      ],
    },
  },
  {
    subject: 'the visit',
    opens: {
      begins: [
        "A visit is coming. It may be family coming to you, you going, or a phone call that counts as one, and you'd like it to go differently from the last.",
        "There's a visit to plan, to your people or from them. You can't change who they are, so the plan is about how long, how often, and which subject you'd leave alone.",
        "Somebody may propose a date for a visit, and you'd say yes before you've felt anything about it. What you'd like from it is a question you usually skip.",
      ],
      ripens: [
        "There's a visit ahead, in person or by phone. You know what will be said and by whom, and what you may not know is that you could say something else.",
        "How do you stay yourself among the people who knew you first? A visit puts that to you, and you've been getting ready for it longer than you'd admit.",
        "Somebody in the family is counting on the visit, and somebody else is counting the days until it's over. You're possibly both.",
      ],
    },
    turns: {
      'new-moon':
        "The visit can be arranged on your terms, with a beginning and an end. It's easiest to name the end first, in the same breath. You'll be warmer while you're there.",
      'full-moon':
        'The visit is here, in one form or another, with everything that belongs to it. Somebody may say the old sentence. Ask them to pass the potatoes, and the conversation will have to go somewhere else.',
      eclipse:
        'The visit shows that a place at the table has changed. Somebody has grown older or grown up, and there may be a seat nobody takes. It could be yours.',
      station:
        "The visit may be put off, cut short, or gone over again afterward. What you'd have liked to say can still be said, by phone and on a calmer day.",
      'slow-eases':
        'The visit is easy, and you may keep waiting for it to stop. It took years to get there, and nobody will ever mention it.',
      'slow-presses':
        'The visit brings up what nobody mentions. You could mention it, in a quiet voice and once, and dinner will go on.',
      'uranus-presses':
        "The visit won't go as visits go. A plan may fall through before anyone has sat down, and for a day nobody knows their part. You may like them better without one.",
      'pluto-presses':
        "The visit turns on who's in charge of it, as it always has. If you can see that while it's happening, you can let go of your end. It gets remarkably quiet when nobody is pulling.",
    },
    between: {
      before: [
        'Until then the visit is mostly in your head, where they say what they always say and you think of your answers too late.',
        "You're in two moods about the visit, because you miss them and you know what they're like.",
      ],
      after: [
        'For some days after a visit you go on talking to them in your mind, more kindly than before.',
        'You come back from a visit with new eyes for your own life, and some of it looks rather like theirs.',
      ],
    },
    toward: {
      eases:
        "You've remembered what you like about them, and that's the best preparation for a visit.",
      presses:
        "You've had the argument so often in your head that the visit has little left to add to it.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "If there's one person whom you really want to see, tell them, and they'll keep an hour for you.",
          presses:
            "The one they raised isn't quite the one you've become. You can feel the seam, and you may make a joke of it in the old voice.",
        },
        after: {
          eases:
            "You may catch yourself using a family phrase and like the sound of it, so it can't all have been effort.",
          presses:
            'It has piled up while you were taken up with theirs. Give it a quiet evening before you judge how things went, and the judgment should come out milder.',
        },
      },
      mercury: {
        before: {
          eases:
            "A few messages will do. The person you'd thought was difficult may mostly want to know the time.",
          presses:
            'Each of them offends somebody. One message to everyone would end it, even if it sounds like a memo.',
        },
        after: {
          eases:
            "It's a good time to talk to one of them by phone, with nobody else in the room. That's often better than the whole weekend.",
          presses:
            "A remark may reach you by way of someone else, improved on the way. It's worth asking the person who made it.",
        },
      },
      venus: {
        before: {
          eases: "Thinking of somebody's face when they open it is a good way to arrive.",
          presses:
            "You'd be exhausted before anyone has come, and they'd be happier with you rested.",
        },
        after: {
          eases:
            'They may have had to look for the words, and that takes people longer than the remarks do.',
          presses:
            "If you've been nicer to everyone than you felt, you may be short with the wrong person now. Somebody who needs nothing from you puts it right.",
        },
      },
      mars: {
        before: {
          eases:
            "It may be the booking or the hard call. You'll hear them relax through the phone.",
          presses:
            'It may be over who drives, cooks, or pays. Let the other one win, since it was never about the driving.',
        },
        after: {
          eases: "If it's the kind of help that only you could give, you'll give it gladly.",
          presses:
            "It was probably meant well. The anger is older than the remark and won't be argued with, and it passes sooner if you leave it alone.",
        },
      },
      jupiter: {
        eases:
          "Everyone is likely to behave. For a stranger's benefit people may tell stories that you've never heard.",
        presses: "It'll be loud, so you can leave the last hour of it to those who enjoy it most.",
      },
      saturn: {
        eases:
          "You're kinder inside it than you'd be without one, because you aren't counting the hours.",
        presses:
          'It can be done as one. You go, you help, and you leave on time, and nobody asks you to glow.',
      },
      outer: {
        eases:
          "It has been moving for years. If you're asked for advice by someone who used to give it, you'll know.",
        presses:
          "It may be about an old loyalty. You don't have to know yet what you think, since nobody else does either.",
      },
      newMoon:
        'It should be small enough to be kept. An hour longer or a day shorter, it changes the mood, because you chose it.',
      fullMoon: 'It takes a good deal of tenderness, and it may make one grudge look very old.',
      back: "Someone may remember it differently, and they were there, too. You've built a good deal on your version, so it's worth hearing theirs to the end.",
      on: 'It may take a minute. It only wanted all of them together.',
    },
    settles: {
      begins: [
        'By the end you know about how long you can be with them and love them the whole time. The next visit can be planned by that.',
        "The visit will differ from the last in one respect, and that's enough. They're who they were, and you can leave earlier and come back sooner.",
        "A visit can be two days shorter and twice as long in good talk. It's worth writing down what made the difference, while you still believe it.",
      ],
      ripens: [
        "The visit turns into a story sooner or later, and you may come off rather well in it. What wasn't said will keep.",
        "You stay yourself among them by doing one thing your own way and giving them the rest. On a visit that's usually enough.",
        "Of the whole visit you may keep one exchange that lasted a minute. It's a reason to call before the month is out.",
      ],
    },
  },
]
