import type { WeekThoughts } from '#lore/authored.ts'

export const saturnWeeks: WeekThoughts = {
  eases: {
    1: {
      asks: 'What can people count on you for, even on a bad day?',
      turns:
        "Others may be flustered when you're not, and you see in their faces that what you've always called being slow goes by another name with them.",
      answers:
        'People can count on you to stay. You can say yes to the larger responsibility, and you can ask that it come with a better seat at the table.',
    },
    2: {
      asks: "What could you save for that you'd really enjoy?",
      turns:
        'A sum may come together or a thing last, and you have the pleasure of having been right about it long ago.',
      answers:
        "You'd enjoy the good version of a thing you use every day. You've gone without for long enough to know exactly which one.",
    },
    3: {
      asks: 'What could you settle with one careful message?',
      turns:
        "A form, a reply, or a talk with a brother or sister that you'd put off may get finished in the time it takes to drink a coffee.",
      answers:
        "You could settle the matter you've been turning over for weeks, since the other person only needs to know where you stand. Send one about the next such matter as well, while the tone is in your ear.",
    },
    4: {
      asks: 'What at home is solid enough to build on?',
      turns:
        "A practical matter at home may get done, by you and someone older or more patient. It's a repair, a lease, a rule about the bathroom, and it settles more than it seems to.",
      answers:
        "You can build on the agreement you've all kept for years without naming it. Name it, add the one rule that's missing, and the rest can be left loose.",
    },
    5: {
      asks: 'What would you practice if you had ten years?',
      turns:
        "You may get one small thing right with your hands or your voice, and you'd gladly have gone on past dinner.",
      answers:
        "You'd practice whatever you'd gladly go on doing past dinner. You do have ten years, and half an hour on most days is the usual price.",
    },
    6: {
      asks: 'Which rule would make your days lighter?',
      turns:
        "You may decide a thing once that you've been deciding every morning, and the rest of the day goes by itself.",
      answers:
        "You'd be helped by a fixed end to the working day. Write the hour down where others can see it, and let them help you keep it.",
    },
    7: {
      asks: 'Whom can you rely on, and have you told them so?',
      turns:
        'The other person may do what they said, on the day they said it, with no fuss, and you feel how rare and how attractive that is.',
      answers:
        "You can rely on the person who does what they said, on the day they said, and never mentions it. Tell them you've noticed, and plan something with them that's farther off than next week.",
    },
    8: {
      asks: 'What could two people carry that has been too heavy for you?',
      turns:
        "You may talk about the money, the promise, or the paperwork with someone who doesn't flinch. There's a list at the end of it, and half of the list isn't yours.",
      answers:
        "You could share the whole load, on alternate weeks. Divide it while you're both in a practical mood, and put both names on it.",
    },
    9: {
      asks: 'Which long plan is ready to get a date?',
      turns:
        'You may come across a form, a price, or a person who answers questions, and find that you like the plan better with its drawbacks listed.',
      answers:
        "The course, or the trip, that you've priced three times is ready. Put it in next year's calendar now, in the dullest words possible.",
    },
    10: {
      asks: "What have you earned that you haven't asked for?",
      turns:
        "Somebody in charge may refer to what you did a year ago as the standard, and you'd thought they hadn't seen.",
      answers:
        "You've earned the title, or the pay, or the say. Ask for one of them in the next few weeks, with two examples, and don't apologize for the length.",
    },
    11: {
      asks: "Which old friend knows what you've been through to get here?",
      turns:
        "Somebody who's known you for years may say a plain true thing. It's about how far you've come, and you can take it from them because they were there.",
      answers:
        'The friend who writes twice a year knows it best. See them before the year is out, and let them do the telling.',
    },
    12: {
      asks: 'What could you stop worrying about, on the evidence?',
      turns:
        "You may look closely at an old fear and see that it's out of date. Whatever it warned you of has happened or it hasn't, and you've managed in either case.",
      answers:
        "You could stop worrying about the thing that went wrong once and hasn't since. Write down how you managed it then, and keep that by the bed in place of the phone.",
    },
  },
  presses: {
    1: {
      asks: 'Who told you that you had to look so capable?',
      turns:
        "A person may hesitate to speak to you, and it's a shock, since you'd been hoping all day that someone would.",
      answers:
        "No one who lives with you now ever told you that. Let one person see you at a loss this week, and you'll be treated with more warmth and no less respect.",
    },
    2: {
      asks: 'Which expense are you ashamed of, and does it deserve that?',
      turns:
        "Money may get tight or merely feel so, and you go looking for the guilty item. It's often the only one that gave you any joy.",
      answers:
        "You're ashamed of the small luxury, and it doesn't deserve that. The real drain is a duty that pays for someone else's comfort, and it can be renegotiated.",
    },
    3: {
      asks: 'Why do you rehearse what other people simply say?',
      turns:
        "You're slow to answer, and someone may fill the gap for you, wrongly. By the time your sentence is ready they've moved on, and the neighbor has agreed to it in your name.",
      answers:
        "You rehearse because a mistake may once have been expensive. It's cheap now, so say the rough version and correct it afterward, as everyone else does.",
    },
    4: {
      asks: 'Which family duty has outlived its reason?',
      turns:
        "It may be your turn again, as it's always your turn. You do it well and without pleasure, and in the middle of it you can't remember who asked for it in the first place.",
      answers:
        'The duty that you alone remember has outlived its reason. Skip it once, with notice, and watch what happens, which is likely to be very little.',
    },
    5: {
      asks: 'What are you afraid would happen if you had fun badly?',
      turns:
        "You may hang back while the others make fools of themselves. You tell yourself you're tired, but your foot is keeping time, and one of them has seen it.",
      answers:
        "You're afraid that you'd look ridiculous, and that it would count against you. It would make you easier to like, so join in for the length of one song.",
    },
    6: {
      asks: 'When is your work done, by your own standard?',
      turns:
        'You may be late with a piece of work that was good enough, and begin on the part that nobody will look at. Your body complains, and you put that off with the rest.',
      answers:
        'Your work is never done by that standard, so borrow another. Ask somebody whose work you respect when they stop, and stop then, for a week.',
    },
    7: {
      asks: 'What do you stay in for the sake of being fair?',
      turns:
        "The other person may forget their side of it again. You do yours, punctually, and feel the difference in weight, and still you'd call it unreasonable to complain.",
      answers:
        'You stay in an agreement that only you remember. Bring it up with its terms and its date, and let them choose to keep it or change it.',
    },
    8: {
      asks: 'What would it take for you to trust someone with the whole account?',
      turns:
        "You may check a thing that you'd promised not to check. It's in order, and you feel no better, because what you were looking for can't be found by looking.",
      answers:
        "You'd need some time, and you've had that. Hand over one item with no copy kept, and notice that you sleep.",
    },
    9: {
      asks: "What do you refuse to believe until it's proven?",
      turns:
        "An opportunity may come with more hope than evidence. You ask the hard question, everyone deflates a bit, and you're right, and you're alone with it.",
      answers:
        "You won't believe that it could go well. Try the smallest piece of it before you judge the rest, since some proofs are only given to people who've started.",
    },
    10: {
      asks: 'What would you do if failing at it were allowed?',
      turns:
        'A mistake that another person would laugh off may keep you at it until late, and nobody had asked.',
      answers:
        "You'd do the larger piece of work you keep preparing for, with other people watching. Show an unfinished version of it to one person with some authority, and let them be useful.",
    },
    11: {
      asks: 'Why are you always the reliable one in the group?',
      turns:
        "Nobody books the table until you do. You may wait, to see, and at the last minute you book it, and the evening is nice, and you're cross all the way through dessert.",
      answers:
        "You're the reliable one because you never let anything go wrong. Let one small thing go wrong, and see who steps forward.",
    },
    12: {
      asks: 'What are you punishing yourself for?',
      turns:
        "You may deny yourself a thing out of habit, at a moment when nobody would mind. It's small, a rest or a sweet, and the voice that says no is older than you are.",
      answers:
        "You're punishing yourself for a mistake that everyone else has filed. Have the rest, and the sweet, and see that the world goes on in its usual way.",
    },
  },
}
