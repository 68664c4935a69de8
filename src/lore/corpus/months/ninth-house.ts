import type { MonthPlot } from '#lore/authored.ts'

export const ninthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the trip',
    opens: {
      begins: [
        'A trip starts to take shape this month. It may go across the world or to a town an hour away that you have only driven past, and part of you has left already.',
      ],
      ripens: [
        "A trip that you've been planning, or putting off, comes to its point this month. You like to have somewhere else in mind, and it's time to say which place and when.",
      ],
    },
    turns: {
      'new-moon':
        'The trip gets a date. Everything before that was reading, and from here on it is packing.',
      'full-moon':
        "The trip meets its real limit, of days or money or strength. You put your finger on one place, and it's the one you would go to if you could only have one.",
      eclipse:
        "The trip you'd planned is off, and another one is there. It's shorter, odder, and more your own.",
      station:
        "The trip stalls, with a form, a fare, or a doubt. Use the pause to find out what you'd hoped would be different over there.",
      'slow-eases':
        "The trip has started to change you before you've left. You ask better questions at home, and you mind less about being a beginner.",
      'slow-presses':
        'Somebody or something says no to the trip as planned. What you fight for now is the part that you need, and it may fit into a weekend.',
    },
    steps: {
      sun: {
        before: {
          eases:
            "The trip lights up the middle of an ordinary day. You look at a map with somebody and see that they'd come.",
          presses:
            "What you set out to do meets other people's idea of your time. The trip has to move or get shorter, and you mind more than you say.",
        },
        after: {
          eases:
            "You're on your way, in one sense or another. The trip suits the person you've become this year.",
          presses:
            "You come up against a rule of somebody else's country, or kitchen. The trip is worth the small embarrassment.",
        },
      },
      mercury: {
        before: {
          eases:
            "Somebody who's been there tells you to skip half of it and see twice as much. The trip gets lighter by two stops.",
          presses:
            'There are forty tabs open about the trip, and each contradicts the last. You knew what you wanted before the second one.',
        },
        after: {
          eases:
            'You learn twelve words, or one good story, and the trip has already given you something. Try them on a stranger.',
          presses:
            'A booking, a name, or a time is wrong by one letter. The trip goes ahead once you have waited on the line.',
        },
      },
      venus: {
        before: {
          eases:
            'You come across something lovely from far away, in food, in music, or in a person. The trip has an errand now.',
          presses:
            "You'd give up the trip so that nobody feels left. They'd send you a postcard in your place.",
        },
        after: {
          eases:
            'People are kind to you away from home, or to the stranger in you. The trip is richer in company than in sights.',
          presses:
            'The trip costs a bit more than it should, for reasons of beauty. You can eat at the counter.',
        },
      },
      mars: {
        before: {
          eases:
            'You decide, you pay, and the trip is real. It took four minutes after all that reading.',
          presses:
            "An argument about the trip is an argument about who gets to leave. It's better to say that.",
        },
        after: {
          eases:
            'You go further on foot than you would meant to. The trip is at its best without a plan for the afternoon.',
          presses:
            "You're tired, the line is long, and somebody has an opinion. The trip has one such day in it, and this is the day.",
        },
      },
      jupiter: {
        eases:
          'The trip gets help from above, a fare, an invitation, a place to stay. Say yes before you have checked every angle.',
        presses:
          'The trip now has four cities. You could see one of them properly and read about the others in bed.',
      },
      saturn: {
        eases: 'A budget and a list make the trip possible. You travel lighter with less choice.',
        presses:
          'The trip has to wait for work, for papers, or for someone who needs you. It keeps, and so does the wish.',
      },
      outer: {
        eases:
          'What you look for in faraway places has been shifting. The trip is less of an escape than the last one was.',
        presses:
          "The trip changes under your hands, through news or through a change of heart. You may end up where you hadn't thought of going.",
      },
      newMoon:
        'Something new to learn or see comes up close to home. Count it as the first day of the trip.',
      fullMoon:
        "Word comes from far away, or you realize that you've been waiting for some. The trip is part of the answer.",
      back: "A place you knew once comes back to mind, and the trip may be a return. Ask whether it's the place you want or the year.",
      on: 'What was holding up the trip gives way. Book the thing while the mood lasts.',
    },
    settles: {
      begins:
        'By the end the trip has a date, a price, and a gap in it. The gap is what you look forward to.',
      ripens:
        "By the end you've gone, or you've stayed and gone deeper into one place by reading than a week of trains would have taken you. The other places can wait their turn.",
    },
  },
  {
    subject: 'the opinion',
    opens: {
      begins: [
        "This month an opinion of yours begins to change. You've held it for years and argued for it well, and lately you've heard yourself arguing for it a little too well.",
      ],
      ripens: [
        "An opinion that has carried you for some time is put to the test this month. You're known for it, which makes it harder to look at.",
      ],
    },
    turns: {
      'new-moon':
        'You say "I used to think" for the first time, about the opinion. It\'s a small phrase, and the air gets better.',
      'full-moon':
        "The opinion meets a fact that doesn't fit it. Both deserve a hearing, and you're the only judge who knows them both.",
      eclipse:
        "The opinion falls away, and you wait for the hole that it should leave. What you find there's curiosity.",
      station:
        'The opinion is due for revision, in private and without hurry. You can change your mind at leisure, because nobody has asked you to announce it.',
      'slow-eases':
        "The new opinion holds up in daily use. It's milder than the old one, and you can laugh about it without betraying it.",
      'slow-presses':
        "The opinion costs you something, a friend's good mood or an easy evening. You find out which part of it you'd pay for twice.",
    },
    steps: {
      sun: {
        before: {
          eases:
            "You're asked for the opinion by someone who wants to know. Saying it to a friendly face, you hear the weak spot yourself.",
          presses:
            'The opinion is attacked, and you defend it as if it were you. It takes an evening to tell the two apart.',
        },
        after: {
          eases: 'You stand behind the opinion in its new form. It takes less voice.',
          presses:
            'Somebody holds you to the old opinion, with quotations. You may say that you meant it then.',
        },
      },
      mercury: {
        before: {
          eases:
            'An article, a podcast, or a stranger in a waiting room gives the opinion something to chew on. You save the name.',
          presses:
            'You win the argument and keep the opinion, and it feels less good than it should. Their best sentence comes back at night.',
        },
        after: {
          eases:
            "You find better words for the opinion, and they're fewer. It fits into a message now.",
          presses:
            'Someone has half read what you wrote about it. The opinion can stand one more explanation, a short one.',
        },
      },
      venus: {
        before: {
          eases:
            'Someone you like holds the opposite opinion, and is so nice about it that you begin to see how a person could.',
          presses:
            'You keep the opinion to yourself so as not to spoil things. It comes out on the way home, at somebody innocent.',
        },
        after: {
          eases:
            "The softer opinion makes you better company. You're invited to a table where you'd once have caused a silence.",
          presses:
            "An old ally is disappointed in your new opinion. They'll get over it, and you might miss the applause.",
        },
      },
      mars: {
        before: {
          eases:
            'You put the opinion to work. An hour of helping with something teaches you more about it than a year of defending.',
          presses:
            'You go into battle for the opinion, and your facts are good. With each of them the other person moves an inch farther away.',
        },
        after: {
          eases:
            'You act on the new opinion, and that settles the matter. People believe what they see you do.',
          presses:
            'Somebody baits you with the old opinion. You could let that one go by and be amazed at how it feels.',
        },
      },
      jupiter: {
        eases:
          'A teacher of some kind turns up, perhaps a very young one. The opinion gets wider without your giving anything up.',
        presses:
          'The opinion turns into a sermon. You notice when the youngest person present begins to look at their phone.',
      },
      saturn: {
        eases:
          'You check the opinion against what you know from experience, and it passes in part. The part that passes is solid.',
        presses:
          "Doubt makes you silent about the opinion for a while. It's the right kind of silence, with work going on in it.",
      },
      outer: {
        eases:
          'What you believe has been changing below the words. The opinion follows, a little out of breath.',
        presses:
          'Something happens that the opinion has no place for. Leave it standing there unexplained for a few days.',
      },
      newMoon:
        'A subject that you know nothing about appeals to you. The opinion may look different from over there.',
      fullMoon:
        'You see where the opinion came from, and whose voice it had at first. You can be fond of the voice and disagree.',
      back: 'You come across something you wrote or said years ago. The opinion was rougher then, and one true thing in it has since got lost.',
      on: "You make up your mind. The opinion is yours now in a way that it wasn't when you inherited it.",
    },
    settles: {
      begins:
        "By the end you have an opinion with a window in it. Say it to the person who taught you the old one, if you'd like to see them surprised.",
      ripens:
        'By the end the opinion is smaller and better founded. What you no longer believe took a good deal of defending, and you may notice the free evenings.',
    },
  },
]
