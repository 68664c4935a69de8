import type { SignThoughts } from '#lore/authored.ts'

export const moreOfMarsInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'Whatever needs doing, you could have it done before lunch.',
        "With your Mars in Aries, you're at your best against the clock and alone.",
        'A plan with five people in it tends to wear you out before the start.',
        'If you take one piece and run with it, the other four may well be glad that one thing at least is off the table.',
      ],
      task: "Tell the others which part you're taking, and have it done by noon.",
    },
    presses: {
      says: [
        "Some prizes aren't worth having, and you may be about to win one.",
        "You can't see a race without joining it (your Mars in Aries).",
        "The other driver, or the other bidder, has no idea that there's one.",
        'Where you were going before they got in front of you may have been a different street.',
      ],
      task: 'Let one person win, without telling them that you did.',
    },
  },
  Taurus: {
    eases: {
      says: [
        'Slow and strong is just what the thing requires.',
        'Your Mars is in Taurus, so you like work that you can see afterward, such as a wall, a garden, or a balance.',
        'You have little use for urgent matters that will be forgotten by evening.',
        'You may be able to let a few of those go by, and nobody will notice which.',
      ],
      task: 'Spend an hour on something that will still be there in a year.',
    },
    presses: {
      says: [
        'You may have said no, and be stuck with having said it.',
        'With your Mars in Taurus, you take up a position and then settle in.',
        'Other people have walked around it and gone on.',
        'Standing firm has nothing left to do here, and a step to the side would look a good deal stronger than you expect.',
      ],
      task: 'Reopen one thing you refused, with a condition that would make it possible.',
    },
  },
  Gemini: {
    eases: {
      says: [
        "There's nothing wrong with you that a good argument wouldn't cure.",
        'Because your Mars is in Gemini, you win by being quicker, and you enjoy an opponent who keeps up.',
        'There may be one nearby.',
        "A good argument with somebody who doesn't take it personally can do for your energy what a run does for other people.",
      ],
      task: "Find a friendly opponent, and argue the side you don't believe.",
    },
    presses: {
      says: [
        'How many things have you started since breakfast?',
        'You get rid of tension by beginning something (your Mars in Gemini).',
        'Each of the things you begin is a good idea.',
        'Together they feel like being nibbled at, and you might find that finishing any one of them, never mind which, lets your shoulders down.',
      ],
      task: "Close everything on your screen but one thing, and stay with it until it's done.",
    },
  },
  Cancer: {
    eases: {
      says: [
        'You can get people moving by making them feel safe.',
        "With your Mars in Cancer, you work hard for whatever you've taken under your wing.",
        'For an abstract goal you can barely get off the couch.',
        "If you think of the one person who would be better off, the job you've put off may take on a face, and then it's half begun.",
      ],
      task: "Call the person who'd be better off, and tell them when you'll have it done.",
    },
    presses: {
      says: [
        'Are you protecting someone, or are you picking a fight on their behalf?',
        "Your Mars is in Cancer, so you're fiercest when somebody you love has been slighted.",
        'The person may have forgotten the slight by now.',
        "It might be kinder to ask what they'd like you to do, and you should be prepared for them to say nothing at all.",
      ],
      task: "Wait a day before you take anyone's side, and spend the energy on a long walk.",
    },
  },
  Leo: {
    eases: {
      says: [
        "You can make hard work look like a party, and after a while it's one.",
        'You need to be proud of what you do in order to do it well (your Mars in Leo).',
        'A dull task may only lack a little ceremony.',
        'With a title, a starting gun, or somebody to show it to, you may be done before the mood wears off.',
      ],
      task: 'Put on your best shirt and some loud music for the task you like least.',
    },
    presses: {
      says: [
        "A principle can look a lot like the person who's fighting for it.",
        'With your Mars in Leo, you would rather be wronged in style than be right in private.',
        'A thoughtless remark can get a great deal of light from you.',
        'If you let it pass, as a king would, there will be nothing left of it by morning.',
      ],
      task: 'Ask the person who made the remark for their help with something.',
    },
  },
  Virgo: {
    eases: {
      says: [
        'Twenty minutes and the right tool, and the broken thing works again.',
        'Because your Mars is in Virgo, you get more out of an hour than most people get out of a day, as long as nobody talks to you.',
        'You may have to say so.',
        "If they know when you'll be available again, what you've taken apart by then will be back in one piece.",
      ],
      task: 'Put your phone in another room, and take the broken thing apart.',
    },
    presses: {
      says: [
        'You may be doing a job yourself because explaining it would take longer.',
        'With your Mars in Virgo, you would sooner work late than see a thing done wrong.',
        'By now you are tired and rather pleased to be tired.',
        "The others have been told, by your back, that they're in the way, so they have gone to watch something.",
      ],
      task: 'Give one task to somebody who will do it worse than you, and leave the room.',
    },
  },
  Libra: {
    eases: {
      says: [
        'Two of you can do in an hour what you have dodged alone for weeks.',
        'You get your energy from company (your Mars in Libra).',
        'By yourself you weigh the pros and cons of standing up.',
        'So ask somebody to sit beside you while you do it, and you need not even let them help.',
      ],
      task: 'Swap chores with a friend for an afternoon, and do the dreaded one first.',
    },
    presses: {
      says: [
        'Your anger may come out as a compliment.',
        'Your Mars is in Libra, so you put your blows into compliments.',
        "The other person knows that something has hit them and can't say what.",
        'It would be fairer, which you care about, to let them see your face while you say it.',
      ],
      task: 'Say one annoyed thing in an annoyed voice, and then stop.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        "The thing you've been afraid of may be smaller than you are.",
        'With your Mars in Scorpio, you gather yourself for a long time and then act once.',
        'Most of the fear was part of the gathering.',
        "What stands in the way is likely to have one weak point, and you'll find it if you look without any hurry.",
      ],
      task: 'Name the thing you are most afraid of in this, and deal with that part first.',
    },
    presses: {
      says: [
        'Do you want a quarrel settled, or do you want the other person to be sorry?',
        'You remember who did what, with the date (your Mars in Scorpio).',
        'You may be right about all of it.',
        "But they can't be as sorry as you would need, so the account stays open, and you're the one who has to keep it.",
      ],
      task: 'Decide what would settle it, and ask for that or drop it.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'Some problems would rather be taken for a walk.',
        "Because your Mars is in Sagittarius, you do everything better after you've been outdoors.",
        'You may have been trying to think your way out of something that wants to be walked off.',
        'By the second mile it will probably have shrunk to a phone call, and by the third you will be looking forward to making it.',
      ],
      task: 'Take your next difficult call outside, on your feet.',
    },
    presses: {
      says: [
        'You may have taken aim at the wrong person.',
        'With your Mars in Sagittarius, you fire off your opinion and go looking for the facts later.',
        'You always mean it.',
        "The one who gets it is often just the one who was standing there, and they'll need a more thorough apology than you are inclined to give.",
      ],
      task: "Apologize to one bystander, with no explanation of what you'd meant.",
    },
  },
  Capricorn: {
    eases: {
      says: [
        "A difficult thing may go rather smoothly, and you'll hardly believe it.",
        "Your Mars is in Capricorn, so you're used to resistance and bring enough strength for twice the weight.",
        'You could take the surplus and spend it on the next thing up.',
        "Somebody who knows about such matters would say that you're ready, and that you were ready last year.",
      ],
      task: "Sign up for something that you'd have called too advanced last year.",
    },
    presses: {
      says: [
        'It can be easier to climb something than to sit with somebody.',
        'You reach for a task when a feeling comes up (your Mars in Capricorn).',
        'The task gets done.',
        'The feeling has been getting done less and less, and it has started to show as a stiff neck and a very tidy calendar.',
      ],
      task: 'Leave one goal alone for the evening, and sit with the person you live with or miss.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        "People can ask about your method when you're done.",
        'With your Mars in Aquarius, you work best where there is no method yet.',
        'Given instructions, you grow slow and argumentative.',
        'You may have a gap in the day that nobody has filled with a procedure, and there you could do something that others will be copying before long.',
      ],
      task: 'Solve one problem in a way that nobody has approved.',
    },
    presses: {
      says: [
        'You may have left the quarrel in spirit while the other person is still shouting.',
        'Because your Mars is in Aquarius, you switch off your temper like a light and carry on without it.',
        'Being that calm feels like maturity.',
        "To the other person it can feel as though they had been dismissed, and they may say something they don't mean in order to bring you back.",
      ],
      task: 'Stay in the quarrel two minutes longer than you want to, and raise your voice a little.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'You can get a lot done by going along.',
        'You do better going with the current than marching (your Mars in Pisces).',
        'Force has always cost you more than it brought in.',
        "Something is already moving, such as a plan of somebody else's or a mood in the house, and you may be able to get where you are going on the back of it.",
      ],
      task: 'Join in something that is already under way, and bring your own errand along.',
    },
    presses: {
      says: [
        "Falling asleep may be easier than saying that you won't.",
        'With your Mars in Pisces, you avoid a fight by not being there, sometimes while sitting in the same room.',
        'The others keep talking to you all the same.',
        "You have a perfectly good no somewhere, and it gets easier to use once you've heard it out loud.",
      ],
      task: 'Practice saying no to the mirror, and then say it to one person by message.',
    },
  },
}
