import type { MonthSteps } from '#lore/authored.ts'

export const thirdHouseSteps: MonthSteps = {
  will: {
    sun: {
      eases: [
        "You're listened to, so what you've been meaning to say gets a fair hearing.",
        'You have an easy way with words for a day, so your subject could come up by itself.',
      ],
      presses: [
        "You're talked over, and what you have to say goes back into your head for another round.",
        'You may be asked for your opinion on everything except the subject you have one on.',
      ],
    },
    mercury: {
      eases: [
        "You find the sentence you've been looking for in the middle of another conversation.",
        "Somebody may ask the very question that you've been answering in your head.",
      ],
      presses: [
        'You begin with what you have to say and end up arguing about how you said it.',
        'You may send a short version that raises more questions than it answers.',
      ],
    },
    venus: {
      eases: [
        'Someone is well disposed to you, and a hard subject is easier with a friendly face.',
        'You can tell somebody you like how the matter looks to you, and hear how it sounds.',
      ],
      presses: [
        'You keep the peace and keep your subject to yourself for another week.',
        'You may agree aloud and go on disagreeing on the way home.',
      ],
    },
    mars: {
      eases: [
        'You come to the point in the first minute, while you have the nerve.',
        "You can start the conversation before you've rehearsed it once more.",
      ],
      presses: [
        'You say it to the wrong person, because the wrong person happened to be there.',
        "You may raise your voice about something else, and people wonder what it's about.",
      ],
    },
    slow: {
      eases: [
        "For some weeks it's easier to bring up your subject, and the first try needn't be the last.",
        'Over these weeks somebody becomes easier to talk to about the one subject you avoid.',
      ],
      presses: [
        "You've rehearsed the conversation so often that you may begin it without meaning to.",
        'Keeping quiet about your subject takes more effort than raising it would.',
        "The other person's side may change, so part of what you'd rehearsed no longer fits.",
      ],
    },
    moons: {
      new: [
        'You may run into the person you have to talk to because of it.',
        'You can use it to try out one sentence of what you have to say.',
      ],
      full: [
        "Somebody's reaction shows you how close your subject is to being said.",
        "You hear what others make of a subject that you've kept to yourself.",
      ],
    },
    since: {
      begins: ['you may have a first sentence', 'you may have written down what you mean'],
      shows: [
        'part of what you have to say will have been said out loud',
        "you'll have heard yourself say what you mean",
      ],
      halts: "you'll have a version that you could say in front of anyone",
      resumes: "you'll have had time to find the right sentence",
      eases: "you'll have seen that a hard thing can be said in a friendly way",
      presses: "you'll know which part of it you can leave out",
    },
  },
  heart: {
    sun: {
      eases: [
        "You're in a mood to be in touch, and the person you think of first is the one to call.",
      ],
      presses: ["You're too busy being needed to answer the one message you were glad to get."],
    },
    mercury: {
      eases: ['You could add one personal line to a practical message.'],
      presses: ['You write three careful lines and leave out the one that matters.'],
    },
    venus: {
      eases: ['Affection comes easily, and a few words of it go a long way.'],
      presses: ['You wait for somebody to call first who is waiting for you.'],
    },
    mars: {
      eases: ['You pick up the phone without preparing what to say.'],
      presses: ["You're short with someone you'd miss, and you can put it right the same evening."],
    },
    slow: {
      eases: ['Over these weeks one conversation can go further than those before it.'],
      presses: [
        "What you haven't told anyone gets heavier for a while, and you may catch yourself wanting to tell the wrong person.",
      ],
    },
    moons: {
      new: ['You could write to somebody you miss and mention it.'],
      full: ["You notice whom you'd like to tell about it, and that's the person to call."],
    },
    since: {
      begins: 'you may have written the two lines',
      shows: 'a feeling will have found its way into the conversation',
      halts: "you'll have had some silence to think in",
      resumes: "you'll have found the words that were missing",
      eases: "you'll have had a warm talk about a hard subject",
      presses: "you'll know what hurt, and who ought to hear about it",
    },
  },
  mind: {
    sun: {
      eases: ['You give one subject your whole attention for a few hours and feel the difference.'],
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
      presses: ['You let pleasant interruptions have your whole attention.'],
    },
    mars: {
      eases: ['You finish with one subject before you pick up the next.'],
      presses: ["You're too impatient to read to the end, and then act on the first half."],
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
    since: {
      begins: 'you may have found the first half hour',
      shows: "you'll have found out something you needed to know",
      halts: 'things will have slowed down enough to be sorted through',
      resumes: "you'll be able to say what you'd kept in draft",
      eases: 'somebody will have told you what you needed to know',
      presses: 'the news will have come faster than you could think',
    },
  },
}
