import type { MonthSteps } from '#lore/authored.ts'

export const seventhHouseSteps: MonthSteps = {
  will: {
    sun: {
      eases: [
        "You and somebody close want the same for a day, and it's a reminder that you often do.",
        'You can say what you want in front of the other person and see them nod.',
      ],
      presses: [
        'You may both want to decide, and one of you gives way without saying so.',
        'What you want and what somebody close wants may fall on the same evening.',
      ],
    },
    mercury: {
      eases: [
        "You can ask the other person straight out what they want, and there's less to guess.",
        'You and somebody close may find in two minutes what you both could live with.',
      ],
      presses: [
        'You argue about words when the question is who gives way.',
        'You may each explain your own side very well.',
      ],
    },
    venus: {
      eases: [
        'Somebody may give way to you for no better reason than that they like you.',
        'Somebody close may do it your way this time and even enjoy it.',
      ],
      presses: [
        'You agree for the sake of a nice evening and bring it up a week later.',
        'You may be so nice about it that nobody knows what you wanted.',
      ],
    },
    mars: {
      eases: [
        'You go ahead with your part and let the other person have theirs.',
        'You can propose something definite, and the other person only has to say yes.',
      ],
      presses: [
        'You fight over something that neither of you wanted very much.',
        'You may dig in over a detail because you gave way on something larger.',
      ],
    },
    slow: {
      eases: [
        "Over these weeks the two of you can find a way that doesn't cost either of you much.",
        'Over some weeks you and somebody close get better at taking turns.',
      ],
      presses: [
        'The old way of deciding between you stops working, and one of you has been waiting for that.',
        'One of you has given way too often, and it begins to show.',
      ],
    },
    moons: {
      new: [
        'You can settle beforehand which of you decides about it.',
        "You can ask somebody close whether they'd want it, too.",
      ],
      full: [
        'You see from it whether you and somebody close are pulling in one direction.',
        'You notice which of you makes room for it.',
      ],
    },
    since: {
      begins: [
        'you may have said what you want before trimming it to fit',
        'you may have told the other person what you want',
      ],
      shows: [
        "you'll both have seen where the two of you stand",
        "you'll both have said more than you usually do",
      ],
      halts: "you'll have had time to find out which of you was pushing",
      resumes: "you'll both know more than when you stopped",
      eases: "you'll have wanted the same at the same time",
      presses: "you'll have had to choose between peace and your own wish",
    },
  },
  heart: {
    sun: {
      eases: ['You feel well with somebody, and you could tell them what makes it so.'],
      presses: ["You want to be noticed by the person who's nearest and busiest."],
    },
    mercury: {
      eases: ["You say what you need in words that don't sound like a complaint."],
      presses: ['You ask for something so indirectly that only you know you asked.'],
    },
    venus: {
      eases: [
        'Somebody is tender with you without being asked, and you can say that you liked it.',
      ],
      presses: ["You give what you'd like to be given, and wait for the other person to notice."],
    },
    mars: {
      eases: ["You ask somebody for what you'd like while you still feel like asking."],
      presses: ['You pick a quarrel when what you want is to be close, or to be left alone.'],
    },
    slow: {
      eases: ['Over some weeks the distance between you and someone can come right.'],
      presses: ['What you need from somebody gets too large to hint at.'],
    },
    moons: {
      new: ["You could tell the person closest to you how much of it you'd like to share."],
      full: ['You notice whom you turn to about it, and how near you let them come.'],
    },
    since: {
      begins: 'you may have asked what the other person would like more of',
      shows: 'somebody will have shown you what they feel',
      halts: "you'll have had a quieter time together",
      resumes: 'the two of you can go on from where you stopped',
      eases: 'tenderness will have been easy for a while',
      presses: "you'll know which of you wants more at the moment",
    },
  },
  mind: {
    sun: {
      eases: ['You say what you took the agreement to be, and the other person meets you halfway.'],
      presses: ['You find that somebody has been counting on something you never said.'],
    },
    mercury: {
      eases: ['A question in plain words may get you the missing half of an agreement.'],
      presses: ["You're both talking, with nobody left to listen."],
    },
    venus: {
      eases: ["You're on good terms, which is the time to spell something out."],
      presses: ['You leave a point unspoken because things are going so well.'],
    },
    mars: {
      eases: ['You bring up the subject first and let the other person finish.'],
      presses: ["You interrupt at the very point where you'd have heard something new."],
    },
    slow: {
      eases: ['Over these weeks you and somebody can put into words what has gone without saying.'],
      presses: ['Something that you never spelled out may come back as a claim.'],
    },
    moons: {
      new: ['You can agree on the terms before it gets going.'],
      full: ['You find out what the other person had taken for granted about it.'],
    },
    since: {
      begins: 'you may have a regular time to talk',
      shows: "you'll know what the other person took the agreement to be",
      halts: "you'll have gone back over what you two had settled",
      resumes: 'something between you can be settled',
      eases: "you'll have understood each other with half the words",
      presses: "you'll know that you meant different things by the same words",
    },
  },
}
