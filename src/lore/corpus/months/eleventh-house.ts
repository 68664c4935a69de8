import type { MonthPlot } from '#lore/authored.ts'

export const eleventhHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the group',
    opens: {
      begins: [
        "A group gives this month its beginning. It may be friends, neighbors, a team, or a chat with a silly name, and you're deciding how much of you belongs in it.",
      ],
      ripens: [
        "A group you belong to comes to a point this month. Your share of the work is easier to see from inside, and you'd like to know what it is for.",
      ],
    },
    turns: {
      'new-moon':
        "You take a place in the group, or start one of your own with two others. It feels like very little, and a year from now it'll be how you know half the people you know.",
      'full-moon':
        "The group shows what it is, all at once. You see who does the work, who has the fun, and that you'd like to change from one list to the other.",
      eclipse:
        'The group breaks up or changes its shape. You keep three people out of it, and those were the group.',
      station:
        "The group goes back over an old plan. Somebody has to ask who still wants it, and it's a relief when you do.",
      'slow-eases':
        "The group has become a place where you're expected. They start without explaining, and nobody asks how long you can stay.",
      'slow-presses':
        'The group asks for more than you want to give, or it asks you to agree. You say no in front of them, and two people find you afterward to say thanks.',
    },
    steps: {
      sun: {
        before: {
          eases:
            'The group is glad of you, and not for anything in particular. You walk home in a good mood.',
          presses:
            'Someone in the group likes to be the center, and has the voice for it. You sit at the edge and count the minutes.',
        },
        after: {
          eases:
            'The group sees you do something well. It shifts your place in it by one chair, in the right direction.',
          presses:
            'What the group wants and what you set out to do need the same evening. You can miss one without leaving.',
        },
      },
      mercury: {
        before: {
          eases:
            'The group chat is useful for once. Somebody posts what you needed to know, and three people are free on the same day.',
          presses:
            'Forty messages about a plan, and the group has no plan. One person with a date in hand could end it.',
        },
        after: {
          eases:
            "Your idea is taken up by the group, and within a day it has several parents. That's how ideas succeed.",
          presses:
            'Something you said in the group is repeated outside it, with a handle added. A word to the right person is enough.',
        },
      },
      venus: {
        before: {
          eases:
            "You like the people in the group, and you tell one of them so. It was less obvious to them than you'd thought.",
          presses:
            "You're nice to everyone in the group and close to nobody. A single cup of coffee would begin to change that.",
        },
        after: {
          eases:
            'The group has an evening that everyone will talk about. You had a hand in it, mostly in whom you sat beside whom.',
          presses:
            "There's a favorite in the group and it's not you. You can enjoy the freedom of that.",
        },
      },
      mars: {
        before: {
          eases:
            'You get the group to do something. It had been talked about since the summer, and it takes an afternoon.',
          presses:
            "The group has a quarrel, and you're good at quarrels. Ask whether it's yours before you win it.",
        },
        after: {
          eases:
            'The group works hard together and is happy. Sweat makes better friends than opinions.',
          presses:
            'Someone in the group leans on you again. They find a firmer surface than last time.',
        },
      },
      jupiter: {
        eases:
          "The group grows by someone generous. There's talk of a bigger plan, and it might even happen.",
        presses:
          "The group now has a mission and a logo. You joined for the company, and it's all right to say so.",
      },
      saturn: {
        eases:
          "The group gives you a real task with a beginning and an end. You're trusted with the dull part, which is a compliment.",
        presses:
          "The group is smaller than you'd thought, or tired. The ones who still come are the ones to build on.",
      },
      outer: {
        eases:
          'The kind of people you want around you has been changing. The group is where it shows first.',
        presses:
          'Somebody leaves the group, or joins it and changes everything. Give the new arrangement three evenings.',
      },
      newMoon:
        'A new circle, or a new person in an old one, is worth an evening. Go to it without expecting the group to notice.',
      fullMoon:
        'A common effort gets its result. You can see who was there for the group and who was there for the picture.',
      back: 'An old circle of yours gets in touch. The group you have now looks younger or older beside it, and so do you.',
      on: "A plan the group had shelved is taken down. This time there's a date and someone with a car.",
    },
    settles: {
      begins:
        "By the end the group has a day in your month, and you have a place in it. It asks little, and you'd be missed.",
      ripens:
        "By the end you've given the group its share and taken back yours. The friends you made there come along either way.",
    },
  },
  {
    subject: 'the friendship',
    opens: {
      begins: [
        "A friend is the subject this month. There's somebody you like more than your calendar shows, and you have both been waiting for a quieter season.",
      ],
      ripens: [
        'One friendship has been running on its history, and this month you look at how it is now. You know who does the calling, and roughly since when.',
      ],
    },
    turns: {
      'new-moon':
        "You make a plan with the friend that has a place and a time. It's nothing special, and it's more than you have managed in half a year.",
      'full-moon':
        "You and the friend see where you stand. One of you says a true thing over something trivial, and afterward you're either closer or clearer.",
      eclipse:
        "The friendship changes its form. One of you moves, or marries an idea, or is simply tired, and what you've had together stays had.",
      station:
        "You go back to the thing that went wrong with the friend. It was a small thing at a bad time, and both of you've told it to others in the meantime.",
      'slow-eases':
        "The friend has become one of the fixed things in your life. You don't have to be interesting with them, and that's when you are.",
      'slow-presses':
        "The friend needs you, or needs you to stop. It takes some honesty to find out which, and you're the one who asks.",
    },
    steps: {
      sun: {
        before: {
          eases:
            'You hear something good about the friend and are glad without a shadow. Tell them that you heard it.',
          presses:
            "The friend is doing very well, and you'd like to be happier about it. Nobody needs to know except you.",
        },
        after: {
          eases:
            'The friend brings out the version of you that you like. You stay longer than you would meant to.',
          presses:
            'The friend has their own great event, and your news gets ten minutes. Next time it can be the other way around.',
        },
      },
      mercury: {
        before: {
          eases:
            "A message from the friend makes you laugh out loud in a quiet place. Answer while you're laughing.",
          presses:
            "You read the friend's short reply as cool. It was short because they were carrying something.",
        },
        after: {
          eases:
            "You and the friend talk for an hour about nothing and solve two things. That's what the talking is for.",
          presses:
            'Something you told the friend comes back to you from a third person. Ask them, in an even voice, how it got there.',
        },
      },
      venus: {
        before: {
          eases:
            'You find something that would please the friend, and you send it without an occasion.',
          presses:
            'You agree with the friend about a person you like. It was easier than disagreeing, and it leaves a taste.',
        },
        after: {
          eases:
            "The friend and someone else you're fond of get on. You feel like a good host in your own life.",
          presses:
            'A little jealousy enters, about whom the friend sees more of. It means that you want more of them, and that can be said.',
        },
      },
      mars: {
        before: {
          eases:
            'You and the friend do something with your hands or your legs. You talk better side by side.',
          presses:
            "You're sharp with the friend, who can take it and shouldn't have to. The real target is elsewhere.",
        },
        after: {
          eases:
            'You stand up for the friend, and they hear of it. It was worth more than years of birthday cards.',
          presses:
            "The friend is sharp with you. It has been coming, and it clears the air if you don't answer at once.",
        },
      },
      jupiter: {
        eases:
          "The friend opens something for you, a contact, an idea, a place at a table. They'd been waiting to be asked.",
        presses:
          'You and the friend plan a great thing, with enthusiasm and no money. One weekend of it could be done.',
      },
      saturn: {
        eases:
          'An old friend proves reliable, without any show. You might do the same for them within the month.',
        presses:
          'The friend has little time, and so have you. Half an hour by phone, kept to the minute, carries a friendship a long way.',
      },
      outer: {
        eases:
          "You're choosing your friends differently from before. This one has lasted through the change.",
        presses:
          "The friend does something that doesn't fit your picture of them. You can be puzzled for a while without deciding anything.",
      },
      newMoon:
        'Somebody new could become a friend, with a little help. Ask them something that you want to know.',
      fullMoon:
        "You see which of your friends are there. Count them, and be pleased that it's not many.",
      back: "A friend from an earlier time appears, and it's as if you had met last week. Or it's not, and that's useful, too.",
      on: 'The plan with the friend that kept being moved takes place. Nobody cancels.',
    },
    settles: {
      begins:
        "By the end you've seen the friend at least once, and there's a next time. Put it in the calendar before you leave.",
      ripens:
        'By the end you know what the friendship is. It may be smaller than it was and truer, and you can call without a reason.',
    },
  },
]
