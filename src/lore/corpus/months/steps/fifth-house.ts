import type { MonthSteps } from '#lore/authored.ts'

export const fifthHouseSteps: MonthSteps = {
  will: {
    sun: {
      eases: [
        "You feel like doing something of your own, and there's nobody you have to ask.",
        "You like what you're doing, which is the best reason to go on with it.",
      ],
      presses: [
        "What you're supposed to do may take the hours of what you'd like to do.",
        "You may be asked what it's good for, and find that you have no answer and don't need one.",
      ],
    },
    mercury: {
      eases: [
        "You can tell somebody what you'd like to make, and hear yourself get interested.",
        "Somebody's question may give you an idea for what you'd like to do next.",
      ],
      presses: [
        "You explain what you'd like to do so carefully that the wish goes out of it.",
        "You may talk about what you'd like to do until the evening for it is gone.",
      ],
    },
    venus: {
      eases: [
        'Somebody enjoys what you do for fun, which makes it easier to go on.',
        'You can do something you enjoy in company that enjoys it, too.',
      ],
      presses: [
        'You do what pleases somebody else and call it your free time.',
        "You may choose what looks good over what you'd like.",
      ],
    },
    mars: {
      eases: [
        "You can begin before you're ready, which is how most of your good things began.",
        "You have the energy to do something for yourself after the day's work is over.",
      ],
      presses: [
        "You're too impatient to be a beginner. First tries are allowed to be bad.",
        "You may be annoyed at people who have the time that you don't take.",
      ],
    },
    slow: {
      eases: [
        "Over these weeks there's room for something that is only yours.",
        'Over some weeks what you do for yourself gets an hour of its own.',
      ],
      presses: [
        "Something useful keeps winning against what you'd like to do, and you begin to mind.",
        "Your free time gets smaller, so you have to be firmer about what it's for.",
      ],
    },
    moons: {
      new: [
        "You can do it the way you'd like to, since nobody has seen it done another way.",
        'You can do a part of it for no reason at all.',
      ],
      full: [
        'You notice how much of it you do for fun, and how much to be thanked.',
        "You see what you'd go on doing even if nobody clapped.",
      ],
    },
    since: {
      begins: [
        'you may have made a bad first start, which was the hard part',
        'you may have shown an early version to one person',
      ],
      shows: [
        'somebody will have seen what you can do',
        'your work will have had its first reaction',
      ],
      halts: "you'll have given what you're making a rest",
      resumes: "you'll know how you'd like things to be",
      eases: "you'll have had some time that was purely yours",
      presses: "you'll have had to defend what you enjoy",
    },
  },
  heart: {
    sun: {
      eases: ["You're in a mood that makes it easy to show whom you like."],
      presses: ["You act as if you didn't care, and you're taken at your word."],
    },
    mercury: {
      eases: ["You could say what you like about somebody while it's on your mind."],
      presses: ["A hint of yours may be so careful that it's taken for good manners."],
    },
    venus: {
      eases: ["You like somebody's company and it shows, which saves you a hint."],
      presses: ['You like someone more than you let on, and wait for them to go first.'],
    },
    mars: {
      eases: ["You ask somebody out, or along, before you've thought of reasons against it."],
      presses: ['You may tease or push somebody you like, when a plain word would do.'],
    },
    slow: {
      eases: ['Over some weeks it gets easier to show that you like someone.'],
      presses: ['Keeping a liking to yourself becomes harder work than showing it.'],
    },
    moons: {
      new: ['Somebody you like could be asked to join in.'],
      full: ["You can tell whom you'd most like to have beside you for it."],
    },
    since: {
      begins: 'you may have told somebody that you enjoy their company',
      shows: "you'll know whom you like",
      halts: "you'll have had a slower time with somebody you like",
      resumes: "you'll have found out what you still enjoy",
      eases: "you'll have liked and been liked without working at it",
      presses: "you'll know what you'd like more of",
    },
  },
  mind: {
    sun: {
      eases: [
        "You're in a playful mood, and the best part of the day may be one that you hadn't planned.",
      ],
      presses: ['Somebody may want results from what you do for play.'],
    },
    mercury: {
      eases: ["You say something half in fun and find that it's the better idea."],
      presses: ["You talk an idea to pieces before you've tried it."],
    },
    venus: {
      eases: ['You have somebody to play with, and ideas get better in company.'],
      presses: ["You plan so nice a day that there's no room left in it."],
    },
    mars: {
      eases: ['You try an idea out and leave the discussion for later.'],
      presses: ["You want to win where you'd only meant to play."],
    },
    slow: {
      eases: ['Over these weeks you get more room to play with an idea.'],
      presses: [
        'Obligations crowd out the playing for a while, so you may have to keep an hour for it.',
      ],
    },
    moons: {
      new: ['You can begin without a plan and see what it turns into.'],
      full: ["You see which part of it is fun, and that's the part to keep."],
    },
    since: {
      begins: 'you may have tried your idea on somebody',
      shows: "you'll have seen how your idea looks to others",
      halts: "you'll have gone back over what you made in a hurry",
      resumes: "you'll be able to go on with what you were making",
      eases: 'ideas will have come to you while you did something else',
      presses: "you'll know which of the rules you could do without",
    },
  },
}
