import type { MonthSteps } from '#lore/authored.ts'

export const eleventhHouseSteps: MonthSteps = {
  will: {
    sun: {
      eases: [
        "You're welcome where you are, and you can tell which company makes you feel so.",
        "People are glad to have you there, and you've done nothing for it but come.",
      ],
      presses: [
        "You're doing the organizing again while others enjoy what you organized.",
        'You may be counted on for something that nobody asked you about.',
      ],
    },
    mercury: {
      eases: [
        "You say in the group what you'd like, and one person answers at once.",
        "You can ask a friend what they'd like to do, and find that neither of you wants the usual.",
      ],
      presses: [
        "A message to everyone may be answered by no one, and you'll be tempted to do the job yourself.",
        'A plan may go back and forth in the group until only you remember what it was.',
      ],
    },
    venus: {
      eases: [
        "Somebody invites you for your company, and there's nothing to bring.",
        "You may meet someone in a group whom you'd rather see without it.",
      ],
      presses: [
        "You say yes to an evening you don't want, because they're nice people.",
        'You may bring something, help out, and go home without having talked to anyone.',
      ],
    },
    mars: {
      eases: [
        'You do your share early and leave the rest to others.',
        'You can suggest something and leave it to others to arrange.',
      ],
      presses: [
        "You're angry with a whole group about something one person did.",
        'You may lose patience with people who are late for what you planned.',
      ],
    },
    slow: {
      eases: [
        'Over some weeks you find out which people you belong with.',
        'Over some weeks a group makes more room for what you want from it.',
      ],
      presses: [
        'Doing more than your share gets old, and you begin to count.',
        "You may find that you've outgrown a group, or a job you do for it.",
      ],
    },
    moons: {
      new: [
        'You can ask who else would like to do some of it.',
        'You can do your part of it and let the rest be done by others.',
      ],
      full: [
        'You see who shows up for it, and who helps.',
        'You see what would happen to it without you.',
      ],
    },
    since: {
      begins: [
        'you may have offered to do one part and no more',
        "you may have told the others what you will and won't do",
      ],
      shows: [
        "you'll have seen your place among the others",
        "you'll have seen what the others count on you for",
      ],
      halts: "you'll know who's a friend without a plan",
      resumes: 'the plan will have started again',
      eases: 'other people will have pulled in your direction',
      presses: 'you and the others will have wanted different things',
    },
  },
  heart: {
    sun: {
      eases: ["You're good company, and the person you'd most like to see may be free."],
      presses: ['You spend the evening with the people who asked first and miss the others.'],
    },
    mercury: {
      eases: ["You could write to somebody you miss while you're thinking of them."],
      presses: ['You keep a conversation light with the one friend you could have told.'],
    },
    venus: {
      eases: ["You're with somebody who doesn't need you to be in any special mood."],
      presses: ["You're nice to a lot of people for a while and close to none of them."],
    },
    mars: {
      eases: ['You set the date with a friend and skip the weeks of suggesting one.'],
      presses: ["You're cross with a friend mainly because you've missed them."],
    },
    slow: {
      eases: ['Over some weeks an old friendship can come back without much effort.'],
      presses: ["Some company tires you more than it did, and you'll notice whose doesn't."],
    },
    moons: {
      new: ["You could ask one of the friends you've missed to be part of it."],
      full: ["You notice whom you'd like to tell about it first."],
    },
    since: {
      begins: 'you may have invited one person',
      shows: "you'll have seen who's glad when you come in",
      halts: "you'll have had fewer people around you",
      resumes: "something you'd put away will have come up again",
      eases: "you'll have been in good company and felt it",
      presses: "you'll have felt like a guest among your own friends",
    },
  },
  mind: {
    sun: {
      eases: ['You say what you hope for, and people take you seriously.'],
      presses: ['You keep a hope to yourself because somebody sounds so sure of theirs.'],
    },
    mercury: {
      eases: ['You hear of a name, a date, or an opening that fits your plan.'],
      presses: ["People may say that they're in and mean that they'd like to be asked again."],
    },
    venus: {
      eases: ['Somebody may like your idea enough to offer to do a part of it.'],
      presses: ["You take a friend's politeness for a promise."],
    },
    mars: {
      eases: ['You name a date, and the people who mean it come.'],
      presses: ['You push a shared plan faster than the others can follow.'],
    },
    slow: {
      eases: ['Over these weeks a plan with others can find the people it needs.'],
      presses: ['You find out who meant it, and there are fewer of them.'],
    },
    moons: {
      new: ["You can tell somebody what you hope it'll lead to."],
      full: ["You see how near it brings you to what you'd hoped for."],
    },
    since: {
      begins: 'you may have written down what you hope for',
      shows: "you'll have had a closer look at what you wish for",
      halts: "you'll know what was never discussed",
      resumes: "a hope that you'd put away can be looked at again",
      eases: 'somebody will have introduced you to somebody',
      presses: "you'll have had to make your part stand alone",
    },
  },
}
