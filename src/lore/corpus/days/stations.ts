import type { DayThought, HouseThoughts } from '#lore/authored.ts'
import type { Planet } from '#sky/bodies.ts'

type StationPlanet = Exclude<Planet, 'sun' | 'moon'>

/** What goes back for another look, or gets going again, in a house. */
export const stationThoughts: Record<'retrograde' | 'direct', HouseThoughts> = {
  retrograde: {
    1: {
      says: [
        'What slows down is about you, more than about anything you do, beginning with your certainty about how you come across.',
        'You may try on an older version of yourself and find that it pinches.',
        "Nobody else is revising you, and they'll go on greeting the one they know.",
      ],
      task: 'Wait a few weeks with the haircut, the new name, or the announcement about yourself.',
    },
    2: {
      says: [
        'Money goes back over its tracks, and so does your idea of what you are worth.',
        'Something you paid for may need to be returned, or turn out to be worth repairing.',
        "The useful question for the coming weeks is what you'd buy again.",
      ],
      task: "Look through last month's payments once, and mark those you wouldn't make again.",
    },
    3: {
      says: [
        'A conversation you had counted as finished has another half.',
        'Messages cross, and somebody answers the one before last, so it pays to say the same thing twice in different words.',
        'What you find out in the second round is usually what the first one was about.',
      ],
      task: 'Go back to one thread that ended oddly, and ask what they had meant.',
    },
    4: {
      says: [
        "Something at home that you'd stopped seeing comes into view again.",
        "It may be a repair that was put off, or a question in the family that was agreed to be nobody's business.",
        'It can be looked at for a few weeks before anything has to be done.',
      ],
      task: 'Get one estimate or ask one question about home, and decide nothing yet.',
    },
    5: {
      says: [
        "A pleasure or a person from before is back for another look, and you needn't pretend that you're not curious.",
        'What you gave up making may be worth more than you thought when you put it away.',
        'The same goes for some of what you kept.',
      ],
      task: 'Take out one thing that you left unfinished for lack of time, and read or play it through.',
    },
    6: {
      says: [
        "The routine creaks, and it's telling you where.",
        'A habit that worked all year begins to take more than it gives, and a task that you thought was done comes back with notes.',
        "You'll get further by mending the one than by adding another.",
      ],
      task: 'Find the step in your day that you redo most often, and change only that.',
    },
    7: {
      says: [
        "The two of you aren't where you were, and neither has said so.",
        'Somebody who used to matter may write, or somebody who matters now may want to talk about what was agreed when you began.',
        'You have several weeks for it, and the first answer is seldom the one that stays.',
      ],
      task: "Ask one person what they'd change about your arrangement, and don't answer until tomorrow.",
    },
    8: {
      says: [
        "What you owe and what you're owed gets counted again.",
        'A shared account, an old favor, or a promise with no date on it comes up sooner than you would have raised it.',
        "There's time to be exact, which is the kindest thing anyone can be about money.",
      ],
      task: 'Write down one arrangement that the two of you have only ever assumed.',
    },
    9: {
      says: [
        'A plan to go somewhere, or to learn something, wants another look at the map.',
        'You may meet a view that you used to hold, in a younger person, and hear how it sounds from outside.',
        'What you still believe after that you can keep.',
      ],
      task: 'Check the dates and the fine print of one trip or course before you pay another dollar for it.',
    },
    10: {
      says: [
        'Something about your position is being thought over, by you or by someone who decides.',
        "A project you had signed off comes back, or a title starts to feel like somebody else's clothes.",
        'Work that nobody sees, done well in the next few weeks, is what the later decision will rest on.',
      ],
      task: 'Improve one thing that already has your name on it, before you ask for a new one.',
    },
    11: {
      says: [
        'A group plan loses its speed, and you can see who was only along for the ride.',
        'An old friend may turn up, for whom you were a different person, and you could do worse than ask them which.',
        'The plan will start again in a few weeks with fewer people and better dates.',
      ],
      task: 'Get in touch with the friend you dropped without a reason.',
    },
    12: {
      says: [
        "What you'd put away quietly asks to be put away properly.",
        'You may sleep more, or dream more, or catch yourself going over a thing that nobody else remembers.',
        "It isn't a setback, since you were never going to be done with it by not looking.",
      ],
      task: 'Give the thing that keeps coming back ten minutes on paper, and then leave it there.',
    },
  },
  direct: {
    1: {
      says: [
        "You've been waiting to feel like yourself, and that is no longer what you are waiting for.",
        'The doubts of the past weeks leave one useful change behind, and people will take a few days to notice it.',
        'It shows first in how quickly you answer.',
      ],
      task: "Do the first thing you would do if you'd made up your mind about yourself.",
    },
    2: {
      says: [
        'What was held up in your accounts begins to move, in single bills at first.',
        "You know what you can do without, and it's more than you would have guessed.",
        "That leaves something over, which you're free to be unreasonable with.",
      ],
      task: 'Decide on the purchase or the price that you put off, in either direction.',
    },
    3: {
      says: [
        'An answer that was held up comes, or you stop needing one.',
        'Talk is picking up, and what was said twice in the past weeks turns out to have been understood once.',
        'You can sign, send, and say things again without adding that you may be wrong.',
      ],
      task: "Send the message that you've kept in your drafts, in its shortest version.",
    },
    4: {
      says: [
        'Something at home that has been half decided gets its other half.',
        'You know by now what bothers you about the place or the arrangement, and what you had only been tired of.',
        'The people who live there are readier to hear it than they were.',
      ],
      task: 'Fix a date for the repair, the move, or the talk at home that has been pending.',
    },
    5: {
      says: [
        'You get your appetite back, and you know what for.',
        'A thing you were making, or a person you had been unsure of, looks simple again, either as a yes or as a goodbye.',
        'Both would be a relief to somebody.',
      ],
      task: 'Pick up the hobby or the person where you left off, and give it one evening.',
    },
    6: {
      says: [
        'The backlog starts to go down, though nobody would call it fast.',
        "You've found out which of your routines hold under strain, and you can build the next few months around those.",
        "The rest can go, and they won't be missed.",
      ],
      task: 'Put back one good habit that fell away in the past weeks, at half its old size.',
    },
    7: {
      says: [
        "One of you can say what's been on your minds, so the other can answer.",
        'What has been going back and forth between you for weeks moves toward something you could both live with.',
        "It'll look a little different from what either of you asked for at the start.",
      ],
      task: 'Tell one person what you have decided about the two of you, in a sentence they could repeat.',
    },
    8: {
      says: [
        'A matter of money or trust that was stuck has found its next step.',
        'You know more about it than you did, and some of that was unpleasant, and none of it is still hidden.',
        'It can be settled with far less drama than it took to get here.',
      ],
      task: 'Close one account that you share with somebody, in money or in words.',
    },
    9: {
      says: [
        'You can see a good way ahead again.',
        'The plan that needed another look has had it, and what is left is smaller than the first version and more likely to happen.',
        'Somebody far away may be part of it.',
      ],
      task: 'Book, enroll, or write to the place, now that you know which version you want.',
    },
    10: {
      says: [
        'The thing at work that hung in the air comes down on one side.',
        "It may come as an ordinary email, and you'd hardly know how long you had been waiting for it.",
        'What you did in the meantime, when nobody asked for it, is likely to count after all.',
      ],
      task: 'Ask for the decision that has been promised, with a date by which you need it.',
    },
    11: {
      says: [
        'People answer again, and the date holds.',
        "A group that lost its way knows who still wants to come, and it's a better group for that.",
        "You know which of the plans was yours and which you'd only been polite about.",
      ],
      task: 'Confirm one plan with friends, and drop out of one kindly.',
    },
    12: {
      says: [
        'Something that has been working in you without a name is nearly done.',
        "You'll notice it by what no longer bothers you.",
        "There's no need to explain it to anyone, and it would be a pity to start on the next thing before you've slept.",
      ],
      task: 'Forgive yourself for one thing, out loud, in an empty room.',
    },
  },
}

