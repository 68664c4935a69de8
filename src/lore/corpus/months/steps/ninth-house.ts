import type { MonthSteps } from '#lore/authored.ts'

export const ninthHouseSteps: MonthSteps = {
  will: {
    sun: {
      eases: [
        "You sound like somebody who means it, and people take what you're after more seriously for that.",
        "You're taken seriously for a day, so you could mention the larger thing you have in mind.",
      ],
      presses: [
        'Standing by what you want may cost you some approval, and you can find out how much.',
        "Somebody may want to know what you're so sure of, and you can tell them in one sentence.",
      ],
    },
    mercury: {
      eases: [
        "You can say in a sentence what you're after, and somebody may know a shorter way there.",
        'Something you hear or read may make what you believe in look more practical.',
      ],
      presses: [
        "You're asked for details before you have them, and doubt the whole idea because of it.",
        'You may meet a clever argument against what you believe in, and need a day to see the gap in it.',
      ],
    },
    venus: {
      eases: [
        'Somebody may encourage you for your own sake, which helps more than a good argument.',
        "You talk about what you hope for with somebody who'd like it to come true.",
      ],
      presses: [
        'You play down what you believe in so as not to disturb a pleasant evening.',
        "You may go along with other people's taste and leave your own convictions at home.",
      ],
    },
    mars: {
      eases: [
        'You can take one practical step while you feel like it, and the rest will look nearer.',
        'You have the drive to begin, and beginning makes it real to other people.',
      ],
      presses: [
        'You fight for a detail and lose sight of what you stand for.',
        'You may preach when a single example would do.',
      ],
    },
    slow: {
      eases: [
        'Over these weeks you get closer to what you believe in, mostly because you keep mentioning it.',
        'Over these weeks something that seemed far off gets a date or a price.',
      ],
      presses: [
        'You have to say what your belief is worth to you, in hours or in money.',
        "You may have to choose between what you believe in and what's convenient.",
      ],
    },
    moons: {
      new: [
        'You can ask whether it brings you nearer to what you believe in.',
        'You can see it as a small step to something larger.',
      ],
      full: [
        'You see whether it fits in with what you want in the long run.',
        'You see how far it has brought you, and whether you want to go further.',
      ],
    },
    shown: {
      sun: {
        eases: "that you're believed when you mean it",
        presses: 'how much approval you can do without',
      },
      mercury: {
        eases: "a shorter way to what you're after",
        presses: "which details you haven't got yet",
      },
      venus: { eases: "who'd like you to succeed", presses: 'what you play down in good company' },
      mars: { eases: 'that the first step can be taken', presses: "what isn't worth the fight" },
    },
    since: {
      begins: ['you may have taken the first step', 'you may have put a date on a plan'],
      shows: [
        "you'll have found out where you stand",
        "you'll have tested your view against somebody else's",
      ],
      halts: "you'll have had time to see whether the plan is your own",
      resumes: "you'll have had time to find out what your plan costs",
      eases: 'somebody with more experience will have taken your side',
      presses: "you'll know what stands in the way",
    },
  },
  heart: {
    sun: {
      eases: ['You feel hopeful, and you can tell what did it.'],
      presses: ["You wish yourself far away from a day on which you're needed."],
    },
    mercury: {
      eases: ['A message or something you read may make the world bigger again.'],
      presses: ["You look up trips for an hour when it's a conversation you need."],
    },
    venus: {
      eases: ["Good company may give you what you'd thought you'd have to travel for."],
      presses: ["You compare the people around you with people you've only imagined."],
    },
    mars: {
      eases: ['You take half a day and go somewhere, which does more than a week of longing.'],
      presses: ['You want to walk out of something, when a walk would do.'],
    },
    slow: {
      eases: ["Over some weeks there's more to hope for, and it's fairly near."],
      presses: [
        "The wish to be elsewhere gets stronger, and you can ask yourself what it's away from.",
      ],
    },
    moons: {
      new: ['You can put some of what you long for into it.'],
      full: ['You notice whether it makes you hopeful or makes you want to leave.'],
    },
    shown: {
      sun: { eases: 'what makes you hopeful', presses: "what you'd like to be far away from" },
      mercury: {
        eases: 'where the world gets bigger',
        presses: "whom you'd rather talk to than travel",
      },
      venus: { eases: "what you needn't travel for", presses: 'whom you compare people with' },
      mars: { eases: 'how far half a day can take you', presses: 'when a walk is enough' },
    },
    since: {
      begins: 'you may have planned one day away',
      shows: "you'll have felt what you were missing",
      halts: "you'll know whether you wanted the place or only the leaving",
      resumes: "you'll know again what you hope for",
      eases: "you'll have had good reason to be hopeful",
      presses: "you'll have been homesick for something",
    },
  },
  mind: {
    sun: {
      eases: ["You say that you don't know yet, and people think more of you for it."],
      presses: ['You defend an old view out of pride, or put off a plan for the same reason.'],
    },
    mercury: {
      eases: ['You come across the fact, the fee, or the argument that you were missing.'],
      presses: ['You collect one more piece of information to avoid making up your mind.'],
    },
    venus: {
      eases: ['Somebody you like may think otherwise, and you find that you can listen.'],
      presses: ["You agree with somebody more because you like them than because they're right."],
    },
    mars: {
      eases: ['You apply, write to someone, or read the first chapter before the mood passes.'],
      presses: ['You argue to win, and learn nothing from somebody who knew something.'],
    },
    slow: {
      eases: ['Over these weeks a view or a plan of yours grows up a little.'],
      presses: ['The old opinion or the vague plan no longer satisfies you.'],
    },
    moons: {
      new: ["You can learn something for it, with a date by which you'll know it."],
      full: ["You see what you've learned, and which of your opinions it changes."],
    },
    shown: {
      sun: {
        eases: "that you can say you don't know",
        presses: 'where pride keeps a view or a plan as it is',
      },
      mercury: { eases: 'the fact that was missing', presses: "that you've collected enough" },
      venus: {
        eases: 'that you can listen to the other view',
        presses: 'with whom you agree because you like them',
      },
      mars: {
        eases: 'how little a first step takes',
        presses: "what arguing to win can't teach you",
      },
    },
    since: {
      begins: 'you may have found out what the plan takes',
      shows: "you'll have heard an argument worth having",
      halts: "you'll have had time to read everything twice",
      resumes: "you'll be able to tell what you believe",
      eases: "you'll have met a good teacher or a good idea",
      presses: "you'll have had to change a plan in front of people",
    },
  },
}
