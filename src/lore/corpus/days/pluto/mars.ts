import type { DayThoughts } from '#lore/authored.ts'

export const plutoToMars: DayThoughts = {
  eases: {
    1: {
      says: [
        "There's great force in you these weeks, and you don't need to use it.",
        'Mars in the first house is used to pushing first and looking afterward, and Pluto teaches it to wait until one push is enough.',
        "People who'd planned to argue with you change their minds on the way over.",
      ],
      task: "Hold still in one situation where you'd normally act, and see what moves by itself.",
    },
    2: {
      says: [
        'Something about your money can be rebuilt from the bottom up.',
        "Pluto these weeks gives the Mars in your second house the nerve to end what doesn't pay, even if it's been there for years.",
        'That sets free more strength than it costs you in dollars.',
      ],
      task: "Quit one effort that's cost more than it's brought in for at least a year.",
    },
    3: {
      says: [
        'You can ask the question that everyone has walked around.',
        'A third-house Mars likes to get to the point, and with Pluto behind it these weeks it gets there without hurting anybody.',
        'The neighbor or the sibling in question may even say that it was about time.',
      ],
      task: 'Ask one direct question about an old matter, in private, and wait as long as the answer takes.',
    },
    4: {
      says: [
        "You have the strength to clear out what's been rotting at home for years.",
        "The Mars in your fourth house guards its territory fiercely, and Pluto these weeks turns it against what doesn't belong there anymore.",
        'It may be a pile in the basement or an arrangement with a relative, and nobody stops you.',
      ],
      task: 'Remove one thing at home that everyone complains about and no one has dared to touch.',
    },
    5: {
      says: [
        'If you give everything to something you love, it gives you back more.',
        "Pluto supplies the fifth-house Mars these weeks with a staying power it doesn't usually have, since it tends to play hard and leave early.",
        "Others see somebody who isn't playing anymore, in the best sense.",
      ],
      task: 'Go on for half an hour past the point where you usually lose interest in something you love.',
    },
    6: {
      says: [
        'The problem that wastes your strength every day can be solved at its root.',
        "With Mars in this house you fix things fast, and with Pluto's help these weeks you also take out the cause.",
        'The work after that is almost insultingly easy.',
      ],
      task: 'Spend your best hour on the cause of a daily annoyance, and leave the annoyance itself for now.',
    },
    7: {
      says: [
        'You and a strong person can say what you want from each other.',
        "The Mars in your seventh house has met many opponents and few equals, and Pluto these weeks presents one who doesn't need to be beaten.",
        'What comes out of it may change what you both thought possible.',
      ],
      task: 'Put your real terms to somebody strong, and listen to theirs before you judge either.',
    },
    8: {
      says: [
        'When something spills, breaks, or jams, people may step back to let you through.',
        "Pluto and your Mars understand each other these weeks, since neither is afraid of what's under the floorboards.",
        'A matter of money or trust that scared everyone can be settled.',
      ],
      task: "Take the first practical step in a shared matter that's paralyzed by fear.",
    },
    9: {
      says: [
        "You can fight for something these weeks that's worth the fight.",
        'Pluto burns away the part of your ninth-house Mars that merely likes to be right, and what remains has patience and facts.',
        "You may win over somebody who's never given ground before.",
      ],
      task: 'Do the most tedious task in the service of something you believe in, and do it thoroughly.',
    },
    10: {
      says: [
        'Something big at work or in public can be moved without anyone noticing the effort.',
        'The Mars in your tenth house usually goes at the wall, and Pluto these weeks shows it where the wall has its hinge.',
        'Those above you find that it was their own idea.',
      ],
      task: "Work out who really decides about something you want, and make that one person's task easier.",
    },
    11: {
      says: [
        'You can change the direction of a whole group with one firm step.',
        'Pluto gives weight these weeks to the Mars in your eleventh house, which has often been the loudest voice and not the one that counted.',
        'Now you speak once, late, and the discussion is over.',
      ],
      task: "Wait until everyone has spoken, then say in one sentence what you're going to do.",
    },
    12: {
      says: [
        'An old enemy of yours, who lives where you do, is losing.',
        'The twelfth-house Mars has spent years wrestling with a habit or a fear that nobody sees, and Pluto these weeks is on your side.',
        "There's no prize and no audience, and you walk differently afterward.",
      ],
      task: "Face one thing you avoid in private for exactly five minutes, and stop when they're over.",
    },
  },
  presses: {
    1: {
      says: [
        'Everything you push these weeks pushes back.',
        'Pluto stokes the Mars in your first house these weeks, and what you take for determination looks to others like a threat.',
        "Someone who'd have helped you may now be busy defending themselves.",
      ],
      task: "Ask for something today that you'd planned to take or to insist on.",
    },
    2: {
      says: [
        "There's a fight about money, and money isn't what it's about.",
        "With Mars in the second house you defend what's yours as you'd defend your body, and Pluto these weeks brings someone who's found that out.",
        'Winning it would cost you more than the sum at stake.',
      ],
      task: "Decide privately what you'd give to have this money quarrel over, and compare it with the sum.",
    },
    3: {
      says: [
        "There's an edge on your words, and it's sharper than the matter deserves.",
        "Pluto these weeks drives the third-house Mars to say the one thing that can't be taken back, usually to someone who lives close by or grew up with you.",
        'The relief would last an hour.',
      ],
      task: 'Write the cruelest true sentence you can think of, and burn or shred it.',
    },
    4: {
      says: [
        "A power struggle at home is using up everybody's strength, yours first.",
        'The Mars in your fourth house fights hardest on its own ground, and Pluto these weeks has moved the front line into the kitchen.',
        "Each side thinks that it's only defending itself.",
      ],
      task: 'Give way on one household matter without being asked, and see what the others do with their freed hands.',
    },
    5: {
      says: [
        'Wanting to win has driven out the fun, for you and for everyone else.',
        "Pluto has got hold of the Mars in your fifth house these weeks and persuaded it that it's all or nothing.",
        'Even a love affair with a hobby can be strangled this way.',
      ],
      task: 'Do your favorite activity with a beginner, and make it your goal that they enjoy it.',
    },
    6: {
      says: [
        'You drive yourself as if somebody stood behind you.',
        'A sixth-house Mars is a hard worker, and Pluto these weeks has convinced it that stopping would be the end of it all.',
        'The people who work near you have started to feel accused.',
      ],
      task: 'Finish earlier than planned, leave in full view of the others, and offer no explanation.',
    },
    7: {
      says: [
        'Somebody may know exactly how to get a rise out of you.',
        'Pluto these weeks uses the Mars in your seventh house, which so often meets its own anger in another person.',
        "If you don't answer the tone, there's only the subject left, and the subject is small.",
      ],
      task: 'Answer the next provocation with a practical question, in your ordinary voice.',
    },
    8: {
      says: [
        'It would be easy to hurt somebody, and you keep thinking of how.',
        'The eighth-house Mars knows what people have entrusted to it, and these weeks Pluto shows it how that could be used.',
        'Having the weapon and leaving it alone is also a form of strength, and a rarer one.',
      ],
      task: 'Put out of reach, for now, one thing you could use against someone, such as a message or a claim.',
    },
    9: {
      says: [
        'One driver may stand for everyone who drives that car.',
        "Pluto gives the Mars in your ninth house an enemy these weeks, and it's seldom anyone you've had lunch with.",
        "The anger may well have a good cause, and it's being spent on strangers and screens.",
      ],
      task: 'Turn one hour of anger at the world into an hour of help for one person it has treated badly.',
    },
    10: {
      says: [
        "You'd do almost anything to get there, and others have begun to notice the almost.",
        'Pluto these weeks drives the Mars in your tenth house up the last stretch without looking to the side.',
        "A person whose goodwill you'll need has just been pushed out of the way.",
      ],
      task: 'Give somebody credit in public for something you could have kept to yourself.',
    },
    11: {
      says: [
        'Half of your friends think of you as their leader, and the other half have noticed.',
        'The Mars in your eleventh house fights for its friends, and Pluto these weeks has divided the friends in two.',
        "Both halves are telling you things that they'd be sorry to see in writing.",
      ],
      task: 'Meet a friend from the other side for something that has nothing to do with the quarrel.',
    },
    12: {
      says: [
        "There's a rage in you these weeks that you hardly recognize as yours.",
        'The twelfth-house Mars has been polite for a long time, and Pluto has come to collect what it held back.',
        'It may show as exhaustion or as a wish to disappear, and it wants to be moved through the body.',
      ],
      task: "Throw, hit, or chop something that's made for it, until you laugh or sit down.",
    },
  },
}
