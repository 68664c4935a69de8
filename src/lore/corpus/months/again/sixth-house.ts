import type { PlotAgain } from '#lore/authored.ts'

export const sixthHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can take the first hour of the day before anyone asks for it. Nothing has to come out of it for a week. By then you'll know whether you'd fight for it.",
        "The hour can begin tomorrow, at a time that nobody else has asked for. You won't use it well at first. It's yours anyway, and that's the habit to form.",
      ],
      'full-moon': [
        'The hour is wanted from three sides at once, and you can see where it has been going. One of the three could wait until tomorrow. It always could.',
        "The hour you've been giving away shows up in your face, or in your patience. You can see who has had it. Most of them would have managed with half.",
      ],
      eclipse: [
        "A schedule you'd lived by may be over, and an hour falls out of it. It'll be gone by the end of the week unless you give it to something you'd miss.",
        "A duty that took an hour of every day may fall away. You'll reach for it for a while. Before something else is put there, you can put yourself there.",
      ],
      station: [
        "The hour slips, and you lose two days of it. You haven't failed. You start again at the same time, which is how it becomes a habit.",
        "The hour has been moved so often that it's no longer anywhere. You can look for the last place where it worked. It was probably earlier in the day, and shorter.",
      ],
      'slow-eases': [
        "The hour has kept itself for some weeks now. Other people plan around it, and you didn't have to ask.",
        "The hour has become part of how people know you. They say that you're never free then, and they say it with some respect. You can leave it just as it is.",
      ],
      'slow-presses': [
        'Work or your body wants the hour, and has a claim. You may have to settle for half of it. Half an hour, kept, is more than an hour, promised.',
        "The hour meets a week that has no room for it. You can cut it to twenty minutes and keep its place. What's kept small can grow again.",
      ],
      'uranus-presses': [
        "The hour may be thrown out by a change in your schedule, and the schedule was due to be thrown out. You can choose again from nothing. Ask for the time that you'd never have been given.",
      ],
      'pluto-presses': [
        "The hour has belonged to somebody who thinks that it's theirs by right. You can stop handing it over without a discussion. They'll want one, and it can wait until you've had your hour.",
      ],
    },
    between: {
      before: [
        'You make plans for the hour that would take three.',
        "You look for the hour in the evening, where there's nothing left of it.",
      ],
      after: [
        "You miss the hour on the day when you don't have it.",
        'With an hour of your own in the day, the other hours seem to be in less of a hurry.',
      ],
    },
    toward: {
      eases: [
        'You may have had the hour twice by now, and it made the other days lighter.',
        "You may have had a calm hour by chance, and it's worth having on purpose.",
      ],
      presses: [
        "You've probably given the hour away again, and been thanked in passing.",
        "By now you'd pay for an hour alone, and nobody is selling.",
      ],
    },
    steps: {
      newMoon: ["Laying out what you'll need is a third of the work."],
      fullMoon: ['You do a good deal for other people, and some of it they could do.'],
      back: ["It goes better this time if you aren't also on the phone."],
      on: ['You could use the first day as you mean to use the rest.'],
      'outer/eases': ["You've probably begun to plan by it without noticing."],
      'outer/presses': ["Most of it isn't up to you. One small piece of it can be kept."],
      'sun/before/eases': [
        "You usually give that time to other people. It's worth noticing how much gets done in it.",
      ],
      'sun/before/presses': ["Nobody has said so. You're the only one who is counting."],
      'sun/after/eases': [
        "People may ask if you've been on vacation, and you can tell them what it was.",
      ],
      'sun/after/presses': ["It's one day. You can say in advance when you'll take it back."],
      'mercury/before/eases': [
        "It'll be something so simple that you'd thought of it and dismissed it.",
      ],
      'mercury/before/presses': [
        'A list of nine good uses takes up all of it, and one use would do.',
      ],
      'mercury/after/eases': [
        "A thing you'd been turning over may settle itself while you think of nothing.",
      ],
      'mercury/after/presses': [
        "They probably want to ask something quick. You can call them back when it's over.",
      ],
      'venus/before/eases': ["They can see that you need it, and they'd rather have you rested."],
      'venus/before/presses': ["They'd be surprised to hear what it cost you."],
      'venus/after/eases': [
        "You may find that you arrange small comforts around it, and that's as it should be.",
      ],
      'venus/after/presses': ['You can let them come along once a week and keep the others.'],
      'mars/before/eases': [
        "You won't be asked for reasons. People ask for those only when you offer them.",
      ],
      'mars/before/presses': [
        'Walk it off first. The second half of it is usually better than the first.',
      ],
      'mars/after/eases': ['You can tell by the afternoon, when you still have some.'],
      'mars/after/presses': [
        "They may have a reason, and it needn't be a good one. You can be friendly and unavailable.",
      ],
      'jupiter/eases': [
        "If something is canceled, nobody may notice that you're free. You needn't tell them.",
      ],
      'jupiter/presses': [
        "Each of them would be good for you. The one you'd do without shoes on is the one.",
      ],
      'saturn/eases': [
        "Early is best for that, dull as it sounds. It's yours before the day has asked for anything.",
      ],
      'saturn/presses': ['Twenty minutes of it count. They keep the place for the rest.'],
    },
    effects: {
      'sun/before/eases': ["the hour may come at the time of day when you're at your best"],
      'sun/before/presses': ['the hour may look selfish next to what others are doing'],
      'sun/after/eases': ['the hour begins to show in your face'],
      'sun/after/presses': ['the hour may have to be given up for a day of duty'],
      'mercury/before/eases': ['somebody may tell you how they keep an hour for themselves'],
      'mercury/before/presses': ['the hour may be filled with planning how to use it'],
      'mercury/after/eases': ['the hour clears your head'],
      'mercury/after/presses': ['somebody may call in the middle of the hour'],
      'venus/before/eases': ['somebody may give you the hour'],
      'venus/before/presses': [
        'the hour may be spent on being nice to someone who has plenty of company',
      ],
      'venus/after/eases': ['the hour has become something to look forward to'],
      'venus/after/presses': ['somebody may want to share the hour'],
      'mars/before/eases': ['you have the nerve to say that the hour is taken'],
      'mars/before/presses': ['you may be too restless for an hour of quiet'],
      'mars/after/eases': ['the hour gives you strength for the rest of the day'],
      'mars/after/presses': ['somebody may test whether the hour is really taken'],
      'jupiter/eases': ['the hour may turn out to be two'],
      'jupiter/presses': ['you may promise the hour to three different things'],
      'saturn/eases': ['the hour can be put where nothing else wants to be'],
      'saturn/presses': ['the hour may have to be short for a while'],
      newMoon: ['the hour can be prepared the night before'],
      fullMoon: ['you may see in one day where all the hours go'],
      back: ['something done in a hurry may cost you an hour'],
      on: ['a new arrangement makes room for the hour'],
      'outer/eases': ['your strength comes at other hours than it used to'],
      'outer/presses': ['your routine may be broken for a week'],
    },
    stakes: {
      sun: [
        {
          asks: "You're proud of how much you can carry, and an empty hour looks like something you'd dropped.",
          leaves: 'People will be impressed by you for less. You may mind it a little.',
        },
      ],
      moon: [
        {
          asks: "You feel everyone's claims on you at once, and your own is the quietest.",
          leaves:
            "You'll give it up for somebody now and then. It's a present if you do it knowingly.",
        },
      ],
      venus: [
        {
          asks: "You say yes because you like to see people pleased, and they're pleased for about a minute.",
          leaves: "You'll be charming and say yes again. You can be charming and say no as well.",
        },
      ],
      jupiter: [
        {
          asks: "You're an optimist about time and plan each day as if it had thirty hours.",
          leaves:
            'Your days will be too full again by spring. You know which hour to take back first.',
        },
      ],
      mercury: [
        {
          asks: "You fill every gap with something to read, and then you wonder why you're tired.",
          leaves: "You'll look something up in the middle of it. You can look it up afterward.",
        },
      ],
      mars: [
        {
          asks: "You're at your best when you're busy, and you've no idea what you're like when you aren't.",
          leaves: 'You may be bored at first. It lasts about a quarter of an hour.',
        },
      ],
      saturn: [
        {
          asks: "You know what you owe everyone, to the minute, and you aren't on the list.",
          leaves: 'Somebody will call it a luxury. So are clean windows.',
        },
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can show somebody the first half of the task and go for a walk. They may do it differently. It's still done when you come back.",
        "The task can be handed to somebody for one week. You'll tell them what has to be right and leave the rest to them. At the end of the week you'll know what you can let go of for good.",
      ],
      'full-moon': [
        "You can see how large the task has become, since you've been adding to it each time. Some of the additions were for your own peace of mind. Those can go with nobody the wiser.",
        "The task can be seen in full, by you and by the people who never asked. You can let them look at it for a minute. It's easier to share something that everyone has seen.",
      ],
      eclipse: [
        "The task may disappear, along with the person who wanted it done. You'll look for it for a few days, as one feels for a watch.",
        'The task may end, because the thing it was for has ended. You were good at it. You can be proud of that and still not look for another one just like it.',
      ],
      station: [
        "The task comes back to you with a question. It's a fair one, and the answer could be written down this time, so that it needn't come back.",
        "The task has come back because it was never really handed over. You'd kept the part that decides. This time that part can go, too, with a note.",
      ],
      'slow-eases': [
        "The task may be done by somebody else by now, and you hear of it by chance. You'd expected to feel relieved, and you feel a little older and free for the afternoon.",
        "The task has found its proper size. You do it in the time it takes and think about something else afterward. That was all you'd wanted from it.",
      ],
      'slow-presses': [
        "There's too much, and you have to say which task won't be done. The people who hear it tend to nod. They may have been wondering when you'd notice.",
        "The task can't be done as well as you'd like in the time there is. Somebody has to decide what's good enough. If you do, it'll be decided by a person who knows.",
      ],
      'uranus-presses': [
        "The task may become unnecessary overnight, through a tool or a rule. You'd have defended the old way. You can spend what you've saved before anyone asks about it.",
      ],
      'pluto-presses': [
        "The task has been your place in the order of things, and you've guarded it. Somebody wants it, or wants you out of it. You can let them have the task and keep what you know.",
      ],
    },
    between: {
      before: [
        'You do the task yourself once more, to have it done right.',
        'You mention the task to people in the hope that one of them will offer.',
      ],
      after: [
        'You catch yourself checking on the task, and then you catch yourself earlier.',
        'The task goes on without you in a slightly different way, and the days go on as well.',
      ],
    },
    toward: {
      eases: [
        'Somebody may have offered to help with the task, and meant it.',
        'Somebody may have asked an intelligent thing about the task, and you took note of who it was.',
      ],
      presses: [
        'You may have stayed late with the task again, though nobody had asked you to.',
        'By now you do the task with a running commentary in your head.',
      ],
    },
    steps: {
      newMoon: ['You can leave it at that, and see if anyone comes to check.'],
      fullMoon: ["It's usually right about the shoulders, and it's worth believing for once."],
      back: ["You both know about that. It helps to answer with a name that isn't yours."],
      on: ["You can let go of your end, and it'll feel strange in the hands."],
      'outer/eases': ['Nobody seems to have missed the rest, so a little more can go.'],
      'outer/presses': ["You're better at making things up than you'd have said."],
      'sun/before/eases': [
        "It's a good day to be proud of it, and a good one to notice that you've had enough of it.",
      ],
      'sun/before/presses': [
        "You'd like to say how long it takes, and you say that it was nothing. They'll believe you.",
      ],
      'sun/after/eases': [
        'Somebody may notice what you do with the time, and give you more of that.',
      ],
      'sun/after/presses': ['They may have earned some of it. You can be the one who says so.'],
      'mercury/before/eases': [
        'They may want to know for their own reasons, and then you have a volunteer without having looked for one.',
      ],
      'mercury/before/presses': [
        'They may have been listening to something else. A page with five steps on it would save you the third time.',
      ],
      'mercury/after/eases': [
        'You can mention it without sighing, so people dare to ask about it.',
      ],
      'mercury/after/presses': [
        "You can pass it on with one line. It's harder than answering it, and it's only hard twice.",
      ],
      'venus/before/eases': ['You can thank them and leave it as they did it.'],
      'venus/before/presses': [
        'The frown would have lasted a minute. The work will take until evening.',
      ],
      'venus/after/eases': ["You'd been a little stiff with them, as people are who do too much."],
      'venus/after/presses': [
        "It passes when something you like takes its place. It shouldn't be another duty.",
      ],
      'mars/before/eases': [
        "You may leave out what nobody checks. It's worth remembering what that was.",
      ],
      'mars/before/presses': [
        'Somebody else may have been late. You can do your part on time and let the rest be seen.',
      ],
      'mars/after/eases': [
        "It takes a quick no and a change of subject, and you're in the mood for both.",
      ],
      'mars/after/presses': [
        "They hope that you'll take it back. If you don't, they'll learn it by the end of the week.",
      ],
      'jupiter/eases': [
        'They may have been wanting to do something of the kind. You can hand over the folder and go to lunch.',
      ],
      'jupiter/presses': [
        'They may not be the one who does it, so you can ask who they had in mind.',
      ],
      'saturn/eases': [
        "There's a date, a list, and a person. You'll check once, and then you won't.",
      ],
      'saturn/presses': [
        "It helps to tell one person how much it is, even if they can't do any of it.",
      ],
    },
    effects: {
      'sun/before/eases': ['you can see how good you are at the task'],
      'sun/before/presses': ['the task may be taken for granted in front of others'],
      'sun/after/eases': ['your work shines a little without the task'],
      'sun/after/presses': ['somebody may get praise for the task that used to be yours'],
      'mercury/before/eases': ['somebody may ask how the task is done'],
      'mercury/before/presses': ['the task may have to be explained twice'],
      'mercury/after/eases': ['the task has become easier to talk about'],
      'mercury/after/presses': ['a message about the task may still come to you'],
      'venus/before/eases': ['somebody may do a piece of the task as a favor'],
      'venus/before/presses': ['you may take on the task again to avoid a frown'],
      'venus/after/eases': ['you get along better with the people around the task'],
      'venus/after/presses': ['you may miss being needed for the task'],
      'mars/before/eases': ['the task can be done faster than it ever has been'],
      'mars/before/presses': ["the task may come with a deadline that isn't yours"],
      'mars/after/eases': ['you can refuse the next task before it has a name'],
      'mars/after/presses': ['somebody may do the task badly on purpose'],
      'jupiter/eases': ['the task may find somebody who enjoys it'],
      'jupiter/presses': ['the task may be made larger by somebody with ideas'],
      'saturn/eases': ['the task can be given to somebody in an orderly way'],
      'saturn/presses': ['the task may be heavier for being yours alone'],
      newMoon: ['one chore can be done in half the time'],
      fullMoon: ['your body may let you know how much the task has been'],
      back: ['somebody may ask you to do the task just once more'],
      on: ['the replacement, the tool, or the permission for the task may come'],
      'outer/eases': ['you do the task more simply than you did five years ago'],
      'outer/presses': ["the way you've always done the task may stop being possible"],
    },
    stakes: {
      mercury: [
        {
          asks: "You can't watch somebody do it without a remark, so they've stopped offering.",
          leaves: "You'll hear of a mistake. It was theirs, and they'll have learned it.",
        },
      ],
      mars: [
        {
          asks: "You're faster than anyone you could ask, and speed has decided the matter.",
          leaves: "They'll be slow. You can spend the time on something where slowness would hurt.",
        },
      ],
      saturn: [
        {
          asks: "It's a point of honor with you to finish what you've begun.",
          leaves: "You'll still feel responsible at night. It's a habit, and it looks for work.",
        },
      ],
      sun: [
        {
          asks: "It's one of the few things for which people praise you without being asked.",
          leaves:
            "Somebody else will get the praise. You'll find that there's other praise to be had.",
        },
      ],
      moon: [
        {
          asks: "You know how everyone likes it done, and you can't bear the thought of them missing that.",
          leaves: "They'll miss it for a day or two. Then they'll have it some other way.",
        },
      ],
      venus: [
        {
          asks: "You'd have to trouble somebody, and you find it easier to be troubled.",
          leaves: 'You may have to ask twice. The second time is only a reminder.',
        },
      ],
      jupiter: [
        {
          asks: "You tend to think that it'll be small, and you think so again each time it starts.",
          leaves:
            "You'll volunteer again in a good moment. You can say that you meant somebody else.",
        },
      ],
    },
  },
]
