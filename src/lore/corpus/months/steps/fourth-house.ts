import type { MonthSteps } from '#lore/authored.ts'

export const fourthHouseSteps: MonthSteps = {
  will: {
    sun: {
      eases: [
        'You can say what you want at home without having to win anything.',
        "Somebody at home asks what you'd like, and you can answer for yourself.",
      ],
      presses: [
        'You may give way at home before anyone has asked you to.',
        "Plans at home may be made around you, and you can say so before they're fixed.",
      ],
    },
    mercury: {
      eases: [
        "A practical question about home could be settled while you're talking about something else.",
        'You can find out how the others at home see it, and they may see it as you do.',
      ],
      presses: [
        'You and somebody at home may each think that the other one decided.',
        "You may get an answer at home to something you didn't ask, and leave it there.",
      ],
    },
    venus: {
      eases: [
        "People at home are in the mood to please you, so you could say what you'd choose.",
        "You can enjoy how you live for an evening and see what you'd keep of it.",
      ],
      presses: [
        'You leave a decision at home to others because the evening is too nice for it.',
        'You may put up with something at home because everyone else seems to like it.',
      ],
    },
    mars: {
      eases: [
        'You change one arrangement at home yourself before anyone calls a meeting.',
        'You can move something, mend something, or say no to something at home, and the place feels more yours.',
      ],
      presses: [
        'A quarrel about something small may really be about who decides at home.',
        'You may be short with somebody at home about a thing that was decided years ago.',
      ],
    },
    slow: {
      eases: [
        'Over these weeks an arrangement at home can change in your favor without a fight.',
        'Over some weeks the others at home get used to asking you first.',
      ],
      presses: [
        'An arrangement at home that nobody chose gets harder to live with.',
        'You may run out of patience with an arrangement at home that you never agreed to.',
      ],
    },
    moons: {
      new: [
        'You may find that it changes how you live at home, too.',
        'You can decide how much of it comes home with you.',
      ],
      full: [
        'You see what it takes out of your evenings at home, and who decided that it would.',
        'You see how little of your week at home was your own idea.',
      ],
    },
    since: {
      begins: [
        'you may have changed one arrangement at home',
        'you may have settled one small thing at home your own way',
      ],
      shows: [
        "you'll have seen how much of the household rests on you",
        "you'll have counted who does what at home",
      ],
      halts: "you'll have had time to ask who the plan was for",
      resumes: 'a question about home will be moving again',
      eases: 'people at home will have gone along with what you suggested',
      presses: "you'll have run up against an old habit of your family",
    },
  },
  heart: {
    sun: {
      eases: [
        "You're at ease with the people you live with, and you could say what would make it better still.",
      ],
      presses: ["Somebody else's needs may fill the evening you'd wanted for yourself."],
    },
    mercury: {
      eases: ['You ask for what you need at home in one plain sentence.'],
      presses: ['You hint at what you need at home and get an answer to a different question.'],
    },
    venus: {
      eases: ["You're looked after for an evening without having arranged it."],
      presses: ["You do something kind at home because it's easier than asking for something."],
    },
    mars: {
      eases: ['You do one thing for your own comfort at home and let the others wait.'],
      presses: [
        "You're cross at home because you've been doing without something that nobody knows about.",
      ],
    },
    slow: {
      eases: ['Over some weeks home gets a little more comfortable, mostly because you ask.'],
      presses: ["What you're missing at home gets harder to ignore, which is a reason to name it."],
    },
    moons: {
      new: ["You could think of what you'd need at home in order to keep it up."],
      full: ["You notice what you come home to afterward, and what you'd rather come home to."],
    },
    since: {
      begins: 'you may have taken an evening for yourself',
      shows: 'what you feel about home will have come up',
      halts: "you'll have had time to stay in",
      resumes: "you'll be able to settle what has been open at home",
      eases: "you'll have had a comfortable stretch at home",
      presses: "you'll have noticed how old some of those feelings are",
    },
  },
  mind: {
    sun: {
      eases: ["You tell somebody how you'd like to live, and they may have had the same idea."],
      presses: [
        "You find that your plan for home and somebody else's have only the address in common.",
      ],
    },
    mercury: {
      eases: ['You get a figure, a name, or a date that the plan for your place was waiting for.'],
      presses: [
        "You think that you've agreed about your place and hear in the next sentence that you haven't.",
      ],
    },
    venus: {
      eases: ['Somebody with a good eye may see what your place needs, and it may not cost much.'],
      presses: ["You fall for a place or a piece of furniture that doesn't fit the plan."],
    },
    mars: {
      eases: [
        'You measure, call, or move something, and the plan for your place is that much further.',
      ],
      presses: ["You're so tired of a temporary arrangement that you take the first one on offer."],
    },
    slow: {
      eases: ['Over some weeks the plan for where you live gets firmer.'],
      presses: [
        "What's temporary about how you live begins to cost you something, in money or in sleep.",
      ],
    },
    moons: {
      new: ['You can ask how it fits with where you want to live.'],
      full: ['You find out whether it fits with where and how you live.'],
    },
    since: {
      begins: 'you may have had the short talk about the coming year',
      shows: "you'll know what somebody at home has been thinking",
      halts: "you'll have had a second look at the plan",
      resumes: "you'll have turned the question over long enough",
      eases: 'one idea for your place will have turned out to be simple',
      presses: "you'll have had to improvise at home",
    },
  },
}
