import type { SignThoughts } from '#lore/authored.ts'

export const moreOfMoonInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'A little competition would make you easier to live with.',
        'With your Moon in Aries, you feel safest when something is about to happen.',
        'A calm week can leave you looking for trouble, just for the company.',
        "If you find yourself a race, a deadline, or a small dare, you may be sweeter at home than you've been for days.",
      ],
      task: 'Call someone competitive and agree on a small bet for the week.',
    },
    presses: {
      says: [
        'Do you want comfort, or do you want people out of your way?',
        'Your Moon is in Aries, so you find help hardest to accept at the moment when you need it most.',
        'Someone may be hovering, with good intentions.',
        "Such a person would like a job to do, and if you give them one you'll have been looked after without having to hold still.",
      ],
      task: 'Give the person who wants to help you one small, specific thing to carry.',
    },
  },
  Taurus: {
    eases: {
      says: [
        "There's a case for a long meal and no news.",
        "You're steady, and other people rely on it (your Moon in Taurus).",
        'That can turn into being the one who never needs anything.',
        'You may find that somebody likes to spoil you, if you let them see what you reach for first.',
      ],
      task: 'Choose what you really want to eat, and take your time over it in good company.',
    },
    presses: {
      says: [
        'A change of plan can upset you more than the plan deserves.',
        'Because your Moon is in Taurus, you get your peace from knowing what comes next.',
        'Now the next thing has been changed.',
        "You can hold out until everyone is as uncomfortable as you are, or you can find the one thing in the new version that hasn't changed and hold on to that.",
      ],
      task: 'Ask for the new times or places in writing, so that you can get used to them.',
    },
  },
  Gemini: {
    eases: {
      says: [
        'A change of subject will do you more good than reflection.',
        "With your Moon in Gemini, you get bored with being sad before you're done with it.",
        'That may be a blessing.',
        'A change of subject, a silly video, and one friend who talks faster than you do can do what an evening of reflection would not.',
      ],
      task: 'Call the friend who makes you laugh before you have finished saying hello.',
    },
    presses: {
      says: [
        'You can tell everyone about it and leave out the part that matters.',
        'You find the words quickly (your Moon in Gemini), so as not to be alone with what they stand for.',
        'Everyone was sympathetic.',
        "What's missing is the dull little sentence with the feeling in it, and it won't make anybody laugh.",
      ],
      task: 'Tell one person the part that you left out, and stay on the line.',
    },
  },
  Cancer: {
    eases: {
      says: [
        "You may be full of old memories, and they're good company.",
        'Your Moon is in Cancer, its own sign, so what you feel comes with everything you felt before.',
        'You keep everything.',
        'A recipe, a photo, or a voice on the phone can make you feel that you belong to a long line of people who also had days like this.',
      ],
      task: "Ask the oldest person you can reach for a story that you haven't heard.",
    },
    presses: {
      says: [
        "You look after everyone when you're worried, and that leaves nobody a chance to look after you.",
        "With your Moon in Cancer, you feed people when you're frightened.",
        "They calm down, and you don't.",
        "If you've offered the same person food twice, they may only be waiting for a chance to ask how you are.",
      ],
      task: 'Let somebody else take care of one thing for an hour, and when they ask how you are, answer.',
    },
  },
  Leo: {
    eases: {
      says: [
        'The people who see you every day could have you at your best for once.',
        'Because your Moon is in Leo, you can turn an ordinary evening into an occasion with two candles and a good story.',
        'You may have been saving that for company.',
        'The person who always sees you in your socks would wonder what they had done to deserve it.',
      ],
      task: 'Dress up for an evening at home, and make one person feel like a guest.',
    },
    presses: {
      says: [
        "You'd have liked some praise, and you'd never say so.",
        "You live on being enjoyed (your Moon in Leo), and you'd never complain when you aren't.",
        'The people closest to you may be assuming that you know how they feel.',
        "You could tell them that you don't, which takes more courage from you than any performance.",
      ],
      task: 'Ask someone who loves you to tell you one thing that they like about you.',
    },
  },
  Virgo: {
    eases: {
      says: [
        "You'll relax by finishing something, and by nothing else.",
        'With your Moon in Virgo, you like to be needed in a definite way, for a definite time.',
        'People who tell you to relax have misunderstood.',
        'You relax by finishing, so choose something that can be finished, and enjoy the part afterward when you look at it.',
      ],
      task: 'Clean, sort, or mend one thing you can finish in forty minutes, and admire it.',
    },
    presses: {
      says: [
        'You may be busy with small faults because of one large worry.',
        "Your Moon is in Virgo, and you turn a worry into a symptom, or into somebody else's mistake.",
        "You've probably spotted three of those.",
        "Behind them there is usually one plain fear, and once it has been said to someone who doesn't rush to solve it, the rest looks tidy enough.",
      ],
      task: 'Tell somebody your worry in one sentence, and ask them not to fix it.',
    },
  },
  Libra: {
    eases: {
      says: [
        "It's worth making things around you a little more beautiful.",
        'You can be soothed by a well-laid table or two people being nice to each other (your Moon in Libra).',
        "An ugly room wears you down more than you'll say.",
        'You may have more power over that than you think, with a cloth, a plant, or a different seat.',
      ],
      task: 'Make the place where you spend the evening nicer than it has to be.',
    },
    presses: {
      says: [
        'Are you upset with someone, or with having to bring it up?',
        'Because your Moon is in Libra, you would do nearly anything to keep from being the one who starts it.',
        'So you wait to be asked, with a pleasant face.',
        'They can see the face and not the waiting, and they have no reason to think that anything is wrong.',
      ],
      task: 'Start one sentence with "I was upset when," and end it within ten words.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        "You could have a real conversation, and you've been missing one.",
        'With your Moon in Scorpio, you find small talk lonelier than silence.',
        "There's probably one person who feels the same and has been waiting for you to begin.",
        'It need not be heavy, since the two of you may find that the worst of it is rather funny.',
      ],
      task: "Ask someone you trust what they've been afraid of lately, and answer the same question.",
    },
    presses: {
      says: [
        'You notice that somebody has changed toward you, and the reason is a guess.',
        'You feel a change in somebody before they have felt it themselves (your Moon in Scorpio).',
        'The change is usually real, and what it means is a guess.',
        'A bad night or an argument with their boss would look just the same from where you are.',
      ],
      task: 'Ask what has changed for them, and believe the first answer for a day.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'You need something to look forward to more than you need a rest.',
        'Your Moon is in Sagittarius, and you need something to look forward to, the way others need sleep.',
        'When the calendar is bare, you get gloomy and call it wisdom.',
        'With one good thing on a date in the next month, and somebody who will hold you to it, the week looks different.',
      ],
      task: "Buy the ticket or reserve the table you've been talking about.",
    },
    presses: {
      says: [
        "You may be on your way out of a feeling that somebody else can't leave.",
        'With your Moon in Sagittarius, you have a way out of every feeling that threatens to be small and sad.',
        'The other person may have no such way out.',
        "They don't need you to be cheerful. It would mean a lot to them if you were still there in ten minutes.",
      ],
      task: 'Turn your phone off before one slow conversation, and let the other person end it.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        "There's somebody reliable in your life who has never been thanked for it.",
        "Because your Moon is in Capricorn, you're embarrassed by fuss and deeply grateful for reliability.",
        'There may be somebody in your life who has been on time for years.',
        "You could let them know what that has been worth to you, in terms that you'd both survive.",
      ],
      task: 'Thank the most reliable person you know, and give an example.',
    },
    presses: {
      says: [
        "Is it tiredness, or a sadness that you've been too busy for?",
        'You file a sorrow under later and then work until late (your Moon in Capricorn).',
        'That sorrow may need some time now.',
        'Twenty minutes alone with it, sitting down, would be less trouble than another week of being so capable.',
      ],
      task: 'Leave work on time once this week, and plan nothing for the evening.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        'You could do with some people, on your own terms.',
        "With your Moon in Aquarius, you're happiest among friends who let you come and go.",
        'You may feel like coming more than usual.',
        'If you turn up unannounced, at a place where you are always welcome and seldom seen, somebody will be pleased out of all proportion.',
      ],
      task: 'Text the friend whose invitations you keep turning down, and ask what the plan is.',
    },
    presses: {
      says: [
        'If somebody is upset, your theory about it can wait.',
        'Your Moon is in Aquarius, so you take a step back to see better, and from back there you see very well.',
        'What you miss is how upset they are.',
        "You needn't feel what they feel. They'd settle for a hand on the arm and no theory.",
      ],
      task: 'Bring one person something they like, and sit with them for a while.',
    },
  },
  Pisces: {
    eases: {
      says: [
        "It may take very little to move you to tears, and you'll feel better for it.",
        'Over the days you fill up without noticing, mostly with what belongs to others (your Moon in Pisces).',
        "A film, a hymn, or somebody's wedding picture is enough to let it out.",
        'Afterward you are light and rather funny, and you know exactly whom you would like to see.',
      ],
      task: 'Watch or listen to something that always gets to you, and call someone afterward.',
    },
    presses: {
      says: [
        "Who asked you to carry somebody else's trouble?",
        "With your Moon in Pisces, you say yes with your whole heart before you've checked whether you have the strength.",
        'The person in need may be perfectly all right by evening.',
        "You'd still be holding it then, having canceled your own plans in order to do so.",
      ],
      task: 'Wait two hours before you offer help, and keep the plan you had.',
    },
  },
}
