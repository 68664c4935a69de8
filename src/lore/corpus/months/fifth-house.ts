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
        'The project has to be defended, most of all against your own opinion of it. You can go on in a bad mood, being bad at it. The part made that way is often the best.',
      'uranus-presses':
        "The project may jump the track by chance, while you're trying something for fun. You'd have to throw out a good deal. What's left may surprise you, and your own work seldom does.",
      'pluto-presses':
        'Somebody would like a say in the project, kindly, and you find out how much it means to you by how fast you want to say no. You may say it.',
    },
    between: {
      before: [
        "At first you only think about it, in traffic and in meetings, and nobody can see why you're smiling.",
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
            'You start after lunch and the afternoon is gone. People look in, see your back, and go away again on tiptoe.',
          presses:
            "Someone is better at it than you are, and cheerful about it. You put yours away. The next evening you've taken it out again without having decided to.",
        },
        after: {
          eases:
            'You get noticed for something you made, in the way you like. They talk about it first and only then about you.',
          presses:
            "Somebody else takes the stage just when you'd have been looked at. It'll come later, and by then the people left in the audience are the ones who care.",
        },
      },
      mercury: {
        before: {
          eases:
            "A trick you'd been missing turns up in a video, or in a remark of a stranger. You try it the same night. It works the second time.",
          presses:
            "You talk about it at such length that you've no wish left to do it. It's nine o'clock, everyone at the table is impressed, and you've made nothing.",
        },
        after: {
          eases:
            "Somebody asks how you did it, and you find that you know. Halfway through explaining, you hear yourself skip a step, and there's the next idea.",
          presses:
            "A clever comment misses the point. You answer it in your head for two days, and then you're bored with it and go back to work.",
        },
      },
      venus: {
        before: {
          eases:
            "You think of someone who'd love it, and after that it's easy. You know what they like. Half of the decisions make themselves.",
          presses:
            "You make it prettier, and it gets worse. There was something plain about it that people would have liked, and you'd been embarrassed by that part.",
        },
        after: {
          eases:
            "Someone falls a little in love with what you made. It's the most comfortable way to be admired, because you can both look at the thing.",
          presses:
            "A person you'd wanted to impress is polite. You'd made it for them, and it hurts for an evening. Around midnight you see what you'd change if it were for you.",
        },
      },
      mars: {
        before: {
          eases:
            "You attack the part you'd been avoiding for weeks, and it gives way in one evening. It had looked like a wall. It was the middle.",
          presses:
            "You're impatient and you spoil a piece of it. It can be mended, and the mend shows you where you'd been stuck.",
        },
        after: {
          eases:
            'You go at it with full strength, and it feels like being sixteen with better judgment. You owe the courage to having been looked at and survived.',
          presses:
            "Somebody starts to keep score, and the fun goes out of it. You're free to stop counting, so you do, and they find someone else to beat.",
        },
      },
      jupiter: {
        eases:
          "A chance to show it, sell it, or do it with others comes from someone who had merely heard of it. You say yes before you've looked up what it involves.",
        presses:
          "You have five ideas and the supplies for all of them. The smallest gets finished, because it's the only one you can start without clearing the table.",
      },
      saturn: {
        eases:
          'You practice the boring part for twenty minutes a day. The interesting part had been waiting for it, and now it goes by itself.',
        presses:
          'You take it so seriously that it stops moving. You do it badly for an hour on purpose, and because nothing depends on that hour, something good happens in it.',
      },
      outer: {
        eases:
          "What you enjoy has been changing, and it shows in what you make. Two years ago you'd have worried about how it looked.",
        presses:
          "It goes somewhere you hadn't planned, and that frightens you a little. You follow it for a few days, since the planned version had begun to bore you.",
      },
      newMoon:
        'You want to play at something without knowing how seriously. You get the cheap version of the equipment. Nobody expects anything from a person with the cheap version.',
      fullMoon:
        "The fun is at its height, and you're in the middle of it. You see who comes for you and who comes for the party, and you stop working so hard for the second kind.",
      back: 'Something you used to do for fun comes back to you. You were better at it than you remember, so a piece of it finds its way into the new thing.',
      on: "You're moving again after a pause that was longer than you'd admitted. It had gone on ripening meanwhile, so the next part comes quickly.",
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
            "You're in the mood for company, and somebody asks what you'd like to do, and waits. You say the thing you'd usually have left out.",
          presses:
            "Somebody with a louder wish gets their way. You said you didn't mind, and you heard how it sounded.",
        },
        after: {
          eases:
            "You have a shine that lasts for days. People ask if you've been away, and you've only stopped postponing what you like.",
          presses:
            "You're needed on the night you'd kept for yourself. You move it by a day and tell them when. It stays where you put it.",
        },
      },
      mercury: {
        before: {
          eases:
            'An idea comes up in a talk about something else. Two messages later it has a time and a corner to meet at.',
          presses:
            'A plan gets discussed until nobody wants it. Someone should have said where and when, and by the third round you can tell that it could have been you.',
        },
        after: {
          eases:
            'The story gets retold, and it improves. By the third telling people want to come along.',
          presses:
            'A joke travels further than it was meant to. You put it right with a quick word, because you know by now who minds what.',
        },
      },
      venus: {
        before: {
          eases:
            'Somebody likes you and takes little trouble to hide it. It may lead nowhere. You have a reason to get dressed, and your step shows it.',
          presses:
            "You dress as other people would like you. Halfway through you'd give a good deal for your own shoes, and you leave just before the good part.",
        },
        after: {
          eases:
            'Two people have grown fonder of each other, and you may be one of them. It happened because nobody was in a hurry.',
          presses:
            "It looks a little cheap in the morning, or a little expensive. It was good while it lasted, and since you'd do it again, that's enough.",
        },
      },
      mars: {
        before: {
          eases:
            "You claim a night for yourself, in plain words and in advance. You sound as if you'd already gone, and nobody objects.",
          presses:
            "You're cross with everyone who has time off. It's envy, and it's well informed. They're doing exactly what you'd like.",
        },
        after: {
          eases:
            "You dance, run, or play hard, and you're tired in the right way. It's weeks since you slept like that.",
          presses:
            'A rivalry spoils part of the fun. You let them win the small thing, and because of that you get the rest of it back.',
        },
      },
      jupiter: {
        eases:
          "It turns out far better than planned. Someone knows somebody, and by ten you're in a place you'd never heard of, explaining to a stranger what you do on other nights.",
        presses:
          "You've said yes three nights in a row. The second is the good one, and you're too tired on the third to enjoy what you'd looked forward to most.",
      },
      saturn: {
        eases:
          'You fix one night of the week and stop waiting for the mood. It turns out that the mood keeps appointments.',
        presses:
          "You feel that you have to earn your fun first, and you're still earning it at nine. Having it first would have cost you nothing.",
      },
      outer: {
        eases:
          'Your idea of a good time has been changing over the years. It has fewer people in it and better talk, so you can decline a few things without feeling old.',
        presses:
          "You find yourself attracted to what you'd ruled out. It's an odd turn, and because nothing has to be decided, you have time to think it over.",
      },
      newMoon:
        'You get a free hour where none was. You treat it as a first installment and do something useless with it, and that sets the tone.',
      fullMoon:
        "It's crowded, and everyone wants something from you. You'd wanted to be with one of them. You take that one outside, for the air, and miss the speeches.",
      back: "An old flame or an old pastime looks in. It's sweet for a few hours, and it's also clear why it ended, so you go home light.",
      on: "A plan for pleasure that had stalled goes ahead. It's paid for and the others have agreed, so you may simply look forward to it.",
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
