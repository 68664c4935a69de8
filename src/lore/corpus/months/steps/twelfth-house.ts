import type { MonthSteps } from '#lore/authored.ts'

export const twelfthHouseSteps: MonthSteps = {
  will: {
    sun: {
      eases: [
        'You have the strength to leave something undone, and nobody has to be told.',
        "You feel rested enough to see what you'd rather not do again.",
      ],
      presses: [
        "You're wanted for one more duty that nobody will notice you did.",
        "Somebody may ask for you as soon as you've sat down, and you can say that it'll be an hour.",
      ],
    },
    mercury: {
      eases: [
        "You tell one person what you do when nobody's looking, and hear whether it's needed.",
        "You can put into words what you do behind the scenes, and it's a longer list than you thought.",
      ],
      presses: [
        "You explain at length why you can't stop, and begin to doubt it halfway through.",
        'You may think about work through the whole hour in which you meant to rest.',
      ],
    },
    venus: {
      eases: [
        "Somebody does something for you that you'd usually have done for them.",
        'Somebody may be kind to you without needing anything, and you can stay for that.',
      ],
      presses: [
        'You look after somebody to avoid a quiet hour of your own.',
        "You may say that you don't mind, about something you do mind.",
      ],
    },
    mars: {
      eases: [
        "You finish one job that nobody sees, and you don't pick up another.",
        'You can cross off one duty and go to bed early on the strength of it.',
      ],
      presses: [
        "If you're angry at the person you're doing something for, that may be the job to stop doing.",
        'You may be angry with somebody when you mostly need sleep. An early night will show whether you still are.',
      ],
    },
    slow: {
      eases: [
        'Over these weeks you can let some unseen duties go, one at a time.',
        'Over some weeks you find out how little of what you do has to be done by you.',
      ],
      presses: [
        "You're more tired than the work explains, and some of what you do unseen has to stop.",
        'Rest gets harder to put off, and you can hear what your body says about it.',
      ],
    },
    moons: {
      new: [
        'You can make room for it by dropping something that nobody will miss.',
        "If it stays small, it won't turn into one more duty.",
        'Nothing has to come of it, which is what makes it restful.',
      ],
      full: [
        "You see how much you've done for it that nobody saw.",
        'You notice how much strength it took, and whether anyone knew.',
      ],
    },
    since: {
      begins: [
        'you may have had an hour that nobody knew about',
        'you may have kept one hour for yourself',
      ],
      shows: [
        "you'll have seen how much you do where nobody looks",
        "you'll have counted what you do without being seen",
      ],
      halts: "you'll have had to get your breath back",
      resumes: "you'll have come out of a tired stretch",
      eases: "you'll have seen that things happen without you",
      presses: "you'll have found the limit of what willpower can do",
    },
  },
  heart: {
    sun: {
      eases: ["You know what you feel for once, and it's your own."],
      presses: ["You put your own mood aside because somebody else's is louder."],
    },
    mercury: {
      eases: ['You say half of what you feel, and the right person guesses the rest.'],
      presses: ["You listen to somebody's troubles until you can't find your own thoughts."],
    },
    venus: {
      eases: ["You're with somebody without having to cheer them up."],
      presses: ["You feel lonely in company, and it's easier to say so to one person."],
    },
    mars: {
      eases: ['You do something physical with a feeling before you try to understand it.'],
      presses: [
        "You're carrying somebody else's anger, and the sign of it is that you can't find a reason of your own.",
      ],
    },
    slow: {
      eases: ["Over some weeks you get better at telling your own moods from other people's."],
      presses: ["A feeling that you've kept to yourself wants company."],
    },
    moons: {
      new: ['You can keep it to yourself for a while, or let one person know.'],
      full: ['A feeling comes up with it, and you can ask yourself whose it is.'],
    },
    since: {
      begins: "you may have written down what you don't mean to show",
      shows: "a feeling you'd managed alone will have come out",
      halts: "you'll have had more time to yourself",
      resumes: "you'll have worked something through on your own",
      eases: "you'll have felt close to people without much talk",
      presses: "you'll know whose unhappiness you've been carrying",
    },
  },
  mind: {
    sun: {
      eases: [
        "In a good mood you can look at what you've kept from yourself, and it's an ordinary size.",
      ],
      presses: ['You act more certain than you are, and the worry waits until you get home.'],
    },
    mercury: {
      eases: ["Somebody may say the words you've been avoiding, and they're only words."],
      presses: [
        'A worry may come with a great many details, and it has fewer of them by daylight.',
      ],
    },
    venus: {
      eases: [
        "Good company may take your mind off a worry, and it's smaller when you come back to it.",
      ],
      presses: ["You smile over something that you know isn't all right."],
    },
    mars: {
      eases: ['You do one practical thing about what worries you and cross it off.'],
      presses: ["You're irritable about everything except what's bothering you."],
    },
    slow: {
      eases: ['Over some weeks an old worry loses some of its grip.'],
      presses: ["What you know and haven't admitted gets harder to step around."],
    },
    moons: {
      new: ['A beginning like that leaves a worry less room.'],
      full: ["You may find that it has to do with what you've been worrying about."],
    },
    since: {
      begins: 'you may have put the worry into one sentence',
      shows: "you'll have had a proper look at what you knew",
      halts: "you'll know what was left to understand",
      resumes: "you'll be able to tell somebody what you've understood",
      eases: "an answer will have come when you weren't looking for it",
      presses: "you'll have heard how a worry sounds late in the evening",
    },
  },
}
