import type { WeekScenes } from '#lore/authored.ts'

export const jupiterTendencies: WeekScenes = {
  eases: {
    '1': {
      eases: "You're likely to be welcome where you go, and a little more than you'd expected.",
      presses: "You may stay outside because you're not sure that you were meant.",
      later: 'You can go in first and find out afterward whether it was right.',
    },
    '2': {
      eases: 'You can spend a little without counting, and nothing shakes.',
      presses: 'You may worry about small sums and let the large one go by.',
      later: "Once you know what's safe, the rest is yours to enjoy.",
    },
    '3': {
      eases: 'A friendly talk may go on past the point where you usually stop.',
      presses: 'You may say hello and hurry on, though neither of you is in a hurry.',
      later: 'It would take one invitation to turn an acquaintance into company.',
    },
    '4': {
      eases: "Your place may hold more people than you'd thought, and be better for it.",
      presses: 'You may put off an invitation until the place is perfect.',
      later: "People come for you, and they'd come tomorrow.",
    },
    '5': {
      eases: 'You can have what you like without having earned it first.',
      presses: 'You may refuse yourself something that would cost you nothing.',
      later: 'A pleasure that comes every week needs no excuse.',
    },
    '6': {
      eases: 'Somebody may take something off your hands and enjoy doing it.',
      presses: 'You may carry it all because asking seems like more work.',
      later: "You can trade a chore you hate for one that you don't mind.",
    },
    '7': {
      eases: 'You may see yourself with the eyes of somebody who thinks well of you.',
      presses: 'You may make a plan smaller so as not to seem proud of it.',
      later: 'You can tell somebody the whole of it while you still believe in it.',
    },
    '8': {
      eases: "Together you may be able to do what's been out of reach for each of you.",
      presses: 'You may each settle for less because nobody mentions the idea.',
      later: 'A trial of one month would tell you both what you need to know.',
    },
    '9': {
      eases: 'Your plan may feel nearer than it has in a long time.',
      presses: "You may enjoy the dream so much that you don't look up the price.",
      later: 'A sum per week would bring it closer than another evening of pictures.',
    },
    '10': {
      eases: "You may be trusted with something, and find that you're ready.",
      presses: "You may turn something down because you can't do it all yet.",
      later: "You can learn the rest of it while you're doing it.",
    },
    '11': {
      eases: "You may meet somebody who wants what you want and isn't ashamed of it.",
      presses: "You may look for what you don't have in common, and find it.",
      later: 'The second visit will tell you more than the first.',
    },
    '12': {
      eases: "Something is going well, and you've got time to be glad of it.",
      presses: "You may be so busy with what's wrong that a stroke of luck goes by.",
      later: "You can leave what's working alone and enjoy it.",
    },
  },
  presses: {
    '1': {
      eases: 'You may promise little and keep it, and people think of you as generous.',
      presses: "You may offer a new acquaintance more than you've got.",
      later: 'One kept promise does more for your name than three fine ones.',
    },
    '2': {
      eases: 'You may pay a dull bill and feel richer for it.',
      presses: 'You may put something on the account of a better month.',
      later: 'With the bill out of the way, the treat can be a small one.',
    },
    '3': {
      eases: 'You may leave an invitation unsaid, and the goodbye is just as warm.',
      presses: 'You may promise a visit that neither of you has time for.',
      later: "The people you'd really like to see can be given a day.",
    },
    '4': {
      eases: 'A small company may give you all the pleasure of a large one.',
      presses: "You may invite one more, and then one more, until there's no room left for you.",
      later: 'A number and an hour would make it easier to be a good host.',
    },
    '5': {
      eases: 'You may go home early and remember the evening at its best.',
      presses: "You may stay on in the hope of something better than what you've had.",
      later: "You'll know the moment, because it's when you first think of the next thing.",
    },
    '6': {
      eases: 'A very small improvement may work on the first day.',
      presses: 'You may buy what the new life needs and have no room left for the life.',
      later: 'You can keep the easiest part and let the rest go.',
    },
    '7': {
      eases: "Somebody may do what they always do, and it's a good deal.",
      presses: 'You may count on a change that nobody has promised.',
      later: "You can thank them for what's there, and mean it.",
    },
    '8': {
      eases: 'You may set a limit, and the other person is content with it.',
      presses: 'You may say yes to something that has no end.',
      later: "It isn't too late to ask how long and how much.",
    },
    '9': {
      eases: 'You may do what you preach without mentioning it, and enjoy it.',
      presses: "You may give advice that you haven't followed in months.",
      later: 'You can try it yourself before you say it again.',
    },
    '10': {
      eases: 'You may promise half, deliver it, and be thanked for the whole.',
      presses: "You may say yes in company to something you'd have refused alone.",
      later: "You can name the part you'll do and the day you'll do it.",
    },
    '11': {
      eases: 'You may spend time with a few people and be really there.',
      presses: 'You may be expected in two places and arrive at neither with much of you left.',
      later: 'A clear no is kinder than a seat that stays empty.',
    },
    '12': {
      eases:
        "You may settle something in ten minutes that's been at the back of your mind for weeks.",
      presses: 'You may trust to luck because the form is so dull.',
      later: "It's easier to be hopeful about something you've done your part for.",
    },
  },
}
