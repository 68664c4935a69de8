import type { MonthSteps } from '#lore/authored.ts'

export const firstHouseSteps: MonthSteps = {
  will: {
    sun: {
      eases: [
        'Somebody takes to you as you are, and you did nothing to arrange it.',
        'You ask for what you want without apologizing first, and nobody seems to mind.',
      ],
      presses: [
        'You catch yourself playing the version of you that people are used to, and you can tell by now what it leaves out.',
        "You may hear what somebody expects of you before they've asked, and you can let them ask.",
      ],
    },
    mercury: {
      eases: [
        'You say what you think in your own words, and nobody needs the softer version.',
        'You can answer a question about yourself without the usual joke in front of it.',
      ],
      presses: [
        "You soften a sentence until it says nothing, and then wonder why people don't know you.",
        'You may be so considerate in what you say that people miss what you want.',
      ],
    },
    venus: {
      eases: [
        "Somebody enjoys a part of you that you'd been keeping back.",
        'Somebody may like you for a habit or an opinion that you usually keep out of sight.',
      ],
      presses: [
        "You're charming where you could have been plain, and people go home liking someone you aren't.",
        'You may adjust to the company without noticing, and be tired afterward.',
      ],
    },
    mars: {
      eases: [
        "You go first for once, and the people you've been sparing turn out not to need it.",
        'You can do something your own way in front of people and leave it unexplained.',
      ],
      presses: [
        "If you get angry, it's probably about something you've held back longer than was good for you.",
        "You may snap at somebody for expecting what you've always given them.",
      ],
    },
    slow: {
      eases: [
        'For some weeks you can be a little more yourself each time, without announcing a change.',
        'Over these weeks people get used to you as you are, and so do you.',
      ],
      presses: [
        'The earlier version of you is getting harder to keep up, which is uncomfortable and useful.',
        "Something you've kept up for other people's sake becomes too heavy to carry on with.",
      ],
    },
    moons: {
      new: [
        'You can begin it as the person you are now.',
        'You can let people see you as a beginner at it.',
      ],
      full: [
        'You can see how much of it you do so that others stay comfortable.',
        "You find out who likes you when you aren't being careful.",
      ],
    },
    since: {
      begins: [
        'you may have shown one person who you are now',
        'you may have done one thing your own way in front of people',
      ],
      shows: ["you'll have heard how you come across", "you'll have learned how others see you"],
      halts: "you'll have stopped pushing to be seen in a certain way",
      resumes: "you'll know how you want to come across",
      eases: 'people will have taken you at your own estimate',
      presses: "you'll have noticed where you make yourself small",
    },
  },
  heart: {
    sun: {
      eases: ['Your mood shows a little, and it makes you easier to talk to.'],
      presses: [
        'You put on a good face for it, and the face takes more out of you than the mood did.',
      ],
    },
    mercury: {
      eases: ['You say how you feel in half a sentence and go on with the subject.'],
      presses: ["You say that you're fine in a tone that says you aren't."],
    },
    venus: {
      eases: ['Somebody is glad to see what you feel, which is a reason to show it.'],
      presses: [
        "You hide a mood so as not to spoil the company, and go home earlier than you'd meant to.",
      ],
    },
    mars: {
      eases: ['A feeling that you act on early stays small, and nobody has to guess at it.'],
      presses: [
        "A mood that you've hidden may come out as temper, at somebody who had little to do with it.",
      ],
    },
    slow: {
      eases: ['Week by week it gets easier to be seen in an ordinary mood.'],
      presses: [
        'Hiding what you feel gets more tiring from week to week, so you may look for another way.',
      ],
    },
    moons: {
      new: ["You can make that start without hiding what mood you're in."],
      full: [
        "What you feel about it shows, and somebody may answer that before you've said a word.",
      ],
    },
    since: {
      begins: 'you may have given a true answer when somebody asked how you were',
      shows: 'somebody will have seen what you feel',
      halts: "you'll have run out of the effort that being pleasant takes",
      resumes: "you'll know how much of yourself you want to show",
      eases: "you'll have been at ease without checking anyone's face",
      presses: "you'll have found out where you can still be hurt",
    },
  },
  mind: {
    sun: {
      eases: ['Somebody asks about you with real interest, so you can try the newer answer.'],
      presses: [
        'You hear yourself tell the old story about yourself to somebody who already doubts it.',
      ],
    },
    mercury: {
      eases: ["You find a sentence about yourself that's shorter than the usual one, and truer."],
      presses: ["You're asked what you do and give three answers, none of which sounds like you."],
    },
    venus: {
      eases: ['Somebody likes a side of you that your usual story leaves out.'],
      presses: ["You tell the version of yourself that pleases people. It's a few years old."],
    },
    mars: {
      eases: ['What you do says more about you than your usual story would.'],
      presses: ["You defend an account of yourself that you've stopped believing."],
    },
    slow: {
      eases: [
        'Over some weeks the newer account of yourself begins to sound normal, to you first.',
      ],
      presses: [
        "Part of your story about yourself no longer holds, and for a while you're between two versions.",
      ],
    },
    moons: {
      new: ['If it goes well, it belongs in the next version of your story.'],
      full: ['A side of you shows that your usual story has no place for.'],
    },
    since: {
      begins: 'you may have tried another way of describing yourself',
      shows: "you'll have heard how other people describe you",
      halts: "you'll have had time to see which of the old answers were true",
      resumes: "you'll know which version of yourself you can act on",
      eases: "you'll have found words for yourself that fit",
      presses: "something will have happened that doesn't fit your picture of yourself",
    },
  },
}
