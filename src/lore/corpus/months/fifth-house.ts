import type { MonthPlot } from '#lore/authored.ts'

export const fifthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the project',
    opens: {
      begins: [
        'Something you make is at the center of this month. It may be a song, a meal, a game for the kids next door, or a project that has no name yet, and nobody has asked you for it.',
        "You'd like to make something, and for a long time you've been reading about it instead. This month the project begins, with more nerve than skill, and that's how they all begin.",
        "You may buy the materials, or clear a corner, and tell nobody. A project begins this month before you'd call it one, and that's the best week it'll have for some time.",
      ],
      ripens: [
        "A project of yours wants to be seen this month. You'd rather show it when it's better, and you've been saying that for some time.",
        "Is it good enough to show? You've been asking that about a project of yours for longer than the project took, and this month somebody other than you gets to answer.",
        "Somebody may find out what you've been making and ask to see it. This month the project comes out of its folder, earlier than you'd have chosen.",
      ],
    },
    turns: {
      'new-moon':
        "The project can be started badly and on purpose. The clumsiness weighs less than the fun, and by the second evening your hands will know something that all the reading hadn't told you.",
      'full-moon':
        "The project can be shown. If somebody laughs in the right place or says nothing for a moment, you'll know what you have.",
      eclipse:
        "The project may turn into another thing. You let go of the one you'd promised yourself, without a speech, and the new one can begin the same week on the same table.",
      station:
        "The project goes back to your table. There's a better version in what looked finished, and nobody else would ever have known. Taking it apart is a little sad, and it'll go together in half the time.",
      'slow-eases':
        'The project has found its form, and making it has stopped costing you nerve. It belongs to your week like breakfast.',
      'slow-presses':
        'The project has to be defended, most of all against your own opinion of it. Go on in a bad mood, being bad at it. The part made that way is often the best.',
      'uranus-presses':
        "The project may jump the track by chance, while you're trying something for fun. You'd have to throw out a good deal. What's left may surprise you, and your own work seldom does.",
      'pluto-presses':
        'Somebody would like a say in the project, kindly, and you find out how much it means to you by how fast you want to say no. You may say it.',
    },
    between: {
      before: [
        "At first you only think about it, in traffic and in meetings, where nobody can see why you're smiling.",
        "There's always something more urgent, and you're the one who keeps finding it.",
      ],
      after: [
        "From then on it's in the world, so you're a little exposed, and a little proud.",
        "You have more time for it than before, because you've stopped spending so much of it on doubt.",
      ],
    },
    toward: {
      eases: "You're in practice now, and it's getting harder to say that you haven't begun.",
      presses: "You've used up the good excuses, and the remaining ones aren't very good.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You may start after lunch and find the afternoon gone. If people look in and go away again on tiptoe, it's going well.",
          presses:
            "Someone may be better at it than you are, and cheerful about it. You'd put yours away, and then you'd take it out again without having decided to.",
        },
        after: {
          eases:
            'You may be noticed for something you made, in the way you like. People talk about it first and only then about you.',
          presses:
            "Somebody else may take the stage just when you'd have been looked at. Your turn comes later, and by then the people left in the audience are the ones who care.",
        },
      },
      mercury: {
        before: {
          eases:
            "A trick you've been missing may turn up in a video, or in a remark of a stranger. It'll probably work the second time.",
          presses:
            "You can talk about it at such length that you've no wish left to do it. Everyone is impressed, and you've made nothing.",
        },
        after: {
          eases:
            "If somebody asks how you did it, you'll find that you know. The step you skip in explaining is where the next idea is.",
          presses:
            "A clever comment may miss the point. You'll answer it in your head for two days, and then you'll be bored with it and go back to work.",
        },
      },
      venus: {
        before: {
          eases:
            "It's easy once you think of someone who'd love it. You know what they like, so half of the decisions make themselves.",
          presses:
            "You may make it prettier, and worse. There's something plain about it that people would like, and it's the part that embarrasses you.",
        },
        after: {
          eases:
            "Someone may fall a little in love with what you made. It's the most comfortable way to be admired, because you can both look at the thing.",
          presses:
            "A person you'd wanted to impress may only be polite. If it was made for them, that hurts, and it shows you what you'd change if it were for you.",
        },
      },
      mars: {
        before: {
          eases:
            "You can attack the part you've been avoiding, and it may give way at once. What looks like a wall is often the middle.",
          presses:
            "You're impatient and may spoil a piece of it. It can be mended, and the mend shows you where you'd been stuck.",
        },
        after: {
          eases:
            'You can go at it with full strength now, like somebody of sixteen with better judgment. The courage is from having been looked at and survived.',
          presses:
            "Somebody may start to keep score, and the fun goes out of it. You're free to stop counting, so they'd have to find someone else to beat.",
        },
      },
      jupiter: {
        eases:
          "A chance to show it, sell it, or do it with others may come from someone who merely heard of it. Say yes before you've looked up what it involves.",
        presses:
          "You're likely to have five ideas and the supplies for all of them. The smallest gets finished, because it's the only one you can start without clearing the table.",
      },
      saturn: {
        eases:
          "Twenty minutes a day on the boring part will do more than you'd think. The interesting part has been waiting for it.",
        presses:
          'You may take it so seriously that it stops moving. An hour of doing it badly on purpose helps, because nothing depends on that hour.',
      },
      outer: {
        eases:
          "What you enjoy has been changing, and it shows in what you make. Two years ago you'd have worried about how it looked.",
        presses:
          "It may go somewhere you hadn't planned, and that frightens you a little. It's worth following for a few days, since the planned version had begun to bore you.",
      },
      newMoon:
        'You want to play at something without knowing how seriously. The cheap version of the equipment will do, since nobody expects anything from a person with the cheap version.',
      fullMoon:
        'The fun is at its height, with you in the middle of it. You can see who comes for you and who comes for the party, and stop working so hard for the second kind.',
      back: 'Something you used to do for fun may come back to you. You were probably better at it than you remember, so a piece of it can go into the new thing.',
      on: "You're moving again after a pause that was longer than you'd admit. It has gone on ripening meanwhile, so the next part should come quickly.",
    },
    settles: {
      begins: [
        "The project exists, and you've been bad at it a few times, which is the only known way to get better. Whether it leads anywhere is open, and it's pleasanter that way.",
        "You've read enough about it. The project takes up a corner of the week and a corner of the table, and what you still need to learn you can only learn by going on.",
        'The project gets to its first dull part about now, and the thing to do is to stay. A working title helps, and so does one person who asks the right question.',
      ],
      ripens: [
        "What people say about a project is mostly about themselves. You liked making it, and you'll have begun the next before you've finished being proud.",
        'The project was good enough to show some time ago, and it gets better by being shown.',
        "The folder is empty, in the good sense. Whatever people have to say about the project, you already know what the next one wouldn't need.",
      ],
    },
  },
  {
    subject: 'the evening',
    opens: {
      begins: [
        "An evening is what this month gives you, and the question is how you'd like to spend it. You've got used to filling your free time with what's useful or what's nearest.",
        "When did you last do something only because you'd enjoy it? This month begins to make room for one evening of that kind, and you may be surprised at how hard it is to think of what to do.",
        "A free evening may turn up, and you won't know what to do with it. The next one comes this month as well, and by then you'd like to have an answer.",
      ],
      ripens: [
        "You've been saving up for a good evening, and this month it's due. Pleasure tends to come last with you, after everyone has been looked after, and lately it hasn't come at all.",
        "Everyone around you has had a good evening lately, and you've helped with most of them. This month you'd like one of your own, and you've begun to be cross about it, which is a useful sign.",
        "There's a picture on your phone of everyone having a good evening, and you probably took it. This month it's time that somebody else held the phone.",
      ],
    },
    turns: {
      'new-moon':
        "The first of the new evenings may be a little awkward, as anything is when you're out of practice. Nothing has to come of it. A few hours are long when nothing has to.",
      'full-moon':
        'The evening is a good one to be seen in, flirting or playing or laughing until it hurts. You may get home late, and that kind of tiredness is easy to carry.',
      eclipse:
        "The old way of having fun has run out, and you may feel it in the middle of an evening. You're allowed to leave early. On the way home it's easier to say what you'd rather have been doing.",
      station:
        "The evening may be postponed, or turn out quieter than planned. In the quiet one you can see what you'd been looking forward to, and the next plan can be smaller and have that in it.",
      'slow-eases':
        'Evenings have become yours again. It happened by small refusals, over months, and people have mostly stopped asking.',
      'slow-presses':
        "The evening costs something, and you can pay it. Somebody may think it's selfish. It's possible to be thought selfish and have a good time within the same two hours.",
      'uranus-presses':
        "The evening may be overturned by a message at the last minute. You could end up somewhere you wouldn't have picked, with somebody you hardly know, and be glad of it.",
      'pluto-presses':
        "The evening shows you what you've been keeping under control. You want something, or someone, more than is convenient, and you can stop pretending that you could take it or leave it.",
    },
    between: {
      before: [
        "At first there's no room for it, since every day has a use, and so you wait for one that hasn't.",
        "You know what you don't want, which is a beginning, because that's most of what you've been doing.",
      ],
      after: [
        'Afterward the week looks different, because you have something to compare it with.',
        "It has made you a little selfish, in a way that suits you, and the people around you don't mind as much as you'd thought.",
      ],
    },
    toward: {
      eases: "You've had a taste of it, and it was cheaper than you thought.",
      presses: "You're cross enough by now to do something about it.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You're in the mood for company. If somebody asks what you'd like to do, and waits, you can say the thing you'd usually leave out.",
          presses:
            "Somebody with a louder wish may get their way. You'd say you didn't mind, and hear how it sounded.",
        },
        after: {
          eases:
            "You have a shine that may last for days. People ask if you've been away, when you've only stopped postponing what you like.",
          presses:
            "You may be needed just when you'd kept some time for yourself. Move it by a day and tell them when, so it stays where you put it.",
        },
      },
      mercury: {
        before: {
          eases:
            'An idea may come up in a talk about something else. It takes two messages to give it a time and a corner to meet at.',
          presses:
            'A plan can get discussed until nobody wants it. Someone has to say where and when, and by the third round you can tell that it could be you.',
        },
        after: {
          eases:
            'The story of it gets retold and improves. People may want to come along the next time.',
          presses:
            'A joke may travel further than it was meant to. You can put it right with a quick word, because you know by now who minds what.',
        },
      },
      venus: {
        before: {
          eases:
            "Somebody may like you and take little trouble to hide it. It needn't lead anywhere, and it's a reason to get dressed.",
          presses:
            "You tend to dress as other people would like you. Halfway through you'd give a good deal for your own shoes.",
        },
        after: {
          eases:
            'Two people are growing fonder of each other, and you may be one of them. It happens because nobody is in a hurry.',
          presses:
            "It may look a little cheap afterward, or a little expensive. If you'd do it again, it was worth it.",
        },
      },
      mars: {
        before: {
          eases:
            "Claim some time for yourself, in plain words and in advance. If you sound as if you'd already gone, nobody objects.",
          presses:
            "You may be cross with everyone who has time off. It's envy, and it's well informed, since they're doing exactly what you'd like.",
        },
        after: {
          eases:
            "It does you good to dance, run, or play hard and be tired in the right way. You may sleep as you haven't for weeks.",
          presses:
            'A rivalry may spoil part of the fun. If you let them win the small thing, you get the rest of it back.',
        },
      },
      jupiter: {
        eases:
          "It may turn out far better than planned. If someone knows somebody, you could end up in a place you'd never heard of, talking to a stranger.",
        presses:
          "You're likely to say yes three times in a row. The second will be the good one, and you'd be too tired for the third, so it's worth choosing.",
      },
      saturn: {
        eases:
          'Fix one night of the week and stop waiting for the mood. The mood keeps appointments, as a rule.',
        presses:
          "You tend to feel that fun has to be earned first, and you may still be earning it when it's time to go to bed. Having it first would cost you nothing.",
      },
      outer: {
        eases:
          'Your idea of a good time has been changing over the years. It has fewer people in it and better talk, so you can decline a few things without feeling old.',
        presses:
          "You may find yourself attracted to what you'd ruled out. Because nothing has to be decided, you have time to think it over.",
      },
      newMoon:
        'A free hour may turn up where none was. Treat it as a first installment and do something useless with it.',
      fullMoon:
        "It's crowded, and everyone wants something from you. If you'd rather be with one of them, take that one outside for the air.",
      back: "An old flame or an old pastime may look in. It's sweet for a few hours, and it's also clear why it ended, so you can go home light.",
      on: "A plan for pleasure that had stalled can go ahead. Once it's paid for and the others have agreed, you may simply look forward to it.",
    },
    settles: {
      begins: [
        "By the end the evening has a place in the week, and nobody has to be talked into it. You'll be tempted to give it up when things get busy, and that's when you'll need it.",
        "The answer is probably simpler than you thought. What you'd enjoy takes one evening, two hours of it, and hardly any money.",
        "When somebody asks what you did, there's something to tell. It may be worth refusing a thing or two for the sake of the next evening.",
      ],
      ripens: [
        "You've had an evening of your own, or you have one coming. What there is to learn from it is how little you need, and whom.",
        "If the evening is yours, the crossness goes. You can help with other people's again, and you'll mind less.",
        "Somebody else can hold the phone. An evening that you aren't in charge of gives you less to do and more to remember.",
      ],
    },
  },
]
