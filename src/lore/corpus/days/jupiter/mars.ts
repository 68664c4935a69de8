import type { DayThoughts } from '#lore/authored.ts'

export const jupiterToMars: DayThoughts = {
  eases: {
    1: {
      says: [
        'Being bold becomes you these weeks.',
        "Mars in the first house is always ready to go, and Jupiter supplies the belief that it'll end well.",
        "People tend to make way for someone who comes in like that, and you may get what you came for before you've asked.",
      ],
      task: 'Be the first to volunteer for something physical or public that makes others hesitate.',
    },
    2: {
      says: [
        'Effort pays better than usual.',
        'Jupiter backs the Mars in your second house, which would rather earn than wait, so the extra hour or the extra call brings in more than its share.',
        'You may be surprised by how little pushing was needed.',
      ],
      task: 'Make one extra attempt today at something that could pay, right after you would normally stop.',
    },
    3: {
      says: [
        'Speaking up gets you further than being careful.',
        'Your third-house Mars has had to learn to bite its tongue, and these weeks Jupiter gives it a cheerful tone, in which almost anything can be said.',
        'People nearby were waiting for someone to begin.',
      ],
      task: 'Say out loud what the whole line, row, or building is thinking, with a smile.',
    },
    4: {
      says: [
        'Mountains could be moved at home, and there are a few.',
        'Mars in this house has strength to spare for the family and its rooms, and Jupiter adds good humor and helpers.',
        'The job that took three summers of discussion is done before lunch.',
      ],
      task: 'Call in two helpers for one big job at home, and feed them well afterward.',
    },
    5: {
      says: [
        "You're likely to win, or to lose so happily that it hardly matters.",
        'The Mars in your fifth house plays hard, and Jupiter these weeks brings better opponents and larger fields.',
        "Someone may fall for you while you're out of breath.",
      ],
      task: "Enter something with a prize, however silly, and play it as if you'd trained for it.",
    },
    6: {
      says: [
        "The list is long, and these weeks you're stronger than the list.",
        "Jupiter gives the Mars in the sixth house a tailwind, so the tasks go by and you've still got legs left.",
        "It's a good time to take on what needed more strength than you had.",
      ],
      task: "Do one physically demanding chore that you've been postponing until you felt strong.",
    },
    7: {
      says: [
        'Somebody strong is likely to be on your side.',
        'In the seventh house Mars likes an opponent, and Jupiter these weeks turns the opponent into an ally with a loud laugh.',
        "A job that either of you would have put off alone is half done before you've agreed on the terms.",
      ],
      task: 'Propose a bold joint effort to the most energetic person you know, with a start date of today.',
    },
    8: {
      says: [
        'A tangled money matter can be tackled now, and you may come out ahead.',
        'Mars in your eighth house goes into places others avoid, and with Jupiter it goes in expecting to find something.',
        'A forgotten claim or a willing partner may be part of what you find.',
      ],
      task: "Claim something you're owed or entitled to and never got around to asking for.",
    },
    9: {
      says: [
        'Going sooner is better than going prepared.',
        "Jupiter and a ninth-house Mars want the same thing these weeks, which is to be on the way to somewhere they've never been.",
        "Half of the arrangements can be made while you're moving.",
      ],
      task: "Go to a place within reach that you've never set foot in, and ask the first person you meet about it.",
    },
    10: {
      says: [
        'Ambition looks good on you at the moment.',
        'Your tenth-house Mars wants to get ahead and is often told to wait, and these weeks Jupiter holds the way open.',
        'Those in charge see the fight in you and would like it on their side.',
      ],
      task: "Put yourself forward for something one level above what you've done, before anyone suggests it.",
    },
    11: {
      says: [
        'Thirty people would follow you into something now, and thank you.',
        'The Mars in your eleventh house fights best for others, and Jupiter these weeks lends it a big voice and a good cause.',
        'Even the skeptics are bringing sandwiches.',
      ],
      task: 'Start a collection, a petition, or a game that needs more people than you know.',
    },
    12: {
      says: [
        "You're braver in private than anyone knows.",
        "Mars in the twelfth house fights where no one's watching, mostly against its own doubts, and these weeks it's winning.",
        'What frightened you a year ago has become a thing that you can simply do on an ordinary day.',
      ],
      task: "Do alone, without telling anyone, a thing you'd normally want company for.",
    },
  },
  presses: {
    1: {
      says: [
        "Rules may look as if they'd been written for somebody slower.",
        'Jupiter eggs on the Mars in your first house, and the two of them think that rules are for people with less talent.',
        'You can have the fun at nine-tenths of the speed.',
      ],
      task: "Use the seat belt, the helmet, or the instructions on something you're sure you could do without.",
    },
    2: {
      says: [
        "You'd like to bet on something.",
        'Mars in the second house prefers making money to having it, and these weeks Jupiter makes the odds look better than they are.',
        "There's nothing wrong with a risk that you could lose one day and laugh about the next.",
      ],
      task: 'Decide the most you could lose without minding, and risk half of it or nothing.',
    },
    3: {
      says: [
        "You're arguing for sport, and somebody isn't playing.",
        'The Mars in your third house enjoys a good exchange of blows, and these weeks Jupiter keeps the score and invites spectators.',
        "If the person you've beaten in front of the others goes quiet, it may no longer be because they're thinking.",
      ],
      task: "Concede a point to somebody you've been teasing, and let them have the last laugh.",
    },
    4: {
      says: [
        'More has been torn out at home than you can put back.',
        "Jupiter tells Mars in the fourth house that it'll be done by Sunday, and doesn't say which.",
        'Others who live there would like to know where the water is.',
      ],
      task: 'Bring one started change at home to a state that others can live with, before you open another.',
    },
    5: {
      says: [
        'You play as though something were at stake.',
        "Mars in the fifth house hates to lose, and under Jupiter it doesn't know how to win either, with the lap of honor and the speech.",
        'The others had only come for a pleasant afternoon.',
      ],
      task: "Choose a game that's decided by luck, and lose it with good grace.",
    },
    6: {
      says: [
        "You're doing everything at full strength, the dishes included.",
        "Jupiter makes the Mars in your sixth house believe that it can't be tired out, and it believes that for most of a week.",
        'After that you need two days to recover, and people who relied on your speed have to wait.',
      ],
      task: 'Do three chores deliberately badly and slowly, and keep some strength for something you like.',
    },
    7: {
      says: [
        'You and one other person have turned something friendly into a contest.',
        'The Mars in your seventh house wakes up when it meets resistance, and these weeks Jupiter provides a splendid amount of it.',
        'The contest began as teasing, and neither of you knows how to stop.',
      ],
      task: 'Let the other one be better at something today, and ask how they did it.',
    },
    8: {
      says: [
        "You're being brave with what isn't only yours.",
        "Jupiter urges the Mars in your eighth house to strike while it can, and the joint money or somebody's trust is the nearest tool.",
        'A brave person can stand to wait for the other signature.',
      ],
      task: 'Sleep one night on anything that puts more than your own share at risk.',
    },
    9: {
      says: [
        "You'd like to convert somebody, today if possible.",
        'The Mars in the ninth house has a cause, and Jupiter these weeks has given it a megaphone.',
        "The person in front of you may have agreed twice already, and only because they'd like to go home.",
      ],
      task: 'Do one quiet hour of practical work for what you believe in, and argue with nobody about it.',
    },
    10: {
      says: [
        "The fight you've picked is above your weight.",
        "Jupiter tells the Mars in your tenth house that it's already in charge, and those who really are have heard it.",
        "They may like your spirit, and they'd still want the form filled in.",
      ],
      task: 'Ask for permission once, politely, for something you were about to do without it.',
    },
    11: {
      says: [
        'Five different causes are counting on you.',
        "The Mars in your eleventh house can't see friends in need without rolling up its sleeves, and these weeks Jupiter keeps showing it friends.",
        'On each front somebody may be waiting for you to come back.',
      ],
      task: 'Withdraw from one cause in good time, and name a person who could take your place.',
    },
    12: {
      says: [
        "You're planning something daring and haven't told anyone, because they'd ask.",
        'Jupiter makes the twelfth-house Mars feel invisible these weeks, and therefore safe.',
        "The questions they'd ask are exactly the ones you've skipped, and answering them wouldn't have to spoil the plan.",
      ],
      task: 'Ask yourself, in writing, the three questions a sensible friend would put to you about it.',
    },
  },
}
