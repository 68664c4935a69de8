import type { DayThoughts } from '#lore/authored.ts'

export const moonToMercury: DayThoughts = {
  eases: {
    1: {
      says: [
        "You can say how you feel today before you've made it clever.",
        'With Mercury in your first house, you usually have something clever to say before you know how you are.',
        'You can say the plain thing.',
        "If you admit that you're nervous, people tend to help.",
      ],
      task: 'Say what you feel in the moment you feel it, once, in the words that come.',
    },
    2: {
      says: [
        'Something you own can remind you what you want.',
        'Because your Mercury is in the second house, you know the price of things and can forget why you kept them.',
        'A ticket stub in a pocket or an old jacket may remind you.',
        "You might find out what you want to spend money on next, and what you don't.",
      ],
      task: 'Tell someone the story of one thing you own, starting with who had it first.',
    },
    3: {
      says: [
        "It's a good day to listen a little longer than you usually do.",
        "With Mercury in your third house, you're quick with a reply, and people sometimes feel hurried by it.",
        "You're slower for an hour or two.",
        "A neighbor or a coworker may have some news that they'd like to be asked about twice.",
      ],
      task: 'Ask a second question of everyone you talk to while this lasts.',
    },
    4: {
      says: [
        "If there's something to talk about at home, it'll come up while your hands are busy.",
        'Your Mercury is in the fourth house, so talk in your family tends to be about logistics.',
        "While you're both cooking or driving it can be about something else.",
        "They may say what's been bothering them, and it may have little to do with you.",
      ],
      task: 'Talk to someone at home, or on the phone, while both of you have your hands full.',
    },
    5: {
      says: [
        'Being silly will get you further today than being clever.',
        "With Mercury in your fifth house, you can be funny on request, and you don't often get silly.",
        'You can get silly.',
        'A child, a date, or a tired friend would rather have a ridiculous story than a clever one.',
      ],
      task: 'Make up a story out loud for somebody, starting with an animal that has lost something.',
    },
    6: {
      says: [
        'You can trust your hands more than the instructions.',
        "Your Mercury in the sixth house likes instructions, and you've been known to correct other people's.",
        'You know more than the instructions do.',
        'You can season by taste or fix the thing by ear, and it comes out fine.',
      ],
      task: 'Do one familiar task by feel, with no recipe, list, or video.',
    },
    7: {
      says: [
        "You don't have to explain yourself to the person who knows you best.",
        "With Mercury in your seventh house, you explain yourself carefully, because you've been taken the wrong way before.",
        "The person you're with is likely to get it at the second word.",
        'You can stop there and enjoy being known.',
      ],
      task: "Tell someone close a thing you've never found the words for, and let them finish it.",
    },
    8: {
      says: [
        'An old memory may make sense to you without any digging.',
        "Your Mercury is in the eighth house, so you're used to digging for the truth, and this one comes without digging.",
        'It may be a remark you overheard, or a look between two people.',
        'You can see now what it was about.',
      ],
      task: 'Write down a memory that has come up unasked, and add what you know now.',
    },
    9: {
      says: [
        "It's restful today to let somebody else do the telling.",
        'Because your Mercury is in the ninth house, you usually do the telling, with facts.',
        "It's restful to listen.",
        'A cab driver, a grandmother, or a podcast could take you a long way off within an hour.',
      ],
      task: 'Ask somebody about the place they grew up in, and add nothing you know about it.',
    },
    10: {
      says: [
        'A plain word about a feeling would do your work some good.',
        'With Mercury in your tenth house, you choose your words at work so that nobody can hold them against you.',
        'You can afford a plain one.',
        "If you say that you're sorry, or proud of someone, the others in the room can stop pretending as well.",
      ],
      task: 'Use one plain word about feelings in an email or a meeting that would normally have none.',
    },
    11: {
      says: [
        "There's a friend you've been following from a distance, and you could write.",
        "Your Mercury in the eleventh house keeps you informed about everyone, and you can forget that reading their posts isn't talking to them.",
        "You don't need a reason to write.",
        "They'd probably like it better without one.",
      ],
      task: "Write to someone you've been following from a distance, and mention what you miss about them.",
    },
    12: {
      says: [
        'Doing nothing for a while may get your mind further than thinking does.',
        "With Mercury in your twelfth house, you go over old conversations when you're alone, and you usually lose.",
        'For an hour or two you can let them be.',
        "Two things that you'd never have put together may turn out to belong together.",
      ],
      task: 'Lie down for fifteen minutes without your phone, and note the last thing you were thinking.',
    },
  },
  presses: {
    1: {
      says: [
        "You may fill a silence today with more than you'd meant to tell.",
        'With Mercury in your first house, you fill a silence before anyone else has noticed it.',
        'You could end up telling the dentist about your cousin.',
        "People can hear that it's nerves, and they like you no less for it.",
      ],
      task: 'Take three breaths before you fill the next silence, and see who else does.',
    },
    2: {
      says: [
        "Doing the sum again won't tell you what you want to know.",
        'Your Mercury is in the second house, so you answer a worry with arithmetic.',
        'The numbers were right the first time.',
        "What you want to know is whether you'll be all right, and a spreadsheet can't tell you that.",
      ],
      task: 'Close the app or the spreadsheet, and have something to eat with somebody.',
    },
    3: {
      says: [
        'What you overhear today is half of a sentence, and the other half is a guess.',
        'Because your Mercury is in the third house, you catch half a sentence in passing and supply the rest.',
        'In a bad mood you supply the worst.',
        "The other half could have been about somebody else's brother.",
      ],
      task: 'Ask someone to repeat what they said before you take it home with you.',
    },
    4: {
      says: [
        'In an argument at home you may sound like somebody you grew up with.',
        'With Mercury in your fourth house, you know the family arguments by heart, and you can make them without the family.',
        'The people you live with may not know where it came from.',
        'You can stop in the middle of the sentence and laugh, which nobody did in those days.',
      ],
      task: 'Take one phrase that you inherited, and say it your own way instead.',
    },
    5: {
      says: [
        "It's hard to enjoy something while you're judging it.",
        'Your Mercury in the fifth house reviews the date while the date is still going on.',
        'That spoils it faster than anything the other person could do.',
        'You were happiest in the minute when you were looking for the mustard.',
      ],
      task: 'Give yourself a small job at the next fun thing you go to, and leave the reviewing.',
    },
    6: {
      says: [
        'Your list has too much in it for one head today.',
        "With Mercury in your sixth house, you keep the whole day's list in your head, and a mood has pushed half of it out.",
        "There's nothing wrong with your memory.",
        "You're thinking about how somebody looked at you in the hallway.",
      ],
      task: "Write the list down, and do one thing at a time until it's shorter.",
    },
    7: {
      says: [
        "If you keep asking what somebody is thinking, they'll have to come up with something.",
        "Your Mercury is in the seventh house, so you study the other person's face for an answer.",
        "When you're anxious, every face says no.",
        'They may be trying to remember the name of an actor.',
      ],
      task: "Tell the other person what you've imagined about their mood, and let them laugh.",
    },
    8: {
      says: [
        "Whatever you go looking for in this mood, you'll find something like it.",
        "With Mercury in your eighth house, you've always had to look.",
        'Anything you found in this mood would look like what you fear.',
        "Someone's old photos or an open inbox can't tell you whether you're loved.",
      ],
      task: "Stay out of everything that wasn't addressed to you for as long as the itch lasts.",
    },
    9: {
      says: [
        "You may lose your thread today, and it isn't a sign of anything.",
        'Because your Mercury is in the ninth house, you think in large pictures, and somebody may only have asked for the address.',
        'You may feel stupid for a minute.',
        "You're hungry or short of sleep, and the large picture will still be there tomorrow.",
      ],
      task: 'Write down where you were in the thought, and see to your stomach.',
    },
    10: {
      says: [
        'If the wrong word slips out in public, it may be the true one.',
        "With Mercury in your tenth house, you're so careful at work that people remember your slips.",
        'You could explain it for ten minutes.',
        'You could also say that yes, that is what you think, and go on.',
      ],
      task: 'Own one thing you said by mistake in one sentence, and continue with the meeting.',
    },
    11: {
      says: [
        'The people you like can be too many at once.',
        "Your Mercury in the eleventh house keeps up with every thread in the group, and you're tired of it.",
        "There's nothing wrong with your friends.",
        "You can mute them for an evening, and they'll hardly notice before breakfast.",
      ],
      task: "Mute everything for two hours, and tell one friend that it's nothing they said.",
    },
    12: {
      says: [
        "If you're worried, you may be looking for something for it to be about.",
        "With Mercury in your twelfth house, you argue with people in your head, and you're good at both parts.",
        'Any subject will do, from your job to a noise in the car.',
        "After an hour you'd have the same mood and a subject as well.",
      ],
      task: "Give the worry no subject, and move until you're tired of it, on a walk or a bike.",
    },
  },
}
