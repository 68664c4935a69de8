import type { MonthSteps } from '#lore/authored.ts'

export const eighthHouseSteps: MonthSteps = {
  will: {
    sun: {
      eases: [
        'You let somebody else decide something and find that it turns out well enough.',
        'You can hand something over and feel lighter for not having checked it.',
      ],
      presses: [
        'Somebody may decide over your head about something that is half yours.',
        "You're asked to account for something that you thought was your own affair.",
      ],
    },
    mercury: {
      eases: [
        "You can ask what's owed, to whom, and by when, and get figures.",
        'A plain question about money or trust may get a plain answer.',
      ],
      presses: [
        "You may check up on somebody who'd have told you if you'd asked.",
        'You may read more into a short reply than was in it.',
      ],
    },
    venus: {
      eases: [
        "Somebody gives you more than they owe, and you don't have to even it out at once.",
        'Somebody may show that they trust you, and you can leave it unrepaid for a while.',
      ],
      presses: [
        'You accept a favor and feel the debt the same evening.',
        'You may pay for both so as not to owe anything.',
      ],
    },
    mars: {
      eases: [
        "You pay, cancel, or hand over something that you've held on to out of habit.",
        'You can settle one open account, in money or in favors, and forget it.',
      ],
      presses: [
        'You hold on tighter than the matter is worth, because of something older.',
        "You may insist on a right that you don't even want to use.",
      ],
    },
    slow: {
      eases: [
        'Over these weeks somebody can earn a little more of your trust.',
        'Over some weeks something you share gets fairer, without anyone making a point of it.',
      ],
      presses: [
        "Holding on takes more strength than it used to, and you'll feel where.",
        "A debt or a grudge that you've both left alone wants to be looked at.",
      ],
    },
    moons: {
      new: [
        'You can say at the start what each of you puts in.',
        'You can decide how much of it you want to share.',
      ],
      full: [
        'You see what you owe somebody for it, or what they owe you.',
        'You find out who has been counting, and what.',
      ],
    },
    since: {
      begins: [
        'you may have named the terms of something you share',
        'you may have put one shared thing on paper',
      ],
      shows: [
        "you'll have seen how the power is divided",
        "you'll have seen who decides about what you share",
      ],
      halts: "you'll have had time to read the small print",
      resumes: 'what was delayed can be settled',
      eases: 'somebody will have trusted you with more',
      presses: "you'll know what the struggle stood for",
    },
  },
  heart: {
    sun: {
      eases: ['You show somebody a little more than usual and watch what they do with it.'],
      presses: ['You close up just when somebody wanted to know.'],
    },
    mercury: {
      eases: ['You tell one person one thing, in the middle of an ordinary conversation.'],
      presses: [
        'You test somebody with a question when you could have trusted them with an answer.',
      ],
    },
    venus: {
      eases: ["You're liked for something that you usually keep back."],
      presses: ["You're generous with everything except what's on your mind."],
    },
    mars: {
      eases: ['You ask for what you want from someone and leave out the precautions.'],
      presses: ["You're angry at someone for not guessing what you've never told them."],
    },
    slow: {
      eases: ['Over some weeks you can let one person come nearer at your own pace.'],
      presses: ['What you hold back begins to stand between you and someone.'],
    },
    moons: {
      new: ['Somebody could be told why it matters to you.'],
      full: ["A feeling comes up about it that you'd usually keep to yourself."],
    },
    since: {
      begins: 'you may have told somebody one thing you usually keep back',
      shows: "you'll know how close somebody wants to be",
      halts: "you'll have had time to sort out which feelings are about now",
      resumes: "you'll have stopped going over the past",
      eases: "you'll have been open with someone and lost nothing by it",
      presses: "you'll know what you're sure of and what you only suspect",
    },
  },
  mind: {
    sun: {
      eases: [
        'You sound interested and at ease, so you can ask for the facts of something you share.',
      ],
      presses: ['Somebody may act as if the facts were none of your business.'],
    },
    mercury: {
      eases: ["You get a document, a figure, or a straight answer that you'd been waiting for."],
      presses: ['Somebody may change the subject, and you can see at which word they did it.'],
    },
    venus: {
      eases: ["Somebody may tell you more than usual, because you're pleasant to tell it to."],
      presses: ['You drop the subject to keep the mood.'],
    },
    mars: {
      eases: ["You make the call about the papers, and that's the end of it."],
      presses: ['You press for an answer in a tone that gets you none.'],
    },
    slow: {
      eases: ['Over these weeks the facts come out by themselves, one at a time.'],
      presses: ['A matter that you share gets harder to leave vague.'],
    },
    moons: {
      new: ['You can find out what it would bind you to before it begins.'],
      full: ['You learn something from it that belongs with the other facts.'],
    },
    since: {
      begins: 'you may have asked to see the papers',
      shows: "you'll have learned what you were half aware of",
      halts: "you'll have had time to check the figures",
      resumes: "there'll be nothing left to wait for",
      eases: 'a delicate subject will have been talked about',
      presses: "you'll know something you'd have preferred to learn another way",
    },
  },
}
