import type { WeekReasons } from '#lore/authored.ts'

export const uranusReasons: WeekReasons = {
  eases: {
    1: "people see at once that you're different, and you hide the part they'd like best",
    2: 'you care more for freedom than for comfort, and you still pay for your life in the usual way',
    3: 'your mind wakes up with people who think differently, and your days tend to bring you the same few',
    4: "you don't need to live the way others do, and you haven't tried how far that goes",
    5: "you like whatever's new to you, and you've grown careful about being bad at things",
    6: "you work best on your own clock, and you've put up with somebody else's",
    7: 'you love people better with some air around you, and you feel that you have to explain it',
    8: 'you like to be free of obligations, and you stay in some out of politeness',
    9: "you're drawn to ideas that don't fit the rest of your life, and you think you need a reason",
    10: "you do several things that don't belong together, and you've been told to choose",
    11: "you like people who are nothing like you, and you feel that you'd have to be at your best for them",
    12: "you're freer than you look, and you ask for permission out of habit",
  },
  presses: {
    1: "you decide on your own, and people learn of it when it's done",
    2: 'you hate to be tied down by money, and you hate running out of it just as much',
    3: "you don't like to be pinned down, and a plain question about your plans can make you want to hang up",
    4: 'you get restless where you live, and moving comes to mind sooner than closing a door',
    5: "you love the beginning of things, and you lose interest about when you've gotten good at them",
    6: 'you do well on your own terms, and a rule without a reason makes you stubborn',
    7: 'you fear being taken for granted, and you make sure that nobody close to you can do it',
    8: "you share freely as long as you're asked, and you want out the moment you aren't",
    9: "you like to see what others don't, and it's hard for you to tell a conviction from a habit of objecting",
    10: "you can walk away from a job overnight, and you may be leaving a person when you think you're leaving the work",
    11: "you want to belong and you don't want to be told how, and you tend to go before anyone tries",
    12: "you keep your restlessness to yourself, and it comes out when you'd like to sleep",
  },
}
