import type { DayThoughts } from '#lore/authored.ts'

export const moonToSun: DayThoughts = {
  eases: {
    1: {
      says: [
        "You don't have to be on today, and people will like you anyway.",
        'With your Sun in the first house, people expect you to be on, and most days you oblige them.',
        'You can skip the performance and still be liked.',
        'If someone takes a picture, you may even keep it.',
      ],
      task: 'Go somewhere with people in it, such as a store or a café, with nothing to accomplish.',
    },
    2: {
      says: [
        'You could enjoy what you already have, instead of earning the next thing.',
        "Because your Sun is in the second house, you're usually busy earning the next thing and seldom enjoy the last one.",
        'The couch you saved up for is comfortable.',
        'The dinner you can afford without thinking about it was once a treat.',
      ],
      task: "Use one good thing that you've been saving for a special occasion.",
    },
    3: {
      says: [
        'A talk that leads nowhere may be the best part of the day.',
        'Your Sun in the third house likes a conversation to lead somewhere, and you tend to steer it.',
        "This one needn't lead anywhere.",
        "A neighbor's dog or a terrible parking job is subject enough, and you'll both feel better for it.",
      ],
      task: 'Give ten idle minutes to the next person who seems inclined to talk.',
    },
    4: {
      says: [
        "Nothing at home needs you for an hour, and you're allowed to notice.",
        "With your Sun in the fourth house, you look after the place and everyone in it, and you're often the last to sit down.",
        'Somebody may notice and get you a plate.',
        'If nobody does, you can do it for yourself and not call it selfish.',
      ],
      task: "Make the dinner you'd make for a tired guest, and eat it yourself.",
    },
    5: {
      says: [
        "You'll have more fun today if nobody is watching, including you.",
        'Your Sun is in the fifth house, so a good time can turn into a show with you as the host.',
        'Nobody needs a host for an hour or two.',
        'You can lose the game, sing badly, or miss the joke and still enjoy the evening.',
      ],
      task: 'Play at something for half an hour without taking a picture or telling anyone.',
    },
    6: {
      says: [
        'A simple job that can be finished will put you in good spirits.',
        "With your Sun in the sixth house, you like to be useful, and on bad days you're not sure you're anything else.",
        "It's easier when the job is a small one.",
        'Folding laundry or cleaning out the car may put you in a better mood than the praise you were hoping for.',
      ],
      task: 'Do one simple chore by hand and at half speed, with music on.',
    },
    7: {
      says: [
        'You and somebody close are in step today, and it needs no talking about.',
        'Because your Sun is in the seventh house, you notice at breakfast whether the two of you are in step, and it can decide your day.',
        'You are in step.',
        "You don't have to use it for a talk, and sitting in the same room with your own books will do.",
      ],
      task: "Spend an hour beside someone you're comfortable with, and let them pick what's on.",
    },
    8: {
      says: [
        'You can give a real answer today to somebody who asks how you are.',
        "With your Sun in the eighth house, you've learned to keep your worries about money and trust to yourself, and it takes effort.",
        'You can let one of them out.',
        "The person you tell may answer with a worry that's much like it.",
      ],
      task: 'Let a talk with someone you trust go one question further than it usually does.',
    },
    9: {
      says: [
        'A large question may interest you more today than your errands do.',
        'Your Sun in the ninth house needs something to believe in, and lately that may have meant mostly arguing about it.',
        'A documentary, a piece of music, or an hour with a map does more.',
        'You come back to the errands in a better mood.',
      ],
      task: "Look up one place you'd like to see, and find out what it would take to get there.",
    },
    10: {
      says: [
        'People at work could stand to see a little more of you.',
        'With your Sun in the tenth house, you keep your moods out of the job, and people know you as steady.',
        'Let some of it show.',
        "If you say that you're tired, or delighted, somebody is likely to like you better for it.",
      ],
      task: "Tell someone you know only through work one thing that you'd tell a friend.",
    },
    11: {
      says: [
        "You may be a guest today where you're usually the host.",
        "Because your Sun is in the eleventh house, you're usually the one who organizes, introduces, or remembers the birthday.",
        'Somebody else may have made the plan.',
        "All you'd have to do is turn up and eat what's there.",
      ],
      task: "Say yes to a plan that you didn't make, and bring nothing.",
    },
    12: {
      says: [
        'An hour that nobody knows about would do you good.',
        'With your Sun in the twelfth house, you recover alone, and you tend to feel guilty for the hour it takes.',
        "It's an hour well spent.",
        "You'll be friendlier afterward, and the people who wanted you will get more out of you.",
      ],
      task: 'Be unreachable for an hour, without announcing it, and do what you feel like.',
    },
  },
  presses: {
    1: {
      says: [
        "You can't hide today that you've slept badly.",
        "With your Sun in the first house, you can't hide a bad mood, and trying to makes it worse.",
        'It should be over in a couple of hours.',
        'Meanwhile one honest sentence, such as that you slept badly, saves you a good deal of acting.',
      ],
      task: 'Put off being photographed or introduced by an hour or two if anyone lets you.',
    },
    2: {
      says: [
        "If you worry about money today, check first whether you're tired.",
        'Your Sun is in the second house, so a low mood goes straight to the bank balance.',
        'You may check it twice and find it unchanged.',
        "What's missing could be rest, or somebody to have lunch with.",
      ],
      task: "Make no decision about money until you've eaten and two hours have passed.",
    },
    3: {
      says: [
        'Everybody seems to want a quick answer, and you could take your time.',
        'Because your Sun is in the third house, people are used to a quick answer from you.',
        "A slow one won't hurt them.",
        'The message that annoys you most is probably the one that can wait the longest.',
      ],
      task: 'Answer the next few people in one friendly line each, and leave the rest for later.',
    },
    4: {
      says: [
        "If you're distracted, your mind is probably still at home.",
        'With your Sun in the fourth house, you do your best work knowing that all is well there.',
        'You may have left the house on a wrong note, or simply too early.',
        'A short message gets you most of the way back.',
      ],
      task: 'Send one line home, and ask how the day is going there.',
    },
    5: {
      says: [
        "You're not in the mood for the fun you agreed to, and that's no crime.",
        'Your Sun in the fifth house makes a point of enjoying itself, so a flat hour feels like a failure.',
        "Tired people don't enjoy parties.",
        'You could help in the kitchen or watch from the side, and nobody would think less of you.',
      ],
      task: 'Stay for an hour at half speed, and let somebody else be the life of it.',
    },
    6: {
      says: [
        'You may be too tired today for the work you had planned.',
        'With your Sun in the sixth house, you judge a day by what got done, and you may already be writing this one off.',
        "If you're making typos, the hard part can wait.",
        'Twenty minutes of something easy may save the rest of the day.',
      ],
      task: 'Switch to the easiest job on your list until you can think again.',
    },
    7: {
      says: [
        "The person you're with may be there and not there.",
        "Your Sun wants to be met in the seventh house with a certain look, but the other person's mood is elsewhere, at lunch perhaps.",
        'It would be easy to make a conversation out of this.',
        "By the time you'd finished it, the mood it was about would be over.",
      ],
      task: 'Leave a small coolness between you and someone undiscussed for two hours, and then look again.',
    },
    8: {
      says: [
        'If a doubt about somebody comes up, it feels like knowledge.',
        'Because your Sun is in the eighth house, you pride yourself on seeing through people, and a bad mood gives you plenty to see.',
        'They may have done nothing new.',
        'You could be tired, and they could be busy.',
      ],
      task: 'Write down the doubt with the time beside it, and reread it tomorrow before you act.',
    },
    9: {
      says: [
        'You may not know for an hour or two what any of it is for.',
        'Your Sun in the ninth house runs on having a purpose, and you may have misplaced it.',
        "You won't find it by thinking.",
        'One small kindness to somebody within reach tends to bring it back by evening.',
      ],
      task: 'Do one small, kind thing for somebody nearby, and leave the big questions closed.',
    },
    10: {
      says: [
        "You may be asked to shine today at a moment when you can't.",
        'With your Sun in the tenth house, you feel watched at work even when nobody is looking up.',
        'They see less than you think.',
        'Doing the plain minimum politely is enough, and it may be what the others are doing as well.',
      ],
      task: 'Get through the visible part of the job at its minimum, and save the hard part.',
    },
    11: {
      says: [
        'You can be lonely in a group you love, and somebody else there may be, too.',
        "Your Sun is in the eleventh house, so you expect to feel better in a group, and it's confusing when you don't.",
        "It isn't about them.",
        'One person at the edge of the table may be feeling the same and would be glad of company.',
      ],
      task: "Take one person aside, and ask them something you'd only ask if you were alone.",
    },
    12: {
      says: [
        "It'll take you a while today to come back to people.",
        'With your Sun in the twelfth house, you come back slowly from being alone, and your first answer is often curt.',
        "They didn't mean to interrupt anything.",
        'If you say that you need a minute, most people will give you five.',
      ],
      task: 'Ask for five minutes before you switch from being alone to being with people.',
    },
  },
}
