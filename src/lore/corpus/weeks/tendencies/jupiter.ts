import type { WeekScenes } from '#lore/authored.ts'

export const jupiterTendencies: WeekScenes = {
  eases: {
    '1': {
      eases: "You're likely to be welcome where you go, and a little more than you'd expected.",
      presses: "You may stay outside because you're not sure that you were meant.",
      later: 'The second time you walk in there, it may already feel a little like your place.',
    },
    '2': {
      eases: 'You can spend a little without counting, and nothing shakes.',
      presses: 'You may worry about small sums and let the large one go by.',
      later: 'Spending may feel lighter when you know which part of your money is allowed to go.',
    },
    '3': {
      eases: 'A friendly talk may go on past the point where you usually stop.',
      presses: 'You may say hello and hurry on, though neither of you is in a hurry.',
      later: 'After the first real talk the next one is likely to begin by itself.',
    },
    '4': {
      eases: "Your place may hold more people than you'd thought, and be better for it.",
      presses: 'You may put off an invitation until the place is perfect.',
      later: "When the last guest has gone, you may wonder what you'd been waiting for.",
    },
    '5': {
      eases: 'You can have what you like without having earned it first.',
      presses: 'You may refuse yourself something that would cost you nothing.',
      later: 'A pleasure you have every week may turn out to be no less of a pleasure.',
    },
    '6': {
      eases: 'Somebody may take something off your hands and enjoy doing it.',
      presses: 'You may carry it all because asking seems like more work.',
      later:
        'You may have an hour left over, and somebody may be happier for having taken it off your hands.',
    },
    '7': {
      eases: 'You may see yourself with the eyes of somebody who thinks well of you.',
      presses: 'You may make a plan smaller so as not to seem proud of it.',
      later: "Your plan may still have its full size by the end of the week, and that's new.",
    },
    '8': {
      eases: "Together you may be able to do what's been out of reach for each of you.",
      presses: 'You may each settle for less because nobody mentions the idea.',
      later: 'The idea may sound less like a joke each time one of you brings it up.',
    },
    '9': {
      eases: 'Your plan may feel nearer than it has in a long time.',
      presses: "You may enjoy the dream so much that you don't look up the price.",
      later: 'Once it has a date, other people may begin to treat it as settled, and so may you.',
    },
    '10': {
      eases: "You may be trusted with something, and find that you're ready.",
      presses: "You may turn something down because you can't do it all yet.",
      later: "What you can't do yet may seem less important than what you're already doing.",
    },
    '11': {
      eases: "You may meet somebody who wants what you want and isn't ashamed of it.",
      presses: "You may look for what you don't have in common, and find it.",
      later: 'You may come home with a name or two, and with the wish to go back.',
    },
    '12': {
      eases: "Something is going well, and you've got time to be glad of it.",
      presses: "You may be so busy with what's wrong that a stroke of luck goes by.",
      later: 'When you stop checking on a thing, you may find out how little it needed you.',
    },
  },
  presses: {
    '1': {
      eases: 'You may promise little and keep it, and people think of you as generous.',
      presses: "You may offer a new acquaintance more than you've got.",
      later: 'People may like the smaller promise better, since they can see it being kept.',
    },
    '2': {
      eases: 'You may pay a dull bill and feel richer for it.',
      presses: 'You may put something on the account of a better month.',
      later: 'With the dull part paid, even a modest treat may taste better than the grand one.',
    },
    '3': {
      eases: 'You may leave an invitation unsaid, and the goodbye is just as warm.',
      presses: 'You may promise a visit that neither of you has time for.',
      later: 'A goodbye without a promise may turn out to be just as friendly.',
    },
    '4': {
      eases: 'A small company may give you all the pleasure of a large one.',
      presses: "You may invite one more, and then one more, until there's no room left for you.",
      later: "You may like your guests more when there are fewer of them and it isn't so late.",
    },
    '5': {
      eases: 'You may go home early and remember the evening at its best.',
      presses: "You may stay on in the hope of something better than what you've had.",
      later: "You may be glad the next morning of the hour that you didn't stay for.",
    },
    '6': {
      eases: 'A very small improvement may work on the first day.',
      presses: 'You may buy what the new life needs and have no room left for the life.',
      later:
        "The small version may be going on quietly, while you're still mourning the large one.",
    },
    '7': {
      eases: "Somebody may do what they always do, and it's a good deal.",
      presses: 'You may count on a change that nobody has promised.',
      later: "What they do give you may look like more once you've stopped waiting for the rest.",
    },
    '8': {
      eases: 'You may set a limit, and the other person is content with it.',
      presses: 'You may say yes to something that has no end.',
      later: "It may turn out that the other person would've liked to know the limits as well.",
    },
    '9': {
      eases: 'You may do what you preach without mentioning it, and enjoy it.',
      presses: "You may give advice that you haven't followed in months.",
      later: "People may be easier around you when you're practicing it and not talking about it.",
    },
    '10': {
      eases: 'You may promise half, deliver it, and be thanked for the whole.',
      presses: "You may say yes in company to something you'd have refused alone.",
      later: 'When somebody asks how far along you are, an honest half may be received quite well.',
    },
    '11': {
      eases: 'You may spend time with a few people and be really there.',
      presses: 'You may be expected in two places and arrive at neither with much of you left.',
      later: "The people you've chosen may notice that you're all there.",
    },
    '12': {
      eases:
        "You may settle something in ten minutes that's been at the back of your mind for weeks.",
      presses: 'You may trust to luck because the form is so dull.',
      later:
        'With the dull thing out of sight for good, you may feel luckier without any luck at all.',
    },
  },
}
