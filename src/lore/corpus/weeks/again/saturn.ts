import type { WeekThoughts } from '#lore/authored.ts'

export const saturnWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: "Who sleeps better because you're around?",
      turns:
        'Being reliable may be noticed by somebody who can do something for you. You may be offered a bit more, and it fits.',
      answers:
        'More people do than would ever say so. Accept the next responsibility on your own terms, and ask for the standing that goes with it.',
    },
    '2': {
      asks: 'What would be worth going without something else for?',
      turns:
        "Saving for something good may get easier as soon as you know what it's for. You may even enjoy the waiting.",
      answers:
        "It's a thing you'd use every day for years. Put a sum aside for it on a fixed date, and let yourself look at it now and then.",
    },
    '3': {
      asks: 'Which message deserves a second draft and no third?',
      turns:
        "The careful message may finally sound the way you meant it. It's short, it's fair, and it can go.",
      answers:
        "It's one that's been sitting in your head for longer than it would take to read. Send it before noon, and use the same tone for the next one.",
    },
    '4': {
      asks: 'Which rule at home would everybody defend if you asked?',
      turns:
        'The rules at home may prove their worth on a day when not everything goes right. You may all be doing your part without a word.',
      answers:
        "There's one that's older than any discussion about it. Say it out loud, add the one that's been missing, and stop worrying about the rest.",
    },
    '5': {
      asks: 'What would you still like to be doing in ten years?',
      turns:
        "The thing you'd practice may go a little better than the last time. It's a small gain, and you made it yourself.",
      answers:
        "You'd like to be doing something that you were slow at in the beginning. Give it half an hour on most days, and don't judge it before the year is out.",
    },
    '6': {
      asks: 'When would your day be over, if you decided?',
      turns:
        'The end of your working day may come on time for once, and nothing falls down. You may not know what to do with the evening, at first.',
      answers:
        'It would be over an hour before you usually stop. Fix that hour, tell the people it concerns, and have something to go to.',
    },
    '7': {
      asks: 'Who has never let you down, and do they know it?',
      turns:
        "The person you rely on may do once more what they said they'd do. You may find that you've been planning on it.",
      answers:
        "There's somebody who keeps their word so quietly that it's easy to miss. Tell them, in a plain sentence, and ask them along on something that's still far off.",
    },
    '8': {
      asks: 'What would become possible if you had only half of it to carry?',
      turns:
        "The load two could share may be divided in a practical mood, without anyone's feelings getting in the way.",
      answers:
        "You'd have the strength for the part you do well. Offer the other half by weeks or by tasks, whichever is simpler, and write down who does what.",
    },
    '9': {
      asks: "What's keeping your plan from having a month?",
      turns:
        'The long plan may look smaller and more solid when you take it out again. You may find that the sums are done.',
      answers:
        "There's nothing missing but a decision. Put it into next year's calendar as dull as an oil change, and tell one person who'll remember it.",
    },
    '10': {
      asks: 'What would you be given if you asked for it?',
      turns:
        "The thing you've earned may be closer than you think, since somebody has been keeping count as well.",
      answers:
        "You'd be given more say, or the pay that goes with what you do. Ask for one of them before the month is over, bring two examples, and don't fill the silence.",
    },
    '11': {
      asks: 'Who remembers how hard it was in the beginning?',
      turns:
        'The old friend may come to mind, or write, at a moment when you could use the long view.',
      answers:
        "It's somebody you don't have to explain it to. Arrange to see them, and let them tell you how it looked from where they stood.",
    },
    '12': {
      asks: "Which fear hasn't come true in years?",
      turns:
        "Your old worry may come up, and this time you can see how long it's been wrong. You may feel the weight of it go.",
      answers:
        "There's one that's kept you careful long after the danger was gone. Write down what you did the last time it happened, and put the note where you usually lie awake.",
    },
  },
  presses: {
    '1': {
      asks: 'What would people do if they saw you unsure?',
      turns:
        'Looking capable may cost you more than usual, and somebody may take you at your word and leave you to it.',
      answers:
        "They'd come closer and ask what you need, most of them. Say once this week that you don't know, to somebody who likes you, and leave it at that.",
    },
    '2': {
      asks: 'Which of your expenses would you never defend?',
      turns:
        "The expense you're ashamed of may come to light, and nobody but you thinks anything of it. Another one, quite respectable, may be the real trouble.",
      answers:
        "The small pleasure needs no defense, and it's the dutiful one that drains you. Look at what you pay for other people's comfort, and bring one of those sums down.",
    },
    '3': {
      asks: 'What are you afraid of saying badly?',
      turns:
        'Rehearsing may leave you with a perfect sentence and nobody to say it to. The moment for it may have been a minute ago.',
      answers:
        "You're afraid of saying what you want, as if a clumsy wish were a bad one. Say it in its rough form the next time, and correct it out loud.",
    },
    '4': {
      asks: "Who would object if you didn't do it this year?",
      turns:
        "The family duty may come around again, with everyone's best wishes. You may be the only one who's preparing for it.",
      answers:
        "Fewer people would than you expect, and some would be relieved. Say in good time that you're leaving it out this once, and see who offers.",
    },
    '5': {
      asks: 'What were you no good at when you were a kid?',
      turns:
        "Having fun badly may be the only kind on offer, and you may find yourself holding the coats. There's still room in there.",
      answers:
        'You were no good at the thing you still watch from the side. Join in for ten minutes while people are laughing, and be as bad at it as you were then.',
    },
    '6': {
      asks: "Who decides that it still isn't good enough?",
      turns:
        'Calling it done may be harder than the work was. You may go over it once more and make it worse.',
      answers:
        "You do, by a rule that nobody else has seen. Ask somebody you respect where they'd stop, stop there for a week, and see what breaks.",
    },
    '7': {
      asks: 'Which promise are you the last one to keep?',
      turns:
        'Being fair may keep you in something that the other side has long been treating loosely. You may feel it in your good temper.',
      answers:
        "It's one that was made in other circumstances. Bring it up by its date, say what it costs you, and ask whether they'd still make it.",
    },
    '8': {
      asks: 'What do you keep to yourself so that nothing can go wrong?',
      turns:
        'The account you guard may be looked into, in a friendly way. You may feel your hand close on it.',
      answers:
        'You keep control of one thing, and pay for it with your rest. Hand over a small part of it to somebody careful, keep no copy, and wait a month.',
    },
    '9': {
      asks: "What would you hope for if it couldn't be taken away again?",
      turns:
        "The hope you don't allow yourself may come close to a yes. You may be busy collecting reasons against it.",
      answers:
        "You'd hope for something quite ordinary that other people count on. Act for one week as if it were likely, in a small way, and judge it then.",
    },
    '10': {
      asks: 'What would you show people if it were allowed to be unfinished?',
      turns:
        'Being allowed to fail may be offered to you outright, by somebody who means it. It could still feel like a test.',
      answers:
        "You'd show the bigger piece of work, the one you keep in reserve. Let one person with some weight see a rough version, and ask what it needs.",
    },
    '11': {
      asks: 'What would happen if you forgot, for once?',
      turns:
        "Being the reliable one may fall to you again while the others wait to hear from you. They aren't being lazy, they've just never been needed.",
      answers:
        "People would remember, a little late. Leave one small thing undone on purpose, don't rescue it, and thank the person who steps in.",
    },
    '12': {
      asks: 'Whom are you still paying back?',
      turns:
        'The mistake you still pay for may come to mind as soon as something good is offered. You may be about to decline.',
      answers:
        "You're paying back people who've forgotten what it was for. Accept the next good thing without making it smaller, and consider the account closed.",
    },
  },
}
