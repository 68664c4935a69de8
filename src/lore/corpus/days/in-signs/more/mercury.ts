import type { SignThoughts } from '#lore/authored.ts'

export const moreOfMercuryInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        "If you decide it out loud, you'll see who comes along.",
        'Your Mercury in Aries thinks by saying, so its first draft is usually a declaration.',
        'You may have been holding it back for the sake of people who like to consider things.',
        'They could do with something to consider, and yours is short and easy to argue with, which is what a discussion needs to get going.',
      ],
      task: 'Put one clear proposal in writing, three lines at most, and send it to everyone involved.',
    },
    presses: {
      says: [
        'You may have finished their sentence, and gotten it wrong.',
        'Your Mercury in Aries gets to the end of a thought before the person who is having it.',
        "It saves time when you're right.",
        "When you aren't, they stop trying to tell you things, and you find out next month from somebody else.",
      ],
      task: 'Count to three after somebody stops talking, before you answer.',
    },
  },
  Taurus: {
    eases: {
      says: [
        'What you learned slowly turns out to be what you can rely on.',
        "Your Mercury in Taurus believes what it has tried, and it hasn't tried most of what it is told.",
        "People who read faster may come to you to find out whether it's true.",
        "You can tell them what it costs, how long it lasts, and whether you'd buy it again.",
      ],
      task: 'Tell somebody what works in practice, and how long it took you to find out.',
    },
    presses: {
      says: [
        "Have you heard the new argument, or only that it's new?",
        'Your Mercury in Taurus holds an opinion the way it would hold a good job.',
        'Someone may be offering you a better one.',
        "You don't have to accept it on the spot, and you could ask them to show you instead of telling you, since that has always been the way to reach you.",
      ],
      task: 'Ask to be shown the thing you doubt, and watch without saying anything.',
    },
  },
  Gemini: {
    eases: {
      says: [
        'You could talk your way into almost anything, and back out.',
        'Your Mercury in Gemini is in its own sign, so the right word tends to be there before the need for it.',
        'You may be using that mainly for jokes.',
        "There's a form, an application, or a difficult email somewhere that would take you ten minutes and has been weighing on somebody for weeks.",
      ],
      task: 'Write the difficult email for somebody who has been dreading it.',
    },
    presses: {
      says: [
        'You may be more informed than you are decided.',
        'Your Mercury in Gemini can always think of one more person to ask.',
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
        'Your Mercury in Cancer thinks best about people, out loud, in a kitchen.',
        'In a conference room it goes blank.',
        "So take the hard question home, or to somebody who feels like home, and ask it while you're both doing something else.",
      ],
      task: 'Go over a decision with someone who has known you for ten years, while you cook or drive.',
    },
    presses: {
      says: [
        "You may be answering what they meant, and they'd like you to answer what they said.",
        'Your Mercury in Cancer listens underneath the words, where it hears a good deal.',
        'Some of it is there.',
        'Some of it belongs to another conversation, with another person, and it would be fair to check which before you reply.',
      ],
      task: 'Repeat the sentence that bothered you word for word, and answer only that.',
    },
  },
  Leo: {
    eases: {
      says: [
        'What you say as if it mattered may come to matter.',
        'Your Mercury in Leo speaks well from the heart and badly from a template.',
        'The template may be what has made your last messages so easy to ignore.',
        'One that sounds the way you would talk to a friend across a table may be answered within the hour.',
      ],
      task: 'Rewrite one official message in your own voice, and sign it with your first name.',
    },
    presses: {
      says: [
        'Are you explaining, or are you defending?',
        'Your Mercury in Leo puts its name to an opinion, so an objection can feel like a remark about the name.',
        'The person may only want to know how you got there.',
        "It would show more confidence to take them through it than to tell them that you've thought about it a great deal.",
      ],
      task: 'Show somebody where your own argument is weak, before they find it.',
    },
  },
  Virgo: {
    eases: {
      says: [
        'You can explain it so that anyone could do it.',
        'Your Mercury in Virgo is at full strength, and it sees the order in which things have to happen.',
        'You may think that everybody sees that.',
        'Hardly anybody does, and a numbered list from you could end an argument that has been going on for a month.',
      ],
      task: 'Write out the steps of one thing that people keep getting wrong, and share the list.',
    },
    presses: {
      says: [
        'You may be stuck on a detail because the whole is frightening.',
        'Your Mercury in Virgo goes for what it can get right.',
        'The font is perfect.',
        "What the thing is for, and whether you still want it, would be a larger question, and it's a question to ask another person, over coffee, with nothing to edit.",
      ],
      task: 'Leave the details alone for an hour, and tell someone what the whole thing is for.',
    },
  },
  Libra: {
    eases: {
      says: [
        'You know how to put it, which is most of the work.',
        'Your Mercury in Libra hears how a sentence will sound on the other side.',
        'It can make you slow.',
        "Here it makes you the only person who could raise the matter without anybody getting up, and they're all rather hoping that you will.",
      ],
      task: 'Raise the subject that everyone has been avoiding, and begin with what you agree on.',
    },
    presses: {
      says: [
        "If you ask one more person, you'll have to weigh their answer too.",
        'Your Mercury in Libra thinks in conversation and mistakes the last speaker for itself.',
        'You may have changed your mind twice since lunch.',
        'A page on which you write for ten minutes, with nobody to be fair to, would show you what you had thought at the beginning.',
      ],
      task: 'Write down your own view for ten minutes before you talk to anyone about it.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        "You find out what you wanted to know, and it's better than you feared.",
        'Your Mercury in Scorpio can stay with a question long after others have gone for a drink.',
        'It has a drawer full of answers that it never used.',
        'One of those could help somebody, if you were willing to say how you know.',
      ],
      task: "Look up the one thing that you've been avoiding, and then tell somebody.",
    },
    presses: {
      says: [
        "You may know something that you can't say, and it makes you sharp about something else.",
        'Your Mercury in Scorpio keeps a secret so well that the pressure comes out elsewhere.',
        'The dishwasher is innocent.',
        "You needn't tell what you know, but you could tell the person you are being short with that there's something you can't tell.",
      ],
      task: "Tell one person that something is on your mind and that it isn't about them.",
    },
  },
  Sagittarius: {
    eases: {
      says: [
        'A big question is more fun than a small answer.',
        'Your Mercury in Sagittarius likes to be taught, provided that it can interrupt.',
        'Somebody near you knows a great deal about a subject you have only had opinions on.',
        'One question could get you an hour that changes what you do with your weekends.',
      ],
      task: 'Ask an expert you know to explain what they love about their field.',
    },
    presses: {
      says: [
        'What is the source for that?',
        'Your Mercury in Sagittarius remembers the gist, and it improves the gist a little each time.',
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
        'Your Mercury in Capricorn says little in a group and is quoted afterward.',
        "You may not realize how much they go by what you don't say.",
        'A word of approval from you, spoken rather than implied, could decide something that has been hanging for a while.',
      ],
      task: 'Say yes to a good idea out loud, where the person who had it can hear.',
    },
    presses: {
      says: [
        'You may be preparing for a question that nobody is going to ask.',
        'Your Mercury in Capricorn would rather be silent than be corrected.',
        'So it goes in with forty pages.',
        "They want to hear what you'd do, in a sentence, and the forty pages make them wonder what you are afraid of.",
      ],
      task: 'Prepare one sentence and one figure, and leave the rest at home.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        'You see how it could work for everyone, and you can draw it.',
        'Your Mercury in Aquarius likes a problem that has defeated sensible people.',
        'It may be bored with its own.',
        "Somebody else's tangle, in a field that you know nothing about, would give you an hour of the purest pleasure, and you might well solve it.",
      ],
      task: 'Ask someone outside your field what they are stuck on, and think about it on paper.',
    },
    presses: {
      says: [
        'You may be correct, and rather far away.',
        'Your Mercury in Aquarius says things in the tone of a manual when it feels cornered.',
        "The other person hears that they're being handled.",
        'A sentence beginning with "I" and containing a feeling would be less exact and get you a great deal further.',
      ],
      task: 'Replace one explanation with what you want, in your own name.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'You may understand it best if you stop trying to.',
        'Your Mercury in Pisces knows things by their mood long before it can give a reason.',
        'Reasonable people have talked it out of a lot.',
        'A hunch about something that would cost little if it were wrong is a good one to begin with.',
      ],
      task: "Act on one hunch you can't explain, and keep a note of how it turned out.",
    },
    presses: {
      says: [
        'Did you tell them, or did you only think about it very clearly?',
        'Your Mercury in Pisces can have a whole conversation without the other person being there.',
        "It's often a good one.",
        'The live version may still have to take place, and the other person is going to need the beginning.',
      ],
      task: "Say the thing out loud to the person you've been saying it to in your head.",
    },
  },
}
