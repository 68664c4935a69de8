import type { WeekSubjects } from '#lore/authored.ts'

export const uranusSubjects: WeekSubjects = {
  eases: {
    1: {
      subject: 'your oddities',
      why: "people see at once that you're different, and you hide the part they'd like best",
    },
    2: {
      subject: 'other ways to pay for things',
      why: 'you care more for freedom than for comfort, and you still pay for your life in the usual way',
    },
    3: {
      subject: 'the people you talk to',
      why: 'your mind wakes up with people who think differently, and your days tend to bring you the same few',
    },
    4: {
      subject: 'your own way of living',
      why: "you don't need to live the way others do, and you haven't tried how far that goes",
    },
    5: {
      subject: 'the fun that nobody expects of you',
      why: "you like whatever's new to you, and you've grown careful about being bad at things",
    },
    6: {
      subject: 'the routine nobody checks',
      why: "you work best on your own clock, and you've put up with somebody else's",
    },
    7: {
      subject: 'the room between you two',
      why: 'you love people better with some air around you, and you feel that you have to explain it',
    },
    8: {
      subject: 'the arrangement you could leave',
      why: 'you like to be free of obligations, and you stay in some out of politeness',
    },
    9: {
      subject: 'your new curiosity',
      why: "you're drawn to ideas that don't fit the rest of your life, and you think you need a reason",
    },
    10: {
      subject: 'the usual order of steps',
      why: "you do several things that don't belong together, and you've been told to choose",
    },
    11: {
      subject: "the friend who's least like you",
      why: "you like people who are nothing like you, and you feel that you'd have to be at your best for them",
    },
    12: {
      subject: 'the reasons you wait for',
      why: "you're freer than you look, and you ask for permission out of habit",
    },
  },
  presses: {
    1: {
      subject: 'the surprises you spring',
      why: "you decide on your own, and people learn of it when it's done",
    },
    2: {
      subject: 'your security',
      why: 'you hate to be tied down by money, and you hate running out of it just as much',
    },
    3: {
      subject: 'the talks you break off',
      why: "you don't like to be pinned down, and a plain question about your plans can make you want to hang up",
    },
    4: {
      subject: 'your wish to leave home',
      why: 'you get restless where you live, and moving comes to mind sooner than closing a door',
    },
    5: {
      subject: 'the things you drop too soon',
      why: "you love the beginning of things, and you lose interest about when you've gotten good at them",
    },
    6: {
      subject: "the duty you'd refuse",
      why: 'you do well on your own terms, and a rule without a reason makes you stubborn',
    },
    7: {
      subject: 'the guessing game you play',
      why: 'you fear being taken for granted, and you make sure that nobody close to you can do it',
    },
    8: {
      subject: 'your share',
      why: "you share freely as long as you're asked, and you want out the moment you aren't",
    },
    9: {
      subject: 'the view you hold alone',
      why: "you like to see what others don't, and it's hard for you to tell a conviction from a habit of objecting",
    },
    10: {
      subject: 'your wish to quit',
      why: "you can walk away from a job overnight, and you may be leaving a person when you think you're leaving the work",
    },
    11: {
      subject: 'your wish to leave the group',
      why: "you want to belong and you don't want to be told how, and you tend to go before anyone tries",
    },
    12: {
      subject: "the change you've put off",
      why: "you keep your restlessness to yourself, and it comes out when you'd like to sleep",
    },
  },
}
