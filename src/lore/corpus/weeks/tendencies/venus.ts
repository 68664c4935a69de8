import type { WeekScenes } from '#lore/authored.ts'

export const venusTendencies: WeekScenes = {
  eases: {
    '1': {
      eases:
        'You may be liked without having done anything for it, and notice how restful that is.',
      presses: "You're likely to work at being liked in company that liked you already.",
      later: 'You may leave a gathering less tired than usual, since you worked less hard at it.',
    },
    '2': {
      eases: 'You can tell what makes you happy from what was merely a good buy.',
      presses: 'You may bring home one more thing because it was cheaper than it might have been.',
      later: "Before you pay, ask whether you'd reach for it every day.",
    },
    '3': {
      eases: "People nearby may be friendlier than you'd given them credit for.",
      presses: 'You and somebody else may both be waiting for the other to write.',
      later: "It costs you one line to find out who's glad to hear from you.",
    },
    '4': {
      eases: "Your place may please you more than usual, and it's because of who's in it.",
      presses: 'You may try to improve an evening by buying something for the room.',
      later: "You can ask somebody over before everything's in order.",
    },
    '5': {
      eases: "You know what you like before you've asked anyone, and it's worth believing.",
      presses: 'You may show your choice to a friend and watch it lose its charm.',
      later: 'You can like something without a second opinion.',
    },
    '6': {
      eases: 'A dull task may be almost a pleasure because of the company.',
      presses:
        'You may save the dullest task for last and do it alone, which makes it twice as long.',
      later: 'You can move the dull part to where the people are.',
    },
    '7': {
      eases: 'The two of you may be happiest in the middle of something ordinary.',
      presses:
        "A special occasion may turn out stiff, since you've both been looking forward to it.",
      later: 'You can have more of the ordinary hours for the asking.',
    },
    '8': {
      eases: "Sharing may be easy, because it's clear who gives what.",
      presses: 'You may each hold back a little for fear of seeming to count.',
      later: 'With the terms out in the open, you can both be generous.',
    },
    '9': {
      eases: "Among strangers you're likely to be curious and easy to please, and people like it.",
      presses: 'At home you may have your opinion ready before anyone has finished.',
      later: 'You can bring a bit of your other self back with you.',
    },
    '10': {
      eases: "A kindness of yours may come back to you by way of somebody's good opinion.",
      presses: 'You may let a compliment stand that belonged to two people.',
      later: 'You can give the credit by name, and lose nothing by it.',
    },
    '11': {
      eases: 'You may get a few minutes alone with somebody you usually see across a room.',
      presses: 'You may come home from a crowd without having talked to the one you went for.',
      later: "An invitation for two would say what the group can't.",
    },
    '12': {
      eases: 'You can enjoy yourself without an explanation, even to yourself.',
      presses: 'You may make excuses for an hour that did you good.',
      later: 'You can call such an hour rest, and mean it.',
    },
  },
  presses: {
    '1': {
      eases:
        "You may be told that you look like yourself, and it's the best compliment of the week.",
      presses: "You may dress for one person and forget about everyone who's glad to see you.",
      later: 'You can get ready in half the time and be just as welcome.',
    },
    '2': {
      eases: "You may be treated for once, and find that it doesn't make you smaller.",
      presses: 'You may pay in order to be thought of in a certain way.',
      later: 'You can give an hour instead of a present and see which one they keep.',
    },
    '3': {
      eases: 'You may say a little more than is polite, and the talk gets warmer.',
      presses: "You may agree with something you don't agree with, to keep the peace.",
      later: "What you'd like only has to be said once, and early.",
    },
    '4': {
      eases: 'Somebody may like the one thing at home that you chose yourself.',
      presses: "You may live around somebody else's taste and call it a compromise.",
      later: 'You can begin with a corner, and without a debate.',
    },
    '5': {
      eases: 'You may spend time with somebody who pays you no compliments, and enjoy it.',
      presses: 'You may mistake being admired for being interested.',
      later: 'A compliment may please you as much as ever and decide a little less.',
    },
    '6': {
      eases: "Something you'd planned to do for people may turn out not to be needed.",
      presses: 'You may do one more small service and wait for somebody to see it.',
      later: 'You can ask what would help, and leave out the rest.',
    },
    '7': {
      eases: "They may show you what you wanted to hear, in some way that isn't words.",
      presses: 'You may set out three hints and be disappointed three times.',
      later: "You could ask, since they don't know that you're waiting.",
    },
    '8': {
      eases: 'You may accept something without paying it back at once, and nothing is lost by it.',
      presses:
        "You're likely to offer help before you know whether it's wanted, and then to listen for the thanks.",
      later: 'If you ask first, you may find that half as much is wanted.',
    },
    '9': {
      eases: "You may enjoy something that you'd never recommend to the people you admire.",
      presses: "You may praise what you're supposed to praise, and be bored by it.",
      later: "You can keep the two or three things that you'd like without an audience.",
    },
    '10': {
      eases: "Somebody you hadn't thought of may speak well of you.",
      presses: "You may let one person's mood tell you how you're doing.",
      later: 'With more people who know what you do, no single face decides.',
    },
    '11': {
      eases: 'You may disagree with a friend and be liked as much as before.',
      presses: 'You may agree with both sides in turn and feel like neither.',
      later: 'You can say where you stand without making a speech of it.',
    },
    '12': {
      eases: 'They may notice what you do for them, and be touched.',
      presses: "You may do something kind in such a way that it can't be traced to you.",
      later: 'You can let your fondness be seen, once, and find out what it means to them.',
    },
  },
}
