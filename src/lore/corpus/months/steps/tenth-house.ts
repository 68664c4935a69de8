import type { MonthSteps } from '#lore/authored.ts'

export const tenthHouseSteps: MonthSteps = {
  will: {
    sun: {
      eases: [
        "You're seen at your best, so you could say what you'd like to do next.",
        'Somebody notices how well you do something, and you notice whether you still like doing it.',
      ],
      presses: [
        "You work to impress somebody and find that you don't want what they could give you.",
        "You may be measured by a standard that isn't yours.",
      ],
    },
    mercury: {
      eases: [
        "You mention where you'd like your work to go, in a sentence that could be passed on.",
        "You can ask somebody in charge what they'd need to hear from you.",
      ],
      presses: [
        'You say less than you want because you were asked at a bad moment.',
        "You may talk about your work so modestly that you're believed.",
      ],
    },
    venus: {
      eases: [
        'Somebody who could help is well disposed to you, and you can say what you want.',
        'Someone at work may put in a good word for you.',
      ],
      presses: [
        "You settle for being liked when you'd meant to ask for something.",
        'You may say yes to a task because it flatters you.',
      ],
    },
    mars: {
      eases: [
        'You do the work of the next step once and see whether you enjoy it.',
        "You can finish something that shows what you'd like to be known for.",
      ],
      presses: [
        'You compete for something because somebody else wants it.',
        'You may want to beat somebody and forget what you came for.',
      ],
    },
    slow: {
      eases: [
        'Over these weeks your work can go further, and the right people may see it.',
        'Over some weeks you get a little more say in what your work is.',
      ],
      presses: [
        'You may be made to wait for the next step, long enough to tell whether you want it.',
        "More is asked of you than before, and it's a good time to ask what for.",
      ],
    },
    moons: {
      new: [
        "You can ask what it does for the work you'd like to be doing.",
        'You can do it under your own name and see how that feels.',
      ],
      full: [
        'You see what it has to do with your ambition, and whose ambition that is.',
        "You find out whether you'd want more of it if nobody were impressed.",
      ],
    },
    since: {
      begins: [
        "you may have asked for what you'd like to do",
        'you may have told the right person what you want next',
      ],
      shows: [
        "you'll have seen where you stand",
        "you'll have heard what people think of your work",
      ],
      halts: "you'll know how much of the hurry was your own",
      resumes: 'the next step will be open again',
      eases: 'somebody above you will have taken your side',
      presses: "you'll know what's expected of you, and by whom",
    },
  },
  heart: {
    sun: {
      eases: ['You enjoy a part of your work, and you can tell which part.'],
      presses: ["Work may take a piece of the day that you'd promised to the rest of your life."],
    },
    mercury: {
      eases: [
        'You tell somebody at work what you need so that the rest of your life fits around it.',
      ],
      presses: ['You answer one work message in the evening and be at work until you sleep.'],
    },
    venus: {
      eases: ["You're liked where you work without having done anything extra for it."],
      presses: ["You're agreeable at work and have no patience left at home."],
    },
    mars: {
      eases: ["You leave on time and feel that you've done enough."],
      presses: ["You're short with the people at home about something from work."],
    },
    slow: {
      eases: ['Over some weeks work and the rest of your life can get along better.'],
      presses: ["Work wants more of you than it did, and you'll have to say what it can't have."],
    },
    moons: {
      new: ['You can set aside the hours for it before work asks for them.'],
      full: ["You see what work has left room for, and what it hasn't."],
    },
    since: {
      begins: 'you may have kept one evening free of work',
      shows: 'people will have seen what your work takes out of you',
      halts: "you'll have had a rest from your own ambition",
      resumes: "you'll be able to decide what you'd put off",
      eases: "you'll have been liked for what you do",
      presses: "you'll have felt where work gets too close to you",
    },
  },
  mind: {
    sun: {
      eases: ["Somebody may ask where you're headed, and you can try an answer on them."],
      presses: ["You're asked for a decision before you've made it."],
    },
    mercury: {
      eases: ['A short talk may give you the last piece of information you needed.'],
      presses: ['You change your answer with each person you talk to.'],
    },
    venus: {
      eases: ['Somebody you trust may tell you which choice sounds like you.'],
      presses: ['You lean to the choice that pleases the most people.'],
    },
    mars: {
      eases: ["You try one of the choices for a day, as if you'd made it."],
      presses: [
        "You're about to decide out of irritation, and a decision like that keeps for a week.",
      ],
    },
    slow: {
      eases: ['Over these weeks a direction for your work becomes plain without a vote.'],
      presses: ['Not having decided begins to be a decision of its own.'],
    },
    moons: {
      new: ['You can treat it as a first step in one direction and see how it feels.'],
      full: ["You learn something from it about where you'd like your work to go."],
    },
    since: {
      begins: 'you may have a new description of what you do',
      shows: "you'll know how your work looks to others",
      halts: "you'll have had time to look at the decision again",
      resumes: "you'll have looked at the decision from enough sides",
      eases: 'somebody will have taken up your idea',
      presses: "you'll have had to change direction",
    },
  },
}
