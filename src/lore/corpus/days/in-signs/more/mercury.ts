import type { SignThoughts } from '#lore/authored.ts'

export const moreOfMercuryInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        "If you decide something out loud, you'll see who comes along.",
        'With your Mercury in Aries, you think by talking, so your first draft is usually a declaration.',
        'You may have been holding back for the sake of people who like to consider things.',
        'They could do with something to consider, and yours is short and easy to argue with, which is what a discussion needs to get going.',
      ],
      task: 'Put one clear proposal in writing, three lines at most, and send it to everyone involved.',
    },
    presses: {
      says: [
        "You may be finishing other people's sentences, and not always as they would.",
        'You get to the end of a thought before the person who is having it (your Mercury in Aries).',
        "The habit saves time when you're right.",
        "When you aren't, they stop trying to tell you things, and you find out next month from somebody else.",
      ],
      task: 'Count to three after somebody stops talking, before you answer.',
    },
  },
  Taurus: {
    eases: {
      says: [
        'What you learned slowly turns out to be what you can rely on.',
        "Your Mercury is in Taurus, so you believe what you've tried, and you haven't tried most of what you're told.",
        "People who read faster may come to you to find out whether it's true.",
        "You can tell them what it costs, how long it lasts, and whether you'd buy it again.",
      ],
      task: 'Tell somebody what works in practice, and how long it took you to find out.',
    },
    presses: {
      says: [
        "Have you heard the new argument, or only that it's new?",
        'With your Mercury in Taurus, you hold an opinion the way you would hold a good job.',
        'Someone may be offering you a better one.',
        "You don't have to accept it on the spot, and you could ask them to show you instead of telling you, since that has always been the way to reach you.",
      ],
      task: 'Leave the question open for two days, and try the new thing once on a small scale.',
    },
  },
  Gemini: {
    eases: {
      says: [
        'You could talk your way into almost anything, and back out.',
        'The right word tends to be there before you need it (your Mercury in Gemini, its own sign).',
        'You may be using that mainly for jokes.',
        "There's a form, an application, or a difficult email somewhere that would take you ten minutes and has been weighing on somebody for weeks.",
      ],
      task: 'Offer to draft something for the person who has been putting it off.',
    },
    presses: {
      says: [
        'You may be more informed than you are decided.',
        'Because your Mercury is in Gemini, you can always think of one more person to ask.',
        'Each of them has sent you a link.',
        "At some point the choice was between two quite good things, and you could have had either of them for the time you've spent comparing.",
      ],
      task: 'Ask nobody else, and choose between the two options you liked first.',
    },
  },
  Cancer: {
    eases: {
      says: [
        'A voice you know may be better company than a good idea.',
        'With your Mercury in Cancer, you think best about people, out loud, in a kitchen.',
        'In a conference room you go blank.',
        "So take the hard question home, or to somebody who feels like home, and ask it while you're both doing something else.",
      ],
      task: 'Call someone who has known you for ten years, and read them the decision in two sentences.',
    },
    presses: {
      says: [
        'You hear what people mean, and they may want an answer to what they said.',
        'You listen underneath the words, where you hear a good deal (your Mercury in Cancer).',
        'Some of what you hear is really there.',
        'Some of it belongs to another conversation, with another person, and it would be fair to check which before you reply.',
      ],
      task: 'Repeat the sentence that bothered you word for word, and answer only that.',
    },
  },
  Leo: {
    eases: {
      says: [
        'What you say as if it mattered may come to matter.',
        'Your Mercury is in Leo, so you speak well from the heart and badly from a template.',
        'The template may be what has made your last messages so easy to ignore.',
        'One that sounds the way you would talk to a friend across a table may be answered within the hour.',
      ],
      task: 'Call the person instead of sending the next message.',
    },
    presses: {
      says: [
        'Are you explaining, or are you defending?',
        'With your Mercury in Leo, you put your name to an opinion, so an objection can feel like a remark about you.',
        'The person may only want to know how you got there.',
        "It would show more confidence to take them through it than to tell them that you've thought about it a great deal.",
      ],
      task: 'Show somebody where your own argument is weak, before they find it.',
    },
  },
  Virgo: {
    eases: {
      says: [
        'You can explain a job so that anyone could do it.',
        'You see the order in which things have to happen (your Mercury in Virgo, at full strength).',
        'You may think that everybody sees that.',
        'Hardly anybody does, and a numbered list from you could end an argument that has been going on for a month.',
      ],
      task: "Show one person how you'd go about it, and let them write it down.",
    },
    presses: {
      says: [
        'A detail is a good place to hide from the whole.',
        'Because your Mercury is in Virgo, you go for what you can get right.',
        'The font is perfect by now.',
        "What the thing is for, and whether you still want it, would be a larger question, and it's a question to ask another person, over coffee, with nothing to edit.",
      ],
      task: 'Close the file for the evening, and invite someone you trust for coffee.',
    },
  },
  Libra: {
    eases: {
      says: [
        'You know how to put a difficult thing, which is most of the work.',
        'With your Mercury in Libra, you hear how a sentence will sound on the other side.',
        'That can make you slow.',
        "Here it makes you the only person who could raise the matter without anybody getting up, and they're all rather hoping that you will.",
      ],
      task: 'Raise the subject that everyone has been avoiding, and begin with what you agree on.',
    },
    presses: {
      says: [
        "If you ask one more person, you'll have to weigh their answer too.",
        "You think in conversation (your Mercury in Libra), and you take the last speaker's view for your own.",
        'You may have changed your mind twice since lunch.',
        'A page on which you write for ten minutes, with nobody to be fair to, would show you what you had thought at the beginning.',
      ],
      task: 'Turn off your notifications for the afternoon, and decide before you turn them on.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        "You find out what you wanted to know, and it's better than you feared.",
        'Your Mercury is in Scorpio, so you can stay with a question long after others have gone for a drink.',
        "You've found a good many answers that you never used.",
        'One of those could help somebody, if you were willing to say how you know.',
      ],
      task: "Look up the one thing that you've been avoiding, and then tell somebody.",
    },
    presses: {
      says: [
        "You may know something that you can't say, and it makes you sharp about something else.",
        'With your Mercury in Scorpio, you keep a secret so well that the pressure comes out elsewhere.',
        'Then somebody may get snapped at about the dishwasher.',
        "You needn't tell what you know, but you could tell the person you are being short with that there's something you can't tell.",
      ],
      task: 'Write the secret down for yourself, tear up the page, and go for a run.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'A big question is more fun than a small answer.',
        'You like to be taught, provided that you can interrupt (your Mercury in Sagittarius).',
        'Somebody near you knows a great deal about a subject you have only had opinions on.',
        'One question could get you an hour that changes what you do with your weekends.',
      ],
      task: "Borrow a book on something you've only had opinions about, and read the first chapter.",
    },
    presses: {
      says: [
        'What is the source for that?',
        'Because your Mercury is in Sagittarius, you remember the gist, and you improve the gist a little each time.',
        'Someone may be about to look it up.',
        "If you get there first, and correct yourself with a laugh, they'll believe you about the rest.",
      ],
      task: 'Check one thing that you tell people often, and correct it where you last said it.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        "The short answer is the right one, and it's yours.",
        'With your Mercury in Capricorn, you say little in a group and are quoted afterward.',
        "You may not realize how much they go by what you don't say.",
        'A word of approval from you, spoken rather than implied, could decide something that has been hanging for a while.',
      ],
      task: 'Send a good idea to someone who could pay for it, with the name of the person who had it.',
    },
    presses: {
      says: [
        'You may be preparing far more than anyone will ask for.',
        'You would rather be silent than be corrected (your Mercury in Capricorn).',
        'So you may go in with forty pages, and with answers to questions that nobody has.',
        "People are likely to want what you'd do, in one sentence.",
      ],
      task: "Cut what you've prepared by half, and spend the time on a walk.",
    },
  },
  Aquarius: {
    eases: {
      says: [
        'You see how it could work for everyone, and you can draw it.',
        'Your Mercury is in Aquarius, so you like a problem that has defeated sensible people.',
        'You may be bored with your own.',
        "Somebody else's tangle, in a field that you know nothing about, would give you an hour of the purest pleasure, and you might well solve it.",
      ],
      task: 'Ask a friend in another line of work what has them stuck.',
    },
    presses: {
      says: [
        "It's possible to be correct and rather far away.",
        'With your Mercury in Aquarius, you sound like a manual when you feel cornered.',
        "The other person can hear when they're being handled.",
        'A sentence beginning with "I" and containing a feeling would be less exact and get you a great deal further.',
      ],
      task: 'Replace one explanation with what you want, in your own name.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'You may understand a puzzle best if you stop trying to solve it.',
        'You know things by their mood long before you can give a reason (your Mercury in Pisces).',
        'Reasonable people have talked you out of a lot.',
        'A hunch about something that would cost little if it were wrong is a good one to begin with.',
      ],
      task: 'Write down three guesses about how things will go, and check them in a month.',
    },
    presses: {
      says: [
        'Did you tell somebody, or did you only think about it very clearly?',
        'Because your Mercury is in Pisces, you can have a whole conversation without the other person being there.',
        "It's often a good one.",
        "The live version may still have to take place, and you'll have to tell the other person all of it from the beginning.",
      ],
      task: "Say the thing out loud to the person you've been saying it to in your head.",
    },
  },
}
