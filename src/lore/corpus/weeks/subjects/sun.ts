import type { WeekSubjects } from '#lore/authored.ts'

export const sunSubjects: WeekSubjects = {
  eases: {
    1: {
      subject: 'your looks',
      why: "you'd like to be recognized at a glance, and you still dress now and then for a person you aren't",
    },
    2: {
      subject: 'your price',
      why: 'you measure yourself a little by what you earn, and you tend to name your price as if you were sorry about it',
    },
    3: {
      subject: 'your big idea',
      why: 'you think best out loud, and your best ideas often get no farther than a phone call',
    },
    4: {
      subject: 'the place you live in',
      why: "you need somewhere that's yours before you feel like yourself, and you tend to leave the choices there to others",
    },
    5: {
      subject: 'your free time',
      why: 'you like to be good at what you do for fun, and that can turn a free afternoon into a performance',
    },
    6: {
      subject: 'your daily routine',
      why: "you feel like yourself when the day runs well, and you're inclined to change all of it at once",
    },
    7: {
      subject: 'the company you keep',
      why: 'you become a little like the person across from you, and it matters a good deal who that is',
    },
    8: {
      subject: 'your trust in people',
      why: "you'd sooner carry a thing alone than owe somebody for the help",
    },
    9: {
      subject: 'the trip you keep putting off',
      why: "you need new ground now and then to feel like yourself, and you're good at finding reasons to wait",
    },
    10: {
      subject: 'your reputation',
      why: 'you care about your good name, and you tend to say yes to work that has little to do with it',
    },
    11: {
      subject: 'the plans you share with friends',
      why: 'you get bolder among friends, and on your own you plan a size smaller',
    },
    12: {
      subject: 'the talent you never mention',
      why: 'you do your best work where no one is looking, and hardly anyone learns how good it is',
    },
  },
  presses: {
    1: {
      subject: 'your image',
      why: 'you want to be taken as you are, and you go on living up to an earlier version of yourself',
    },
    2: {
      subject: 'the question of enough',
      why: 'you feel surer of yourself with something in the bank, and the sum you have in mind tends to move',
    },
    3: {
      subject: "the talk you're avoiding",
      why: "you take everyday friction personally, and you'd often rather take a detour than bring it up",
    },
    4: {
      subject: 'your say in the family',
      why: 'you take your place in the family seriously, and you can slip back into the one you had as a kid',
    },
    5: {
      subject: 'your favorite pastime',
      why: 'you put your pride into whatever you do for fun, and sooner or later you start to keep score',
    },
    6: {
      subject: 'your workload',
      why: "you're proud of being useful, and you find it hard to see where your own job ends",
    },
    7: {
      subject: 'your habit of giving way',
      why: 'you define yourself by the people close to you, and keeping the peace can cost you your own wishes',
    },
    8: {
      subject: 'your debts',
      why: "you dislike being in anyone's debt, and it's tempting to call an account closed before it is",
    },
    9: {
      subject: 'your opinions',
      why: "you stand by what you believe, and you may have held some of it longer than you've thought about it",
    },
    10: {
      subject: 'the impression your work makes',
      why: "you want your work to be seen, and you tend to pick the person who's hardest to please",
    },
    11: {
      subject: 'the group that tires you',
      why: "you're loyal to the people you came up with, and you keep going after the fun has gone",
    },
    12: {
      subject: 'all that you keep to yourself',
      why: "you're used to handling things alone, and people believe you when you say that you're fine",
    },
  },
}
