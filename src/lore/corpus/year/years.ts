import type { House } from '#lore/house.ts'
import type { YearArgument } from '../../year-ahead.ts'

/** The twelve houses as the subject of a year of life. */
export const yearArguments: Record<House, YearArgument[]> = {
  1: [
    {
      asks: 'How much of what people see when you walk in did you choose yourself?',
      matters: ['the face you show', 'your appearance', "people's picture of you"],
      opens: [
        "Every birthday moves you on to the next house, and this year it's the first house, how you come across.",
        "So the year is about your face, meaning everything people take in before you've said a word.",
        'Some of it you picked, and some of it came with a haircut you got at a certain age and kept.',
      ],
      middle:
        "Then you may catch sight of that face where you didn't expect it, on a screen or in somebody's description of you, and it looks out of date.",
      answers: [
        'More than half of it is your own choice, and the year is likely to show you which half.',
        'The face you keep is plainer than the old one, so people who meet you with it start out with roughly the right idea.',
        "A few who've known you longer may go on greeting the earlier version, and they can catch up at their own speed.",
      ],
      task: "Change one thing about how you look that you've only kept because everyone is used to it.",
    },
    {
      asks: 'What would you begin this year if nobody had to agree to it first?',
      matters: ['the first move', 'the start you keep describing', 'that beginning'],
      opens: [
        'Twelve houses take turns in your chart, a year of life for each, and the year between these two birthdays belongs to the first, how you come across.',
        "It's a year for a first move, the kind that nobody else can make and nobody else is waiting for.",
        "You may already know which one, since it's the plan you describe with the word eventually.",
      ],
      middle:
        "Midway, somebody else's hesitation stops you for an afternoon, and you see that it was never their move to make.",
      answers: [
        "You'd begin what you've been describing for longest, and its first move turns out to be small enough for one person.",
        "Once it's been made without a vote, you hear yourself asking for permission less in other matters, too.",
        'How far it goes is for later years to show, because this one only has to get you started.',
      ],
      task: "Do the first ten minutes of it before you tell anyone that you've decided.",
    },
  ],
  2: [
    {
      asks: "What do you charge for the things you're good at, and who decided on that price?",
      matters: ['your price', 'the price of your work', 'the money question'],
      opens: [
        'One of the twelve houses leads each year of your life, and it changes on your birthday.',
        "This year it's the second house, money and what you own, and the subject is the price you put on what you do well.",
        'Some of it you give away so lightly that people have stopped noticing there could be a price.',
      ],
      middle:
        "About halfway someone names a price for you, and whether it's too low or oddly high, you can't go back to having no opinion about it.",
      answers: [
        'An earlier and more nervous version of you decided on the price, and it can be raised.',
        'Where you ask for more, in money or in help returned, most people tend to say yes without a discussion.',
        'One or two may go looking for somebody cheaper, and how much or how little you miss them is worth knowing.',
      ],
      task: "Name a figure for something you've been doing for nothing, and say it once without explaining it.",
    },
    {
      asks: 'How much money is enough for you, and would you notice if you had it?',
      matters: ['your idea of enough', 'the number in your head', 'your sense of enough'],
      opens: [
        'Your chart assigns each year of life, from one birthday to the next, to one of its twelve houses.',
        "With the second, money and what you own, you keep coming back to one number, the amount at which you'd stop worrying.",
        "It tends to move up whenever you get close, so you've rarely had the chance to rest on it.",
      ],
      middle:
        "In the middle of the year something you've wanted to own comes within reach, and you find out whether the number was ever about money.",
      answers: [
        "Enough is a smaller number than the one you carry around, and it's easy to walk straight past it.",
        "A year of paying attention shows which of your things you'd replace the same day and which you'd forget, and the difference can be added up.",
        'The worry may still come by before you fall asleep, though by then you have a figure to show it.',
      ],
      task: 'Write down what an ordinary good month costs you, and keep the amount where you can find it.',
    },
  ],
  3: [
    {
      asks: 'What have you been meaning to say, and to whom, for longer than you would like?',
      matters: ['the answer you owe', 'that conversation', 'the unsaid thing'],
      opens: [
        'Between one birthday and the next, one of the twelve houses comes to the front, and the following year its neighbor takes over.',
        'Yours now is the third house, everyday talk and messages, and everything turns on an answer that you owe somebody, or that somebody owes you.',
        'You may have been circling it for some time, and talking about everything else is how you do it.',
      ],
      middle: 'Partway through, the answer nearly slips out during a talk about something trivial.',
      answers: [
        "You've been meaning to say something short, to a person who sees you often enough to have guessed most of it.",
        'The answer itself takes one conversation, and the months around it go into finding the tone.',
        "If theirs hasn't come back when the year is out, you can stop listening for it each time the phone lights up.",
      ],
      task: 'Say it in person or on the phone, within the first three minutes.',
    },
    {
      asks: 'Who knows what your ordinary days are like, and do you know theirs?',
      matters: [
        'your ordinary days',
        'the small news of your days',
        'the daily company around you',
      ],
      opens: [
        'The twelve houses take the years of your life in turn, and they change on your birthday.',
        'This is a year of the third house, everyday talk and messages, so most of it happens within walking distance.',
        "It's about your neighborhood, in the sense of the people you see without arranging it and whose last names you may never have learned.",
      ],
      middle:
        "At some point you need a small thing at once, and the neighborhood may supply it through a person you've only ever nodded to.",
      answers: [
        "A handful of people know, and most of them aren't the ones you'd have listed.",
        'They can say when you come home and which dog you stop for, and after this year you can say as much about them.',
        'Close friends can live anywhere, but a neighborhood makes a Tuesday feel inhabited, and yours has space for a few more.',
      ],
      task: "Learn one name you should've known by now, and use it the next day.",
    },
  ],
  4: [
    {
      asks: 'Where in the place you live is there room that belongs only to you?',
      matters: ['a room of your own', 'the space you live in', 'the lack of room'],
      opens: [
        "At every birthday the next of the twelve houses takes over, and this time it's the fourth, home and family.",
        'The year is about room, both the kind with walls and the kind a family gives you.',
        'You may have plenty of one and little of the other, and you may have dealt with that by staying out late.',
      ],
      middle:
        "Then something at home has to be moved, and once it's gone you see how much room it took.",
      answers: [
        'In a corner that nobody else uses, most likely, and for a start a corner is enough.',
        "Getting that much room takes some rearranging of people as well as things, and most of them mind less than you'd feared.",
        'Whether you stay at this address may be open even at the end, but you know what the next one would have to have.',
      ],
      task: 'Claim one corner of the place where you live, and leave it the way you like it for a month.',
    },
    {
      asks: "Which of your family's habits do you keep up although nobody has asked you to?",
      matters: ['the family habit', 'the habit you inherited', 'the old way of doing things'],
      opens: [
        'Each birthday gives one of the twelve houses the year to itself.',
        'Yours is the fourth house, home and family, and it takes you back to a habit you grew up with.',
        'It may be who phones whom on Sundays, or the subject that makes everybody reach for the potatoes, and you carry it on so well that it looks like your own.',
      ],
      middle:
        "Around the middle the habit meets someone who didn't grow up with it, and for the first time you have to explain it.",
      answers: [
        'You keep up the one you would have sworn was simply how people live, until you get to see a household run without it.',
        "What's affection in the habit is easy to keep, and what's only duty can be handed back without a quarrel.",
        'Relatives may need another year to stop expecting it from you, and no announcement has to be made.',
      ],
      task: 'Skip the habit once, on purpose, and see who asks about it.',
    },
  ],
  5: [
    {
      asks: 'What do you do only because you like it, and how often do you get to?',
      matters: ['your own pleasure', 'the fun in your week', 'the hobby'],
      opens: [
        'Your chart has twelve houses, and on each birthday a different one gets the year.',
        "Now it's the fifth house, fun and whatever you make, with a hobby at the center of it, perhaps one you gave up or never dared to call by that name.",
        'Hobbies come after everything useful, which often means at eleven at night.',
      ],
      middle:
        "Then a busy stretch may push the hobby out altogether, and you're cross with everyone until you work out why.",
      answers: [
        'Less than you would say, and a year is long enough to get to one such thing a week without an excuse.',
        "The hobby costs some money and a few clean surfaces, and you're better company on the days around it.",
        'Getting good at it can come later or never, since nobody hired you for it.',
      ],
      task: 'Give it the best hour of one day this week, ahead of the useful things.',
    },
    {
      asks: 'What have you made or dared lately that somebody could have disliked?',
      matters: ["the thing you've made", 'the risk of not being liked', 'your own work'],
      opens: [
        'A single house is in charge of each year of your life, and the one for this year is the fifth, fun and whatever you make.',
        'It wants something you can show, which may be a song or a garden or a costume for a party.',
        'Keeping it to yourself has been safe, and it has also meant that nobody could like it.',
      ],
      middle:
        "One day there's an audience, maybe of two, and it sees the thing before you've finished apologizing for it.",
      answers: [
        'Too little, out of politeness, and that changes once something of yours has been shown.',
        "At least one person may be lukewarm about it without any harm being done, and somebody else may like exactly what you'd have cut.",
        'What you show next is open, and so is the size of the audience, but the apology in front of it can go.',
      ],
      task: "Show one person a thing you've made without telling them first what's wrong with it.",
    },
  ],
  6: [
    {
      asks: 'Which of the chores on your list were ever really yours to do?',
      matters: ['the chores', 'that list', 'the division of work'],
      opens: [
        "Between two birthdays a single house has the lead, and now it's the sixth, daily work and health.",
        'That makes it a year about the list, the one on paper or the one that starts up as soon as you lie down.',
        'Half of it may have reached you because you were standing nearby and looked capable.',
      ],
      middle:
        'About the middle the list gets longer than the week, and the first thing you drop is missed by nobody.',
      answers: [
        'About half of them were, and you get quick at telling which half.',
        'The list gets shorter because some chores go back to their owners and some turn out to have no owner at all.',
        "New ones keep arriving with your name on them, so the sorting isn't over, but it takes a minute by then instead of a night.",
      ],
      task: 'Take one chore off the list this week, and tell the person it belongs to.',
    },
    {
      asks: 'What would your mornings look like if they were arranged around how you feel?',
      matters: ['your mornings', 'the first hours of your day', 'the shape of your day'],
      opens: [
        "The twelve houses come up in order, a new one on each birthday, and you've arrived at the sixth, daily work and health.",
        'You meet it in your mornings, in how you wake up and what gets your first good hour.',
        'You can push through a bad start, so you may not have asked in a while whether it has to be bad.',
      ],
      middle:
        'Somewhere along the way your body states its opinion of those mornings with a yawn at two in the afternoon, and you run out of arguments.',
      answers: [
        "They'd start slower, with one thing fewer in them, and several of them can start that way within weeks.",
        "It's a small change, and the rest of the day tends to improve out of proportion to it.",
        "Other people's schedules may still reach into your mornings, and some of that can't be helped for now.",
      ],
      task: 'Move one thing out of your first hour, and leave the gap empty for two weeks.',
    },
  ],
  7: [
    {
      asks: 'What have you and the people closest to you agreed on without ever saying it?',
      matters: ['the silent deal', 'the unspoken agreement', 'the deal between you'],
      opens: [
        "On every birthday the lead passes to the next house, and now it's with the seventh house, partnership, which covers close friends and rivals as well as couples.",
        "The year's business is the deal between you and one other person, the unspoken kind about who decides and who gives way.",
        'It may have been fair when you started.',
      ],
      middle:
        'Then one of you breaks the deal, with no bad intention, and it finally gets put into words.',
      answers: [
        "You've mostly agreed on who gives way first, and this is a year in which that gets said.",
        'The deal you make afterward is made by two people who are paying attention, so it asks less of the one who used to yield.',
        'Some of it may need a second look after the next quarrel, and by then you both know how to ask for one.',
      ],
      task: 'Ask one person close to you what they think the deal is, and let them finish.',
    },
    {
      asks: 'With whom are you most yourself, and how much of your week do they get?',
      matters: ['the company you keep', 'the right person', 'the time you give people'],
      opens: [
        'Each year of life, starting on your birthday, stands under one of the twelve houses, and this one has the seventh house, partnership.',
        "It's about company, and about how different you are depending on whose.",
        "With one person you're quick and funny, with another you apologize a lot, and you may have put both down to the mood of the day.",
      ],
      middle:
        'About halfway you see two people in close succession, and the difference in your own voice is hard to miss.',
      answers: [
        "You're most yourself with someone who doesn't hurry you, and so far they've been getting what the others left over.",
        'Over the year their share of the week can grow, while the company that makes you careful gets shorter visits.',
        "You may never tell anyone why, and there's no rule that you have to.",
      ],
      task: "Offer the person you're easiest with your next free evening, before it fills up.",
    },
  ],
  8: [
    {
      asks: 'What do you owe and what are you owed, and which of the two keeps you quiet?',
      matters: ['the debt', 'the account between you', "the thing that's owed"],
      opens: [
        'In a chart a birthday has a plain effect, which is to hand the year on to the next of twelve houses.',
        "You've come to the eighth, trust and shared money, so debt is the subject, above all the kind that nobody wrote down.",
        'There may be someone you go easy on because of an old kindness, or someone who goes easy on you.',
      ],
      middle:
        'Halfway, a debt may be mentioned aloud, by you or to you, and the talk gets easier than either of you had expected.',
      answers: [
        "What you owe keeps you quieter than what you're owed, and it's often the smaller of the two.",
        'Once a debt has been paid or forgiven in so many words, you can disagree with that person again.',
        'Others you may go on carrying by choice, because a little owing in both directions is how people stay in touch.',
      ],
      task: "Settle one small debt this month, in either direction, and say out loud that you're even.",
    },
    {
      asks: 'Whom would you trust with your passwords, and what keeps you from telling them?',
      matters: ['the question of trust', 'the question of access', 'the part you manage alone'],
      opens: [
        'Counted from your birthday, the years of your life fall to one house after another.',
        'With the eighth, trust and shared money, the question is access, or who can get at your accounts and your worries and who only gets the cheerful version.',
        'You may be managing alone what two would manage easily, simply because explaining it takes an evening.',
      ],
      middle:
        "Then something you've handled alone becomes too much for one person, and someone has to be given access.",
      answers: [
        "You'd trust fewer people than you are friendly with, and one more than you've admitted.",
        "By the end that person has access to something that matters, and the worst that's likely to come of it is a question about a bill you'd forgotten.",
        'The rest can stay with you, since trusting everybody at once would only be carelessness.',
      ],
      task: 'Show one person you trust where things are, from the bills to whom to call, in under an hour.',
    },
  ],
  9: [
    {
      asks: "Where would you go if the trip didn't have to be useful to anyone?",
      matters: ['the trip', 'the useless journey', 'that place you read about'],
      opens: [
        'Each of the twelve houses in your chart gets one year of your life, beginning on your birthday.',
        "It's the ninth house now, travel and belief, and the year comes down to a trip, which can mean a border or a bus to a part of town you've never seen.",
        'You may have kept it modest, in case somebody asked what it was for.',
      ],
      middle:
        'In the planning the trip starts to look impractical, and your disappointment is large enough to tell you how much you wanted it.',
      answers: [
        "You'd go to the place you keep reading about for no reason, and this year you can at least find out what it costs.",
        'Even planned, the trip changes what you complain about, since people elsewhere manage the same things differently.',
        "A longer one may have to wait for money or company, but it's waiting with a month beside it.",
      ],
      task: 'Pick the month, and put a small, real sum aside for it today.',
    },
    {
      asks: 'Which of your convictions have you checked against anything since you took it up?',
      matters: ['your convictions', "the opinion you've never checked", 'that belief'],
      opens: [
        "With each birthday another house comes forward, and you've come to the ninth house, travel and belief.",
        "The year looks hard at a conviction, one you've repeated so often that it comes out in a single breath.",
        "You may have it from a teacher or a book you read at the right age, and you've defended it more often than you've used it.",
      ],
      middle:
        'About the middle someone you respect may disagree with the conviction, calmly and with examples, and you go home without having answered.',
      answers: [
        "You've checked hardly any of them, and this year leaves you with one that you've checked properly.",
        "What remains of that conviction is smaller and bears more weight, because you've looked at what speaks against it.",
        'You may vote and pray and argue just as you did before, with better manners for the other side.',
      ],
      task: 'Read one serious thing by somebody who disagrees with you, right to its last page.',
    },
  ],
  10: [
    {
      asks: 'What do you want your name on, and what would you rather be left off?',
      matters: ['your name', 'your reputation', 'the credit'],
      opens: [
        "Your birthday moves you one house further around your chart every year, and you've come to the tenth, work and reputation.",
        'The year deals with your name, on paid work or on the unpaid kind that people remember you for.',
        "It may still be attached to something you outgrew, while the thing you're proud of goes under somebody else's.",
      ],
      middle:
        "Partway along, your name is likely to come up while you're out of the room, and what was said there reaches you within days.",
      answers: [
        "You want it on the one thing you'd do again unpaid, and off a good deal that only keeps you busy.",
        'In the course of the year people may begin to mention your name in that connection, a little before you feel ready.',
        'A title or a sum of money to match may take longer, since paperwork is always slower than talk.',
      ],
      task: 'Ask for credit in writing for one thing you did, in a single friendly sentence.',
    },
    {
      asks: "If you'd already reached what you're aiming for, what would you stop doing?",
      matters: ['the goal', 'your ambition', "the thing you're aiming for"],
      opens: [
        "Twelve years make one round of the houses, a house a year and a change on every birthday, and now it's the tenth house, work and reputation.",
        "It puts a goal in front of you, whether that's a position or a garden that strangers stop to look at.",
        "The goal may be old enough that you're working for the person you were when you set it.",
      ],
      middle:
        'Then you get close enough to the goal to see what hours it keeps, and you look twice.',
      answers: [
        "You'd stop doing what only proves that you're serious, and some of that can stop at once.",
        'The goal is likely to come out of the year altered, either smaller and nearer or worth the trouble after all.',
        'Other people may go on congratulating you for the earlier one, and you can thank them and leave it at that.',
      ],
      task: "Write your goal down as one ordinary day with its hours, and see whether you'd like the day.",
    },
  ],
  11: [
    {
      asks: 'Which of your friends would you choose again if you met them tonight?',
      matters: ['your friends', 'the circle around you', 'the friendships you have'],
      opens: [
        'Each birthday gives the coming year to one of the twelve houses, and they follow in order.',
        "Yours is the eleventh house, friends and groups, and the year examines your circle, the people you'd call friends without checking when you last talked.",
        'Some shared a hallway or a classroom with you and stayed by default, and one or two were never properly invited in.',
      ],
      middle:
        'Around the middle the circle meets, or half of it does, and you notice whom you sit down next to.',
      answers: [
        "You'd choose most of them, and two or three you'd choose faster than you ever call them.",
        "By the end the circle may be a bit smaller in practice and closer at its center, without anybody's being dismissed.",
        'One friendship may be resting, which friendships can do for years without spoiling.',
      ],
      task: 'Call one of the two or three this week, with no occasion.',
    },
    {
      asks: "What do you hope for that you can't bring about by yourself?",
      matters: ['the shared plan', 'that joint hope', 'the plan that takes several people'],
      opens: [
        "A different house has the say after each birthday, and for this year it's the eleventh, friends and groups.",
        'The year goes to a plan that takes several people, so its progress depends on who turns up.',
        "You may prefer doing things alone because they get done, and this one wouldn't.",
      ],
      middle:
        'Then somebody may drop out of the plan, and you learn whether it was held together by the idea or by you.',
      answers: [
        "You hope for something with other people's names in it, and the year shows you whose.",
        'The plan comes out less exact than the one you would have carried out alone, and sturdier for a disagreement or two.',
        'It may not be finished at the end, since groups keep their own time, but by then it can run for a week without you.',
      ],
      task: 'Ask two people for one definite thing each, with a day attached.',
    },
  ],
  12: [
    {
      asks: 'What do you do when nobody needs you, and how long does it last?',
      matters: ['your time alone', 'the empty evening', 'the hours when nobody needs you'],
      opens: [
        'The house that leads a year of your life changes on your birthday, and the last of them is up, the twelfth house, what you keep to yourself.',
        'That makes time alone the subject.',
        "You may get too little of it or rather too much, and either way it tends to fill up before you've found out what it could be good for.",
      ],
      middle:
        'Midway an evening may be canceled, and the time alone that you get from it is either the best of the month or the longest.',
      answers: [
        'You look for someone to be useful to, usually after about ten minutes, and over the year the ten minutes get longer.',
        "Time alone becomes something you protect, and you come out of it with opinions you didn't borrow.",
        'You may be harder to reach than some people like, and the ones who matter learn when to try.',
      ],
      task: "Keep one evening this week without company or a screen, and go to bed when you're tired.",
    },
    {
      asks: "What have you never told anyone, only because the right moment didn't come?",
      matters: ['the secret', "the thing you've never told", 'the untold part'],
      opens: [
        'Your chart counts the years of your life by house, a new one with each birthday, and this year the count is at twelve.',
        'The twelfth house is what you keep to yourself, and the subject is a secret, though possibly a very mild one.',
        'It may be a hope or a worry that has mostly been waiting for a pause in the conversation.',
      ],
      middle: "Along the way the secret almost tells itself, to a person you wouldn't have picked.",
      answers: [
        "Something that's likely to sound quite ordinary as soon as another person has heard it.",
        'Few people look at you differently for a secret of that size, and you no longer have to steer around it.',
        "There may be one more beneath it, which can stay where it is until you've gotten used to the relief.",
      ],
      task: "Tell it to one person who's good at listening, and say that you don't need advice.",
    },
  ],
}
