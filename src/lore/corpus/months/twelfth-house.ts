import type { MonthPlot } from '#lore/authored.ts'

export const twelfthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the quiet',
    opens: {
      begins: [
        "You've been within reach of everyone for a long time, and there's something that you can only think when it's quiet and nobody is about to ask.",
        "What would you hear if everyone stopped talking to you for a day? The quiet you've been putting off has become cheaper than the noise.",
        "You may sit in a parked car for ten minutes before going in, and find that it's the best part of the day. That quiet has no other place yet.",
      ],
      ripens: [
        "You've been absorbing more of other people's business than you knew, and it shows as tiredness. What you've been missing is quiet.",
        "You're tired in a way that sleep hasn't mended. You've needed quiet for a while, and you're coming to the point of not being able to do without it.",
        "If somebody asks what you think, you have to go and find out. You haven't had the quiet for it in months.",
      ],
    },
    turns: {
      'new-moon':
        "The quiet can start with one evening on which you're not available. The world will take it well. Toward the end of it you may have a thought of your own, a small one.",
      'full-moon':
        "The quiet may be broken by what you've kept below it. You might sleep badly or cry over something small. It's easier afterward to say what it was about.",
      eclipse:
        "Something that took up your quiet hours may be over, a guilt, perhaps, or a person you've been waiting for. You'd notice it by the amount of room. There's no hurry to put anything there.",
      station:
        "The quiet turns you around to something you'd left unfinished inside. It asks for no decision, only for some company. Give it an evening.",
      'slow-eases':
        'The quiet is there when you need it. You can close up for an hour without being cross with anybody, and the others have stopped taking it personally.',
      'slow-presses':
        "The quiet has to be defended, against people with good reasons. Say that you can't, and give none. They may be a little hurt, and they'll manage.",
      'uranus-presses':
        "The quiet may come as a surprise, when something that filled your evenings stops from one day to the next. You'll walk around in it like a visitor. By the second evening you may remember something you used to want.",
      'pluto-presses':
        "The quiet takes you down to something that you put away for good reasons. You may be able to look at it now, for as long as a bath stays warm. It's smaller than the place you'd made for it.",
    },
    between: {
      before: [
        'At first you look for quiet in the wrong places, such as a screen, and you come away more tired.',
        "You keep saying that it'll be quiet next week, and next week has its own people in it.",
      ],
      after: [
        "After some quiet the noise bothers you more than it used to, because you know what it's like without.",
        "You can come back from the quiet slowly, and people will have managed better than you'd thought.",
      ],
    },
    toward: {
      eases: "You've had a first taste of quiet, and nothing fell apart.",
      presses: "You've run out of polite ways to ask for quiet.",
    },
    steps: {
      sun: {
        before: {
          eases: "You've forgotten what your own mood is like, and it could be good.",
          presses:
            "It's flattering, so you're likely to stay, and the rest you'd promised yourself moves to the far end of the week.",
        },
        after: {
          eases: "People may think that you've slept, and you can listen to them again.",
          presses:
            'Somebody may pull you out in front of people. You can be brief and friendly and leave early.',
        },
      },
      mercury: {
        before: {
          eases:
            "It's likely to come while you're doing something dull. It's worth writing on the back of your hand.",
          presses:
            "It's full of other people's sentences. If you go on answering them in your mind, you'll come home from a walk as tired as you left.",
        },
        after: {
          eases: "It's best told to one person, slowly, without help.",
          presses: "If you let a night go by before you answer, there's less to answer.",
        },
      },
      venus: {
        before: {
          eases: 'They may ask for nothing in return. You can simply have it.',
          presses:
            "They don't ask what you need, and you could say it. You think that they have it harder, so you usually don't.",
        },
        after: {
          eases: 'It costs nothing and you can have it again.',
          presses:
            "It's better felt than texted, at least for a night, because after that you know what you'd be asking for.",
        },
      },
      mars: {
        before: {
          eases: 'After that nothing is waiting for you to get up.',
          presses:
            "It can keep you awake without saying whom it's about. The name that comes to you isn't likely to be the one you'd expect.",
        },
        after: {
          eases:
            "You work well alone and unseen. If nobody asks how it's coming along, you'll see what the trouble was.",
          presses:
            "Forty minutes of walking should do, because you know by now that it isn't about you.",
        },
      },
      jupiter: {
        eases:
          "You may be helped by somebody you don't see. It needs some room in the week to come in by.",
        presses:
          "It's worth checking whether they've asked, and if only one of them has, that's enough.",
      },
      saturn: {
        eases: 'After a week people stop trying to get you then.',
        presses:
          "It's also the first real rest in a while, so it's worth waiting until the two come apart.",
      },
      outer: {
        eases: 'You may wait for what it usually brings, and less and less does.',
        presses: "If you don't fight it, it passes through.",
      },
      newMoon:
        "A walk without a phone or a night without plans will do. It's modest enough that nobody objects, and that's why you'll be able to keep it.",
      fullMoon:
        'You may be too tired to hold it down. It comes out best with someone who knows how to listen.',
      back: "It's more tired than angry by now, and so are you, so you can sit with it.",
      on: "You may notice it first because you're humming.",
    },
    settles: {
      begins: [
        "The quiet has a place in your week, and it's enough if a few people respect it. What you think in it can be told later, or kept.",
        "What you hear when it's quiet may be one plain wish that had been drowned out. The quiet can be shorter from here on, if you know what you go into it for.",
        'The quiet can move from the car to somewhere with a better view. Twice a week is enough.',
      ],
      ripens: [
        "You'll sleep better when you owe fewer people an answer. The quiet is yours without a reason now, and you can go back for it.",
        "The tiredness lifts, or you know what it's made of. It wasn't only sleep that you were short of, and an hour of quiet does some of what a vacation couldn't.",
        "If somebody asks what you think, it's there. You've had to guard the quiet somewhat gracelessly for that, and people get used to it.",
      ],
    },
  },
  {
    subject: 'the worry',
    opens: {
      begins: [
        "There's a worry that keeps you company in the small hours and puts a slight edge on your voice by day, and you've told yourself that it's nothing.",
        "How much of your day goes to something that may never happen? You've had one worry for so long that you've built habits around it.",
        'You may check something for the second time, and then check that you checked. A worry like that can be put down for ten minutes at first.',
      ],
      ripens: [
        "There's a worry that you've carried so evenly that most people took it for your character.",
        "You've been more anxious than you've let on, about one thing in particular. You've kept the worry away from the people who could help with it.",
        "People may have begun to ask if you're all right, and you answer in one syllable. The worry behind that will take the first opening it gets.",
      ],
    },
    turns: {
      'new-moon':
        "Tell the worry to somebody, or to a sheet of paper. It has edges, once it's out, and one of them is likely to be practical. That's the one to do something about.",
      'full-moon':
        "The worry may come out, perhaps as tears over nothing much, perhaps as a long talk with one person. In the open it's about a third of the size that it was in the dark.",
      eclipse:
        "The worry may end. The thing happens or can no longer happen, and you've probably spent more on it than it costs. There's some strength left over, and it needn't go anywhere at once.",
      station:
        'The worry comes around again, and you know it by its walk. You could ask what it has been protecting. The answer may be small and rather touching.',
      'slow-eases':
        'The worry has gone quiet, and you did that, a night at a time. You may hear it named without your shoulders rising.',
      'slow-presses':
        'The worry has a true part. Look at that part in daylight, with help, and then the rest of it has nothing to stand on.',
      'uranus-presses':
        "The worry may be interrupted by the real thing, or by something else entirely, and you'll act at once and rather well. You've never known how good you are when there's no time to think.",
      'pluto-presses':
        'The worry has been holding down an older one. You can let that one up, with somebody beside you. It may take most of a night.',
    },
    between: {
      before: [
        'For a while you go around the worry as usual, by being busy and by helping others with theirs.',
        "The worry is at its worst early in the morning, and by breakfast you've already done a day's work.",
      ],
      after: [
        "Afterward there's a space where the worry used to be, and at first you keep checking that it's gone.",
        'You may notice how much of your kindness to others had been worry, and what is left of it is better.',
      ],
    },
    toward: {
      eases: "You've had some days with less worry in them, and you know how it could be.",
      presses:
        "It's hard work to keep the worry in by now, harder than it would be to tell somebody.",
    },
    steps: {
      sun: {
        before: {
          eases: "It's what you're like when nothing is gnawing at you.",
          presses:
            "It takes all you have to put on a good face, and you notice that when they've gone.",
        },
        after: {
          eases:
            "It may show before you've told anyone. If somebody asks what happened, you'll have to think about it.",
          presses:
            "You'd probably just stopped thinking about it. If you can joke about it, the bad part is over.",
        },
      },
      mercury: {
        before: {
          eases: 'They may know nothing about it and be talking about something else.',
          presses:
            'Nobody has ever slept better for looking something up, because there are always three more reasons.',
        },
        after: {
          eases: 'It may have been waiting at the other end of one phone call.',
          presses:
            "A dull detail has to be settled once more. It'll take less time than thinking about it does.",
        },
      },
      venus: {
        before: {
          eases: "If somebody is gentle with you, you needn't tell them yet to know whom to tell.",
          presses:
            "You look after everyone, and nobody looks at you. It's a good arrangement for hiding, and you've had it long enough.",
        },
        after: {
          eases:
            "If somebody offers you comfort, you can let them. You've said you were fine until people stopped offering.",
          presses:
            "You may buy or eat something against it. You know what it's for, even as you're paying, and it's a small sum.",
        },
      },
      mars: {
        before: {
          eases: 'Your body believes in that more than in reasons, so it lets you sleep.',
          presses:
            "It may be on the road or over a lid that won't open. If you apologize, you'll have to say what's wrong, and that's a chance.",
        },
        after: {
          eases:
            "It does you good to throw yourself into something that needs both hands. For a few hours there's no room for anything else.",
          presses:
            "Someone may make light of it, and you'll be furious. They have no idea, so you could tell them.",
        },
      },
      jupiter: {
        eases: "It's likely to be only a fact that you hadn't known.",
        presses:
          "You may have thought it through into next year and beyond. If you cross out everything after next week, there's about one phone call left.",
      },
      saturn: {
        eases:
          "Fifteen minutes are enough, and it'll begin to keep to them. You're stricter than it is.",
        presses:
          "It's partly about being tired. The tiredness is the part that can be seen to, and the rest weighs less after that.",
      },
      outer: {
        eases:
          "There may be something you always checked that you no longer check, and you couldn't say since when.",
        presses:
          "It was never quite about its subject, then, so you can begin to wonder what it's about.",
      },
      newMoon: 'It should be small enough to be done on bad days. Those are the days that matter.',
      fullMoon:
        "Some of it is other people's. Once you've given theirs back, in your mind or in a phone call, there's surprisingly little left over.",
      back: 'You got through that one, by means that are still at hand, so you can do the same again.',
      on: "It may take you a few days to notice, because you'd got used to holding your shoulders that way.",
    },
    settles: {
      begins: [
        "Once the worry has been said out loud, part of it can go to a person whose business it is. You may find that you're a funnier person.",
        "It should take up less of the day. The worry may still turn up around bedtime, and it won't always bring company.",
        "You can go out without going back to look, some of the time. If the worry wakes you at three, you're allowed to be asleep.",
      ],
      ripens: [
        "What is left of the worry is practical. If there's an older sadness behind it, that one can be left alone until you want to look at it.",
        "The right person can know about the worry, and they won't be shocked. You may be treated for a while as someone who needs looking after, and you may like it.",
        "If somebody asks whether you're all right, you can answer at some length. What remains of the worry may need an appointment, and that's all it needs.",
      ],
    },
  },
]
