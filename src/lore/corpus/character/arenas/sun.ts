import type { Arena } from '../../../character.ts'
import type { House } from '../../../house.ts'

export const sunArenas: Record<House, Arena> = {
  1: {
    does: [
      {
        says: "You need to see your own mark on things, and a week spent carrying out somebody else's plan tires you in a way that sleep doesn't fix.",
        traits: ['independent'],
      },
      {
        says: 'Beginnings do you good. In the first days of a job, or in a city where nobody knows you, you have about twice your usual energy.',
      },
    ],
    scene: [
      {
        says: "You'll slip into a meeting late and sit by the wall, and within five minutes somebody wants to know what you think.",
      },
      {
        says: "On a Sunday when nobody has asked anything of you, you'll start on some plan of your own before breakfast and look younger by noon.",
      },
    ],
    task: [
      "Start one thing this month under your own name without first asking anybody whether they'd like to start it with you.",
      'Introduce yourself to one new group of people this month by something you chose to do, and leave your job title out.',
    ],
  },
  2: {
    does: [
      {
        says: "You feel surest of yourself on money you've earned, and being paid for by somebody else makes you restless, even on vacation.",
      },
      {
        says: 'A salary is personal to you. Finding out that a coworker makes more can bother you long after the amount has stopped mattering.',
        traits: ['proud'],
      },
    ],
    scene: [
      {
        says: "A friend will offer you a discount, and you'll insist on the full price, because paying it makes you feel like a person who can.",
        traits: ['proud'],
      },
      {
        says: "On payday you'll look at the balance before you get out of bed, and the number has some say in how straight you walk to work.",
      },
    ],
    task: [
      "Name your price to one person this month for work you've been doing free or too cheaply, and stop talking once you've said the number.",
      'Replace one thing you use daily and are slightly ashamed of with a good one, out of money you earned yourself.',
    ],
  },
  3: {
    does: [
      {
        says: 'You find out who you are by talking, and the people on your own street have probably heard more of it than anyone you work with has.',
      },
      {
        says: 'Being heard matters to you more than being agreed with. Interrupted twice in a row, you lose interest in the entire dinner.',
        traits: ['proud'],
      },
    ],
    scene: [
      {
        says: "You'll run into a neighbor on the way back from the store and get home forty minutes later with the milk warm and your spirits up.",
      },
      {
        says: "At a family dinner you'll tell the story that a brother or a cousin usually tells, and it matters to you whose version gets the laugh.",
      },
    ],
    task: [
      'Call the relative of your own generation you speak to least, and tell them one piece of news about yourself before you ask for theirs.',
      'Write one page explaining something you know well, put your name to it, and pass it on to somebody who lives nearby.',
    ],
  },
  4: {
    does: [
      {
        says: "You're at your strongest where nobody from work can see you, and you judge how well you're doing by what home feels like on a weeknight.",
        traits: ['private'],
      },
      {
        says: 'Where you come from occupies you more than most people. You may have moved far away from it, and it comes up whenever you explain yourself.',
      },
    ],
    scene: [
      {
        says: "You'll leave a party where you were doing well, for no reason you can give, and feel like yourself again in your own kitchen with your shoes off.",
      },
      {
        says: "You'll drive forty minutes out of your way to look at a building where you or your family used to live, and sit across the street with the engine running.",
      },
    ],
    task: [
      "Ask the oldest relative you're on good terms with what they were proud of at your age, and write the answer down.",
      "Change one thing this month in the room where you spend your evenings, so that it's plainly yours, and don't put the change to a vote.",
    ],
  },
  5: {
    does: [
      {
        says: 'You need to be making something, and when nothing of your own is in progress, even a good job starts to feel like waiting.',
      },
      {
        says: 'Romance brings you out. With somebody new to impress, you tell your stories better and like yourself more.',
      },
    ],
    scene: [
      {
        says: "You'll show a friend a thing you've made as though you just happened to have it along, and you'll watch their face the whole time.",
        traits: ['proud'],
      },
      {
        says: "At a family party the kids will ask who wants to play, and you'll be on the floor before the other adults have looked up from their phones.",
        traits: ['playful'],
      },
    ],
    task: [
      "Finish one small thing you've been making for fun, and show it within the month to two people whose opinion you care about.",
      'Give one evening in the next four weeks to a game or an instrument you used to be good at, and keep it like an appointment.',
    ],
  },
  6: {
    does: [
      {
        says: "You take pride in being good at the daily part of a job, the part that rarely gets mentioned, and you'd like it mentioned.",
        traits: ['proud'],
      },
      {
        says: "Your body keeps you informed. After a week of late nights or skipped lunches, it's your confidence that goes first.",
      },
    ],
    scene: [
      {
        says: "You'll come back from vacation to find that they managed without you, and it takes you until lunch to be glad about it.",
      },
      {
        says: "On a morning when the system is down, you'll go from desk to desk with a workaround and enjoy yourself more than you'd admit.",
      },
    ],
    task: [
      "Tell your boss or a client about one routine thing you've improved, in plain words and with a number in it.",
      'Give the daily habit that makes you feel most capable a fixed hour, and tell one person at work that the hour is taken.',
    ],
  },
  7: {
    does: [
      {
        says: 'You come into focus across from another person, and a week alone leaves you oddly unsure of what you think.',
        traits: ['close'],
      },
      {
        says: "You choose strong people to be close to, and you measure yourself against them more often than they'd guess.",
      },
    ],
    scene: [
      {
        says: "You'll come out of the fitting room and look at your friend's face before you look in the mirror.",
      },
      {
        says: "Asked at a party what you do, you'll find yourself describing what you and one other person are planning.",
      },
    ],
    task: [
      'Ask the person closest to you what they rely on you for, and hear the whole answer before you correct any of it.',
      'Make one decision this month that affects only you, make it by yourself, and tell your partner or best friend a day later.',
    ],
  },
  8: {
    does: [
      {
        says: "You come into your own when things are serious. In a cash crisis, or the week after somebody's breakup, you know what you're there for.",
        traits: ['serious'],
      },
      {
        says: "Other people's money and confidences take up a large part of your life, and you're seldom neutral about who owes what to whom.",
      },
    ],
    scene: [
      {
        says: "You'll be asked to look over a friend's loan papers, and an hour in you'll be discussing their marriage, with their full consent.",
      },
      {
        says: "You'll clear out the garage that everyone else in the family has been avoiding, and come home with more energy than you took along.",
      },
    ],
    task: [
      "Sit down with the person you share costs with and go through one account together, including the line you'd rather skip.",
      "Tell one person you trust something true about yourself that you've kept back, and don't soften it with a joke.",
    ],
  },
  9: {
    does: [
      {
        says: 'You need a reason for what you do, and a job that pays well without one starts to feel small around the second year.',
        traits: ['idealistic'],
      },
      {
        says: "You think better of yourself away from home, and a week in a place where you can't read the menu does you good.",
      },
    ],
    scene: [
      {
        says: "You'll spend the ride from the airport learning how the driver sees the election, and you'll bring it up at dinners for a month.",
      },
      {
        says: "On a weeknight you'll open a lecture on something unconnected with your job, and at one in the morning you're looking up what a degree in it costs.",
      },
    ],
    task: [
      "Teach something you know to one person within the month, and prepare for it as if they'd paid.",
      "Book a place in the class or on the trip you've talked about for over a year, and pay for it before the month is out.",
    ],
  },
  10: {
    does: [
      {
        says: "You care what you're known for, and a compliment on your work reaches you faster than one on your looks.",
        traits: ['public'],
      },
      {
        says: 'Even on weekends you keep one eye on the larger plan, and a year without progress at work spoils other things for you, too.',
      },
    ],
    scene: [
      {
        says: "At a wedding you'll be asked what you do, and if you're between jobs, the four seconds before you answer are the hardest of your evening.",
      },
      {
        says: "You'll look up an old classmate's job title at eleven at night and think about your own for the whole of the next commute.",
      },
    ],
    task: [
      "Write down in one sentence what you'd like to be known for in five years, and read it to one person who could help.",
      'Ask for one piece of work that will carry your name, and ask the person who actually decides.',
    ],
  },
  11: {
    does: [
      {
        says: "You find yourself by way of your friends, and a good share of what you're proud of was done by several people with you in the middle.",
      },
      {
        says: "You live some distance ahead. Next year's plan gets your best hours, and the present month gets what's left.",
      },
    ],
    scene: [
      {
        says: "You'll look at the photo from the weekend and check, before anything else, where in the group you were standing.",
      },
      {
        says: "Someone will say at brunch that the park is a disgrace, and you'll have a date and nine volunteers by Thursday.",
      },
    ],
    task: [
      "Tell one group you belong to what you'd like it to do next, and offer to take charge of the first step.",
      "Find the group you belong to that no longer suits you, and let its organizer know by the end of the month that you're leaving.",
    ],
  },
  12: {
    does: [
      {
        says: "You do your best work unobserved, and being watched at it can make you forget how it's done.",
        traits: ['private'],
      },
      {
        says: "You're clearest about yourself when you're alone. People who see you at dinners and meetings get a decent summary.",
        traits: ['private'],
      },
    ],
    scene: [
      {
        says: "You'll get home from a good day and sit on the bed in your shoes for ten minutes, because it's the first time since morning that nobody has needed a face from you.",
      },
      {
        says: "You'll do most of the work for somebody's event and be hard to find at the moment when everyone is thanked by name.",
        traits: ['modest'],
      },
    ],
    task: [
      "Take one full day this month on which nobody can reach you, and tell people beforehand so that you won't feel guilty.",
      "Put your name on one thing this month that you'd normally do behind the scenes.",
    ],
  },
}
