import type { WeekThoughts } from '#lore/authored.ts'

export const saturnWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: "Who sleeps better because you're around?",
      turns:
        "Somebody who can do something for you may notice that you're the one who's always there. You may be offered a bit more, and it fits.",
      answers:
        'More people do than would ever say so. Accept the next responsibility on your own terms, and ask for the standing that goes with it.',
    },
    '2': {
      asks: 'What would be worth going without something else for?',
      turns: "You may put a sum aside and enjoy it, because for once you know what it's for.",
      answers:
        "A thing that you'd use every day for years would be worth it. Put a sum aside for it on a fixed date, and let yourself look at it now and then.",
    },
    '3': {
      asks: 'Which message deserves a second draft and no third?',
      turns:
        "You may read it over and find that it finally sounds the way you meant it. It's short and it's fair, and it can go.",
      answers:
        "The message you've been writing in your head for longer than it would take to read deserves a second draft. Send it before noon, and use the same tone for the next one.",
    },
    '4': {
      asks: 'Which rule at home would everybody defend if you asked?',
      turns:
        'A day may go wrong in several places, and at home everyone does their part without a word. Somebody once agreed on that.',
      answers:
        "At home you'd all defend the rule that's older than any discussion about it. Say it out loud, add the one that's been missing, and stop worrying about the rest.",
    },
    '5': {
      asks: 'What would you still like to be doing in ten years?',
      turns:
        "You may do something a little better than the last time. It's a small gain, and you made it yourself.",
      answers:
        "You'd like to be doing something that you were slow at in the beginning. Give it half an hour on most days, and don't judge it before the year is out.",
    },
    '6': {
      asks: 'When would your day be over, if you decided?',
      turns:
        'You may stop on time for once, and nothing falls down. You may not know what to do with the evening, at first.',
      answers:
        'Your day would be over an hour before you usually stop. Fix that hour, tell the people it concerns, and have something to go to.',
    },
    '7': {
      asks: 'Who has never let you down, and do they know it?',
      turns:
        "Somebody may do once more what they said they'd do. You notice that you'd been planning on it without asking.",
      answers:
        "The person who keeps their word so quietly that it's easy to miss has never let you down, and they may not know it. Tell them in a plain sentence, and ask them along on something that's still far off.",
    },
    '8': {
      asks: 'What would become possible if you had only half of it to carry?',
      turns:
        "You and someone else may divide it in a practical mood, and nobody's feelings get in the way.",
      answers:
        "You'd have the strength for the part you do well. Offer the other half by weeks or by tasks, whichever is simpler, and write down who does what.",
    },
    '9': {
      asks: "What's keeping your plan from having a month?",
      turns:
        "You may take the plan out again and find that it's smaller and more solid than you remembered. The sums are done.",
      answers:
        "The only thing missing is a decision. Put it into next year's calendar as dull as an oil change, and tell one person who'll remember it.",
    },
    '10': {
      asks: 'What would you be given if you asked for it?',
      turns: 'You may learn that somebody has been keeping count of what you do, as you have.',
      answers:
        "You'd be given more say, or the pay that goes with what you do. Ask for one of them before the month is over, bring two examples, and don't fill the silence.",
    },
    '11': {
      asks: 'Who remembers how hard it was in the beginning?',
      turns:
        'Somebody from years ago may write, or come to mind, when you could use a longer view than your own.',
      answers:
        "The friend you don't have to explain it to remembers. Arrange to see them, and let them tell you how it looked from where they stood.",
    },
    '12': {
      asks: "Which fear hasn't come true in years?",
      turns:
        "You may catch yourself worrying in the old way and see how long it's been since there was a reason.",
      answers:
        "The fear that's kept you careful for so long hasn't come true in years. Write down what you did the last time it happened, and put the note where you usually lie awake.",
    },
  },
  presses: {
    '1': {
      asks: 'What would people do if they saw you unsure?',
      turns:
        "You may look so capable that somebody leaves you to it. You'd have liked to be asked.",
      answers:
        "Most people would come closer and ask what you need. Say once this week that you don't know, to somebody who likes you, and leave it at that.",
    },
    '2': {
      asks: 'Which of your expenses would you never defend?',
      turns:
        'Somebody may see what you spent on yourself and think nothing of it. Another expense, quite respectable, may be the real trouble.',
      answers:
        "The small pleasure needs no defense, and it's the dutiful one that drains you. Look at what you pay for other people's comfort, and bring one of those sums down.",
    },
    '3': {
      asks: 'What are you afraid of saying badly?',
      turns:
        'You may have a perfect sentence ready and nobody to say it to, because the talk went on without you.',
      answers:
        "You're afraid of saying what you want, as if a clumsy wish were a bad one. Say it in its rough form the next time, and correct it out loud.",
    },
    '4': {
      asks: "Who would object if you didn't do it this year?",
      turns:
        "It may be time again, with everyone's best wishes, and you're the only one who's preparing for it.",
      answers:
        "Fewer people would than you expect, and some would be relieved. Say in good time that you're leaving it out this once, and see who offers.",
    },
    '5': {
      asks: 'What were you no good at when you were a kid?',
      turns:
        "You may find yourself holding the coats while the others make fools of themselves. There's still room out there.",
      answers:
        'You were no good at the thing you still watch from the side. Join in for ten minutes while people are laughing, and be as bad at it as you were then.',
    },
    '6': {
      asks: "Who decides that it still isn't good enough?",
      turns: 'You may go over something once more when it was fine, and make it a little worse.',
      answers:
        "You decide that yourself, by a rule that nobody else has seen. Ask somebody you respect where they'd stop, stop there for a week, and see what breaks.",
    },
    '7': {
      asks: 'Which promise are you the last one to keep?',
      turns:
        'You may keep your side of it once more and see that the other side stopped some time ago. You can hear it in your temper.',
      answers:
        "You're the last to keep one that was made in other circumstances. Bring it up by its date, say what it costs you, and ask whether they'd still make it.",
    },
    '8': {
      asks: 'What do you keep to yourself so that nothing can go wrong?',
      turns:
        'Somebody may ask a friendly question about it, and you feel your hand close on the folder.',
      answers:
        'You keep control of one thing, and pay for it with your rest. Hand over a small part of it to somebody careful, keep no copy, and wait a month.',
    },
    '9': {
      asks: "What would you hope for if it couldn't be taken away again?",
      turns: "You may be close to a yes and notice that you're busy collecting reasons against it.",
      answers:
        "You'd hope for something quite ordinary that other people count on. Act for one week as if it were likely, in a small way, and judge it then.",
    },
    '10': {
      asks: 'What would you show people if it were allowed to be unfinished?',
      turns:
        'Somebody may tell you that a rough version would do, and mean it. It may still feel like a test.',
      answers:
        "You'd show the bigger piece of work, the one you keep in reserve. Let one person with some weight see it as it is, and ask what it needs.",
    },
    '11': {
      asks: 'What would happen if you forgot, for once?',
      turns:
        "The others may wait to hear from you once more. They aren't being lazy, they've just never been needed.",
      answers:
        "People would remember, a little late. Leave one small thing undone on purpose, don't rescue it, and thank the person who steps in.",
    },
    '12': {
      asks: 'Whom are you still paying back?',
      turns:
        "Somebody may offer you something good, and you're about to decline before you've asked yourself why.",
      answers:
        "You're paying back people who've probably forgotten what it was for. Accept the next good thing without making it smaller, and consider the account closed.",
    },
  },
}
