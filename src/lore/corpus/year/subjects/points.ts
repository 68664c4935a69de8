import type { PointSubject, YearLord } from '../../../year-ahead.ts'

/** What a year without a birth time is about, by the planet that its heaviest transit touches. */
export const pointSubjects: Record<YearLord, readonly PointSubject[]> = {
  sun: [
    {
      about: [
        'This year is about your confidence, and about what it rests on.',
        'Some of it comes from what you do, and some of it from being told that you do it well.',
      ],
      topic: 'your confidence',
      asks: "What are you proud of when nobody's looking?",
      turns: {
        presses: 'Applause is scarce here, so you find out what you would do without it.',
        eases:
          'You get some recognition here, and you can enjoy it because you know what it is for.',
      },
      bears: {
        presses: [
          'you may do good work and hear nothing about it',
          'you may compare yourself with the wrong people',
        ],
        eases: [
          'somebody may notice what you do well',
          'you believe in yourself without being told to',
        ],
      },
      answers: [
        "You're proud of what you kept doing after the attention had moved on.",
        "It's still pleasant to be praised, and you no longer need it to know how you've done.",
      ],
      task: 'Finish one thing this month that nobody is going to see.',
    },
    {
      about: [
        'This year is about living in your own way, and about how much of your day is really yours.',
        'There may be a job, a tone of voice, or an opinion that you took over from someone and never gave back.',
      ],
      topic: 'your own way',
      asks: 'How much of what you do all day is your own choice?',
      turns: {
        presses:
          "What you've taken over from others gets heavy here, and you can feel which part that is.",
        eases: 'Your own way of doing things works here, and people let you use it.',
      },
      bears: {
        presses: [
          'somebody else may want to show you how your own work is done',
          'you may do a thing as others would and notice it halfway',
        ],
        eases: [
          'people let you do things as you like',
          'an idea of yours works as you had imagined it',
        ],
      },
      answers: [
        'More of your day is your own choice than you would think on a bad one, and the rest can be chosen or changed one piece at a time.',
        'Your own way is likely to be quieter than you imagined, and harder to argue with.',
      ],
      task: 'Do one thing this week the way you would if nobody had shown you how.',
    },
    {
      about: [
        'This year is about your direction, and about who decides it.',
        'You may have been waiting for a sign, a permission, or a better year.',
      ],
      topic: 'your direction',
      asks: 'What do you want to decide for yourself this year?',
      turns: {
        presses: 'Somebody or something else would gladly decide for you here, unless you do it.',
        eases: 'A decision is easy to make here, and you find that others go along with it.',
      },
      bears: {
        presses: [
          'a decision may be made for you unless you make it',
          'you may be pulled two ways at once',
        ],
        eases: [
          'you can decide something without asking around',
          'a step in the right direction is easy to take',
        ],
      },
      answers: [
        "You want to decide how you spend your best hours, and it's more in your hands than you've been acting.",
        'With your best hours settled, the larger questions get easier to decide.',
      ],
      task: "Make one decision this week that you've been leaving to somebody else.",
    },
  ],
  moon: [
    {
      about: [
        'This year is about comfort, meaning whatever settles you after a bad day.',
        'Some of your ways to get it may be old, and a few of them may no longer work.',
      ],
      topic: 'comfort',
      asks: 'What really calms you?',
      turns: {
        presses: "The usual comforts don't reach far enough here, so you find out which ones do.",
        eases: 'You know what you need here, and you can get it without a struggle.',
      },
      bears: {
        presses: [
          'what usually settles you may not be enough',
          'you may need more rest than you get',
        ],
        eases: ['you find something that calms you', 'a regular evening does you good'],
      },
      answers: [
        'Rest, regular habits, and two or three people calm you, more than anything that can be bought.',
        'The list is short enough to remember on a bad day.',
      ],
      task: 'Tell one person what helps you when you feel low, before you need it.',
    },
    {
      about: [
        "This year is about moods, yours and other people's, and about telling them apart.",
        "You may be quick to feel what's going on in someone else, and late to notice it in yourself.",
      ],
      topic: 'other moods than your own',
      asks: 'Whose feelings are you looking after?',
      turns: {
        presses:
          "There's more feeling around here than you can look after, and some of it isn't yours.",
        eases: 'You and the people close to you are easy on each other here.',
      },
      bears: {
        presses: [
          'you may take on a mood that belongs to somebody else',
          'people may bring you more feeling than you can use',
        ],
        eases: [
          'people look after themselves for once',
          'you can be near somebody sad without getting sad',
        ],
      },
      answers: [
        'You look after more feelings than anyone asked you to, and some can be given back.',
        'People manage their own moods better than you expect, and you have more patience for yours.',
      ],
      task: "Ask once this week what somebody needs, and don't guess it.",
    },
    {
      about: [
        'This year is about feeling at home, and about where and with whom you do.',
        "An address has something to do with it, and it isn't the whole of it.",
      ],
      topic: 'feeling at home',
      asks: 'Where do you feel at home?',
      turns: {
        presses:
          'You may feel like a guest in your own life here, which shows you what is missing.',
        eases: 'You feel at home here without having arranged for it.',
      },
      bears: {
        presses: [
          'you may feel out of place where you usually fit',
          'the people you feel at home with may be busy',
        ],
        eases: ['you feel at home in new company', 'somebody may make room for you'],
      },
      answers: [
        "You feel at home where you don't have to explain yourself, and that's a matter of people more than of walls.",
        'You can feel at home more often by seeing those people more often.',
      ],
      task: 'Spend one evening this week with the people who need no explaining.',
    },
  ],
  mercury: [
    {
      about: [
        'This year is about your opinions, and about one that you may have to change.',
        "It's probably one that you're good at defending.",
      ],
      topic: 'your opinion',
      asks: 'What have you been wrong about?',
      turns: {
        presses:
          'The facts are against you in something here, and you can use them or argue with them.',
        eases: "It's easy to change your mind here, since nobody makes you pay for it.",
      },
      bears: {
        presses: [
          'the facts may not be on your side',
          'you may defend a thing longer than you believe it',
        ],
        eases: [
          'you can change your mind without losing face',
          "somebody may tell you what you'd overlooked",
        ],
      },
      answers: [
        "You've been wrong about something small that you kept building on, and it's easier to repair than to defend.",
        'Saying so costs less than you would think, and people trust what you say next.',
      ],
      task: "Say 'I was wrong about that' once this month, without a 'but' after it.",
    },
    {
      about: [
        'This year is about what you know, and about whom you could teach it to.',
        'You may take it for granted because it came to you slowly.',
      ],
      topic: 'what you know',
      asks: 'What do you know that others would like to learn?',
      turns: {
        presses:
          "Someone doesn't understand you here, and you find out how well you can explain it.",
        eases: 'People want to hear what you know here, so you can stop waiting to be asked.',
      },
      bears: {
        presses: [
          'you may have to explain a thing twice',
          'somebody may doubt that you know your subject',
        ],
        eases: ['people ask you for advice', 'you explain hard things easily'],
      },
      answers: [
        'You know how to do something that others find hard, and they already ask you about it.',
        'You understand your own subject better once you have explained it.',
      ],
      task: 'Explain one thing you know to one person, in ten minutes.',
    },
    {
      about: [
        'This year is about how you talk with people, and how well you listen.',
        'You may be known for one of the two.',
      ],
      topic: 'talking and listening',
      asks: 'Who should hear more from you, and who less?',
      turns: {
        presses: 'A misunderstanding shows you here where the two of you had stopped listening.',
        eases: 'The right words are there when you need them, and so is somebody to hear them.',
      },
      bears: {
        presses: [
          'you may put a thing well and not be heard',
          'you may hear a reproach where there was none',
        ],
        eases: ['you find the right words at once', 'somebody may listen longer than usual'],
      },
      answers: [
        'One person you think about often should hear more from you, and the ones you argue with for sport should hear less.',
        'A short message counts.',
      ],
      task: 'Write to one person you keep meaning to write to, in five lines.',
    },
  ],
  venus: [
    {
      about: [
        'This year is about what you like, as distinct from what you put up with.',
        'The two can look much the same after some years.',
      ],
      topic: 'what you like',
      asks: 'Whom and what do you really like?',
      turns: {
        presses:
          "What you only put up with gets tiresome here, and you can't be polite about all of it.",
        eases: 'You enjoy yourself here, and you can see what it was that you enjoyed.',
      },
      bears: {
        presses: [
          'what you only put up with gets harder to take',
          'you may pay for something that you never wanted',
        ],
        eases: ['you get more of what you like', 'your taste is a good guide'],
      },
      answers: [
        'You like fewer things and people than you spend your time on, and you like those a good deal.',
        'Those few can have the hours that the others have been getting.',
      ],
      task: "Leave out one thing this week that you've only been doing to be nice.",
    },
    {
      about: [
        'This year is about giving and getting, in love and in money, and about where they are out of balance.',
        'You may be on the generous side with one person, and on the other side with somebody else.',
      ],
      topic: 'giving and getting',
      asks: 'Where do you give more than you get?',
      turns: {
        presses: 'You feel here what you give and what comes back, and you may have to mention it.',
        eases: 'Something comes back to you here that you had given without counting.',
      },
      bears: {
        presses: ['you may give more than comes back', 'somebody may ask for more than you have'],
        eases: ['something comes back to you', "it's easy to ask for something"],
      },
      answers: [
        'You give more than you get wherever you are afraid to ask, and asking changes most of it.',
        'In a place or two you get more than you give, and you may not have noticed.',
      ],
      task: 'Ask one person for something this week that you would have done for them unasked.',
    },
    {
      about: [
        'This year is about being close to someone, and about what you do to be chosen.',
        'You may be easier to like than you believe, and harder to get to know.',
      ],
      topic: 'being close to someone',
      asks: 'What do you do to be liked, and is it needed?',
      turns: {
        presses:
          'Being agreeable is not enough here, and someone may like you better for saying what you think.',
        eases: 'You are liked here without doing anything for it.',
      },
      bears: {
        presses: ['you may have to disagree with someone you like', 'being nice is not enough'],
        eases: ["you're liked without trying", "it's easy to let somebody nearer"],
      },
      answers: [
        'You do a good deal that nobody asked for, and most of it is not needed.',
        'The people who matter would notice if you stopped, and stay.',
      ],
      task: 'Say no once this month to somebody whose good opinion you want.',
    },
  ],
  mars: [
    {
      about: [
        'This year is about your strength, and about what you use it on.',
        'Some of it may go into pushing against what would move by itself.',
      ],
      topic: 'your strength',
      asks: 'What is worth your effort?',
      turns: {
        presses: "You can't win everywhere here, so you find out what is worth the fight.",
        eases: 'Effort gets results here, so you can put it where you want them.',
      },
      bears: {
        presses: [
          'your effort may go into the wrong fight',
          'you may run out of strength before the day is over',
        ],
        eases: ['what you do shows results', 'you have strength left in the evening'],
      },
      answers: [
        'What you would do even if it took twice as long is worth it, and the rest can be done halfway or by others.',
        "You'll notice the difference in how tired you are.",
      ],
      task: "Drop one fight this month that you'd only be winning for the sake of it.",
    },
    {
      about: [
        'This year is about saying in so many words what you want.',
        "You may be better at saying what you won't have.",
      ],
      topic: 'what you want',
      asks: 'What do you want that you have not asked for?',
      turns: {
        presses: "You don't get what you want here by hinting, and you may get it by asking.",
        eases: 'You can say what you want here, and hear yes more often than not.',
      },
      bears: {
        presses: ['hints get you nowhere', "you may hear no before you've finished asking"],
        eases: ['a plain request goes over well', 'somebody may say yes at once'],
      },
      answers: [
        'You want something quite definite, and the person who could give it to you has not been told.',
        'A no would be easier to live with than the waiting has been.',
      ],
      task: 'Say in one sentence what you want to the person who can give it to you.',
    },
    {
      about: [
        'This year is about anger and courage, which are closer to each other than they look.',
        'You may have more of both than you show.',
      ],
      topic: 'anger and courage',
      asks: 'What would you do if you had the nerve?',
      turns: {
        presses: 'Something annoys you so much here that you may act on it after all.',
        eases:
          "You have the nerve here for something you'd normally leave alone, and it takes less than you thought.",
      },
      bears: {
        presses: [
          'something may annoy you more than it deserves',
          'you may swallow what you wanted to say',
        ],
        eases: ['you dare something small', 'you can be frank without being sharp'],
      },
      answers: [
        "You'd do the thing that you get angry about when others do it, and you have the nerve for a small version of it.",
        'Once you have done it, you get angry less often.',
      ],
      task: 'Do one thing this week that makes your heart beat a little faster.',
    },
  ],
  jupiter: [
    {
      about: [
        "This year is about a hope that's larger than what you usually allow yourself.",
        'You may have kept it small by calling it unrealistic.',
      ],
      topic: 'your hope',
      asks: 'What do you hope for in earnest?',
      turns: {
        presses: 'The hope meets its price here, and you can see what it would take.',
        eases: 'The hope looks possible here, and someone may say so before you do.',
      },
      bears: {
        presses: [
          'you may see what your hope would cost',
          'somebody may call your hope unrealistic',
        ],
        eases: ['what you hope for looks possible', 'somebody may want to help with your plans'],
      },
      answers: [
        "You hope for a life with more room in it, and there's one step toward it that can be taken this year.",
        'The step does you good even if the rest stays a hope.',
      ],
      task: 'Tell one sensible person what you hope for, with a year attached to it.',
    },
    {
      about: [
        'This year is about how much is enough, now that you could have more.',
        'More work, more people, and more plans all look good on their own.',
      ],
      topic: 'how much is enough',
      asks: 'What do you want more of, and what less?',
      turns: {
        presses: 'You have taken on too much here, and some of it has to be given up politely.',
        eases: 'There is more on offer here, and you can choose among it.',
      },
      bears: {
        presses: [
          'you may promise more than you have hours for',
          'there may be too much of a good thing',
        ],
        eases: ['you can choose among good things', 'you have more than you need of something'],
      },
      answers: [
        'You want more time with what you have, and fewer new things to look after.',
        "Turning down something good is a skill, and you'll have had practice by the end of the year.",
      ],
      task: 'Turn down one good offer this month, kindly and at once.',
    },
    {
      about: [
        'This year is about what you believe in, and about what you do because of it.',
        'The two may have drifted apart without your noticing.',
      ],
      topic: 'your beliefs',
      asks: 'What do you believe in enough to act on it?',
      turns: {
        presses: "What you believe gets tested here, in a case where acting on it isn't free.",
        eases: 'You meet people here who believe what you believe, and they do something about it.',
      },
      bears: {
        presses: [
          'one of your beliefs may cost you something',
          'you may have to act on a belief before you feel sure of it',
        ],
        eases: ['you meet people who share your beliefs', "it's easy to act on what you believe"],
      },
      answers: [
        "You believe in fairness to a few actual people, and that's something you can act on this month.",
        'The larger causes can have the time and money that are left over.',
      ],
      task: 'Give two hours this month to something you believe in.',
    },
  ],
  saturn: [
    {
      about: [
        "This year is about your obligations, and about which of them you'd take on again.",
        'Some of them you chose, and some may have been handed to you with the best intentions.',
      ],
      topic: 'your obligations',
      asks: 'Which obligations would you choose a second time?',
      turns: {
        presses:
          "You can't meet every obligation in these weeks, so you have to say which of them you'd take on again.",
        eases: 'What you owe can be met here without strain, which lets you see it clearly.',
      },
      bears: {
        presses: [
          'one of your obligations may take more than you have',
          'you may have to say which of your obligations comes first',
        ],
        eases: ['one of your obligations gets lighter', "people see what you've been carrying"],
      },
      answers: [
        "You'd choose the obligations that have given you something back, now that you know what they take.",
        'An obligation that you choose a second time weighs less than one that was only handed to you.',
      ],
      task: "Say no to one thing you've only been doing because you always have.",
    },
    {
      about: [
        'This year is about fear, in the mild form of being careful.',
        'Caution has kept you out of trouble, and it may have kept you out of other things.',
      ],
      topic: 'your caution',
      asks: 'What are you too careful about?',
      turns: {
        presses: 'What you have been careful about comes up here anyway, and you can deal with it.',
        eases: 'You can afford a risk here, since the ground under you is firm.',
      },
      bears: {
        presses: [
          'what you were careful about may happen anyway',
          'you may be too careful for your own good',
        ],
        eases: ['you can risk a little', 'it turns out that you had prepared well enough'],
      },
      answers: [
        "You're too careful about looking foolish, and about little else.",
        'You can survive looking foolish, as it turns out, and others hardly notice.',
      ],
      task: 'Do one thing this month that you might do badly in front of somebody.',
    },
    {
      about: [
        'This year is about time, and about what you want to have built with it.',
        'You may be further along than you think in one respect, and late in another.',
      ],
      topic: 'what you are building',
      asks: 'What do you want to have built in ten years?',
      turns: {
        presses:
          "You can't build everything here, and choosing takes more courage than working does.",
        eases: "What you've built so far carries you here, and you can add to it.",
      },
      bears: {
        presses: [
          'what you are building may go more slowly than you had planned',
          'a part of what you have built may have to be done again',
        ],
        eases: ['what you have built carries you', 'you can add something to what you have built'],
      },
      answers: [
        'You want to have built something that works without you in the room, and an hour a week is enough to start it.',
        'What only looks impressive can be left to others.',
      ],
      task: 'Put one hour a week for what you want to build into your calendar, at the same time each week.',
    },
  ],
}
