import type { MonthPlot } from '#lore/authored.ts'

export const fourthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the room',
    opens: {
      begins: [
        'This month starts with a room. It may be one you sleep in, one you share, or the corner that has been waiting for a decision, and the real subject is who gets to take up space at home.',
        "Where you live, one room has never been decided about. This month you begin to decide, because you've noticed how much of the place is arranged around what somebody might need someday.",
        "You may stand in one room with your hands on your hips and be unable to say what it's for. This month it can get a purpose, and somebody at home will have to give up a habit for it.",
      ],
      ripens: [
        "A room is in question this month, in the place where you live or the place you come from. You've arranged yourself around the way it is, and the arrangement has begun to show its age.",
        'Who is the place you live in set up for? One room gives the answer away, and this month somebody says out loud what everyone in it has been stepping around.',
        'Everyone at home has a place except one person, and it may be you. This month the room where that shows comes up for discussion, at the wrong hour and in the right tone.',
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
        'For the first days you only walk around it differently, and you catch yourself measuring with your eyes.',
        'Everyone at home has got used to it, so at first nobody understands why you mention it.',
      ],
      after: [
        "After that it's a mess for a while, as it has to be, because things lie about that used to be hidden.",
        'You may sleep badly for a night or two, since even a good change at home makes a place sound different.',
      ],
    },
    toward: {
      eases: "You've seen a piece of how it could be, and that's hard to forget.",
      presses: "It's plain by now that it won't settle itself.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You may have an hour at home to do what you like, with nobody needing you. If you have to move the same thing out of the way three times, it's in the wrong place.",
          presses:
            'What you want and what somebody else wants meet at the same wall. Neither of you is unreasonable, so it may come down to a tape measure.',
        },
        after: {
          eases:
            "You feel at home, and it makes you generous. If you ask someone over, you'll know already where they'd sit.",
          presses:
            "A duty outside may take you away when you'd meant to be at home. If you look at your watch twice, that's a compliment to the place.",
        },
      },
      mercury: {
        before: {
          eases:
            "It's a good day to talk about inches, because nobody can quarrel about inches. You may agree on a closet and, without saying it, on something larger.",
          presses:
            'The talk at home can turn into who never puts what where. All of it will be true, and the real subject will still be lying in the hall.',
        },
        after: {
          eases:
            "Someone in the family may tell you how things used to be arranged, and it explains a habit you'd taken for your own. It's worth asking more than usual.",
          presses:
            "A message about the lease, a repair, or a stay may have the wrong tone. You'd like to answer in kind, but you've got what you wanted by now, so four words are enough.",
        },
      },
      venus: {
        before: {
          eases:
            "You could make the place nicer by one thing. Once you look at it every time you come in, you'll see what's standing next to it.",
          presses:
            "You tend to keep the peace at home by taking the worse half. You're fooling nobody, and it can leave the others feeling vaguely accused.",
        },
        after: {
          eases:
            "It's a good time to have people over, or one person. Something good to eat is enough of an occasion, since they come to see you at ease.",
          presses:
            "A relative may give you something for the place, in their own taste. You can be grateful and put it where you won't see it from the bed.",
        },
      },
      mars: {
        before: {
          eases:
            'You have the strength to carry, scrub, drill, or haul. It had looked like a month of work, and most of that was talking.',
          presses:
            "The place has been too small for two tempers for some time, and somebody may slam something. A walk helps. By the second corner you'll know what you want.",
        },
        after: {
          eases:
            "The last heavy job can get done now. You may have been told that you never finish, so it's worth standing there for a minute.",
          presses:
            'A fight may start over noise or a mess. It should be shorter than such fights used to be, because by now everyone knows whose space is whose.',
        },
      },
      jupiter: {
        eases:
          "There may be more space than you thought. If someone offers to help, to lend, or to rent, they're likely to mean it, so a plan you'd given up can come back.",
        presses:
          "The plans have grown a balcony. Enjoy them on paper and then buy the paint, since that's what the money is for.",
      },
      saturn: {
        eases:
          'A couple of rules for living together can be agreed on and kept. They do more than all the goodwill did.',
        presses:
          "A landlord or the money may set a limit, and there's no way around it. Working inside it at least spares you some decisions.",
      },
      outer: {
        eases:
          'What home means to you has been changing for a long while, and the place is only catching up. Moving one thing may be enough to see it.',
        presses:
          "You may not be as sure of the place as you were, because of news about it or a feeling you can't explain. It helps to keep one corner exactly as you like it.",
      },
      newMoon:
        "Something small can begin at home, as small as where you drink your coffee. It's likely to be the spot with the best light.",
      fullMoon:
        'Everybody at home shows their mood at once. You can see who feels at home and who has been visiting, and because of that one wish gets easier to say.',
      back: 'Something from an old home may come back, in a box or in a phone call. Decide slowly what stays, since most of it belongs to someone you used to be.',
      on: "The repair, the answer, or the delivery you've been waiting for is likely to arrive. Everything else is ready.",
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
        "A visit gives this month its start. It may be family coming, you going, or a phone call that counts as one, and you'd like it to go differently from the last.",
        "You begin to plan a visit this month, to your people or from them. You can't change who they are, so the plan is about how long, how often, and which subject you'd leave alone.",
        "A date is proposed for a visit, and you say yes before you've felt anything about it. This month you find out what you'd like from it, which is a question you usually skip.",
      ],
      ripens: [
        'A visit stands in the middle of this month, in person or by phone. You know in advance what will be said and by whom, and what you may not know is that you could say something else.',
        "How do you stay yourself among the people who knew you first? A visit puts that to you this month, and you've been getting ready for it longer than you'd admit.",
        "Somebody in the family is counting on seeing you, and somebody else is counting the days until it's over. This month's visit has room for both of them, and you're possibly both.",
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
        "Until then it's mostly in your head, where they say what they always say and you think of your answers too late.",
        "You're in two moods about it, because you miss them and you know what they're like.",
      ],
      after: [
        'For some days after that you go on talking to them in your mind, more kindly than before.',
        'You come back to your own life with new eyes for it, and some of it looks rather like theirs.',
      ],
    },
    toward: {
      eases: "You've remembered what you like about them, and that's the best preparation.",
      presses: "You've had the argument so often in your head that there isn't much left of it.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You may look forward to it for a day. If there's one person whom you really want to see, tell them, and they'll keep an hour for you.",
          presses:
            "You're expected to be two people at once, the one they raised and the one you are. You can feel the seam, and you may make a joke of it in the old voice.",
        },
        after: {
          eases:
            "You may catch yourself using a family phrase and like the sound of it. Something good has stayed with you, so it can't all have been effort.",
          presses:
            'Your own life has piled up while you were taken up with theirs. Give it a quiet evening before you judge how things went, and the judgment should come out milder.',
        },
      },
      mercury: {
        before: {
          eases:
            "A few messages can settle the details. The person you'd thought was difficult may mostly want to know the time.",
          presses:
            'Several people may have been told the plan in several versions, each offended by another. One message to everyone would end it, even if it sounds like a memo.',
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
          eases:
            "You may find a small present that's exactly right. Thinking of somebody's face when they open it is a good way to arrive.",
          presses:
            "You tend to tidy as if for an inspection. You'd be exhausted before anyone has come, and they'd be happier with you rested.",
        },
        after: {
          eases:
            'Somebody may thank you in words that they had to look for. It takes people longer than the remarks do.',
          presses:
            "If you've been nicer to everyone than you felt, you may be short with the wrong person now. Somebody who needs nothing from you puts it right.",
        },
      },
      mars: {
        before: {
          eases:
            "You have the nerve for the job that everyone avoids, the booking or the hard call. You'll hear them relax through the phone.",
          presses:
            'There may be a quarrel over who drives, cooks, or pays before anyone has arrived. Let the other one win, since it was never about the driving.',
        },
        after: {
          eases:
            "Somebody's trouble may come to light, and you can do something about it at once. If it's the kind of help that only you could give, you'll give it gladly.",
          presses:
            "You may be angry about something meant well. The anger is older than the remark and won't be argued with. It usually goes like a cold that doesn't come.",
        },
      },
      jupiter: {
        eases:
          "Someone may bring a person nobody expected, and everyone behaves. For a stranger's benefit people tell stories that you've never heard.",
        presses:
          "It looks as if everyone has been invited. It'll be loud, so you can leave the last hour of it to those who enjoy it most.",
      },
      saturn: {
        eases:
          "A limit that you set now is likely to hold. You're kinder inside it than you'd be without one, because you aren't counting the hours.",
        presses:
          "It's a duty this time, and it can be done as one. You go, you help, and you leave on time. Nobody asks you to glow.",
      },
      outer: {
        eases:
          "Your place in the family has been moving for years. If you're asked for advice by someone who used to give it, you'll know.",
        presses:
          "Something may be shaken loose, an old story or an old loyalty. You don't have to know yet what you think about it, since nobody else does either.",
      },
      newMoon:
        'You can begin a new custom, small enough to be kept. An hour longer or a day shorter, it changes the mood, because you chose it.',
      fullMoon:
        'You can see your family clearly, with all the tenderness that takes. It may make one grudge look very old.',
      back: "Someone may remember an old family matter differently, and they were there, too. You've built a good deal on your version, so it's worth hearing theirs to the end.",
      on: 'A decision about home that has been waiting can be made, and it may take a minute. It only wanted all of them together.',
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
