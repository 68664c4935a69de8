import type { House } from '#lore/house.ts'
import type { HouseArgument } from '../../year-ahead.ts'

/** Which question of a house suits a year whose planet is in a sign of fire or air; the other suits earth and water. */
export const outwardQuestions: Record<House, 0 | 1> = {
  1: 1,
  2: 0,
  3: 1,
  4: 0,
  5: 1,
  6: 0,
  7: 1,
  8: 0,
  9: 0,
  10: 0,
  11: 1,
  12: 1,
}

/** The twelve houses as the subject of a year of life. */
export const yearArguments: Record<House, readonly [HouseArgument, HouseArgument]> = {
  1: [
    {
      asks: 'How much of what people see when you walk in did you choose yourself?',
      opens: [
        'Some of it you picked, and some of it may have come with a haircut you got at a certain age and kept.',
      ],
      answers: [
        'More than half of it is your own choice, and the year is likely to show you which half.',
        'The face you keep is plainer than the old one, so people who meet you with it start out with roughly the right idea.',
        "A few who've known you longer may go on greeting the earlier version, and they can catch up at their own speed.",
      ],
      task: "Change one thing about how you look that you've only kept because everyone is used to it.",
      after: [
        "A new year of life gets your attention, and you meet it with the face you've settled on.",
        'You may catch yourself not thinking about how you look, in the middle of something that used to make you.',
      ],
    },
    {
      asks: 'What would you begin this year if nobody had to agree to it first?',
      opens: [
        "You may already know which one, since it's the plan you describe with the word eventually.",
      ],
      answers: [
        "You'd begin what you've been describing for longest, and its first move turns out to be small enough for one person.",
        "Once it's been made without a vote, you hear yourself asking for permission less in other matters, too.",
        'How far it goes is for later years to show, because this one only has to get you started.',
      ],
      task: "Do the first ten minutes of it before you tell anyone that you've decided.",
      after: [
        'The beginning is behind you, so what goes wrong from here is only the ordinary trouble of something that exists.',
        'It helps to be someone who has already begun, and nobody has to know how long that took.',
      ],
    },
  ],
  2: [
    {
      asks: "What do you charge for the things you're good at, and who decided on that price?",
      opens: [
        'Some of them you may give away so lightly that people have stopped noticing there could be a price.',
      ],
      answers: [
        'An earlier and more nervous version of you decided on the price, and it can be raised.',
        'Where you ask for more, in money or in help returned, most people tend to say yes without a discussion.',
        'One or two may go looking for somebody cheaper, and how much or how little you miss them is worth knowing.',
      ],
      task: "Name a figure for something you've been doing for nothing, and say it once without explaining it.",
      after: [
        'The new price gets its first bad week, and whether it holds depends on how calmly you repeat it.',
        "You say the figure without clearing your throat, and that's what's left of the question.",
      ],
    },
    {
      asks: 'How much money is enough for you, and would you notice if you had it?',
      opens: ['It tends to move up whenever you get close, so you rarely get to rest on it.'],
      answers: [
        "Enough is a smaller number than the one you carry around, and it's easy to walk straight past it.",
        "A year of paying attention shows which of your things you'd replace the same day and which you'd forget, and the difference can be added up.",
        'The worry may still come by before you fall asleep, though by then you have a figure to show it.',
      ],
      task: 'Write down what an ordinary good month costs you, and keep the amount where you can find it.',
      after: [
        "A worry about money comes by as it used to, and this time there's a figure to show it.",
        'You have what you call enough, more or less, so something else can be interesting.',
      ],
    },
  ],
  3: [
    {
      asks: 'What have you been meaning to say, and to whom, for longer than you would like?',
      opens: ['You may have been circling it for some time by talking about everything else.'],
      answers: [
        "You've been meaning to say something short, to a person who sees you often enough to have guessed most of it.",
        'The answer itself takes one conversation, and the months around it go into finding the tone.',
        "If theirs hasn't come back when the year is out, you can stop listening for it each time the phone lights up.",
      ],
      task: 'Say it in person or on the phone, within the first three minutes.',
      after: [
        'With the answer no longer between you and everyone else, a hard week is only a hard week.',
        "You may notice how much of your talk used to go around that one subject, now that it doesn't have to.",
      ],
    },
    {
      asks: 'Who knows what your ordinary days are like, and do you know theirs?',
      opens: ['You may see some of them every day without having learned their last names.'],
      answers: [
        "A handful of people know, and most of them aren't the ones you'd have listed.",
        'They can say when you come home and which dog you stop for, and after this year you can say as much about them.',
        'Close friends can live anywhere, but a neighborhood makes a Tuesday feel inhabited, and yours has space for a few more.',
      ],
      task: "Learn one name you should've known by now, and use it the next day.",
      after: [
        'In a hard week it makes a difference that somebody on the stairs asks.',
        'People nearby know your name by then, and small things come to you because of it.',
      ],
    },
  ],
  4: [
    {
      asks: 'Where in the place you live is there room that belongs only to you?',
      opens: [
        'You may have plenty of one and little of the other, and have dealt with that by staying out late.',
      ],
      answers: [
        'In a corner that nobody else uses, most likely, and for a start a corner is enough.',
        "Getting that much room takes some rearranging of people as well as things, and most of them mind less than you'd feared.",
        'Whether you stay at this address may be open even at the end, but you know what the next one would have to have.',
      ],
      task: 'Claim one corner of the place where you live, and leave it the way you like it for a month.',
      after: [
        'You have somewhere to go and shut the world out, so it stays outside for an hour at a time.',
        "A place that's yours turns out to make you more hospitable.",
      ],
    },
    {
      asks: "Which of your family's habits do you keep up although nobody has asked you to?",
      opens: [
        'It may be who phones whom on Sundays, or the subject that makes everybody reach for the potatoes, and you carry it on so well that it looks like your own.',
      ],
      answers: [
        'You keep up the one you would have sworn was simply how people live, until you get to see a household run without it.',
        "What's affection in the habit is easy to keep, and what's only duty can be handed back without a quarrel.",
        'Relatives may need another year to stop expecting it from you, and no announcement has to be made.',
      ],
      task: 'Skip the habit once, on purpose, and see who asks about it.',
      after: [
        'Under strain the old habit is the first thing that comes back, and by then you can watch it come.',
        'You can go home and leave again without having changed size.',
      ],
    },
  ],
  5: [
    {
      asks: 'What do you do only because you like it, and how often do you get to?',
      opens: [
        'It may be one you gave up, or one you never dared to call by that name, and it comes after everything useful.',
      ],
      answers: [
        'Less than you would say, and a year is long enough to get to one such thing a week without an excuse.',
        "The hobby costs some money and a few clean surfaces, and you're better company on the days around it.",
        'Getting good at it can come later or never, since nobody hired you for it.',
      ],
      task: 'Give it the best hour of one day this week, ahead of the useful things.',
      after: [
        "When time is short the hobby is the first thing asked to give way, and by then it has friends who'd object.",
        "Something you do for no reason keeps you better company through this than you'd have guessed.",
      ],
    },
    {
      asks: 'What have you made or dared lately that somebody could have disliked?',
      opens: [
        'Keeping it to yourself has been safe, and it has also meant that nobody could like it.',
      ],
      answers: [
        'Too little, out of politeness, and that changes once something of yours has been shown.',
        "At least one person may be lukewarm about it without any harm being done, and somebody else may like exactly what you'd have cut.",
        'What you show next is open, and so is the size of the audience, but the apology in front of it can go.',
      ],
      task: "Show one person a thing you've made without telling them first what's wrong with it.",
      after: [
        "You've been looked at once and survived, which takes some of the weight off being judged.",
        'The person who liked what you showed has told somebody else by now.',
      ],
    },
  ],
  6: [
    {
      asks: 'Which of the chores on your list were ever really yours to do?',
      opens: [
        'Half of them may have reached you because you were standing nearby and looked capable.',
      ],
      answers: [
        'About half of them were, and you get quick at telling which half.',
        'The list gets shorter because some chores go back to their owners and some turn out to have no owner at all.',
        "New ones keep arriving with your name on them, so the sorting isn't over, but it takes a minute by then instead of a night.",
      ],
      task: 'Take one chore off the list this week, and tell the person it belongs to.',
      after: [
        "The list tries to grow back, and you're quicker than it is.",
        "You've got an hour in the day that used to belong to somebody else's chores, and it's put to use here.",
      ],
    },
    {
      asks: 'What would your mornings look like if they were arranged around how you feel?',
      opens: [
        'You can push through a bad start, so you may not have asked in a while whether it has to be bad.',
      ],
      answers: [
        "They'd start slower, with one thing fewer in them, and several of them can start that way within weeks.",
        "It's a small change, and the rest of the day tends to improve out of proportion to it.",
        "Other people's schedules may still reach into your mornings, and some of that can't be helped for now.",
      ],
      task: 'Move one thing out of your first hour, and leave the gap empty for two weeks.',
      after: [
        "A bad stretch reaches your mornings last, and that's where you get over it.",
        'You meet it rested, and it shows in how little of it you take personally.',
      ],
    },
  ],
  7: [
    {
      asks: 'What have you and the people closest to you agreed on without ever saying it?',
      opens: ['It may have been fair when you started.'],
      answers: [
        "You've mostly agreed on who gives way first, and this is a year in which that gets said.",
        'The deal you make afterward is made by two people who are paying attention, so it asks less of the one who used to yield.',
        'Some of it may need a second look after the next quarrel, and by then you both know how to ask for one.',
      ],
      task: 'Ask one person close to you what they think the deal is, and let them finish.',
      after: [
        'The new deal is tested on an ordinary bad evening, and you both know how to ask for a second look.',
        "It's easier to be generous when somebody has noticed what it costs you.",
      ],
    },
    {
      asks: 'With whom are you most yourself, and how much of your week do they get?',
      opens: [
        "With one person you may be quick and funny and with another you apologize a lot, and it's easy to put both down to the mood of the day.",
      ],
      answers: [
        "You're most yourself with someone who doesn't hurry you, and so far they've been getting what the others left over.",
        'Over the year their share of the week can grow, while the company that makes you careful gets shorter visits.',
        "You may never tell anyone why, and there's no rule that you have to.",
      ],
      task: "Offer the person you're easiest with your next free evening, before it fills up.",
      after: [
        'You know whom to call, and in a stretch like this it saves you several bad evenings.',
        'The person you chose to see more of is there, and neither of you has to make an occasion of it.',
      ],
    },
  ],
  8: [
    {
      asks: 'What do you owe and what are you owed, and which of the two keeps you quiet?',
      opens: [
        'There may be someone you go easy on because of an old kindness, or someone who goes easy on you.',
      ],
      answers: [
        "What you owe keeps you quieter than what you're owed, and it's often the smaller of the two.",
        'Once a debt has been paid or forgiven in so many words, you can disagree with that person again.',
        'Others you may go on carrying by choice, because a little owing in both directions is how people stay in touch.',
      ],
      task: "Settle one small debt this month, in either direction, and say out loud that you're even.",
      after: [
        "You're even with somebody, so a disagreement between you can be only that.",
        "What you gave and what you got have stopped keeping you up, and you're free to be generous again.",
      ],
    },
    {
      asks: 'Whom would you trust with your passwords, and what keeps you from telling them?',
      opens: [
        'You may be managing alone what two would manage easily, simply because explaining it takes an evening.',
      ],
      answers: [
        "You'd trust fewer people than you are friendly with, and one more than you've admitted.",
        "By the end that person has access to something that matters, and the worst that's likely to come of it is a question about a bill you'd forgotten.",
        'The rest can stay with you, since trusting everybody at once would only be carelessness.',
      ],
      task: 'Show one person you trust where things are, from the bills to whom to call, in under an hour.',
      after: [
        'Somebody may know where things are, and you feel the difference on the day you need it.',
        "It's lighter with two, including the parts that have nothing to do with money.",
      ],
    },
  ],
  9: [
    {
      asks: "Where would you go if the trip didn't have to be useful to anyone?",
      opens: ['You may have kept your plans modest, in case somebody asked what they were for.'],
      answers: [
        "You'd go to the place you keep reading about for no reason, and this year you can at least find out what it costs.",
        'Even planned, the trip changes what you complain about, since people elsewhere manage the same things differently.',
        "A longer one may have to wait for money or company, but it's waiting with a month beside it.",
      ],
      task: 'Pick the month, and put a small, real sum aside for it today.',
      after: [
        'The map is still open somewhere, and on a narrow day it helps to know the month.',
        'Whatever you saw of elsewhere has made your own street look like one of several.',
      ],
    },
    {
      asks: 'Which of your convictions have you checked against anything since you took it up?',
      opens: [
        "You may have it from a teacher or a book you read at the right age, and it's probably been defended more often than used.",
      ],
      answers: [
        "You've checked hardly any of them, and this year leaves you with one that you've checked properly.",
        "What remains of that conviction is smaller and bears more weight, because you've looked at what speaks against it.",
        'You may vote and pray and argue just as you did before, with better manners for the other side.',
      ],
      task: 'Read one serious thing by somebody who disagrees with you, right to its last page.',
      after: [
        "You hold on to less and lean on it more, as you notice when it's tested.",
        "You can listen to somebody who's wrong without getting ready to speak.",
      ],
    },
  ],
  10: [
    {
      asks: 'What do you want your name on, and what would you rather be left off?',
      opens: [
        "Your name may still be attached to something you outgrew, while the thing you're proud of goes under somebody else's.",
      ],
      answers: [
        "You want it on the one thing you'd do again unpaid, and off a good deal that only keeps you busy.",
        'In the course of the year people may begin to mention your name in that connection, a little before you feel ready.',
        'A title or a sum of money to match may take longer, since paperwork is always slower than talk.',
      ],
      task: 'Ask for credit in writing for one thing you did, in a single friendly sentence.',
      after: [
        "You know what you'd put your name on, so the other offers take less time to decline.",
        'Somebody may ask for you by name, and for the right thing.',
      ],
    },
    {
      asks: "If you'd already reached what you're aiming for, what would you stop doing?",
      opens: [
        "The goal may be old enough that you're working for the person you were when you set it.",
      ],
      answers: [
        "You'd stop doing what only proves that you're serious, and some of that can stop at once.",
        'The goal is likely to come out of the year altered, either smaller and nearer or worth the trouble after all.',
        'Other people may go on congratulating you for the earlier one, and you can thank them and leave it at that.',
      ],
      task: "Write your goal down as one ordinary day with its hours, and see whether you'd like the day.",
      after: [
        "You know what you're no longer trying to prove, which leaves some strength for this.",
        "There's room beside the goal by now, and something good moves into it.",
      ],
    },
  ],
  11: [
    {
      asks: 'Which of your friends would you choose again if you met them tonight?',
      opens: [
        'Some may have shared a hallway or a classroom with you and stayed by default, and one or two were never properly invited in.',
      ],
      answers: [
        "You'd choose most of them, and two or three you'd choose faster than you ever call them.",
        "By the end the circle may be a bit smaller in practice and closer at its center, without anybody's being dismissed.",
        'One friendship may be resting, which friendships can do for years without spoiling.',
      ],
      task: 'Call one of the two or three this week, with no occasion.',
      after: [
        'On a bad day you know which friend to call, and you call them.',
        "You're among people you'd choose again, and it's noticeable in how late you stay.",
      ],
    },
    {
      asks: "What do you hope for that you can't bring about by yourself?",
      opens: ["You may prefer doing things alone because they get done, and this one wouldn't."],
      answers: [
        "You hope for something with other people's names in it, and the year shows you whose.",
        'The plan comes out less exact than the one you would have carried out alone, and sturdier for a disagreement or two.',
        'It may not be finished at the end, since groups keep their own time, but by then it can run for a week without you.',
      ],
      task: 'Ask two people for one definite thing each, with a day attached.',
      after: [
        'The plan can do without you for a week, and in a week like this it has to.',
        "It's out of your hands in the good sense, and somebody reports that it's going well.",
      ],
    },
  ],
  12: [
    {
      asks: 'What do you do when nobody needs you, and how long does it last?',
      opens: [
        "You may get too little of it or rather too much, and either way it tends to fill up before you've found out what it could be good for.",
      ],
      answers: [
        'You look for someone to be useful to, usually after about ten minutes, and over the year the ten minutes get longer.',
        "Time alone becomes something you protect, and you come out of it with opinions you didn't borrow.",
        'You may be harder to reach than some people like, and the ones who matter learn when to try.',
      ],
      task: "Keep one evening this week without company or a screen, and go to bed when you're tired.",
      after: [
        "You've learned to take an evening for yourself, and this is what it's for.",
        'You come to it out of some quiet, and it shows.',
      ],
    },
    {
      asks: "What have you never told anyone, only because the right moment didn't come?",
      opens: [
        'It may be a hope or a worry that has mostly been waiting for a pause in the conversation.',
      ],
      answers: [
        "Something that's likely to sound quite ordinary as soon as another person has heard it.",
        'Few people look at you differently for a secret of that size, and you no longer have to steer around it.',
        "There may be one more beneath it, which can stay where it is until you've gotten used to the relief.",
      ],
      task: "Tell it to one person who's good at listening, and say that you don't need advice.",
      after: [
        "One person knows, so there's somebody in front of whom you needn't be careful.",
        "You've stopped steering around one subject, and conversations go straighter for it.",
      ],
    },
  ],
}
