import type { WeekThoughts } from '#lore/authored.ts'

export const jupiterWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'Where would you go if you expected to be liked?',
      turns:
        "The reception you get may be warmer than you'd prepared for. You may stay longer than you'd meant to.",
      answers:
        "You'd go to places where you know nobody, and you'd go more often. Choose one of those this month, and talk to three people before you look at your phone.",
    },
    '2': {
      asks: 'What could you stop worrying about if you knew your figures?',
      turns:
        'Being easy about money may come naturally for a day, and nothing in your account has to change for that.',
      answers:
        'You could stop worrying about the small sums, which were never the trouble. Work out what you need to be safe, set it apart, and enjoy the rest without a review.',
    },
    '3': {
      asks: 'Which hello would you like to be longer?',
      turns:
        "The neighbor you could befriend may have time today. One question more and you're talking.",
      answers:
        "There's someone you've liked for years at a distance of six feet. Ask them in for a quarter of an hour, as if it were nothing, and see what you have in common.",
    },
    '4': {
      asks: 'Whom would you have over if the place were always ready?',
      turns:
        'Room for guests may turn out to be a matter of asking. People may come as they are, and so may the place.',
      answers:
        "There are people you've been meaning to have over since you moved in. Ask two of them this week, serve whatever there is, and leave the mess where it stands.",
    },
    '5': {
      asks: "Which of your pleasures is always put off until you've earned it?",
      turns:
        'The treat you ration may come your way on an ordinary day, and you may not find a reason to refuse it.',
      answers:
        "It's the one that makes you happiest for the least trouble. Put it into every week as if it were a vitamin, and save something else for special days.",
    },
    '6': {
      asks: "Who'd be glad to do what you find hard?",
      turns: "The load you carry may get lighter because somebody likes the part you can't stand.",
      answers:
        "There's someone near you who does that sort of thing for fun. Offer a trade in plain words, and don't apologize for what you're giving away.",
    },
    '7': {
      asks: 'Who would be disappointed if you aimed lower?',
      turns:
        "The person who believes in you may talk about your plans as if they were a matter of course. It's catching.",
      answers:
        "It's somebody who's never been surprised by your good news. Tell them the full-sized plan, before you've cut it down, and ask them to remind you of it.",
    },
    '8': {
      asks: "What would you get if you weren't paying for all of it?",
      turns:
        'Buying something together may come up as a joke, and you both do the sums. They may look rather good.',
      answers:
        "You'd get the better version and use it more wisely. Speak to somebody who brings things back, agree on one month, and see whether you'd go on.",
    },
    '9': {
      asks: 'What would turn the dream into a trip?',
      turns:
        'Your faraway plan may get a new detail, and with it you may feel the first pull of a date.',
      answers:
        "A month and an amount would do it. Put both of them down today, tell the person who'd come along, and begin with the amount.",
    },
    '10': {
      asks: 'What would you be doing if your role were a size larger?',
      turns:
        "The larger role may be talked about in your hearing, and nobody laughs. You may find that you've been doing a part of it.",
      answers:
        "You'd be doing much of what you do now, with the right to decide. Say yes if it's offered, and add that you'll need a few months to grow into it.",
    },
    '11': {
      asks: "Where are the people who'd find you normal?",
      turns:
        'Finding your people may begin with a crowd that looks wrong at first. Somebody in it may be asking the question you came with.',
      answers:
        "They're where the thing you love is being done with more joy than skill. Go twice before you make up your mind, and bring something to share the second time.",
    },
    '12': {
      asks: "What's been in good order for so long that you've stopped seeing it?",
      turns:
        'The things that go well may show themselves for once, perhaps because somebody envies you one of them.',
      answers:
        "There's a friendship, and a worry that went away by itself. Enjoy them for a week without checking on them, and say thank you to one person who had a part in it.",
    },
  },
  presses: {
    '1': {
      asks: 'How much of what you offered did you mean to keep?',
      turns:
        'Your first promises may come back to you with a date on them. You may be proud of the offer and short of the hours.',
      answers:
        'You meant all of it and had time for half. Offer less the next time, a thing you could do tomorrow, and do it.',
    },
    '2': {
      asks: 'What would you buy if you could only spend what you have?',
      turns:
        "The bill you put off may arrive on a day when you'd rather think of something nicer. It won't get any smaller.",
      answers:
        "You'd buy something good and slightly smaller. Pay the dull bill first, from what's there, and choose the pleasure out of the rest.",
    },
    '3': {
      asks: 'Which of your invitations would alarm you if they were accepted?',
      turns:
        'One of the invitations you toss out may be picked up, by somebody with a calendar. You may have to look for a way out.',
      answers:
        'Nearly all of them would, since they were a kind way to say goodbye. End the next talk without one, and give the people you do want to see a day and a time.',
    },
    '4': {
      asks: 'Who goes to bed last when you have guests?',
      turns:
        "Having people over may be lovely until there's one too many of them. You could find yourself hiding in your own kitchen.",
      answers:
        "You do, and you'd wanted an early night. Invite fewer people, tell them when it ends, and see how fond you are of them afterward.",
    },
    '5': {
      asks: 'What are you waiting for when you stay on?',
      turns:
        "Going home in time may be hard on an evening that's been this good. The best part of it may be behind you.",
      answers:
        "You're waiting for something better, and you had it an hour ago. Leave while you're enjoying yourself, just once, and see how you feel the next morning.",
    },
    '6': {
      asks: 'Which of your good resolutions came in a box?',
      turns:
        'The big improvement may be a little too big for a normal day. You may find that you liked the plan more than the doing.',
      answers:
        "The one with the equipment did, and it's in the way by now. Keep the smallest piece of it, do that every day, and lend the rest to somebody.",
    },
    '7': {
      asks: 'What has this person actually given you?',
      turns:
        "Your hopes for one person may meet what they usually do. It's no worse than last time, and it isn't what you'd hoped.",
      answers:
        "They've given you something real, and less than you'd imagined. Thank them for it, plan on the same again, and look elsewhere for the rest.",
    },
    '8': {
      asks: 'How long does your yes go on?',
      turns:
        'The deal with no limit may ask for a little more, as it always does. You may be too proud of having agreed to mention it.',
      answers:
        "It goes on for as long as you don't say. Go back, tell them that you'd spoken too soon, and give it an end in hours or dollars.",
    },
    '9': {
      asks: 'When did you last do what you recommend?',
      turns:
        'The belief you preach may be taken up by somebody who asks how it works for you. You may need a moment.',
      answers:
        "It may have been some time ago. Do it for two weeks without a word, or say that it didn't suit you, and people will trust you the more for it.",
    },
    '10': {
      asks: 'What did you say yes to while everyone was watching?',
      turns:
        'The promises you made out loud may add up to more than one week can hold. Somebody may ask you for a date.',
      answers:
        "You said yes to a thing that sounded splendid and takes forever. Choose the half that matters, say when it'll be done, and give back the other half today.",
    },
    '11': {
      asks: 'In which of your groups would you be missed?',
      turns:
        "The groups you belong to may all want you on the same evening. You can't be the heart of every one of them.",
      answers:
        "You'd be missed in two, and fondly remembered in the others. Stay to the end in those two, and write the rest a friendly line that leaves no doubt.",
    },
    '12': {
      asks: 'What are you hoping will turn out all right by itself?',
      turns:
        "One of the things you leave to luck may come up at an odd hour. It could be settled in less time than you've spent not thinking about it.",
      answers:
        "You're hoping it of something with a form or a phone call in it. Give it one quiet hour this week, and leave the rest to luck with a clear conscience.",
    },
  },
}
