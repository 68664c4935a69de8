import type { MonthPlot } from '#lore/authored.ts'

export const twelfthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the quiet',
    opens: {
      begins: [
        "This month you begin to get some quiet. You've been within reach of everyone for a long time, and there's something that you can only think when nobody is about to ask.",
        "What would you hear if everyone stopped talking to you for a day? This month you begin to find out, because the quiet you've been putting off has become cheaper than the noise.",
      ],
      ripens: [
        "The quiet you've been missing makes itself felt this month. You've been absorbing more of other people's business than you knew, and it shows as tiredness.",
        "You're tired in a way that sleep hasn't mended. You've needed quiet for a while, and this month you stop being able to do without it.",
      ],
    },
    turns: {
      'new-moon':
        "The quiet starts, with one evening on which you're not available. The world takes it well, and toward the end of it you have a thought of your own. It's a small one, and because nobody interrupts it, it leads to a second.",
      'full-moon':
        "The quiet is broken by what you'd kept below it. You may sleep badly or cry over something small, and afterward you know what it was about. So you sleep the next night, and in the morning you tell somebody part of it.",
      eclipse:
        "Something that took up your quiet hours is over, a guilt, perhaps, or a person you'd been waiting for. It goes without a sound, and you notice by the amount of room. You don't fill it at once, because you'd like to know how large it is.",
      station:
        "The quiet turns you around to something you'd left unfinished inside. It asks for no decision, only for some company. You give it an evening, and that's enough, since it had only wanted to be looked at.",
      'slow-eases':
        "The quiet is there when you need it. You've learned to close up for an hour without being cross with anybody. The others have stopped taking it personally, because you come back in a better mood.",
      'slow-presses':
        "The quiet has to be defended, against people with good reasons. You say that you can't, and you give none. They're a little hurt and they manage, so you could have done it years ago.",
    },
    between: {
      before: [
        'At first you look for it in the wrong places, such as a screen, and you come away more tired.',
        "You keep saying that it'll be calmer next week, and next week has its own people in it.",
      ],
      after: [
        "After that the noise bothers you more than it used to, because you know what it's like without.",
        "You come back to everyone slowly, and they've managed better than you'd thought.",
      ],
    },
    steps: {
      sun: {
        before: {
          eases:
            "You get an hour alone that nobody planned. You'd forgotten what your own mood was like, and because it's good, you want another.",
          presses:
            "You're wanted everywhere, and you shine. It's flattering, so you stay, and the rest you'd promised yourself moves to the far end of the week.",
        },
        after: {
          eases:
            "You have more to give than you had. People think that you've slept, and you have, which is why you can listen to them again.",
          presses:
            "Somebody pulls you out in front of people before you're ready. You're brief and friendly, and because you leave early, it costs you less than you'd feared.",
        },
      },
      mercury: {
        before: {
          eases:
            "A thought comes up, finished, while you're doing something dull. You write it down, since it had been waiting for a moment without interruptions.",
          presses:
            "Your head is full of other people's sentences. You go on answering them in your mind, and so you come home from a walk as tired as you left.",
        },
        after: {
          eases:
            'You can say something that had no words before. You tell it to one person, and because you say it slowly, they understand.',
          presses:
            "Word reaches you of something said behind your back, or half said. You let a night go by before you answer, so there's less to answer.",
        },
      },
      venus: {
        before: {
          eases:
            "Someone is kind to you in private. They ask for nothing in return, so you can simply have it, and you feel how long that's been.",
          presses:
            "You look after somebody who doesn't ask what you need. You could say so, and you don't, because they have it harder.",
        },
        after: {
          eases:
            'You enjoy being alone, with something beautiful on. It costs nothing and you can have it again, so you stop dreading the weekend.',
          presses:
            "You miss somebody. It's better felt than texted, at least until the morning, because by then you know what you'd be asking for.",
        },
      },
      mars: {
        before: {
          eases:
            'You finish one loud job that had been hanging over you. After that you can sit down, since nothing is waiting for you to get up.',
          presses:
            "You're angry and can't say at whom, so it keeps you awake. In the small hours a name comes to you, and it isn't the one you'd expected.",
        },
        after: {
          eases:
            "You work alone and unseen, and it goes very fast. Nobody is asking how it's coming along, and that turns out to have been the trouble.",
          presses:
            "An old annoyance gets hold of you again. You walk it off in about forty minutes, because you know by now that it isn't about you.",
        },
      },
      jupiter: {
        eases:
          "You're helped by somebody you don't see, or by the kind of luck that one notices later. You'd left some room in the week, and that's where it came in.",
        presses:
          "You'd like to save several people at once. You ask yourself whether they've asked, and since only one of them has, that's enough for the week.",
      },
      saturn: {
        eases:
          "You set aside the same time each day, early or late, and you keep it. Because it's regular, people stop trying to get you then.",
        presses:
          "Being alone feels like loneliness for a few days. It's also the first real rest in a while, so you wait, and the two come apart.",
      },
      outer: {
        eases:
          "Something in you has been letting go for a long time. You can tell how little of it is left, because the usual trigger doesn't work.",
        presses:
          "You have strong dreams, or a mood you can't explain. You leave it unexplained, and since you don't fight it, it passes through.",
      },
      newMoon:
        "You begin a small retreat, a walk without a phone or a night without plans. It's so modest that nobody objects, and that's why you'll be able to keep it.",
      fullMoon:
        "What you'd kept to yourself is close to the surface. It may come out in a talk with someone who can listen, because you're too tired to hold it down.",
      back: "The past keeps you company for a few days. It's more tired than angry by now, and so are you, so you can sit with it.",
      on: "A heaviness that had no name lifts. You notice it because you're humming.",
    },
    settles: {
      begins: [
        'By the end the quiet has a place in your week and a few people who respect it. What you thought in it can be told later, or kept.',
        "By the end you've heard it, and it was one plain wish that had been drowned out. The quiet can be shorter from here on, because you know what you went into it for.",
      ],
      ripens: [
        'By the end you sleep better and owe fewer people an answer. The quiet is yours without a reason now, and you can go back for it.',
        "By the end the tiredness has lifted, or you know what it's made of. It wasn't sleep that you were short of, and the quiet has done in three weeks what a vacation couldn't.",
      ],
    },
  },
  {
    subject: 'the worry',
    opens: {
      begins: [
        "This month you start to put down a worry. It keeps you company in the small hours and puts a slight edge on your voice by day, and you've told yourself that it's nothing.",
        "How much of your day goes to something that may never happen? You've had one worry for so long that you've built habits around it, and this month you begin to take them down.",
      ],
      ripens: [
        "A worry comes to the surface this month. You've carried it so evenly that most people took it for your character.",
        "You've been more anxious than you've let on, about one thing in particular. You've kept the worry away from the people who could help with it, and this month that gets difficult.",
      ],
    },
    turns: {
      'new-moon':
        "You tell the worry to somebody, or to a sheet of paper. It has edges, once it's out, and one of them is practical. So you do something about that one, and the others look less sharp.",
      'full-moon':
        "The worry comes out, perhaps as tears over nothing much, perhaps as a long talk with one person. In the open it's about a third of the size that it was in the dark. You're tired for a day, because you'd been holding it up with both arms.",
      eclipse:
        "The worry ends, because the thing happens or can no longer happen. You had spent more on it than it would have cost. So there's strength left over, and for a few days you don't know where to put it.",
      station:
        "The worry comes around again, and you know it by its walk. This time you ask what it has been protecting. The answer is small and rather touching, so you can't be as angry with it as before.",
      'slow-eases':
        'The worry has gone quiet, and you did that, a night at a time. You can hear it named without your shoulders rising. You sleep through, and you only notice after the third time.',
      'slow-presses':
        "The worry turns out to have a true part. You look at that part in daylight, with help, and the rest of it has nothing to stand on. You'd avoided looking for so long because you'd thought that all of it was true.",
    },
    between: {
      before: [
        'For a while you go around it as usual, by being busy and by helping others with theirs.',
        "It's worst early in the morning, so by breakfast you've already done a day's work.",
      ],
      after: [
        "Afterward there's a space where it used to be, and at first you keep checking that it's gone.",
        'You notice how much of your kindness to others had been nerves, and what is left of it is better.',
      ],
    },
    steps: {
      sun: {
        before: {
          eases:
            "You feel light for a day, for no reason. You find out what you're like when nothing is gnawing at you, so you know now what you'd be doing it for.",
          presses:
            "You put on a good face for people who need it. It takes all you have, so when they've gone you're lower than before.",
        },
        after: {
          eases:
            "You're lighter, and it shows before you've told anyone. Somebody asks what happened, and you have to think about it.",
          presses:
            "Somebody asks how it's going with that, just when you'd stopped thinking about it. You say it's resting, and since you can joke about it, it is.",
        },
      },
      mercury: {
        before: {
          eases:
            'Someone who knows nothing about it says exactly what you needed to hear. They were talking about something else, which is why you could listen.',
          presses:
            'You look it up. Nobody has ever slept better for looking something up, and by midnight you have three new reasons.',
        },
        after: {
          eases:
            "A practical question gets a practical answer. It had been waiting at the other end of one phone call, and you'd been too frightened to make it.",
          presses:
            "You go over a conversation again and find something you'd left out. It'll come up by itself, so you decide to sleep, and you nearly manage.",
        },
      },
      venus: {
        before: {
          eases:
            'Somebody is gentle with you for no reason. You almost tell them, and so you know now whom to tell.',
          presses:
            "You look after everyone, so nobody looks at you. It has been a good arrangement for hiding, and you've had it long enough.",
        },
        after: {
          eases:
            "Somebody offers you comfort, and you let them. You'd always thanked people and said you were fine, so they'd stopped offering.",
          presses:
            "You buy or eat something against it. It's a small sum, and because you know what it was for, you don't have to do it twice.",
        },
      },
      mars: {
        before: {
          eases:
            'You do the one thing about it that can be done. Your body believes in that more than in reasons, so you sleep.',
          presses:
            "It comes out as temper, on the road or over a lid that won't open. You apologize, and since you have to say what's wrong, you nearly do.",
        },
        after: {
          eases:
            "You throw yourself into something that needs both hands. For a few hours there's no room for anything else, and you sleep like a child because of it.",
          presses:
            "Someone makes light of it, and you're furious. It only shows how well you'd hidden it, and by evening you can tell them so.",
        },
      },
      jupiter: {
        eases:
          "You get hope from a side you don't expect. It's only a fact that you hadn't known, and because of it the whole thing looks smaller.",
        presses:
          "You've thought it through into next year and beyond. When you cross out everything after next week, there's one phone call left.",
      },
      saturn: {
        eases:
          "You give it fifteen minutes a day and a place to sit, and it begins to keep to them. You're stricter than it is, which you hadn't expected.",
        presses:
          "It's heavy, and it's partly about being tired. You see to the tiredness first, since that's the part that can be seen to, and the rest weighs less.",
      },
      outer: {
        eases:
          'An old fear has been coming loose for a long while. You notice that you no longer check the thing you always checked, so it must have gone.',
        presses:
          "It changes its subject overnight. That's how you can tell that it was never quite about the subject, and you begin to wonder what it's about.",
      },
      newMoon:
        'You begin something restful, so small that it hardly counts. Because it hardly counts you can do it on bad days, and those are the ones that matter.',
      fullMoon:
        "You feel everything, yours and other people's. Once you've given theirs back, in your mind or in a phone call, there's surprisingly little left over.",
      back: 'An old version of it returns. You got through that one, by means that are still at hand, so you do the same again.',
      on: "Something that had hung over you is decided. It takes you a few days to notice, because you'd got used to holding your shoulders that way.",
    },
    settles: {
      begins: [
        "By the end the worry has been said out loud, and part of it has gone to a person whose business it is. You may find that you're a funnier person.",
        'By the end you spend a good deal less of the day on it. The worry still turns up around bedtime, and it has stopped bringing company.',
      ],
      ripens: [
        "By the end what is left of the worry is practical. There's an older sadness behind it that has been seen now, and it can be left alone until you want to look at it.",
        "By the end the right person knows about the worry, and they weren't shocked. You've been treated as someone who needs a little looking after, and you liked it.",
      ],
    },
  },
]
