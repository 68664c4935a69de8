import type { MonthSteps } from '#lore/authored.ts'

export const thirdHouseSteps: MonthSteps = {
  will: {
    sun: {
      eases: [
        "You're listened to, so you could lead up to what you've been meaning to say.",
        'You have an easy way with words for a day, so your subject could come up by itself.',
      ],
      presses: [
        'You may be talked over, and what you have to say goes back into your head for another round.',
        'You may be asked for your opinion on everything except the subject you have one on.',
      ],
    },
    mercury: {
      eases: [
        "You may find the sentence you've been looking for in the middle of another conversation.",
        "Somebody may ask the very question that you've been answering in your head.",
      ],
      presses: [
        'You may begin with what you have to say and end up arguing about how you said it.',
        'You may send a short version that raises more questions than it answers.',
      ],
    },
    venus: {
      eases: [
        'Someone is well disposed to you, and a hard subject is easier with a friendly face.',
        'You can tell somebody you like how the matter looks to you, and hear how it sounds.',
      ],
      presses: [
        'You may keep the peace and keep your subject to yourself for another week.',
        'You may agree aloud and go on disagreeing on the way home.',
      ],
    },
    mars: {
      eases: [
        'You can come to the point in the first minute, while you have the nerve.',
        "You can start the conversation before you've rehearsed it once more.",
      ],
      presses: [
        'You may say it to the wrong person, because the wrong person happened to be there.',
        "You may raise your voice about something else, and people wonder what it's about.",
      ],
    },
    slow: {
      eases: [
        "For some weeks it's easier to bring up your subject, and the first try needn't be the last.",
        'Over these weeks somebody becomes easier to talk to about the one subject you avoid.',
      ],
      presses: [
        "The subject you've been rehearsing won't stay in your head much longer.",
        'Keeping quiet about your subject takes more effort than raising it would.',
      ],
    },
    moons: {
      new: [
        'What you have to say may get its first hearing there.',
        'You can try out one sentence of what you have to say there.',
      ],
      full: [
        "Somebody's reaction shows you how close your subject is to being said.",
        "You hear what others make of a subject that you've kept to yourself.",
      ],
    },
    shown: {
      sun: {
        eases: 'that people listen when you speak',
        presses: 'how often you let yourself be talked over',
      },
      mercury: {
        eases: "the sentence you'd been looking for",
        presses: 'how easily a talk turns to the way you said it',
      },
      venus: {
        eases: "who'd hear a hard thing from you in a friendly spirit",
        presses: 'what keeping the peace costs you',
      },
      mars: {
        eases: 'that you can come to the point at once',
        presses: "that it can't be said to just anyone",
      },
    },
    since: {
      begins: 'you may have a first sentence',
      shows: 'part of it has been said out loud',
      halts: "you've had second thoughts and made use of them",
      resumes: "you've had time to find the sentence it needs",
      eases: "you've seen that a hard thing can be said in a friendly way",
      presses: "you've heard how much the subject matters to you",
    },
  },
  heart: {
    sun: {
      eases: [
        "You're in a mood to be in touch, and the person you think of first is the one to call.",
      ],
      presses: ['You may be too busy being needed to answer the one message you were glad to get.'],
    },
    mercury: {
      eases: ['You could add one personal line to a practical message.'],
      presses: ['You may write three careful lines and leave out the one that matters.'],
    },
    venus: {
      eases: ['Affection comes easily, and you could put it in words for once.'],
      presses: ['You may wait for somebody to call first who is waiting for you.'],
    },
    mars: {
      eases: ['You can pick up the phone without preparing what to say.'],
      presses: [
        "You may be short with someone you'd miss, and you can put it right the same evening.",
      ],
    },
    slow: {
      eases: ['Over these weeks one conversation can go further than those before it.'],
      presses: [
        "What you haven't told anyone gets heavier for a while, so you may choose somebody to tell.",
      ],
    },
    moons: {
      new: ["Somebody you'd like to hear from could be part of it."],
      full: ["You notice whom you'd like to tell about it, and that's the person to call."],
    },
    shown: {
      sun: { eases: 'whom you think of first', presses: "whom you haven't had time to answer" },
      mercury: {
        eases: 'that one personal line is enough',
        presses: 'which line you tend to leave out',
      },
      venus: {
        eases: 'that affection can be put in words',
        presses: 'who may be waiting for you to call',
      },
      mars: { eases: 'that a call needs no preparing', presses: "whom you'd miss" },
    },
    since: {
      begins: 'you may have written the two lines',
      shows: 'a feeling has found its way into the conversation',
      halts: "you've had some silence to think in",
      resumes: "you've found the words that were missing",
      eases: "you've had a warm talk about a hard subject",
      presses: 'you know what hurt, and who ought to hear about it',
    },
  },
  mind: {
    sun: {
      eases: [
        'You can give one subject your whole attention for a few hours and feel the difference.',
      ],
      presses: [
        "Other people's business may take the hours you'd meant for one subject of your own.",
      ],
    },
    mercury: {
      eases: ['You take things in quickly, so you could try the hard chapter.'],
      presses: ['Five subjects may come at you at once, and four of them will keep.'],
    },
    venus: {
      eases: ['You learn best from somebody you like, and you may be in the right company for it.'],
      presses: ['You may let pleasant interruptions have your whole attention.'],
    },
    mars: {
      eases: ['You can finish with one subject before you pick up the next.'],
      presses: ['You may be too impatient to read to the end, and then act on the first half.'],
    },
    slow: {
      eases: ["Over some weeks what you're learning begins to stick."],
      presses: [
        "Your attention is stretched too thin for a while, and you'll have to choose what to drop.",
      ],
    },
    moons: {
      new: ["If it's worth starting, it's worth an hour without your phone."],
      full: ['You can see how much of your attention it has had, and whether it deserved that.'],
    },
    shown: {
      sun: {
        eases: 'what your whole attention can do',
        presses: "who takes the hours you'd meant for one subject",
      },
      mercury: { eases: 'how quickly you can learn', presses: 'how many subjects can wait' },
      venus: {
        eases: 'whom you learn from best',
        presses: 'which interruptions you like too well',
      },
      mars: {
        eases: 'that one subject can be finished',
        presses: 'what half of the facts leads to',
      },
    },
    since: {
      begins: 'you may have found the first half hour',
      shows: "you've found out something you needed to know",
      halts: 'things have slowed down enough to be sorted through',
      resumes: "you can say what you'd kept in draft",
      eases: 'somebody has told you what you needed to know',
      presses: 'the news has come faster than you could think',
    },
  },
}
