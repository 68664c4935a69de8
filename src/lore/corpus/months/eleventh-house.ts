import type { MonthPlot } from '#lore/authored.ts'

export const eleventhHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the group',
    opens: {
      begins: [
        "A group gives this month its beginning. It may be friends, neighbors, a team, or a chat with a silly name, and you're deciding how much of you belongs in it.",
        "Where are you one of several, and glad of it? This month you begin to look for a group like that, or to make one, because you've been seeing people one at a time and it takes a lot of evenings.",
        'You may be added to a group and find ninety unread messages by morning. This month you find out what it would mean to belong there, in hours.',
      ],
      ripens: [
        "A group you belong to comes to a point this month. Your share of the work is easier to see from inside, and you'd like to know what it is for.",
        "You've been in a certain group for so long that you've stopped asking whether you like it. This month it asks something of you, so you have to know.",
        "The same few people are always the ones who stay to clean up, and you're one of them. This month your group may notice it.",
      ],
    },
    turns: {
      'new-moon':
        "You can take a place in the group, or start one of your own with two others. You may nearly stay at home. It'll feel like very little, three people and a bag of chips.",
      'full-moon':
        "The group shows what it is, all at once. You can see who does the work and who has the fun. If you'd like to change from one list to the other, you can say so, and somebody may want to change in the other direction.",
      eclipse:
        "The group may break up or change its shape. You'd keep three people out of it, and those were the group. It's sad for an evening.",
      station:
        'The group goes back over an old plan. Somebody has to ask who still wants it, and it could be you. If half of the hands stay down, the other half can finally begin.',
      'slow-eases':
        "The group has become a place where you're expected. You'd spent years being interesting for people, and here you only had to keep coming.",
      'slow-presses':
        'The group asks for more than you want to give, or it asks you to agree. You can say no in front of them. Somebody is likely to thank you for it afterward.',
      'uranus-presses':
        "The group may come apart over something small and come together in another order. With luck you're in the half that's having fun.",
      'pluto-presses':
        "Somebody has to say who really decides things in the group, and it may be you. It'll go very quiet. After that there can be a vote.",
    },
    between: {
      before: [
        "At first you sit and watch, because you'd like to know who you are to them before you say what you want.",
        "You do your share as usual, and because it's usual nobody remarks on it.",
      ],
      after: [
        'After that you see each of them more clearly, and you like some of them better for it.',
        'It takes a while until everyone has found their place again, since yours has moved.',
      ],
    },
    toward: {
      eases: "You've had a good hour among them, and it's easier to say what you'd like.",
      presses: "You've done your share and a bit over, and now you'd like to talk about it.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "People are glad of you, and not for anything in particular. It's pleasant to be there for once without a job.",
          presses:
            'Someone likes to be the center, and has the voice for it. From the edge you can count the minutes and see who else is counting.',
        },
        after: {
          eases:
            "The others may see you do something well, and ask you the next time before it's decided.",
          presses:
            "They may want the same evening that you'd meant for yourself. You can miss one without anyone being offended.",
        },
      },
      mercury: {
        before: {
          eases:
            "The chat may be useful for once. If somebody posts what you needed to know and a few people are free on the same day, there's a plan.",
          presses:
            'Forty messages can go back and forth without a plan. It takes one person with a date in hand to end it.',
        },
        after: {
          eases: 'They may take up your idea, and soon it has several parents. Let it grow up.',
          presses:
            'Something you said may be repeated outside, with a handle added. A word with the right person should do, because most of them will be on your side already.',
        },
      },
      venus: {
        before: {
          eases:
            'You could tell one of them that you like having them there. They may not have known.',
          presses:
            'You can be nice to everyone and close to nobody. One cup of coffee changes that, and you probably know with whom.',
        },
        after: {
          eases:
            'You may all have a good evening that will be talked about. A part of it is who sits beside whom, and that can be your work.',
          presses:
            "There's a favorite, and it may not be you. You can mind for an hour, and then you'll enjoy the freedom of it.",
        },
      },
      mars: {
        before: {
          eases:
            "Get them to do something that has only been talked about. It's enough to say when you'll be there.",
          presses:
            "There may be a quarrel, and you could win it. It's worth asking first whether it's yours.",
        },
        after: {
          eases:
            "You can all work hard together and be happy. You may end up carrying the long end of something with the one you'd disagreed with.",
          presses:
            "Someone may lean on you again to do what they could do. If they find a firmer surface than last time, they'll try the next person.",
        },
      },
      jupiter: {
        eases:
          'Someone generous may join, with talk of a bigger plan. It might even happen, since somebody can pay for the first part.',
        presses:
          "There's talk of a mission and a logo. You'd joined for the company, and you can say so, because half of them will laugh with relief.",
      },
      saturn: {
        eases:
          "You may be given a real job with a beginning and an end. It's the dull part, and people don't give that to somebody they doubt.",
        presses:
          "There may be fewer of you than you'd thought, or they're tired. It's a good size for hearing each other.",
      },
      outer: {
        eases:
          'The kind of people you want around you has been changing. It shows here first, in whose messages you answer.',
        presses:
          'Somebody may leave, or somebody may join and change everything. The new arrangement deserves three evenings, since the first is bound to be strange.',
      },
      newMoon:
        "You could spend an evening with people you don't know yet. If you expect nothing from it, you'll behave like yourself, and somebody may notice.",
      fullMoon:
        'Something you did together gets its result. You can see who came to help and who came for the picture, so you know whom to call.',
      back: 'An old circle of yours may get in touch. The people you see now look younger or older beside them, and so do you, which makes you choose.',
      on: 'A plan that had been shelved can be taken down again. It needs a date and someone with a car.',
    },
    settles: {
      begins: [
        "The group has a day in your month, and you have a place in it. It asks little, and you'd be missed.",
        "There are a few of them, and they'll meet without being begged. The group may be smaller than you'd pictured.",
        'You know by now what the group costs in hours. You can mute the chat in good conscience and still come.',
      ],
      ripens: [
        "You've given the group its share, and you can take back yours. The friends you made there come along either way.",
        "You know what the group is to you when you've said no to something and are still welcome. You may like it for about four people, and you can come for those.",
        "The work in the group can go on a list, with other names on it. You'll find out who calls when there's nothing to organize.",
      ],
    },
  },
  {
    subject: 'the friendship',
    opens: {
      begins: [
        "A friendship is the subject this month. There's somebody you like more than your calendar shows, and you have both been waiting for a quieter season.",
        'Who would you see more of if it were only up to you? One friendship has been living on birthday messages, and this month it begins to get some time.',
        'You may see something in a store window and think of one person, and be unable to remember when you last saw them. This month the friendship begins to get more than a thought.',
      ],
      ripens: [
        'One friendship has been running on its history, and this month you look at how it is now. You know who does the calling, and roughly since when.',
        "Something is off between you and a friend, and has been for a while. You've both been too busy to say so, which suited you, and this month the friendship wants an answer.",
        "One of you is always the one who calls. This month the friendship waits to see what happens when that person doesn't.",
      ],
    },
    turns: {
      'new-moon':
        "The friendship can have a date again, with a place and a time. It needn't be anything special, a walk and a sandwich. You may each have been waiting for the other to mean it.",
      'full-moon':
        "You can see where the friendship stands. One of you may say a true thing over something trivial, the bill or a parking spot. You've been getting along on jokes, and for ten minutes nobody has to make one.",
      eclipse:
        "The friendship may change its form. One of you moves, or has a new life to attend to, or is simply tired. You don't have to decide what to call it.",
      station:
        'You go back to what went wrong in the friendship. It was probably a small thing at a bad time, and each of you has told it to others in the meantime. You could tell it to each other.',
      'slow-eases':
        "The friendship has become one of the fixed things in your life. You don't have to be interesting with them, and that's when you are.",
      'slow-presses':
        "The friendship asks for something, and it may be more of you or less. It's better if you're the one who says it. They might go on being polite for years.",
      'uranus-presses':
        "The friendship may get a jolt. They tell you something that doesn't fit the person you've known, or you tell them. You could sit there like two people who've just met, and that can be a good hour.",
      'pluto-presses':
        "It has been a long time since either of you said what you wanted from the friendship. If you say it, it may be more than you'd let on. They may not have that much to give, and then you know where you are.",
    },
    between: {
      before: [
        "For the time being you think of them often and write seldom, and they're probably doing the same.",
        "You meet by chance or in company, so it stays on the surface, where you're both very good.",
      ],
      after: [
        "Afterward you're more careful with each other for a week, because you've both seen that it could be lost.",
        "You begin to tell them things again while they're still happening.",
      ],
    },
    toward: {
      eases: "You've been reminded what it's like, and it makes you want more of it.",
      presses: "You miss them and you're annoyed with them, and that usually means it matters.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You may hear something good about them and be glad without a shadow. If you tell them that you heard it, they'll know you still think of them.",
          presses:
            "They may be doing very well, and you'd like to be happier about it. Nobody needs to know except you, and knowing it makes you fairer.",
        },
        after: {
          eases:
            "They bring out the version of you that you like. You may look at the time and find it later than you'd meant to stay.",
          presses:
            'They may have a great event of their own, and your news gets ten minutes. Ten minutes can be enough.',
        },
      },
      mercury: {
        before: {
          eases:
            "A message from them may make you laugh out loud in a quiet place. It's best to answer while you're laughing, before either of you can look at a calendar.",
          presses:
            "You may read a short reply as cool. People who are carrying something write like that, so it's worth asking a second time.",
        },
        after: {
          eases: 'You could talk for an hour about nothing, and it might solve two things.',
          presses:
            "Something you told them may come back to you from a third person. If you ask in an even voice how it got there, you're likely to hear a dull explanation.",
        },
      },
      venus: {
        before: {
          eases:
            "You may come across something they'd love. Sent without an occasion, it gets a longer answer than a question does.",
          presses:
            'You may agree with them about a person you like, to keep it easy. It leaves a taste.',
        },
        after: {
          eases:
            "They may get on with someone else you're fond of. You can sit between them like a good host in your own life.",
          presses:
            "You may be a little jealous of how they spend their time. It can be said, with your mouth half full, and they'll probably laugh and name a day.",
        },
      },
      mars: {
        before: {
          eases:
            "It's good to do something together with your hands or your legs. You talk better side by side, so the hard subject may get its five minutes.",
          presses:
            "You may be sharp with them, and they can take it and shouldn't have to. Your real target is elsewhere.",
        },
        after: {
          eases:
            "If you stand up for them, they'll hear of it. It's worth more than years of good wishes, because it costs you something.",
          presses:
            "They may be sharp with you, and it has been coming. If you don't answer at once, the air can clear by itself.",
        },
      },
      jupiter: {
        eases:
          "They may open something for you, a contact, an idea, a place at a table. They've been waiting to be asked, and you've been too proud.",
        presses:
          "You can plan a great thing together, with enthusiasm and no money. There's probably money for one weekend of it.",
      },
      saturn: {
        eases: 'They prove reliable, without any show. It makes you want to be counted on, too.',
        presses:
          "They have little time, and the same goes for you. Half an hour by phone has an end, so you'd both say what matters.",
      },
      outer: {
        eases:
          "You're choosing your company differently from before. What has lasted through that change has something to it.",
        presses:
          "They may do something that doesn't fit your picture of them. You can be puzzled for a while without deciding anything, since the picture was old.",
      },
      newMoon:
        'Somebody new may become closer, with a little help. Ask them something that you want to know.',
      fullMoon:
        'You can see which of your people are there. It may not be many, so you know where your evenings are going from here.',
      back: "Someone from an earlier time may appear, and it's as if you'd met last week. Or it isn't, and you see what has kept the other one alive.",
      on: 'The plan that kept being moved can take place. By now it would be embarrassing to cancel.',
    },
    settles: {
      begins: [
        "The friendship needs a date more than a quieter season. If you've seen each other once, you can name the next time before you leave.",
        "It's up to you after all. The friendship can move from birthdays to ordinary days, where it's harder to lose.",
        "The friendship is off the list of things you'd like to do and on the calendar. It may be moved once. That doesn't mean anything.",
      ],
      ripens: [
        'You know what the friendship is. It may be smaller than it was and truer, and you can call without a reason.',
        "The answer may be about something that happened at a bad time. The friendship will have a scar there, and it'll be stronger than the part beside it.",
        "If the call comes, it may come from the side you hadn't expected. The friendship can have a fairer rhythm, and then nobody has to count.",
      ],
    },
  },
]
