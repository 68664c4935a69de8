import type { DayThoughts } from '#lore/authored.ts'

export const moonToSun: DayThoughts = {
  eases: {
    1: {
      says: [
        "For a couple of hours you don't mind being looked at.",
        'The Sun in this house asks you to be somebody whenever people are around, and on most days your mood has to be talked into it.',
        "While the Moon agrees with it there's nothing to talk into.",
        "You laugh where you'd normally smile, and the place warms up by a degree.",
      ],
      task: 'Be seen somewhere while this lasts, at the store or on the stairs, with no purpose.',
    },
    2: {
      says: [
        "Contentment shows up, and it's about things you already have.",
        "Your Sun earns and builds in the second house and rarely sits down in what it's built, on the theory that there's more to do.",
        'The Moon sits down.',
        "The blanket's good, there's food in the house, and for about as long as a movie it all counts.",
      ],
      task: "Enjoy one thing you worked for, doing nothing else meanwhile, until you've had enough.",
    },
    3: {
      says: [
        'Passing the time with people does you more good than any plan for it.',
        'Being in touch is what makes the Sun feel real in your third house, though pride can want each exchange to be about something.',
        "The Moon couldn't care less what it's about.",
        'A dog with a cone on is subject enough.',
      ],
      task: 'Give ten idle minutes to the next person who seems inclined to talk.',
    },
    4: {
      says: [
        "You feel at home, and for once it's in more than the building.",
        "The Sun in the fourth house spends itself on others, and can end up as the only one there who hasn't been fed.",
        "With the Moon about, someone thinks of it, even if it's only you.",
        "It's a low-lit sort of happiness, without a story to it.",
      ],
      task: "Make the meal or the spot that you'd make for a tired guest, and take it yourself.",
    },
    5: {
      says: [
        "Play comes naturally, and you don't check who's watching.",
        "Your Sun's pleasures in the fifth house tend to be half performance, which is delightful for others and a bit of work for you.",
        "The Moon lets it be a kid with nobody's camera on.",
        'Any puddle will do, and you come back with color in your face.',
      ],
      task: 'Play at something for half an hour without taking a picture or telling anyone.',
    },
    6: {
      says: [
        "Small tasks have a rhythm to them, and you've fallen into it.",
        "It's by being useful that the Sun in your sixth house knows it's there, and on dry days use is all there is.",
        'The Moon puts a hum under it.',
        'Folding and stirring go by without your counting the minutes, and the work comes out better for it.',
      ],
      task: 'Do a repetitive chore by hand, slowly, and see what you start to hum.',
    },
    7: {
      says: [
        'You and another person may be in the same mood without having arranged it.',
        'Your Sun steers by somebody else in the seventh house, so that a day out of step with them feels like a day in the wrong shoes.',
        'It fits for a while now.',
        "Nobody has to ask what the other is thinking, since it's mostly the same thing.",
      ],
      task: 'Spend this stretch with someone you like being quiet with, and let them choose where.',
    },
    8: {
      says: [
        'You could be asked almost anything just now and not mind.',
        'In this house the Sun has rooms that others never see, which it keeps up with pride and at some expense.',
        'The Moon makes it easy to open one.',
        'Being known a little, without its becoming an event, is a rest from keeping everything shut.',
      ],
      task: "Let a conversation with a trusted person go one level deeper than it usually does, and don't steer it back.",
    },
    9: {
      says: [
        'Something far away or very old has come close enough to touch.',
        "The ninth house has given your Sun a hunger for meaning that's often fed on arguments, which fill you up for about an hour.",
        'Under the Moon you get the thing itself, in the form of a choir on the radio or the light on a hill.',
        "There's nothing to say about it.",
      ],
      task: "Look at the sky, from any window or sidewalk, until you've stopped thinking of something to say.",
    },
    10: {
      says: [
        'Your public self and your private mood are wearing the same clothes.',
        "It's a strain for the Sun in the tenth house to be always the one who's known, so the mood is generally left in the car.",
        'It came in with you this time.',
        'If people say that you seem different, they mean that you seem like you.',
      ],
      task: "Tell someone you know only through work or duties a thing that you'd tell a friend.",
    },
    11: {
      says: [
        "There's a place for you in the middle, and you sink into it.",
        "Your Sun knows what it could do for its friends in the eleventh house, and it's less practiced at just being one.",
        'The Moon requires nothing of you but to be there.',
        'You can lean back, quite literally, and nobody waits for you to be interesting.',
      ],
      task: 'Sit in the middle of some group, at a table or on a lawn, and let the talk go over you.',
    },
    12: {
      says: [
        "Nobody needs you for a bit, and you notice that you're fine.",
        "A Sun in the twelfth house recovers out of sight, though it's apt to feel guilty in there, as if it were skipping something.",
        "The Moon doesn't take attendance.",
        "An hour goes by with your own breathing in it, and you're fonder of people at the end.",
      ],
      task: 'Be unreachable for an hour, without announcing it, and do what you feel like.',
    },
  },
  presses: {
    1: {
      says: [
        "If the face won't cooperate, it's only the mood behind it.",
        'The Sun in the first house has an appearance to keep up, and for an hour or two the Moon would prefer to have no face at all.',
        'Pretending takes more out of you than not turning up.',
        "It'll pass on its own, somewhere around the second glass of water.",
      ],
      task: 'Put off being photographed, introduced, or interviewed by a couple of hours if anybody lets you.',
    },
    2: {
      says: [
        'You feel poorer than you are.',
        "What you've earned is the ground under the Sun in your second house, and a passing mood can take it for a rug.",
        'The figures are the ones they were before.',
        "It's the Moon that's been through them with damp hands, and it's never been any good at decimals.",
      ],
      task: 'Make no decision about money until this feeling has had time to pass, in either direction.',
    },
    3: {
      says: [
        "Everyone wants a word, and you've run out of them.",
        'Your Sun has a name for the quick answer in the third house, while the Moon would give a lot for a closed window.',
        "Being brief isn't being unkind.",
        'People who live near each other can tell a tired voice from a cold one.',
      ],
      task: 'Answer the next few people with a smile and a short sentence, and keep walking.',
    },
    4: {
      says: [
        "You're where you should be, and something tugs you home by the sleeve.",
        "Having put its heart in one place, the Sun in your fourth house feels absent from there wherever you are, now that the Moon's at odds with it.",
        "There's probably nothing wrong.",
        'The tug wants a sign of life, and a short one will do.',
      ],
      task: 'Send a sign of life to the people or the place you call home, and ask for one back.',
    },
    5: {
      says: [
        'Something can be fun by every objective standard without your having any.',
        'The Sun makes a point of enjoying itself in the fifth house, so a low mood feels like a breakdown.',
        'The mood should be over in about two hours.',
        "You could spend them at the edge of things, holding people's jackets, and nobody would mind.",
      ],
      task: 'Stay for the fun at half speed, and let somebody else be the life of it.',
    },
    6: {
      says: [
        'Whatever you touch is a little heavier than it was.',
        "Your Sun measures the day by what's gotten done in this house, and the Moon has just laid a warm hand on the brake.",
        'You could fight it and lose, with typos.',
        'The body is asking for a low gear and would take a window, a snack, or a task with no thinking in it.',
      ],
      task: 'Switch to the most mindless useful thing on your list until your head comes back.',
    },
    7: {
      says: [
        "You and someone close may be slightly out of step, and it's nobody's fault.",
        "Your Sun wants to be met in the seventh house with a certain look, but the other person's mood is elsewhere, at lunch perhaps.",
        'It would be easy to make a conversation out of this.',
        "By the time you'd finished it, the mood it was about would be over.",
      ],
      task: 'Leave a small coolness between you and someone undiscussed for two hours, and then look again.',
    },
    8: {
      says: [
        'A doubt about somebody comes up out of nowhere and feels like knowledge.',
        'The Sun of the eighth house prides itself on seeing through people, so when the Moon sends up a bad feeling you take it for evidence.',
        'It could be.',
        "It could as well be your own fatigue, because nothing they've done is new.",
      ],
      task: 'Write down the doubt with the time beside it, and reread it tomorrow before you act.',
    },
    9: {
      says: [
        'What you believed in yesterday has lost its flavor.',
        "The Sun of the ninth house runs on purpose as others run on sugar, and the Moon's let the level drop.",
        "No idea survives this sort of mood, so don't hold the inquiry now.",
        "A small thing, done well for somebody who's present, gets you over to the other side of it.",
      ],
      task: 'Do one small, kind, pointless thing for somebody in reach, and leave the big questions closed.',
    },
    10: {
      says: [
        "You're expected to be good at this, and you'd rather be under a blanket.",
        "The Sun has an office in this house even if you don't, with people who look up when you come in, but the Moon wears slippers.",
        'They see less than you think.',
        'A person doing the job in a plain, tired, honest way is trusted rather more than the shiny one.',
      ],
      task: 'Do the visible part of the day politely, at its minimum, leaving your best for another one.',
    },
    11: {
      says: [
        "Among a lot of friendly people you miss one in particular, and you can't say which.",
        'Your Sun belongs to the crowd in the eleventh house, and the Moon, passing at an angle, wants a lap.',
        "It isn't a verdict on anyone there.",
        'Half of them have probably felt the same in the last hour and looked at their phones about it.',
      ],
      task: "Step aside with one person from the group, and ask them something you'd ask if you were alone.",
    },
    12: {
      says: [
        "Just as you've gotten quiet, somebody may need you to be someone.",
        "The Sun comes out slowly from the twelfth house and doesn't like being called, while the Moon has already answered.",
        "So you're there, in person, with most of you still on the way.",
        'It helps to say so, and people will usually lower the radio.',
      ],
      task: 'Ask for five minutes before you switch from being alone to being with people.',
    },
  },
}
