import type { SignThoughts } from '#lore/authored.ts'

export const moreOfJupiterInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'If you act on it at once, it may be as easy as it looks.',
        "Your Jupiter in Aries believes in the first impulse, and it's proved right about as often as people with a plan.",
        'The difference is in how much fun it has.',
        'Somebody may be about to ask for volunteers, and you could be standing before they have finished.',
      ],
      task: 'Sign up for one thing on the spot.',
    },
    presses: {
      says: [
        'It may be a wonderful idea, and it may not be yours to carry out.',
        'Your Jupiter in Aries can mistake enthusiasm for an agreement.',
        'You have the coat on, and nobody else has stood up.',
        'If you wait until one other person says "when" instead of "nice," you\'ll have saved yourself a very energetic week.',
      ],
      task: 'Ask one person for a commitment with a date before you spend anything on the idea.',
    },
  },
  Taurus: {
    eases: {
      says: [
        'What you need may be lying about at home.',
        'Your Jupiter in Taurus has a way of ending up with enough, and with a little extra in a jar.',
        'You might look at what has been growing quietly while you were busy.',
        'A skill, a savings account, or a patch of ground could be ready to give something back.',
      ],
      task: "Take stock of one thing that has grown while you weren't looking.",
    },
    presses: {
      says: [
        'Is there room for it?',
        'Your Jupiter in Taurus finds it hard to leave a good thing in the shop.',
        "It would be useful, and it's reduced.",
        'What it might be covering for is a wish to be held on to, and nothing in the bag has arms.',
      ],
      task: 'Sleep on one purchase, and spend an hour with somebody who is fond of you.',
    },
  },
  Gemini: {
    eases: {
      says: [
        'You could learn it in an afternoon, at least well enough to enjoy it.',
        'Your Jupiter in Gemini is lucky with beginnings that have pages in them.',
        'Depth can come later, or it can come to somebody else.',
        'Five phrases in a new language, or three chords, may be what puts you next to someone you would never have met.',
      ],
      task: 'Learn the first five minutes of something new, and use it on someone.',
    },
    presses: {
      says: [
        'You may be giving a tour when they asked for the exit.',
        'Your Jupiter in Gemini knows something about that, too.',
        "It's interesting, and it leads to another thing.",
        'The other person has stopped asking questions and started to nod at regular intervals, which is your cue.',
      ],
      task: 'Answer the next question in one sentence, and ask one back.',
    },
  },
  Cancer: {
    eases: {
      says: [
        'You may be richer in people than you had counted.',
        'Your Jupiter in Cancer gathers a family wherever it goes, with or without a resemblance.',
        'Some of them would travel a long way if you were in trouble.',
        'It might be nice to call on them before you are.',
      ],
      task: 'Write to three people who would come if you called, and tell them you are well.',
    },
    presses: {
      says: [
        'How long have they been staying?',
        'Your Jupiter in Cancer would rather be taken advantage of than be thought unkind.',
        'The guest may be a person, or a project, or a box that belongs to your cousin.',
        "You can ask when it'll be collected in a tone that nobody could object to, since you have all the warmth for it.",
      ],
      task: 'Name a friendly end date for one thing or one person you are putting up.',
    },
  },
  Leo: {
    eases: {
      says: [
        "It's a good moment to be seen having a good time.",
        "Your Jupiter in Leo draws luck by enjoying itself, and it goes a little dim when it's being modest.",
        "You needn't wait until there's something to show.",
        "People bring chances to the person who looks as if they'd know what to do with one.",
      ],
      task: 'Say yes to the invitation with the most people in it.',
    },
    presses: {
      says: [
        "You may have promised a performance on a day when you'd like to be in the audience.",
        'Your Jupiter in Leo says "leave it to me" from sheer good spirits.',
        'Then it has to be splendid.',
        'Others would enjoy a turn, and one of them has been practicing at home and would never push in front of you.',
      ],
      task: "Pass one leading part to somebody who hasn't had one.",
    },
  },
  Virgo: {
    eases: {
      says: [
        'Doing one small thing well may turn out to be a big favor to yourself.',
        'Your Jupiter in Virgo believes in maintenance, which nobody has ever written a song about.',
        'It does add up.',
        "A form sent early, or a check-up booked, might spare you a whole month of a kind you've had before.",
      ],
      task: 'Do the one piece of maintenance that would cost you most if you forgot it.',
    },
    presses: {
      says: [
        'There may be too many good habits in your day.',
        'Your Jupiter in Virgo thinks that one more improvement will bring peace.',
        'You have an app for the apps.',
        'If you dropped the habit that you like least, you might discover that the others had been waiting for its seat.',
      ],
      task: 'Give up one good habit for a week, without replacing it.',
    },
  },
  Libra: {
    eases: {
      says: [
        'Two heads could make this both easier and more fun.',
        "Your Jupiter in Libra has its best ideas in somebody else's company, and gives them half the credit.",
        'Half is about right.',
        'The person who comes to mind first may have been thinking of you for something, too.',
      ],
      task: 'Suggest a joint project to one person, small enough to be done in a month.',
    },
    presses: {
      says: [
        'Fairness can be overdone, and you may be doing it.',
        'Your Jupiter in Libra gives the benefit of the doubt to everyone, in equal portions.',
        'One of them has used it up.',
        'You may say so and stay friendly, and the others, who have been behaving well, might be rather relieved.',
      ],
      task: 'Treat one person according to what they did, and leave it at that.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        'You could get help with the thing that you thought you could tell no one.',
        'Your Jupiter in Scorpio is at its most generous behind a closed door.',
        'It has seldom been on the receiving side.',
        'One conversation with a person who is paid, or pledged, to keep it to themselves might turn the matter from a secret into a task.',
      ],
      task: 'Ask one trustworthy person for advice about the thing you keep to yourself.',
    },
    presses: {
      says: [
        "You want to know everything, and you'd be happier knowing half.",
        "Your Jupiter in Scorpio can't leave a sealed envelope alone.",
        "Whatever is in it, you'll have to carry it afterward.",
        'The person concerned may tell you of their own accord, in a version that does them credit, provided that you let them.',
      ],
      task: 'Leave one thing unread, unasked, or unopened until somebody tells you.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'Somewhere there is a map with your name on it.',
        'Your Jupiter in Sagittarius does well whenever it crosses a border, if only into another part of town.',
        'You may have been busy being sensible.',
        'One phone call, one language class, or one borrowed book about the place might be the first real mile.',
      ],
      task: 'Do one thing that brings a far-off place nearer.',
    },
    presses: {
      says: [
        'You may be preaching, and you used to hate that.',
        'Your Jupiter in Sagittarius is so glad to have found the answer that it hands out copies.',
        'Others are still enjoying the question.',
        "If what you believe is worth having, it'll show in how you behave in traffic, and someone is bound to ask.",
      ],
      task: 'Practice one thing you believe, and mention it to nobody.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        'You have earned a little luck, and it has arrived in work clothes.',
        'Your Jupiter in Capricorn trusts effort and is suspicious of gifts.',
        'This one may look like an extra job.',
        "It could be the sort that people with your experience get offered once, by somebody who doesn't offer twice.",
      ],
      task: 'Look closely at one offer that you were about to decline as too much work.',
    },
    presses: {
      says: [
        'It may be safe to hope for more than you do.',
        'Your Jupiter in Capricorn asks for what it is sure to get.',
        "They've always said yes, and you've taken that for generosity.",
        "A refusal would at least tell you where the wall is, and you've never been near it.",
      ],
      task: 'Ask for a bit more than you expect to be given.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        'A stranger may be on your side.',
        "Your Jupiter in Aquarius has faith in people it hasn't met.",
        "In that it's ahead of most of its friends.",
        "If hundreds of people could read your question, there's a fair chance that one of them knows and is delighted to be asked.",
      ],
      task: 'Ask your question in a forum or a group where you know nobody.',
    },
    presses: {
      says: [
        'The cause is good, and the meetings are long.',
        'Your Jupiter in Aquarius gives its evenings to whatever might help everyone.',
        'Somebody at home would like to be included in everyone.',
        "The cause will still be there next week, and they'll have gone to bed.",
      ],
      task: 'Skip one meeting for a good cause, and tell the person you stay in for.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'You may be given something that you had not thought to want.',
        'Your Jupiter in Pisces does best with open hands and no clear idea.',
        'A list would only get in the way.',
        "If there's music in the side street, or somebody makes an odd request, it can be a small adventure with no lesson in it.",
      ],
      task: 'Follow one invitation that makes no sense on paper.',
    },
    presses: {
      says: [
        'Somebody may be living on your patience.',
        'Your Jupiter in Pisces forgives in advance.',
        "It's a beautiful quality, and it has its regular customers.",
        'You can go on wishing them well with the door closed, and they might do better out there than either of you believes.',
      ],
      task: 'Say no to one request that you have granted more than twice.',
    },
  },
}
