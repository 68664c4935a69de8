import type { MonthSteps } from '#lore/authored.ts'

export const sixthHouseSteps: MonthSteps = {
  will: {
    sun: {
      eases: [
        'Your own share of the work goes well, and you can let that be enough.',
        "You can see what you've done in a day, and it's more than your share.",
      ],
      presses: [
        "Something that isn't your job may land on you because you're the one who's there.",
        'You may be needed in two places, and only one of them is your job.',
      ],
    },
    mercury: {
      eases: [
        'You ask whose job something is, and get a plain answer.',
        "You can say in one message what you'll do and what you won't.",
      ],
      presses: [
        "You say yes to a task before you've read to the end of the message.",
        "You may answer a question that was meant for somebody else, and then it's your job.",
      ],
    },
    venus: {
      eases: [
        'Somebody offers to take a task off you, and you could let them.',
        "A friendly colleague or neighbor may do a task their own way, and it's good enough.",
      ],
      presses: [
        "You take on a task to be nice, and it's seldom the last one from that person.",
        'You may find it easier to do the job than to say no to somebody pleasant.',
      ],
    },
    mars: {
      eases: [
        'You get one job off your list for good and leave the gap empty.',
        'You can clear away one job that has been on your list for months.',
      ],
      presses: [
        "You're angry about work that you took on without being asked.",
        "You may work faster because you're angry, and get more work for being fast.",
      ],
    },
    slow: {
      eases: [
        "Over some weeks the load gets lighter, if you don't fill the space.",
        "Over these weeks others begin to do what you've stopped doing.",
      ],
      presses: [
        "What you've taken on begins to weigh more, so it's easier to tell which part isn't yours.",
        "The list gets longer than the day, so something on it has to be somebody else's.",
      ],
    },
    moons: {
      new: [
        'You could drop one task to make room for it.',
        "You can find out first what it'll ask of you on an ordinary day.",
      ],
      full: [
        "You see how much it adds to what you've already taken on.",
        'You notice which of your tasks it left undone, and whether anyone asked.',
      ],
    },
    since: {
      begins: [
        'you may have a habit that makes your days easier',
        'you may have a day that runs a little better',
      ],
      shows: [
        'you and somebody else will have seen how much you do',
        "you'll have seen which part of the work is yours",
      ],
      halts: 'work will have slowed down enough to be looked at',
      resumes: 'the delay in your work will be over',
      eases: "you'll have gotten through a great deal without strain",
      presses: "you'll have been handed more than your share",
    },
  },
  heart: {
    sun: {
      eases: ['You feel well in your day, and you can tell what makes the difference.'],
      presses: ['You push through a day that your body had other ideas about.'],
    },
    mercury: {
      eases: ['You tell somebody how your days have been, and hear the true answer yourself.'],
      presses: ['You tell people that the pace is fine while your body says something else.'],
    },
    venus: {
      eases: ['Some comfort finds its way into an ordinary day, and you can keep it there.'],
      presses: ["You're kind to everyone until evening and have nothing left for yourself."],
    },
    mars: {
      eases: ['You have energy for something that does your body good, so you could begin it.'],
      presses: ["Your temper may be the first to tell you that you're tired."],
    },
    slow: {
      eases: ['Over these weeks your days can become more comfortable in a way that lasts.'],
      presses: ["Your body takes the pace harder than you do, and it'll say so more than once."],
    },
    moons: {
      new: ["You can ask what it'll do to your sleep before you begin."],
      full: ['You notice how you feel afterward, which tells you more than how it went.'],
    },
    since: {
      begins: 'you may have begun with sleep, lunch, or a walk',
      shows: "you'll have noticed how you really are",
      halts: "you'll have had to live with less energy",
      resumes: 'a habit that had lapsed will be back',
      eases: 'work will have been pleasant for a while',
      presses: 'your body will have told you that something is wrong at work',
    },
  },
  mind: {
    sun: {
      eases: ["You see your day from above for once, and which part of it doesn't work."],
      presses: ['The weak place in how you do things may show in front of somebody.'],
    },
    mercury: {
      eases: ['Somebody may describe a simpler way to do something than yours, in passing.'],
      presses: ["A misunderstanding may come from the very problem you've been working around."],
    },
    venus: {
      eases: ['Somebody may help you with the awkward part, if you say which one it is.'],
      presses: ['You leave a bad arrangement alone because changing it would upset somebody.'],
    },
    mars: {
      eases: ['You have the drive to take one problem apart and put it together another way.'],
      presses: ["You force something that doesn't work, and it still doesn't work."],
    },
    slow: {
      eases: ['Over some weeks a better way of doing things can settle in.'],
      presses: ['Working around a problem begins to take longer than solving it would.'],
    },
    moons: {
      new: ['You can set it up the simple way from the start.'],
      full: ['You see from it what the present way of doing things costs you.'],
    },
    since: {
      begins: 'you may have changed the order of your mornings',
      shows: "you'll have seen where the weak place is",
      halts: "you'll have had to do some things twice",
      resumes: "you'll be able to pick up what had stopped",
      eases: "you'll have found a quicker way to do something",
      presses: "you'll have had to rearrange your days",
    },
  },
}
