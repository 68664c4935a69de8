import type { MonthPlot } from '#lore/authored.ts'

export const eleventhHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the group',
    opens: {
      begins: [
        "There's a group you could belong to. It may be friends, neighbors, a team, or a chat with a silly name, and you're deciding how much of you belongs in it.",
        "Where are you one of several, and glad of it? You've been seeing people one at a time, and it takes a lot of evenings, so you've thought of a group.",
        "You may be added to a group and find ninety unread messages by morning. It isn't clear yet what it would mean to belong there, in hours.",
      ],
      ripens: [
        "There's a group you belong to. Your share of the work is easier to see from inside, and you'd like to know what it is for.",
        "You've been in a certain group for so long that you've stopped asking whether you like it. You'll have to know when it asks something of you.",
        "The same few people are always the ones who stay to clean up, and you're one of them. The rest of the group may not have noticed.",
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
        "At first you sit and watch the group, because you'd like to know who you are to them before you say what you want.",
        "You do your share for the group as usual, and because it's usual nobody remarks on it.",
      ],
      after: [
        'After that you see each person in the group more clearly, and you like some of them better for it.',
        'It takes a while until everyone in the group has found their place again, since yours has moved.',
      ],
    },
    toward: {
      eases: "You've had a good hour in the group, and it's easier to say what you'd like.",
      presses:
        "You've done your share for the group and a bit over, and now you'd like to talk about it.",
    },
    steps: {
      sun: {
        before: {
          eases: "It's pleasant to be there for once without a job.",
          presses: 'From the edge you can count the minutes and see who else is counting.',
        },
        after: {
          eases: "They'll probably ask you the next time before it's decided.",
          presses: 'You can miss one without anyone being offended.',
        },
      },
      mercury: {
        before: {
          eases:
            'It only needs somebody to post what you needed to know, and a few people who are free on the same day.',
          presses: 'It takes one person with a date in hand to end it.',
        },
        after: {
          eases: 'Soon it has several parents. You can let it grow up.',
          presses:
            'A word with the right person should do, because most of them will be on your side already.',
        },
      },
      venus: {
        before: {
          eases: 'You could tell them that you like having them there. They may not have known.',
          presses: 'One cup of coffee changes that, and you probably know with whom.',
        },
        after: {
          eases: 'A part of it is who sits beside whom, and that can be your work.',
          presses:
            "It may not be you. You can mind for an hour, and then you'll enjoy the freedom of it.",
        },
      },
      mars: {
        before: {
          eases:
            "There's something that has only been talked about. It's enough to say when you'll be there.",
          presses: "You could win it. It's worth asking first whether it's yours.",
        },
        after: {
          eases:
            "You may end up carrying the long end of something with the one you'd disagreed with.",
          presses: "If they find a firmer surface than last time, they'll try the next person.",
        },
      },
      jupiter: {
        eases:
          "There'll be talk of a bigger plan. It might even happen, since somebody can pay for the first part.",
        presses:
          "You'd joined for the company, and you can say so, because half of them will laugh with relief.",
      },
      saturn: {
        eases:
          "It's the dull part, with a beginning and an end, and people don't give that to somebody they doubt.",
        presses: "Some may be gone and some tired. It's a good size for hearing each other.",
      },
      outer: {
        eases: 'It shows in whose messages you answer first.',
        presses:
          'Somebody may leave, or somebody may join. The new arrangement deserves three evenings, since the first is bound to be strange.',
      },
      newMoon:
        "If you expect nothing from it, you'll behave like yourself, and somebody may notice.",
      fullMoon:
        'You can see who came to help and who came for the picture, so you know whom to call.',
      back: 'The people you see now look younger or older beside them, and so do you, which makes you choose.',
      on: 'It needs a date and someone with a car.',
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
        "There's somebody you like more than your calendar shows. You have both been waiting for a quieter season to take care of the friendship.",
        "Who would you see more of if it were only up to you? There's one friendship that has been living on birthday messages.",
        'You may see something in a store window and think of one person, and be unable to remember when you last saw them. The friendship could use more than a thought.',
      ],
      ripens: [
        "There's a friendship that has been running on its history. You know who does the calling, and roughly since when.",
        "Something is off in a friendship, and has been for a while. You've both been too busy to say so, which suited you.",
        "One of you is always the one who calls. The friendship hasn't been tried without that person.",
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
        "For the time being you give the friendship many thoughts and few messages, and they're probably doing the same.",
        "You meet by chance or in company, so the friendship stays on the surface, where you're both very good.",
      ],
      after: [
        "Afterward you're more careful with the friendship for a week, because you've both seen that it could be lost.",
        "The friendship gets news again while it's still news.",
      ],
    },
    toward: {
      eases: "You've been reminded what the friendship is like, and it makes you want more of it.",
      presses:
        "You miss your friend and you're annoyed with them, and that usually means the friendship matters.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You'd be glad of it without a shadow. If you tell them that you heard it, they'll know you still think of them.",
          presses:
            "They're doing very well, and you'd like to be happier about it. Nobody needs to know except you, and knowing it makes you fairer.",
        },
        after: {
          eases: "You may look at the time and find it later than you'd meant to stay.",
          presses: 'Your own news gets ten minutes. Ten minutes can be enough.',
        },
      },
      mercury: {
        before: {
          eases:
            "It's best to answer while you're laughing, before either of you can look at a calendar.",
          presses:
            "You'd read it as cool. People who are carrying something write like that, so it's worth asking a second time.",
        },
        after: {
          eases: 'It might solve two things along the way.',
          presses:
            "If you ask in an even voice how it got there, you're likely to hear a dull explanation.",
        },
      },
      venus: {
        before: {
          eases: 'Sent without an occasion, it gets a longer answer than a question does.',
          presses:
            "You'd agree with them about a person you like, to keep it easy. It leaves a taste.",
        },
        after: {
          eases:
            "If they like someone else you're fond of, you can sit between them like a good host in your own life.",
          presses:
            "It's about how they spend their time. It can be said, and they'll probably laugh and name a day.",
        },
      },
      mars: {
        before: {
          eases: 'You talk better side by side, so the hard subject may get its five minutes.',
          presses: "They can take it and shouldn't have to. Your real target is elsewhere.",
        },
        after: {
          eases:
            "They'll hear of it. It's worth more than years of good wishes, because it costs you something.",
          presses: "It has been coming. If you don't answer at once, the air can clear by itself.",
        },
      },
      jupiter: {
        eases:
          "It may be a contact, an idea, or a place at a table. They've been waiting to be asked, and you've been too proud.",
        presses:
          "There's a good deal of enthusiasm and no money. There's probably money for one weekend of it.",
      },
      saturn: {
        eases:
          'It makes you want to be counted on, too, and you could find something small to begin with.',
        presses: "Half an hour by phone has an end, so you'd both say what matters.",
      },
      outer: {
        eases:
          "You're choosing your company differently from before, and this has come through it.",
        presses:
          "They may do something that doesn't fit your picture of them. You can be puzzled for a while without deciding anything, since the picture was old.",
      },
      newMoon: 'It takes a little help. Ask them something that you want to know.',
      fullMoon: 'They may not be many, so you know where your evenings are going from here.',
      back: "It's as if you'd met last week. Or it isn't, and you see what has kept the other one alive.",
      on: 'By now it would be embarrassing to cancel.',
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
