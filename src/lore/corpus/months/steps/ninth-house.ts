import type { MonthSteps } from '#lore/authored.ts'

export const ninthHouseSteps: MonthSteps = {
  will: {
    sun: {
      eases: [
        'You explain {it} with an example from your own life, and one person at least is convinced.',
        'You sound as though you mean it when you talk about {it}, and people ask questions where they used to smile.',
        'Somebody may ask about {it} and want to hear the answer, so you can take your time over it.',
      ],
      presses: [
        "Standing by {it} may cost you somebody's approval, and you find out whether you can do without it.",
        "Somebody may want to know what you're so sure of, and you can tell them in one sentence.",
      ],
    },
    mercury: {
      eases: [
        'You find plain words for {it}, and may hear somebody repeat them.',
        'A short talk may show you how to describe {it} more simply.',
        'You can explain {it} in a sentence, and somebody may know a person you ought to talk to.',
        'An article or a remark may give you a practical reason for {it}.',
      ],
      presses: [
        "Somebody asks a question about {it} that you can't answer yet, and you may doubt all of it for a day.",
        'You may hear a clever argument against {it}, and need a day to see what it leaves out.',
      ],
    },
    venus: {
      eases: [
        "Somebody who's fond of you may take your side about {it}, and that helps more than a good argument.",
        "You can talk about {it} with somebody who'd be glad for you.",
      ],
      presses: [
        'You play down {it} so as not to disturb a pleasant evening.',
        "You may go along with other people's plans and not mention {it} at all.",
      ],
    },
    mars: {
      eases: [
        'You can do one practical thing for {it} while you feel like it, such as a call or a form.',
        "You can do the first practical thing for {it}, and after that people ask you how it's going.",
      ],
      presses: [
        'You fight over a detail, and for a day {it} is forgotten.',
        'You may defend {it} longer than anyone attacks it, when one example would do.',
      ],
    },
    slow: {
      eases: [
        'Over these weeks other people get used to {it}, mostly because you keep mentioning it.',
        'Over these weeks you find out who would help you with {it}, and who only says so.',
      ],
      presses: [
        'You may have to say how much time and trouble {it} is worth to you.',
        'Holding on to {it} may cost you something easier, and you can decide whether the price is fair.',
        'Somebody may offer you an easier way that has no room for {it}.',
      ],
    },
    moons: {
      new: [
        'You can ask what a start like that does for {it}.',
        'You can keep an hour a week free for {it}, whatever else begins.',
      ],
      full: [
        'You see whether it leaves any room for {it}.',
        'You see how much time it takes away from {it}.',
      ],
    },
    since: {
      begins: [
        'you may know whose opinion of {it} matters to you',
        'you may have tried {it} out on somebody critical',
      ],
      shows: [
        "you'll have found out how {it} looks to somebody else",
        "you'll have tested {it} against somebody's objections",
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
