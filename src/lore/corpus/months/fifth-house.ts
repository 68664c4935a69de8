import type { MonthPlot } from '#lore/authored.ts'

export const fifthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the project',
    opens: {
      begins: [
        "There's something you'd like to make. It may be a song, a meal, a game for the kids next door, or a project that has no name yet, and nobody has asked you for it.",
        "You'd like to make something, and for a long time you've been reading about it instead. A project begins with more nerve than skill.",
        "You may buy the materials, or clear a corner, and tell nobody. It's a project before you'd call it one, and that's usually the best week it has for some time.",
      ],
      ripens: [
        "A project of yours could be seen by others. You'd rather show it when it's better, and you've been saying that for some time.",
        "Is it good enough to show? You've been asking that about a project of yours for longer than the project took.",
        "Somebody may find out what you've been making and ask to see it. The project would come out of its folder earlier than you'd have chosen.",
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
        "At first you only think about the project, in traffic and in meetings, where nobody can see why you're smiling.",
        "There's always something more urgent than the project, and you're the one who keeps finding it.",
      ],
      after: [
        "From then on the project is in the world, so you're a little exposed, and a little proud.",
        "You have more time for the project than before, because you've stopped spending so much of it on doubt.",
      ],
    },
    toward: {
      eases:
        "You're in practice now, and it's getting harder to say that the project hasn't begun.",
      presses:
        "You've used up the good excuses for leaving the project alone, and the remaining ones aren't very good.",
    },
    steps: {
      sun: {
        before: {
          eases: "If people look in and go away again on tiptoe, it's going well.",
          presses: "You'd put it away, and then you'd take it out again without having decided to.",
        },
        after: {
          eases:
            "It's likely to happen in the way you like. People talk about what you made first and only then about you.",
          presses:
            'Your turn comes later, and by then the people left in the audience are the ones who care.',
        },
      },
      mercury: {
        before: {
          eases:
            "It could come from a video, or from a remark of a stranger. It'll probably work the second time.",
          presses: "People may be so impressed by the telling that you've no wish left to do it.",
        },
        after: {
          eases:
            "If somebody asks how you did it, you'll find that you know. The step you skip in explaining is where the next idea is.",
          presses:
            "It misses the point, and you'll answer it in your head for two days. Then you'll be bored with it and go back to work.",
        },
      },
      venus: {
        before: {
          eases: "You know what they'd love, so half of the decisions make themselves.",
          presses:
            "There's something plain about it that people would like, and it's the part that embarrasses you.",
        },
        after: {
          eases:
            "It's the most comfortable way to be admired, because you can both look at the thing.",
          presses:
            "If it was made for that person, it hurts, and it shows you what you'd change if it were for you.",
        },
      },
      mars: {
        before: {
          eases: 'It may give way at once. What looks like a wall is often the middle.',
          presses: "A spoiled piece can be mended, and the mend shows you where you'd been stuck.",
        },
        after: {
          eases: "If you've been looked at and survived, that's where the courage is from.",
          presses:
            "Once somebody keeps score, the fun goes out of it. You're free to stop counting, so they'd have to find someone else to beat.",
        },
      },
      jupiter: {
        eases:
          "It could be shown, sold, or done with others. Say yes before you've looked up what it involves.",
        presses:
          "You're likely to have the supplies for all five. The smallest gets finished, because it's the only one you can start without clearing the table.",
      },
      saturn: {
        eases:
          'The boring part may take most of them. The interesting part has been waiting for it.',
        presses:
          'An hour of doing it badly on purpose helps, because nothing depends on that hour.',
      },
      outer: {
        eases:
          "What you enjoy isn't what it was. Two years ago you'd have worried about how it looked.",
        presses:
          "It's worth following for a few days, since the planned version had begun to bore you.",
      },
      newMoon:
        "You needn't know how seriously. The cheap version of the equipment will do, since nobody expects anything from a person with the cheap version.",
      fullMoon:
        'The fun is at its height, with you in the middle of it. You can see who comes for you and stop working so hard for the others.',
      back: 'You were probably better at it than you remember, so a piece of it can go into the new thing.',
      on: 'It has gone on ripening meanwhile, so the next part should come quickly.',
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
        "You've got used to filling your free time with what's useful or what's nearest. A free evening is rarer than it looks, and you'd have to say how you'd like to spend it.",
        "When did you last do something only because you'd enjoy it? One evening of that kind is easier to make room for than to fill.",
        "A free evening may turn up, and you won't know what to do with it. You'd like to have an answer ready for the next one.",
      ],
      ripens: [
        "Pleasure tends to come last with you, after everyone has been looked after, and lately it hasn't come at all. A good evening is due.",
        "Everyone around you has had a good evening lately, and you've helped with most of them. You've begun to be cross about it, which is a useful sign.",
        "There's a picture on your phone of everyone having a good evening, and you probably took it. Somebody else could hold the phone.",
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
        "At first there's no room for an evening of your own, since every day has a use, and so you wait for one that hasn't.",
        "You know what kind of evening you don't want, which is a beginning, because that's most of what you've been having.",
      ],
      after: [
        'After a good evening the week looks different, because you have something to compare it with.',
        "The evening has made you a little selfish, in a way that suits you, and the people around you don't mind as much as you'd thought.",
      ],
    },
    toward: {
      eases: "You've had a taste of a good evening, and it was cheaper than you thought.",
      presses: "You're cross enough by now to ask for an evening of your own.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "If somebody asks what you'd like to do, and waits, you can say the thing you'd usually leave out.",
          presses: "You'd say you didn't mind, and hear how it sounded.",
        },
        after: {
          eases:
            "People ask if you've been away, when you've only stopped postponing what you like.",
          presses:
            "You're needed just when you'd kept some time for yourself. Move it by a day and tell them when, so it stays where you put it.",
        },
      },
      mercury: {
        before: {
          eases: 'The idea may come up in a talk about something else, and two messages settle it.',
          presses:
            'Someone has to say where and when, and by the third round you can tell that it could be you.',
        },
        after: {
          eases: 'It gets retold and improves. People may want to come along the next time.',
          presses:
            'You can put it right with a quick word, because you know by now who minds what.',
        },
      },
      venus: {
        before: {
          eases:
            "They may take little trouble to hide it. It needn't lead anywhere, and it's a reason to get dressed.",
          presses:
            "You'd dress as other people would like you. Halfway through you'd give a good deal for your own shoes.",
        },
        after: {
          eases: 'You may be one of them. It happens because nobody is in a hurry.',
          presses:
            "It can seem a little cheap, or a little expensive. If you'd do it again, it was worth it.",
        },
      },
      mars: {
        before: {
          eases:
            "Plain words are best, and well in advance. If you sound as if you'd already gone, nobody objects.",
          presses:
            "It's envy, and it's well informed, since they're doing exactly what you'd like.",
        },
        after: {
          eases:
            "It does you good to dance, run, or play hard and be tired in the right way. You may sleep as you haven't for weeks.",
          presses: 'If you let them win the small thing, you get the rest of it back.',
        },
      },
      jupiter: {
        eases:
          "If someone knows somebody, you could end up in a place you'd never heard of, talking to a stranger.",
        presses:
          "The second will be the good one, and you'd be too tired for the third, so it's worth choosing.",
      },
      saturn: {
        eases: 'You can stop waiting for the mood then. The mood keeps appointments, as a rule.',
        presses:
          "You may still be earning it when it's time to go to bed. Having it first would cost you nothing.",
      },
      outer: {
        eases:
          'It has fewer people in it and better talk, so you can decline a few things without feeling old.',
        presses: 'Because nothing has to be decided, you have time to think it over.',
      },
      newMoon: 'You can treat it as a first installment and do something useless with it.',
      fullMoon:
        "Everyone wants something from you. If you'd rather be with one of them, take that one outside for the air.",
      back: "It's sweet for a few hours, and it's also clear why it ended, so you can go home light.",
      on: "Once it's paid for and the others have agreed, you may simply look forward to it.",
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
