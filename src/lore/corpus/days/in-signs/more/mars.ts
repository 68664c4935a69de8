import type { SignThoughts } from '#lore/authored.ts'

export const moreOfMarsInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'Whatever it is, you could have it done before lunch.',
        'Your Mars in Aries is at its best against the clock and alone.',
        'A plan with five people in it tends to wear it out before the start.',
        'If you take one piece and run with it, the other four may well be glad that one thing at least is off the table.',
      ],
      task: 'Pick the one piece that needs nobody else, and finish it in a single go.',
    },
    presses: {
      says: [
        "You may be about to win something that isn't worth having.",
        "Your Mars in Aries can't see a race without joining it.",
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
        'Your Mars in Taurus likes work that it can see afterward, such as a wall, a garden, or a balance.',
        'It has little use for urgent matters that will be forgotten by evening.',
        'You may be able to let a few of those go by, and nobody will notice which.',
      ],
      task: 'Ignore two urgent things, and put the time into one that will still be there in a year.',
    },
    presses: {
      says: [
        'You said no, and you may have to live in it for a while.',
        'Your Mars in Taurus takes up a position and then furnishes it.',
        'Other people have walked around it and gone on.',
        'Standing firm has nothing left to do here, and a step to the side would look a good deal stronger than you expect.',
      ],
      task: 'Reopen one thing you refused, with a condition that would make it possible.',
    },
  },
  Gemini: {
    eases: {
      says: [
        "You have the answer ready, and it's funny.",
        'Your Mars in Gemini wins by being quicker, and it enjoys an opponent who keeps up.',
        'There may be one nearby.',
        "A good argument with somebody who doesn't take it personally can do for your energy what a run does for other people.",
      ],
      task: "Find a friendly opponent, and argue the side you don't believe.",
    },
    presses: {
      says: [
        'How many things have you started since breakfast?',
        'Your Mars in Gemini gets rid of tension by beginning something.',
        'Each of them is a good idea.',
        'Together they feel like being nibbled at, and you might find that finishing any one of them, never mind which, lets your shoulders down.',
      ],
      task: "Finish the smallest thing you've begun before you touch any other.",
    },
  },
  Cancer: {
    eases: {
      says: [
        'You can get people moving by making them feel safe.',
        'Your Mars in Cancer works hard for whatever it has taken under its wing.',
        'For an abstract goal it can barely get off the couch.',
        "If you think of the one person who would be better off, the job you've put off may take on a face, and then it's half begun.",
      ],
      task: "Do one thing you've put off, and do it for a particular person.",
    },
    presses: {
      says: [
        'Are you protecting them, or are you picking a fight on their behalf?',
        'Your Mars in Cancer is fiercest when somebody it loves has been slighted.',
        'They may have forgotten it by now.',
        "It might be kinder to ask what they'd like you to do, and you should be prepared for them to say nothing at all.",
      ],
      task: 'Ask the person you want to defend whether they want defending.',
    },
  },
  Leo: {
    eases: {
      says: [
        "You can make hard work look like a party, and then it's one.",
        'Your Mars in Leo needs to be proud of what it does in order to do it well.',
        'A dull task may only lack a little ceremony.',
        'With a title, a starting gun, or somebody to show it to, you may be done before the mood wears off.',
      ],
      task: "Invite someone to watch you do a thing that you've been putting off.",
    },
    presses: {
      says: [
        'You may be fighting for the principle, and the principle looks a lot like you.',
        'Your Mars in Leo would rather be wronged in style than be right in private.',
        "Somebody has made a thoughtless remark, and it's gotten a great deal of light.",
        'If you let it pass, as a king would, there will be nothing left of it by morning.',
      ],
      task: 'Overlook one slight on purpose, and be generous to the person who made it.',
    },
  },
  Virgo: {
    eases: {
      says: [
        'Twenty minutes and the right tool, and it works again.',
        'Your Mars in Virgo gets more out of an hour than most people get out of a day, as long as nobody talks to it.',
        'You may have to say so.',
        "If they know when you'll be available again, what you've taken apart by then will be back in one piece.",
      ],
      task: 'Close the chat for an hour, tell people why, and fix one thing properly.',
    },
    presses: {
      says: [
        'You may be doing it yourself because explaining it would take longer.',
        'Your Mars in Virgo would sooner work late than see a thing done wrong.',
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
        'Your Mars in Libra gets its energy from company.',
        'By itself it weighs the pros and cons of standing up.',
        'So ask somebody to sit beside you while you do it, and you need not even let them help.',
      ],
      task: 'Ask a friend to keep you company, in person or on the phone, while you do the dreaded thing.',
    },
    presses: {
      says: [
        "You're angry, you may have noticed, and you're being charming about it.",
        'Your Mars in Libra puts its blows into compliments.',
        "The other person knows that something has hit them and can't say what.",
        'It would be fairer, which you care about, to let them see your face while you say it.',
      ],
      task: 'Say one annoyed thing in an annoyed voice, and then stop.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        "You may be stronger than the thing you've been afraid of.",
        'Your Mars in Scorpio gathers itself for a long time and then acts once.',
        'Most of the fear was part of the gathering.',
        "What stands in the way is likely to have one loose brick, and you'll find it if you look without any hurry.",
      ],
      task: 'Name the thing you are most afraid of in this, and deal with that part first.',
    },
    presses: {
      says: [
        'Do you want it settled, or do you want them to be sorry?',
        'Your Mars in Scorpio remembers who did what, with the date.',
        'It may be right about all of it.',
        "But they can't be as sorry as you would need, so the account stays open, and you're the one who has to keep it.",
      ],
      task: 'Decide what would settle it, and ask for that or drop it.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'More distance and less planning would suit you.',
        'Your Mars in Sagittarius does everything better after it has been outdoors.',
        'You may have been trying to think your way out of something that wants to be walked off.',
        'By the second mile it will probably have shrunk to a phone call, and by the third you will be looking forward to making it.',
      ],
      task: 'Walk, ride, or run for forty minutes before you decide the thing you are stuck on.',
    },
    presses: {
      says: [
        'You may have taken aim at the wrong person.',
        'Your Mars in Sagittarius fires off its opinion and goes looking for the facts later.',
        "It's always sincere.",
        "The one who gets it is often just the one who was standing there, and they'll need a more thorough apology than you are inclined to give.",
      ],
      task: "Apologize to one bystander, with no explanation of what you'd meant.",
    },
  },
  Capricorn: {
    eases: {
      says: [
        "A difficult thing may go rather smoothly, and you'll hardly believe it.",
        'Your Mars in Capricorn is used to resistance and brings enough strength for twice the weight.',
        'You could take the surplus and spend it on the next thing up.',
        "Somebody who knows about such matters would say that you're ready, and that you were ready last year.",
      ],
      task: 'Try the next harder version of something that you already do well.',
    },
    presses: {
      says: [
        'You may be climbing because the alternative would be to sit with somebody.',
        'Your Mars in Capricorn reaches for a task when a feeling comes up.',
        'The task gets done.',
        'The feeling has been getting done less and less, and it has started to show as a stiff neck and a very tidy calendar.',
      ],
      task: 'Leave one goal alone for the evening, and sit with the person you live with or miss.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        "They can ask about your method when you're done.",
        'Your Mars in Aquarius works best where there is no method yet.',
        'Given instructions, it grows slow and argumentative.',
        'You may have a gap in the day that nobody has filled with a procedure, and there you could do something that others will be copying before long.',
      ],
      task: 'Solve one problem in a way that nobody has approved.',
    },
    presses: {
      says: [
        "You have detached, and they're still shouting.",
        'Your Mars in Aquarius switches off its temper like a light and goes on in the dark.',
        'It feels like maturity.',
        "To the other person it can feel as though they had been dismissed, and they may say something they don't mean in order to bring you back.",
      ],
      task: 'Stay in the quarrel two minutes longer than you want to, and raise your voice a little.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'You can get a lot done by going along.',
        'Your Mars in Pisces swims better than it marches.',
        'Force has always cost it more than it brought in.',
        "Something is already moving, such as a plan of somebody else's or a mood in the house, and you may be able to get where you are going on the back of it.",
      ],
      task: 'Join in something that is already under way, and bring your own errand along.',
    },
    presses: {
      says: [
        "It may be easier to fall asleep than to say that you'll not.",
        'Your Mars in Pisces avoids a fight by not being there, sometimes while sitting in the same room.',
        'The others keep talking to where you were.',
        "You have a perfectly good no somewhere, and it gets easier to use once you've heard it out loud.",
      ],
      task: 'Practice saying no to the mirror, and then say it to one person by message.',
    },
  },
}
