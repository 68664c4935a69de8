import type { MonthPlot } from '#lore/authored.ts'

export const twelfthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the quiet',
    opens: {
      begins: [
        "This month you begin to get some quiet. You've been within reach of everyone for a long time, and there's something that you can only think when nobody is about to ask.",
      ],
      ripens: [
        "The quiet you've been missing makes itself felt this month. You've been absorbing more of other people's business than you knew, and it shows as tiredness.",
      ],
    },
    turns: {
      'new-moon':
        "The quiet starts, with one evening on which you're not available. The world takes it well, and toward the end of it you have a thought of your own.",
      'full-moon':
        "The quiet is broken by what you'd kept below it. You may sleep badly or cry over something small, and afterward you know what it was about.",
      eclipse:
        "Something that took up your quiet hours is over, a care, a guilt, a person you'd been waiting for. It goes without a sound, and you notice by the amount of room.",
      station:
        "The quiet turns you around to something you'd left unfinished inside. It asks for no decision, only for some company.",
      'slow-eases':
        "The quiet is there when you need it. You've learned to close up for an hour without being cross with anybody.",
      'slow-presses':
        "The quiet has to be defended, against people with good reasons. You say that you can't, and you give none.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You get an hour of quiet that nobody planned. You'd forgotten what your own mood was like.",
          presses:
            "You're wanted everywhere, and you shine. The quiet has moved to the far end of the week.",
        },
        after: {
          eases:
            'You come out of the quiet with more to give. People think that you have slept, and you have.',
          presses:
            "Somebody pulls you out into the light before you're ready. You may be brief and go back to your quiet.",
        },
      },
      mercury: {
        before: {
          eases:
            "A thought comes up in the quiet, finished. Write it down, because it won't come twice.",
          presses:
            "Your head is full of other people's sentences. The quiet begins where you stop answering them in your mind.",
        },
        after: {
          eases:
            'You can say something that had no words before. It came out of the quiet, and you tell it to one person.',
          presses:
            'Word reaches you of something said behind your back, or half said. The quiet is a better place to think about it than the phone.',
        },
      },
      venus: {
        before: {
          eases:
            "Someone is kind to you in private. It's the sort of kindness that leaves the quiet as it was.",
          presses:
            "You look after somebody who doesn't ask what you need. The quiet is what you need, and you could say so.",
        },
        after: {
          eases:
            "You enjoy being alone, with something beautiful on. It's a pleasure that you can have again tomorrow.",
          presses:
            "You miss somebody in the quiet. It's better felt than texted, at least until the morning.",
        },
      },
      mars: {
        before: {
          eases:
            'You clear the way for the quiet, by finishing one loud job. After that you can sit down.',
          presses:
            "Anger that had nowhere to go keeps you awake. There's no quiet to be had until you know at whom.",
        },
        after: {
          eases:
            'You work alone and unseen, and it goes very fast. The quiet turns out to have an engine in it.',
          presses:
            'An old annoyance breaks into the quiet. It can be walked off, in about forty minutes.',
        },
      },
      jupiter: {
        eases:
          "You're helped by somebody you don't see, or by luck of the kind one notices later. The quiet leaves you open to it.",
        presses:
          "You'd like to save several people at once. The quiet asks whether they have asked.",
      },
      saturn: {
        eases:
          'The quiet gets regular hours, early or late. It becomes a place that you can go to.',
        presses:
          "The quiet feels like loneliness for a few days. It's also the first real rest in a while, and the two are easy to confuse.",
      },
      outer: {
        eases:
          "Something in you has been letting go for a long time. In the quiet you can tell how little of it's left to do.",
        presses:
          "Strong dreams or a strange mood get into the quiet. You needn't understand them this week.",
      },
      newMoon:
        'A small retreat can begin, a walk without a phone or a night without plans. The quiet needs no more than that.',
      fullMoon:
        "What you'd kept to yourself is close to the surface. The quiet may end in a talk, with someone who can listen.",
      back: "The past keeps you company for a few days. In the quiet it's more tired than angry, and so are you.",
      on: 'A heaviness that had no name lifts. The quiet is simply quiet again.',
    },
    settles: {
      begins:
        'By the end the quiet has a place in your week and a few people who respect it. What you thought in it can be told later, or kept.',
      ripens:
        'By the end you sleep better and owe fewer people an answer. The quiet is yours without a reason now, and you can go back for it.',
    },
  },
  {
    subject: 'the worry',
    opens: {
      begins: [
        "This month you start to put down a worry. It keeps you company in the small hours and puts a slight edge on your voice by day, and you've told yourself that it's nothing.",
      ],
      ripens: [
        "A worry comes to the surface this month. You've carried it so evenly that most people took it for your character.",
      ],
    },
    turns: {
      'new-moon':
        "You tell the worry to somebody, or to a sheet of paper. It has edges, once it's out, and one of them is practical.",
      'full-moon':
        "The worry comes out, perhaps as tears over nothing much, perhaps as a long talk with one person. In the open it's about a third of the size that it was in the dark.",
      eclipse:
        'The worry ends, because the thing happens or can no longer happen. You had spent more on it than it would have cost.',
      station:
        'The worry comes around again, and you know it by its walk. This time you ask what it has been protecting.',
      'slow-eases':
        'The worry has gone quiet, and you did that, a night at a time. You can hear it named without your shoulders rising.',
      'slow-presses':
        'The worry turns out to have a true part. You look at that part in daylight, with help, and the rest of it has nothing to stand on.',
    },
    steps: {
      sun: {
        before: {
          eases:
            "The worry is silent for a day. You find out what you're like without it, and it's worth remembering.",
          presses:
            'You put on a good face for people who need it. The worry waits for you on the stairs.',
        },
        after: {
          eases:
            "You're lighter, and it shows before you've told anyone. The worry gets mentioned in the past tense.",
          presses:
            "Somebody asks how it's going with the worry when you had just put it down. You can say that it's resting.",
        },
      },
      mercury: {
        before: {
          eases:
            'Someone who knows nothing of the worry says exactly what you needed to hear about it. They were talking about something else.',
          presses: 'You look the worry up. Nobody has ever slept better for looking something up.',
        },
        after: {
          eases:
            'A practical question about the worry gets a practical answer. It was waiting at the other end of one phone call.',
          presses:
            "You go over the conversation again and find a thing you left out. It'll come up by itself, and the worry can do without it tonight.",
        },
      },
      venus: {
        before: {
          eases:
            'Somebody is gentle with you for no reason. You nearly tell them about the worry, and now you know whom to tell.',
          presses:
            'You look after everyone, so that nobody looks at you. The worry likes that arrangement, and it has had it long enough.',
        },
        after: {
          eases: 'Comfort reaches you, and you let it. The worry had been in the way.',
          presses:
            "You buy or eat something against the worry. It's a small sum, and you know what it was for.",
        },
      },
      mars: {
        before: {
          eases:
            'You do one thing about the worry that can be done. The body believes in that more than in reasons.',
          presses:
            "The worry comes out as temper, on the road or over a lid that won't open. It'd be worth an apology and a walk.",
        },
        after: {
          eases:
            "You throw yourself into something, and the worry can't keep up. You sleep like a child.",
          presses:
            "Someone treats the worry lightly, and you're furious. It shows how well you had hidden it.",
        },
      },
      jupiter: {
        eases: "You get hope from a side that you don't expect. The worry looks small from there.",
        presses:
          'The worry has grown a whole future. You might cross out everything after next week.',
      },
      saturn: {
        eases:
          "You give the worry fifteen minutes a day and a chair, and it begins to keep to them. You're stricter than it is.",
        presses:
          "The worry is heavy, and it's partly about being tired. See to the tiredness first, since it's the part that can be seen to.",
      },
      outer: {
        eases: 'An old fear has been coming loose for a long while. The worry was the last thread.',
        presses:
          "The worry changes its subject. That's how you can tell that it was never quite about the subject.",
      },
      newMoon:
        'Something restful begins, so small that the worry overlooks it. Keep it up for a week.',
      fullMoon:
        "You feel everything, yours and other people's. The worry is in there somewhere, and the rest can be given back.",
      back: 'An old version of the worry returns. You got through that one, by means that are still at hand.',
      on: 'Something that had hung over you is decided. The worry takes a few days to notice.',
    },
    settles: {
      begins:
        "By the end the worry has been said out loud, and part of it has gone to a person whose business it is. You may find that you're a funnier person.",
      ripens:
        "By the end what is left of the worry is practical. There's an older sadness behind it that has been seen now, and it can be left alone until you want to look at it.",
    },
  },
]
