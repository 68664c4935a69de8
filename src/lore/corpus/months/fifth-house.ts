import type { MonthPlot } from '#lore/authored.ts'

export const fifthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the project',
    opens: {
      begins: [
        'Something you make is at the center of this month. It may be a song, a meal, a game for the kids next door, or a project that has no name yet, and nobody has asked you for it.',
      ],
      ripens: [
        "A project of yours wants to be seen this month. You'd rather show it when it's better, and you've been saying that for some time.",
      ],
    },
    turns: {
      'new-moon':
        'You start on the project, badly and on purpose. The surprise is how little the clumsiness weighs beside the fun.',
      'full-moon':
        'The project is shown. Somebody laughs in the right place or says nothing for a moment, and you know what you have.',
      eclipse:
        "The project turns into another thing. You let go of the one you'd promised yourself, and the new one begins the same week.",
      station:
        "The project goes back to your table. What looked finished has a better version in it, and you're the only one who would ever have known.",
      'slow-eases':
        'The project has found its form, and making it has stopped costing you nerve. It belongs to your week like breakfast.',
      'slow-presses':
        "The project has to be defended, most of all against your own opinion of it. You go on anyway, and it changes what you're willing to be bad at.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You take the project up and the afternoon is gone. People who pass can see that you're happy and leave you alone.",
          presses:
            'Someone is better at the project than you are, and cheerful about it. You put yours away for a day.',
        },
        after: {
          eases:
            'The project gets you noticed, in the way you like. They talk about it and only then about you.',
          presses:
            "Somebody else takes the stage just when the project was going to be looked at. It'll be looked at later, by fewer and better people.",
        },
      },
      mercury: {
        before: {
          eases:
            "A trick that you'd been missing for the project turns up in a video, or in a sentence of a stranger. You try it the same day.",
          presses:
            "You talk about the project so much that you have no wish left to make it. The next person who asks can be told that it's going well.",
        },
        after: {
          eases:
            'Somebody asks how you made the project, and you find that you know. Explaining it gives you the next idea.',
          presses:
            "A comment on the project is clever and misses. You may answer it in your head for two days, and then it's over.",
        },
      },
      venus: {
        before: {
          eases:
            'The project is made for somebody, and that makes it easy. You know what they like, so half the decisions are taken.',
          presses:
            'You make the project prettier, and it gets worse. There was something plain about it that people would have liked.',
        },
        after: {
          eases:
            'Someone falls a little in love with the project. Being admired through something you made is the most comfortable way.',
          presses:
            'A person you wanted to impress with the project is polite. It was made for them, and now it can be made for you.',
        },
      },
      mars: {
        before: {
          eases:
            "You attack the project, and it gives way. A part that you'd been avoiding for weeks takes one evening.",
          presses:
            'You ruin the project a little by being impatient. It can be mended, and the mend shows where you got stuck.',
        },
        after: {
          eases:
            'You play to win, or make at full strength, and it feels like being sixteen with better judgment.',
          presses:
            "Competition gets into the project. It was more fun before anyone kept score, and you're free to stop keeping it.",
        },
      },
      jupiter: {
        eases:
          'The project gets lucky. A chance to show it, sell it, or do it with others comes from someone who merely heard of it.',
        presses:
          'You have five ideas for the project and the supplies for all of them. Finish the smallest before the next order arrives.',
      },
      saturn: {
        eases:
          'The project benefits from practice of the boring kind. Twenty minutes on the hard part, and the rest plays itself.',
        presses:
          'You take the project so seriously that it stops moving. Doing it badly for an hour on purpose is the cure, and it works every time.',
      },
      outer: {
        eases:
          "What you enjoy has been changing, and the project shows it. You wouldn't have made this two years ago.",
        presses:
          "The project goes somewhere you hadn't planned, and it's a bit frightening. That's usually where the good part is.",
      },
      newMoon:
        'You want to play at something, without knowing how seriously. Buy the cheap version of the equipment and give the project a try.',
      fullMoon:
        'The fun is at its height, and the project is in the middle of it. You see who comes for you and who comes for the party.',
      back: 'Something you used to do for fun returns, and the project gets a piece of it. You were better than you remember.',
      on: 'The project moves forward again after a pause that was longer than you admitted. It had been ripening, so the pause counts as work.',
    },
    settles: {
      begins:
        "By the end the project exists, and you've been bad at it several times, which is the only known way to get better. Whether it leads anywhere is open, and it's pleasanter that way.",
      ripens:
        'By the end the project has been seen, and what people said about it was mostly about themselves. You liked making it. Begin the next before you have finished being proud.',
    },
  },
  {
    subject: 'the evening',
    opens: {
      begins: [
        "An evening is what this month gives you, and the question is how you'd like to spend it. You've got used to filling your free time with what's useful or what's nearest.",
      ],
      ripens: [
        "You've been saving up for a good evening, and this month it's due. Pleasure tends to come last on your list, after everyone has been looked after, and lately it hasn't come at all.",
      ],
    },
    turns: {
      'new-moon':
        "The first of the new evenings takes place. It's a little awkward, like anything done for its own sake by someone out of practice, and you go home happy.",
      'full-moon':
        'The evening arrives with all its lights on. You flirt, or play, or laugh until it hurts, and somebody sees you as you are when nothing is due.',
      eclipse:
        "The old way of having fun has run out, and you can feel it in the middle of an evening. You leave early, and on the way home you know what you'd rather do.",
      station:
        'The evening is postponed, or turns out quieter than planned. The quiet one shows you what you had really been looking forward to.',
      'slow-eases':
        'Evenings have become yours again. It happened by small refusals, and the life around them is better for it.',
      'slow-presses':
        "The evening costs something, and you pay. Someone thinks it's selfish, and you find that you can be thought selfish and still have a good time.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "The evening begins to look possible. You're in the mood, the light is good, and somebody asks what you'd like to do.",
          presses:
            "The evening goes to somebody with a louder wish. You said that you didn't mind, and you heard how it sounded.",
        },
        after: {
          eases: "The evening leaves a shine on the ordinary days. People ask if you've been away.",
          presses:
            "You're needed on the evening you'd kept for yourself. Move it by a day and tell them so, and it'll be kept.",
        },
      },
      mercury: {
        before: {
          eases:
            'An idea for the evening turns up in a conversation about something else. Two messages later it has a time.',
          presses:
            'The evening is discussed until nobody wants it. Someone should simply say where and when, and it may as well be you.',
        },
        after: {
          eases:
            "The evening gets retold, and it improves. There's talk of the next one before the first is paid for.",
          presses:
            'A joke from the evening travels further than it was meant to. A quick word puts it right.',
        },
      },
      venus: {
        before: {
          eases:
            'Somebody likes you, and takes little trouble to hide it. The evening has a reason now, even if it leads nowhere.',
          presses:
            'You dress for the evening as other people would like you. Halfway through you would give a good deal for your own shoes.',
        },
        after: {
          eases: 'The evening has made two people fonder of each other. You may be one of them.',
          presses:
            'The evening looks a little cheap in the morning, or a little expensive. It was good while it lasted, and that can be enough.',
        },
      },
      mars: {
        before: {
          eases:
            'You claim the evening, in plain words and in advance. Nobody objects, since you sounded as if you had already gone.',
          presses:
            "You're cross with everyone who has a free evening. It's envy, and it has good information in it.",
        },
        after: {
          eases:
            'You dance, run, or play hard, and the evening ends with you tired in the right way.',
          presses:
            'A rivalry spoils part of the evening. If you let them win the small thing, you get the rest of it back.',
        },
      },
      jupiter: {
        eases:
          "The evening turns out far better than planned. Someone knows somebody, and by ten you're in a place you'd never heard of.",
        presses:
          "You've said yes to three evenings in a row. The second is the good one, and you could sleep through the third.",
      },
      saturn: {
        eases:
          'A fixed evening in the week works better than waiting for the mood. The mood turns out to follow appointments.',
        presses: 'The evening has to be earned, or so you believe. Try having it first for once.',
      },
      outer: {
        eases:
          'What you call a good evening has been changing over the years. It has fewer people in it now and better talk.',
        presses:
          'The evening takes a strange turn, and you find yourself attracted to what you had ruled out. You have time to think it over.',
      },
      newMoon:
        'A free hour appears where none was. Treat it as the first installment of the evening.',
      fullMoon:
        'The evening is crowded, and everyone wants something from it. What you wanted was to be with one of them.',
      back: "An old flame or an old pastime looks in. The evening with it is sweet, and it's also clear why it ended.",
      on: 'A plan for pleasure that had stalled goes ahead. The evening is paid for, and you may look forward to it without reserve.',
    },
    settles: {
      begins:
        "By the end the evening has a place in the week, and nobody has to be talked into it. Keep it when things get busy, because that's what it is for.",
      ripens:
        "By the end you've had your evening and possibly several. What you learned is how little you need for it, and whom.",
    },
  },
]
