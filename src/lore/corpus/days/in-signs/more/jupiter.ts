import type { SignThoughts } from '#lore/authored.ts'

export const moreOfJupiterInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'If you act on a good idea at once, it may be as easy as it looks.',
        "With your Jupiter in Aries, you believe in your first impulse, and you're proved right about as often as people with a plan.",
        'The difference is in how much fun you have.',
        'Somebody may be about to ask for volunteers, and you could be standing before they have finished.',
      ],
      task: 'Sign up for one thing on the spot.',
    },
    presses: {
      says: [
        'Your idea may be wonderful, and it may not be yours to carry out.',
        'You can mistake enthusiasm for an agreement (your Jupiter in Aries).',
        "You're ready to leave, and nobody else has stood up.",
        'If you wait until one other person says "when" instead of "nice," you\'ll have saved yourself a very energetic week.',
      ],
      task: 'Ask one person for a commitment with a date before you spend anything on the idea.',
    },
  },
  Taurus: {
    eases: {
      says: [
        'You may own more than you remember, and some of it is ready to be used.',
        'Because your Jupiter is in Taurus, you tend to end up with enough, and with a little extra put away.',
        'You might look at what has been growing quietly while you were busy.',
        'A skill, a savings account, or a patch of ground could be ready to give something back.',
      ],
      task: "Take stock of one thing that has grown while you weren't looking.",
    },
    presses: {
      says: [
        "Is there room at home for what you're about to buy?",
        'With your Jupiter in Taurus, you find it hard to leave a good thing in the store.',
        "The thing would be useful, and it's on sale.",
        "What it might be covering for is a wish to be held, and that can't be bought.",
      ],
      task: 'Sleep on one purchase, and spend an hour with somebody who is fond of you.',
    },
  },
  Gemini: {
    eases: {
      says: [
        'You could learn something new in an afternoon, at least well enough to enjoy it.',
        "You're lucky with beginnings that have pages in them (your Jupiter in Gemini).",
        'Depth can come later, or it can come to somebody else.',
        'Five phrases in a new language, or three chords, may be what puts you next to someone you would never have met.',
      ],
      task: 'Learn the first five minutes of something new, and use it on someone.',
    },
    presses: {
      says: [
        'A short answer was wanted, and you may still be giving the long one.',
        'Your Jupiter is in Gemini, so you know something about that, too.',
        'What you know is interesting, and it leads to another thing.',
        "If the other person stops asking questions and starts to nod at regular intervals, it's time to stop.",
      ],
      task: 'Answer the next question in one sentence, and ask one back.',
    },
  },
  Cancer: {
    eases: {
      says: [
        'You may be richer in people than you had counted.',
        'With your Jupiter in Cancer, you gather a family wherever you go, related or not.',
        'Some of them would travel a long way if you were in trouble.',
        'It might be nice to call on them before you are.',
      ],
      task: 'Plan a dinner with the two who live closest.',
    },
    presses: {
      says: [
        'How long has your guest been staying?',
        'You would rather be taken advantage of than be thought unkind (your Jupiter in Cancer).',
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
        "Because your Jupiter is in Leo, you draw luck by enjoying yourself, and you have less of it when you're being modest.",
        "You needn't wait until there's something to show.",
        "People bring chances to the person who looks as if they'd know what to do with one.",
      ],
      task: 'Say yes to the invitation with the most people in it.',
    },
    presses: {
      says: [
        "You've promised to shine, and you may prefer to watch.",
        'With your Jupiter in Leo, you say "leave it to me" from sheer good spirits.',
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
        'You believe in maintenance (your Jupiter in Virgo), which nobody has ever written a song about.',
        'It does add up.',
        "A form sent early, or a check-up booked, might spare you a whole month of a kind you've had before.",
      ],
      task: 'Check the tires, the smoke alarm, or the filter, and set a reminder for the next time.',
    },
    presses: {
      says: [
        'There may be too many good habits in your day.',
        'Your Jupiter is in Virgo, so you think that one more improvement will bring you peace.',
        'You have an app for the apps.',
        'If you dropped the habit that you like least, you might discover that the others get easier.',
      ],
      task: 'Remove one app that counts something, and take a walk without it.',
    },
  },
  Libra: {
    eases: {
      says: [
        'Two heads could make a job both easier and more fun.',
        "With your Jupiter in Libra, you have your best ideas in somebody else's company, and you give them half the credit.",
        'Half is about right.',
        'The person who comes to mind first may have been thinking of you for something, too.',
      ],
      task: 'Suggest a joint project to one person, small enough to be done in a month.',
    },
    presses: {
      says: [
        'Fairness can be overdone, and you may be doing it.',
        'You give the benefit of the doubt to everyone, in equal portions (your Jupiter in Libra).',
        'One of them may have used it up.',
        'You may say so and stay friendly, and the others, who have been behaving well, might be rather relieved.',
      ],
      task: 'Treat one person according to what they did, and leave it at that.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        'You could get help with the thing that you thought you could tell no one.',
        "Because your Jupiter is in Scorpio, you're at your most generous in private.",
        "You've seldom been on the receiving side.",
        'One conversation with a person who is paid, or pledged, to keep it to themselves might turn the matter from a secret into a task.',
      ],
      task: "Make the appointment, and write down the first sentence you'd say.",
    },
    presses: {
      says: [
        "You want to know everything, and you'd be happier knowing half.",
        "With your Jupiter in Scorpio, you can't leave a sealed envelope alone.",
        "Whatever is in it, you'll have to carry it afterward.",
        'The person concerned may tell you of their own accord, in a version that does them credit, provided that you let them.',
      ],
      task: 'Leave one thing unread, unasked, or unopened until somebody tells you.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        "You'd like to be somewhere else, and you could begin with lunch.",
        'You do well whenever you cross a border (your Jupiter in Sagittarius), if only into another part of town.',
        'You may have been busy being sensible.',
        "One phone call, one language class, or one borrowed book about a place you'd like to see might be enough to begin with.",
      ],
      task: "Eat lunch somewhere you've never been, and order what you can't pronounce.",
    },
    presses: {
      says: [
        'You may be preaching, and you used to hate that.',
        "Your Jupiter is in Sagittarius, so you're glad when you've found the answer, and you hand out copies.",
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
        'With your Jupiter in Capricorn, you trust effort and are suspicious of gifts.',
        'This one may look like an extra job.',
        "It could be the sort that people with your experience get offered once, by somebody who doesn't offer twice.",
      ],
      task: 'Look closely at one offer that you were about to decline as too much work.',
    },
    presses: {
      says: [
        'It may be safe to hope for more than you do.',
        "You ask for what you're sure to get (your Jupiter in Capricorn).",
        "People have always said yes, and you've taken that for generosity.",
        "A refusal would at least tell you how far you can go, and you've never come close to one.",
      ],
      task: 'Ask for a bit more than you expect to be given.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        'A stranger may be on your side.',
        "Because your Jupiter is in Aquarius, you have faith in people you haven't met.",
        "Most of your friends don't get that far.",
        "If hundreds of people could read your question, there's a fair chance that one of them knows and is delighted to be asked.",
      ],
      task: 'Answer one question from a stranger online, as well as you can.',
    },
    presses: {
      says: [
        'The cause is good, and the meetings are long.',
        'With your Jupiter in Aquarius, you give your evenings to whatever might help everyone.',
        'Somebody at home would like one of those evenings.',
        "The cause will still be there next week, and they'll have gone to bed.",
      ],
      task: 'Skip one meeting for a good cause, and tell the person you stay in for.',
    },
  },
  Pisces: {
    eases: {
      says: [
        "Something may come your way that you hadn't thought to want.",
        'You do best with open hands and no clear idea (your Jupiter in Pisces).',
        'A list would only get in the way.',
        "If there's music in the side street, or somebody makes an odd request, it can be a small adventure with no lesson in it.",
      ],
      task: 'Follow one invitation that makes no sense on paper.',
    },
    presses: {
      says: [
        'Somebody may count on your patience more than is good for either of you.',
        'Your Jupiter is in Pisces, so you forgive in advance.',
        "It's a beautiful quality, and it has its regular customers.",
        'You can go on wishing them well without helping, and they might do better on their own than either of you believes.',
      ],
      task: 'Say no to one request that you have granted more than twice.',
    },
  },
}