/** Wherever it happens: what is different for a while when a planet has turned. */
export const stationThoughtsOf: Record<
  StationPlanet,
  Record<'retrograde' | 'direct', DayThought>
> = {
  mercury: {
    retrograde: {
      says: [
        "For about three weeks it is worth saying where you'll be, and then saying it again.",
        'Most of what goes wrong in that time is small, and has to do with a date, a charger, or somebody who was copied in.',
        'What goes right is whatever you take up for the second time, so an old draft may be the best thing you have.',
      ],
      task: 'Reread one thing you wrote in a hurry last month, and send the better version.',
    },
    direct: {
      says: [
        'Answers start to come in, beginning with the ones you have stopped expecting.',
        'The signing can wait a few days, since the first day of plain speaking is often used to say what should have been said three weeks ago.',
        'You know by now which of the mix-ups was worth it.',
      ],
      task: 'Clear up one misunderstanding of the past three weeks with a call.',
    },
  },
  venus: {
    retrograde: {
      says: [
        'For about six weeks your taste is under review, in people as well as in curtains.',
        'Somebody you used to love may cross your path or your mind, mostly to be looked at from where you stand now.',
        "It's a poor time for the big purchase and a good one for finding out what you have missed.",
      ],
      task: 'Write down what you liked about somebody you no longer see.',
    },
    direct: {
      says: [
        "You've had time to think about what and whom you like, and it shows in what you no longer defend.",
        'Small pleasures come back first.',
        "If there's a person you've been polite to for weeks, you can afford to be warm, or to be done.",
      ],
      task: 'Do something pleasant with the person you have missed most.',
    },
  },
  mars: {
    retrograde: {
      says: [
        'For some two months, pushing gets you less than it usually does, and it costs more.',
        'An argument you thought you had won may be reopened by the other side, who have had time to prepare.',
        'What does well in such weeks is repair, training, and finding out what you were so angry about.',
      ],
      task: "Change the approach to one thing you've been forcing, and leave the goal as it is.",
    },
    direct: {
      says: [
        'Your energy comes back with some sense of direction.',
        'It begins slowly, so the first good day should not be spent on catching up with everything at once.',
        'You know which fights were worth having, and it may be as few as one.',
      ],
      task: 'Choose the one thing you will go at first, and let the rest be late.',
    },
  },
  jupiter: {
    retrograde: {
      says: [
        'For about four months the growing goes on indoors.',
        'What you had hoped to be offered may have to be prepared for, and the plan gets better for being smaller.',
        'You can find out what you believe in when it brings you nothing.',
      ],
      task: "Cut the big plan down to the part that you'd do without any luck.",
    },
    direct: {
      says: [
        "Something can get larger again, and you've had four months to decide what.",
        'Chances come in about the size of your preparation.',
        'The first one may look like a small favor that somebody asks of you.',
      ],
      task: "Say yes to one thing that you've spent months getting ready for.",
    },
  },
  saturn: {
    retrograde: {
      says: [
        'For some four and a half months the pressure comes less from others and more from your own conscience.',
        'A duty you took on lightly asks to be looked at, and so does one that you could have handed back a long time ago.',
        'Nobody will check on you, which is the point.',
      ],
      task: 'Go through your duties, and mark the one you took on for somebody who has since left.',
    },
    direct: {
      says: [
        "What you've put in order privately can be asked about in public.",
        "A decision that was held up for months gets a date, and it turns out that you're ready for it.",
        "It goes at walking speed, and it doesn't go back.",
      ],
      task: "Commit to one thing in writing, with the date on which it'll be done.",
    },
  },
  uranus: {
    retrograde: {
      says: [
        'The change that was going on around you goes on in you for the next five months.',
        "You may find that you have gotten used to something which shocked you in the spring, or that you're bored with your own rebellion.",
        'Nothing has to be overturned for it.',
      ],
      task: 'Try one small change for a week that only you will know about.',
    },
    direct: {
      says: [
        "What you've been thinking for months begins to show.",
        'Others may call it sudden.',
        'You can soften that a little by telling those it concerns before they see it happen, and they might even come along.',
      ],
      task: 'Tell one person about the change that you have in mind, before you make it.',
    },
  },
  neptune: {
    retrograde: {
      says: [
        'For about five months the mist thins, and you see some things in their real size.',
        'It may be a disappointment, or it may be a relief that a thing is only what it is.',
        'The dreams worth having get through this quite well.',
      ],
      task: 'Ask one plain question about something you have only ever imagined.',
    },
    direct: {
      says: [
        'You can believe in something again, with your eyes open this time.',
        'A picture, a piece of music, or a person may move you more than it did in the dry months.',
        "There's no hurry to turn that into a plan.",
      ],
      task: "Give an hour to the thing you would do if it didn't have to be useful.",
    },
  },
  pluto: {
    retrograde: {
      says: [
        'For about five months you are dealing with your own share of an old struggle, and the other side has gone quiet.',
        "It's easier to see what you held on to, and why, when nobody is pulling at it.",
        'Something may turn out to have been over for a while.',
      ],
      task: 'Look at one thing you have refused to give up, and write down what it protects.',
    },
    direct: {
      says: [
        'What you have understood over the past months wants to be acted on, once and thoroughly.',
        'Those who are used to you may test whether you mean it.',
        "It'll be enough to do it, without announcing it or winning them over.",
      ],
      task: "End one thing that you've known for months is over.",
    },
  },
}
