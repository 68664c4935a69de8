import type { SignThoughts } from '#lore/authored.ts'

export const moreOfMoonInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'A bit of speed would do you good.',
        'Your Moon in Aries feels safest when something is about to happen.',
        'A calm week can leave it looking for trouble, just for the company.',
        "If you give it a race, a deadline, or a small dare, you may be sweeter at home than you've been for days.",
      ],
      task: 'Try to beat the clock, a child, or a friend at something silly.',
    },
    presses: {
      says: [
        'Do you want comfort, or do you want them to get out of the way?',
        'Your Moon in Aries needs help least of all at the moment when it needs it most.',
        'Someone may be hovering, with good intentions.',
        "They'd like a job to do, and if you give them one you will have been looked after without having to hold still for it.",
      ],
      task: 'Give the person who wants to help you one small, specific thing to carry.',
    },
  },
  Taurus: {
    eases: {
      says: [
        'You could do with a long meal and no news.',
        'Your Moon in Taurus is steady, and other people set their watches by it.',
        'That can turn into being the one who never needs anything.',
        'You may find that somebody likes to spoil you, if you let them see what you reach for first.',
      ],
      task: 'Choose what you really want to eat, and take your time over it in good company.',
    },
    presses: {
      says: [
        'You may be attached to the plan more than to what the plan was for.',
        'Your Moon in Taurus gets its peace from knowing what comes next.',
        'What comes next has moved.',
        'You can hold out until everyone is as uncomfortable as you are, or you can find the one fixed point in the new version and stand on that.',
      ],
      task: 'Find one thing about the new plan that stays the same, and hold on to that.',
    },
  },
  Gemini: {
    eases: {
      says: [
        'If a mood has been following you around, read it the headlines.',
        "Your Moon in Gemini gets bored with being sad before it's done with it.",
        'That may be a blessing.',
        'A change of subject, a silly video, and one friend who talks faster than you do can do what an evening of reflection would not.',
      ],
      task: 'Call the friend who makes you laugh before you have finished saying hello.',
    },
    presses: {
      says: [
        'You may have told the story to four people, and left out the same thing each time.',
        'Your Moon in Gemini finds the words quickly so as not to be alone with what they stand for.',
        'Everyone was sympathetic.',
        "What's missing is the dull little sentence with the feeling in it, and it won't make anybody laugh.",
      ],
      task: 'Tell one person the part that you left out, and stay on the line.',
    },
  },
  Cancer: {
    eases: {
      says: [
        'Something from long ago may drift up, in a friendly mood.',
        'Your Moon in Cancer is at home in its own sign, so what it feels is seldom wrong, and seldom new.',
        'It keeps everything.',
        'A recipe, a photo, or a voice on the phone can make you feel that you belong to a long line of people who also had days like this.',
      ],
      task: "Ask the oldest person you can reach for a story that you haven't heard.",
    },
    presses: {
      says: [
        'You may be looking after everyone so that nobody asks about you.',
        "Your Moon in Cancer feeds people when it's frightened.",
        'It works on them.',
        'If you notice that you have offered food to the same person twice, it might be a good moment to sit down and let them ask.',
      ],
      task: "Leave one need of somebody else's unmet for an hour, and notice what you feel.",
    },
  },
  Leo: {
    eases: {
      says: [
        "There's something to celebrate, if you look for it.",
        'Your Moon in Leo turns an ordinary evening into an occasion with two candles and a good story.',
        'You may have been saving that for company.',
        'The person who always sees you in your socks would wonder what they had done to deserve it.',
      ],
      task: 'Dress up for an evening at home, and make one person feel like a guest.',
    },
    presses: {
      says: [
        'Nobody clapped, and you find that you mind.',
        'Your Moon in Leo lives on being enjoyed, and it would never send the plate back.',
        'The people closest to you may be assuming that you know.',
        "You could tell them that you don't, which takes more courage from you than any performance.",
      ],
      task: 'Ask someone who loves you to tell you one thing that they like about you.',
    },
  },
  Virgo: {
    eases: {
      says: [
        "A short list, a sharp pencil, and you're almost happy.",
        'Your Moon in Virgo likes to be needed in a definite way, for a definite time.',
        'People who tell it to relax have misunderstood.',
        'You relax by finishing, so choose something that can be finished, and enjoy the part afterward when you look at it.',
      ],
      task: 'Clean, sort, or mend one thing you can finish in forty minutes, and admire it.',
    },
    presses: {
      says: [
        'Your stomach may have known before you did.',
        "Your Moon in Virgo turns a worry into a symptom, or into somebody else's mistake.",
        "You've probably spotted three of those.",
        "Behind them there is usually one plain fear, and once it has been said to someone who doesn't rush to solve it, the rest looks tidy enough.",
      ],
      task: 'Tell somebody your worry in one sentence, and ask them not to fix it.',
    },
  },
  Libra: {
    eases: {
      says: [
        'Beauty does its work on you, if you stand still for it.',
        'Your Moon in Libra can be soothed by a well-laid table or two people being nice to each other.',
        'An ugly room wears it down more than it will say.',
        'You may have more power over that than you think, with a cloth, a plant, or a different seat.',
      ],
      task: 'Make the place where you spend the evening nicer than it has to be.',
    },
    presses: {
      says: [
        'Are you upset with them, or with having to bring it up?',
        'Your Moon in Libra would do nearly anything to keep from being the one who starts it.',
        'So it waits to be asked, with a pleasant face.',
        'They can see the face and not the waiting, and they have no reason to think that anything is wrong.',
      ],
      task: 'Start one sentence with "I was upset when," and end it within ten words.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        'You may feel like telling the truth to somebody, all the way down.',
        'Your Moon in Scorpio finds small talk lonelier than silence.',
        "There's probably one person who feels the same and has been waiting for you to begin.",
        'It need not be heavy, since the two of you may find that the worst of it is rather funny.',
      ],
      task: "Ask someone you trust what they've been afraid of lately, and answer the same question.",
    },
    presses: {
      says: [
        "You may be sure of a betrayal that hasn't happened.",
        'Your Moon in Scorpio feels a change in somebody before they have felt it themselves.',
        'The change is usually real, and what it means is a guess.',
        'A bad night or a row with their boss would look just the same from where you are.',
      ],
      task: 'Ask what has changed for them, and believe the first answer for a day.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'Hope comes back as if it had only been out for milk.',
        'Your Moon in Sagittarius needs something to look forward to, the way others need sleep.',
        'When the calendar is bare it gets gloomy and calls it wisdom.',
        'With one good thing on a date in the next month, and somebody who will hold you to it, the week looks different.',
      ],
      task: 'Put one thing you will look forward to on the calendar, and tell someone.',
    },
    presses: {
      says: [
        'You may be on your way out, in your mind, from a conversation that needs you to stay.',
        'Your Moon in Sagittarius has an exit for every feeling that threatens to be small and sad.',
        'The other person is in the small sad part.',
        "They don't need you to be cheerful. It would mean a lot to them if you were still there in ten minutes.",
      ],
      task: 'Stay in one slow conversation until the other person ends it.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        'A dry joke and a firm handshake may be all the tenderness you need.',
        'Your Moon in Capricorn is embarrassed by fuss and deeply grateful for reliability.',
        'Somebody in your life has been on time for years.',
        "You could let them know what that has been worth to you, in terms that you'd both survive.",
      ],
      task: 'Thank the most reliable person you know, and give an example.',
    },
    presses: {
      says: [
        "Is it tiredness, or is it the thing that you haven't let yourself feel since the last time you were busy?",
        'Your Moon in Capricorn files a sorrow under later and then works until late.',
        'It may be asking for its appointment.',
        'Twenty minutes alone with it, sitting down, would be less trouble than another week of being so capable.',
      ],
      task: "Sit with one thing you've postponed feeling for twenty minutes, with no screen.",
    },
  },
  Aquarius: {
    eases: {
      says: [
        'You like people, in general and, for the moment, in particular.',
        'Your Moon in Aquarius is happiest among friends who let it come and go.',
        'It may feel like coming more than usual.',
        'If you turn up unannounced, at a place where you are always welcome and seldom seen, somebody will be pleased out of all proportion.',
      ],
      task: 'Turn up somewhere you are always invited and hardly ever go.',
    },
    presses: {
      says: [
        "Someone may need you to feel something, and you've begun to analyze.",
        'Your Moon in Aquarius takes a step back to see better, and from back there it sees very well.',
        'What it misses is the temperature.',
        "You needn't feel what they feel. They'd settle for a hand on the arm and no theory.",
      ],
      task: 'Comfort one person without explaining anything.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'You may cry at something, and it would do you good.',
        'Your Moon in Pisces fills up over the days without noticing, mostly with what belongs to others.',
        "A film, a hymn, or somebody's wedding picture is enough to let it out.",
        'Afterward you are light and rather funny, and you know exactly whom you would like to see.',
      ],
      task: 'Watch or listen to something that always gets to you, and call someone afterward.',
    },
    presses: {
      says: [
        'Who asked you to carry this?',
        'Your Moon in Pisces says yes with its whole heart, before its back has been consulted.',
        'The person in need may be perfectly all right by evening.',
        "You'd still be holding it then, having canceled your own plans in order to do so.",
      ],
      task: 'Wait two hours before you offer help, and keep the plan you had.',
    },
  },
}
