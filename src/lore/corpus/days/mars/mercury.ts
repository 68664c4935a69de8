import type { DayThoughts } from '#lore/authored.ts'

export const marsToMercury: DayThoughts = {
  eases: {
    1: {
      says: [
        'Your words have legs, and they get where they were going.',
        'Mercury in the first house thinks on its feet and out loud, an entertainment that seldom ends in a decision.',
        'Mars adds the period.',
        "You say right, let's go, and people are so glad of it that they go.",
      ],
      task: 'End your next discussion by naming what happens now and beginning it.',
    },
    2: {
      says: [
        'You can get from talking about a sum to having it.',
        'Mercury in the second house is a born comparer, with tabs open on things it sold itself on in June.',
        'Mars would like to see some cash change hands.',
        'You name your terms and then, for once, let a silence stand until the other person answers.',
      ],
      task: 'Bring one sale, claim, or money conversation to its end, in one sitting.',
    },
    3: {
      says: [
        'The pile of small unanswered things goes down before your eyes.',
        "Your Mercury in the third house keeps every line open because it enjoys the ringing, and it's always about to get back to everyone.",
        'With Mars it gets back to them.',
        'Yes, no, Thursday, ask your brother takes a breath apiece, and people are oddly happy with short answers that exist.',
      ],
      task: 'Answer every pending message you can in one go, with no answer longer than a line.',
    },
    4: {
      says: [
        "At home you can say the thing that everyone's been saying elsewhere.",
        'The fourth house gives your Mercury relatives and roommates who talk well around a subject, and it learned the dance early.',
        'Mars walks across the floor.',
        'People are usually relieved, and the real talk takes about as long as boiling eggs.',
      ],
      task: "Say the thing you've told two outsiders to the one person at home it concerns.",
    },
    5: {
      says: [
        "Your wit's in form and looking for someone its own size.",
        'Mercury in the fifth house lives for repartee, only with most people it has to hold back and serve underhand.',
        'Find the one who smashes it back.',
        "You'll insult each other's taste for an hour in perfect harmony and feel as though you'd been somewhere.",
      ],
      task: 'Seek out the person who makes you quickest, and answer in kind.',
    },
    6: {
      says: [
        "You can get to the bottom of a technical nuisance that's beaten you before.",
        "In the sixth house Mercury knows in theory how everything works, including the printer, but gives up when theory's been insulted.",
        "Mars doesn't take it personally and doesn't stop.",
        "At the third try something gives, and it's worth a small cheer.",
      ],
      task: "Have another go at a device, form, or system that's defeated you, with the manual open.",
    },
    7: {
      says: [
        'An argument with one person can clear up something that agreement never could.',
        'It takes two to think when Mercury is in your seventh house, and two nice people can go on thinking for years.',
        "Mars says that's wrong and why, which brings them forward in their seat.",
        "By the end you may both have changed your positions, in one case for each other's.",
      ],
      task: 'Ask a thoughtful person to argue against your plan as hard as they can for ten minutes.',
    },
    8: {
      says: [
        "The question nobody's asked may be yours to ask.",
        "Mercury in the eighth house can smell what's missing from a set of figures or a story, and as a rule it keeps its nose to itself.",
        'Mars puts it in words.',
        "It's an unsettling thing to be good at, though people with nothing to hide are glad of it.",
      ],
      task: 'Ask for the one document, figure, or fact that would settle a shared question.',
    },
    9: {
      says: [
        'You make the case for what you believe as if something depended on it.',
        'Your Mercury in the ninth house can see every side of a big question, and audiences have given up waiting for it to pick one.',
        'Mars has picked.',
        "For ten minutes you're a person with one idea, and that, it seems, is how many an audience can carry home.",
      ],
      task: 'Argue for one thing you believe, in public or in writing, without presenting the other side.',
    },
    10: {
      says: [
        'Saying what you want fast, to people above you, gets you an answer.',
        "Mercury in the tenth house speaks well of everyone's work and in due course, with regrets for any oversight, of its own.",
        'Mars moves that paragraph to the top.',
        'Busy people respect it, because so much of their day is spent with those who circle.',
      ],
      task: 'Put your request in the first line of a message to somebody with a say, and your reasons in the second.',
    },
    11: {
      says: [
        "One message from you can do for the group what forty others didn't.",
        'The eleventh house has your Mercury amusing a lot of people in a lot of threads, where its suggestions are liked and left to lie.',
        "With Mars it sounds like someone who'll be there at ten with a rake.",
        "They'll grumble about the hour and bring their own gloves.",
      ],
      task: 'Send a group one message with a place, an hour, and a job for each.',
    },
    12: {
      says: [
        'You solve a problem by yourself, in private, with some bad language.',
        "The twelfth house lets Mercury think where it can't be interrupted, and where it can therefore think for a very long time.",
        'Mars wants this over with.',
        "You may find that you've known the answer since last fall and were waiting for it to be less work.",
      ],
      task: 'Shut yourself away with one unsolved question, and come out with a decision, good or bad.',
    },
  },
  presses: {
    1: {
      says: [
        "A remark can be out before you've heard it yourself.",
        'With Mercury in the first house, you speak as you think, and the half second in which you usually choose a different word is gone.',
        "It's accurate, so people repeat it.",
        'You can still say that it sounded worse out loud than it did from inside.',
      ],
      task: 'When a remark comes out wrong, say so within the same breath and give the kinder version.',
    },
    2: {
      says: [
        "It's possible to win the discount and lose the store.",
        "With Mercury in the second house, you haggle for sport, and you don't see why you'd stop at fair.",
        'People who sell things remember it.',
        "You may end up walking past somebody's window on the far side of the street, with your eleven dollars.",
      ],
      task: "Pay the asking price once, to a person who works for it, and say it's worth it.",
    },
    3: {
      says: [
        'Every person in front of you is slow on purpose.',
        'Among errands and turn signals your Mercury likes to slip through in the third house, and Mars adds a running commentary with the window down.',
        'You save four minutes and need twenty to stop talking about it.',
        "Somewhere in the same line there's a person who's been singing the entire way.",
      ],
      task: 'Take the longer line or the slower route once on purpose, with something to listen to.',
    },
    4: {
      says: [
        'A simple question of yours can come out with a spotlight on it.',
        'In the fourth house Mercury always wants to know who had it last, and Mars wants a confession.',
        "People at home go quiet or invent alibis, and finding the thing under your own jacket doesn't undo the hearing.",
      ],
      task: 'Look for the missing thing yourself for five minutes before you ask who moved it.',
    },
    5: {
      says: [
        'Your funniest line of the week may be about somebody present.',
        'Mercury in the fifth house sees the opening and Mars is through it, to general laughter, with one face a moment behind the others.',
        "They'll say that it's fine.",
        "You have an excellent ear for timing, and you'll hear that the fine comes late.",
      ],
      task: "Make yourself the target of the next joke you'd have made about someone else.",
    },
    6: {
      says: [
        'A machine that says no can bring you to the point of fighting it in the parking lot.',
        'Little failures of method wound your Mercury in the sixth house, and Mars answers by pressing the button harder.',
        "It's remarkable what the error message says if one reads to the end.",
        'You may notice that yourself around the fourth time and be too angry to comply.',
      ],
      task: 'Read an error or a refusal aloud to the last word before you try again.',
    },
    7: {
      says: [
        "Catching someone in a contradiction is less fun than you'd expect.",
        "With Mercury in the seventh house, you remember what was said last spring, and you're ready to quote it.",
        "People do contradict themselves, chiefly when they've changed their minds and hoped to do so in private.",
        "There's a small dignity you could hand back.",
      ],
      task: 'Let someone say the opposite of what they said before, and answer only what they say now.',
    },
    8: {
      says: [
        "Something you know about somebody would make a fine weapon, and you're tempted.",
        "With Mercury in the eighth house, you dig for the truth for its own sake, and you'd like to use what you've found.",
        "Used once, it's gone.",
        "After that people would only know what you did with it, and they'd tell you less.",
      ],
      task: "Keep what you've learned about someone to yourself, and let it change one thing that you do.",
    },
    9: {
      says: [
        "In your view the expert's wrong, and your view is fully armed.",
        "With Mercury in the ninth house, you've read widely, and you'd correct the pilot if you could.",
        'You may have caught a real slip.',
        "It would be heard as one if it didn't come with a theory about experts in general.",
      ],
      task: 'Put your objection to somebody who knows more as a question of under twelve words.',
    },
    10: {
      says: [
        'The moment when you feel strongest is a poor one for pressing send.',
        "In your tenth house Mercury writes with a reader in mind, and today the reader is a person you're going to show.",
        "It'll be read between two other things.",
        'What it shows is someone who writes in long paragraphs when upset, and they may have had you down as the calm one.',
      ],
      task: "Hold any message upward that you've written fast until you've been outside and back.",
    },
    11: {
      says: [
        'One reply in a group can turn into nineteen before anybody means it to.',
        "With Mercury in the eleventh house, you can't leave a thread with a mistake at the end of it, and your notifications are on.",
        'Most people watching would gladly never hear of the subject again.',
        "The one you're writing against can't find a way to stop, either.",
      ],
      task: 'Write to the other person alone and propose that neither of you posts on it again.',
    },
    12: {
      says: [
        "If you can't concentrate, you're probably still arguing an old case in your head.",
        'The twelfth house lets your Mercury hold trials with no closing hour, and under Mars the cross-examination has gotten personal.',
        "Nobody's ruled yet in a case that was filed, at a guess, two jobs or two roommates ago.",
        'The other side may not even recall it.',
      ],
      task: 'Write a verdict on the old quarrel in one line, date it, and read something unrelated.',
    },
  },
}
