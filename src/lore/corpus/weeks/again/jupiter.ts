import type { WeekThoughts } from '#lore/authored.ts'

export const jupiterWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: 'Where would you go if you expected to be liked?',
      turns:
        "You may be welcomed more warmly than you'd prepared for, and stay longer than you'd meant to.",
      answers:
        "You'd go to places where you know nobody, and you'd go more often. Choose one of those this month, and talk to three people before you look at your phone.",
    },
    '2': {
      asks: 'What could you stop worrying about if you knew your figures?',
      turns:
        'You may spend a little without thinking about it and feel fine the next morning. Nothing in your account has to change for that.',
      answers:
        'You could stop worrying about the small sums, which were never the trouble. Work out what you need to be safe, set it apart, and enjoy the rest without a review.',
    },
    '3': {
      asks: 'Which hello would you like to be longer?',
      turns:
        "Somebody you only ever greet may have time for once. One question more and you're talking.",
      answers:
        "The hello to the person you've liked for years at a distance of six feet is the one. Ask them in for a quarter of an hour, as if it were nothing, and see what you have in common.",
    },
    '4': {
      asks: 'Whom would you have over if the place were always ready?',
      turns:
        'Somebody may come by on short notice and not look around at all. They came to see you.',
      answers:
        "You'd have over the people you've meant to invite since you moved in. Ask two of them this week, serve whatever there is, and leave the mess where it stands.",
    },
    '5': {
      asks: "Which of your pleasures is always put off until you've earned it?",
      turns:
        'You may be offered it on an ordinary day and find no reason to refuse. You enjoy it no less than on the special days.',
      answers:
        'You put off the pleasure that makes you happiest for the least trouble. Put it into every week as if it were a vitamin, and save something else for special days.',
    },
    '6': {
      asks: "Who'd be glad to do what you find hard?",
      turns: "Somebody may take a chore off your hands because they like the part you can't stand.",
      answers:
        "A friend or a coworker who does that sort of thing for fun would be glad to take it. Offer a trade in plain words, and don't apologize for what you're giving away.",
    },
    '7': {
      asks: 'Who would be disappointed if you aimed lower?',
      turns:
        'Somebody may talk about your plans as if they were a matter of course, and for an hour you believe it, too.',
      answers:
        "The person who's never surprised by your good news would be sorry. Tell them the full-sized plan, before you've cut it down, and ask them to remind you of it.",
    },
    '8': {
      asks: "What would you get if you weren't paying for all of it?",
      turns:
        'One of you may suggest it as a joke, and then you both do the sums. They look rather good.',
      answers:
        "You'd get the better version and use it more wisely. Speak to somebody who brings things back, agree on one month, and see whether you'd go on.",
    },
    '9': {
      asks: 'What would turn the dream into a trip?',
      turns:
        "You may find a fare, a photo, or a friend who's going, and for the first time you think about a month.",
      answers:
        "A month and an amount would do it. Put both of them down today, tell the person who'd come along, and begin with the amount.",
    },
    '10': {
      asks: 'What would you be doing if your role were a size larger?',
      turns:
        "Somebody may mention you for something bigger in your hearing, and nobody laughs. You've been doing a part of it anyway.",
      answers:
        "You'd be doing much of what you do now, with the right to decide. Say yes if it's offered, and add that you'll need a few months to grow into it.",
    },
    '11': {
      asks: "Where are the people who'd find you normal?",
      turns:
        'You may walk into a crowd that looks wrong at first and hear somebody ask the very question you came with.',
      answers:
        'People like you are found where the thing you love is being done with more joy than skill. Go twice before you make up your mind, and bring something to share the second time.',
    },
    '12': {
      asks: "What's been in good order for so long that you've stopped seeing it?",
      turns:
        "Somebody may envy you a thing that you'd stopped noticing, and for a moment you see it with their eyes.",
      answers:
        'A friendship has been, most likely, and one worry that went away by itself. Enjoy them for a week without checking on them, and say thank you to one person who had a part in it.',
    },
  },
  presses: {
    '1': {
      asks: 'How much of what you offered did you mean to keep?',
      turns:
        "Somebody may call to take you up on an offer, with a date. You were proud of the offer, and you don't have the hours.",
      answers:
        'You meant all of it and had time for half. Offer less the next time, a thing you could do tomorrow, and do it.',
    },
    '2': {
      asks: 'What would you buy if you could only spend what you have?',
      turns:
        "A dull bill may arrive on the day when you'd picked out something nice. It won't get any smaller if you leave it.",
      answers:
        "You'd buy something good and slightly smaller. Pay the dull bill first, from what's there, and choose the pleasure out of the rest.",
    },
    '3': {
      asks: 'Which of your invitations would alarm you if they were accepted?',
      turns:
        "Somebody with a calendar may take you up on an invitation that you'd meant as a kind way to say goodbye.",
      answers:
        'You would be alarmed by nearly all of them, since you meant them as a friendly way to leave. End the next talk without one, and give the people you do want to see a day and a time.',
    },
    '4': {
      asks: 'Who goes to bed last when you have guests?',
      turns:
        "It may be lovely until there's one person too many, and you find yourself hiding in your own kitchen.",
      answers:
        "You're the one who's up last, and you'd wanted an early night. Invite fewer people, tell them when it ends, and see how fond you are of them afterward.",
    },
    '5': {
      asks: 'What are you waiting for when you stay on?',
      turns:
        "You may stay for another round on an evening that's already been good, and notice on the way home that the best part was two hours ago.",
      answers:
        "You're waiting for something better, and you had it an hour ago. Leave while you're enjoying yourself, just once, and see how you feel the next morning.",
    },
    '6': {
      asks: 'Which of your good resolutions came in a box?',
      turns:
        "You may skip the new plan on a perfectly normal day and feel that you've failed. You liked planning it more than doing it.",
      answers:
        "The good resolution with the equipment came in a box, and by now it's in the way. Keep the smallest piece of it, do that every day, and lend the rest to somebody.",
    },
    '7': {
      asks: 'What has this person actually given you?',
      turns:
        "Somebody may do what they usually do. It's no worse than last time, and it isn't what you'd hoped.",
      answers:
        "This person has given you something real, and less than you'd imagined. Thank them for it, plan on the same again, and look elsewhere for the rest.",
    },
    '8': {
      asks: 'How long does your yes go on?',
      turns:
        "Someone may ask a little more of you under an old agreement, as they always do, and you're too proud of having said yes to mention it.",
      answers:
        "Your yes goes on for as long as you don't say when it ends. Go back, tell them that you'd spoken too soon, and give it an end in hours or dollars.",
    },
    '9': {
      asks: 'When did you last do what you recommend?',
      turns:
        "You may recommend something warmly, and somebody asks how it's working for you. You need a moment.",
      answers:
        "You may not have done what you recommend for some time. Do it for two weeks without a word, or say that it didn't suit you, and people will trust you the more for it.",
    },
    '10': {
      asks: 'What did you say yes to while everyone was watching?',
      turns:
        "Somebody may ask you for a date, in front of others, and you add up what you've said yes to. It's more than one week can hold.",
      answers:
        "You said yes to a thing that sounded splendid and takes forever. Choose the half that matters, say when it'll be done, and give back the other half today.",
    },
    '11': {
      asks: 'In which of your groups would you be missed?',
      turns:
        "Two or three circles may want you on the same evening. Wherever you go you'll be late for the next one.",
      answers:
        "You'd be missed in two, and fondly remembered in the others. Stay to the end in those two, and write the rest a friendly line that leaves no doubt.",
    },
    '12': {
      asks: 'What are you hoping will turn out all right by itself?',
      turns:
        "You may wake up thinking of something that you'd decided not to think about. It would take less time to do than you've spent pushing it away.",
      answers:
        "You're hoping it of something with a form or a phone call in it. Give it one quiet hour this week, and leave the rest to luck with a clear conscience.",
    },
  },
}
