import type { YearSubject } from '../../../year-ahead.ts'

/** By house. */
export const firstSubjects: Record<1 | 2 | 3 | 4 | 5 | 6, readonly [YearSubject, YearSubject]> = {
  1: [
    {
      about: [
        'This year is about you in the plain sense, how you look and act and what people take you for.',
        'Some of that you chose, and some of it you may only have kept because everyone is used to it.',
      ],
      topic: 'the way you come across',
      asks: 'What do you want people to see when they meet you?',
      turns: {
        presses:
          'Of all the dates this one bears most on how people see you: a front that costs too much to keep up comes down by itself.',
        eases: "If you'd like to be seen as you are, this is the easiest time of the year for it.",
      },
      bears: {
        presses: [
          "you may hear how you come across from somebody who isn't out to flatter you",
          'it takes more effort than usual to keep up a front',
        ],
        eases: [
          'people see you as you would like to be seen',
          "it's easy to show yourself without preparing for it",
        ],
      },
      answers: [
        'You want to be met as the person you are now, and by the end of the year most people do meet that person.',
        'A few who have known you longer may go on greeting the earlier one, and you can let them.',
      ],
      later: [
        'What people see in you begins to count in money, so a price or a salary is the first test of your answer.',
        "you find out what it's worth in money to be taken as you are",
      ],
      task: "Change one thing about how you look or introduce yourself that you've only kept out of habit.",
    },
    {
      about: [
        'This year is about a beginning, since a cycle of twelve years starts over with it.',
        'You set its direction by what you do, more than by what you plan.',
      ],
      topic: 'your beginning',
      asks: 'What do you want to begin, if nobody has to agree to it?',
      turns: {
        presses:
          'This is likely to be where you stop planning and start, because waiting has become the harder of the two.',
        eases: "If you've been waiting for a good moment to begin, this is one.",
      },
      bears: {
        presses: [
          'you find out which part of your plan is real and which part is talk',
          'you may have to begin before you feel ready',
        ],
        eases: [
          'a start that you make gets some help',
          "it's easier to do something without asking around",
        ],
      },
      answers: [
        "You want to begin what you've talked about the longest, and a small version of it can be begun by you alone.",
        'How far your beginning goes is for later years to show, since this year only has to get it started.',
      ],
      later: [
        "What you've begun has to pay for itself from there on, or at least to stop costing you.",
        "what you've begun has to earn its keep, and you see whether it can",
      ],
      task: "Do the smallest real part of what you want to begin this week, before you tell anyone that you've decided.",
    },
  ],
  2: [
    {
      about: [
        'This year is about money, and about what your work is worth to other people.',
        'You may give some of it away so readily that nobody thinks of paying for it.',
      ],
      topic: 'what you earn',
      asks: 'What should you be paid for, and how much?',
      turns: {
        presses:
          "You're likely to find out here what you've been doing too cheaply, in money or in patience.",
        eases: "If there's a sum or a favor to ask for this year, this is the time to ask.",
      },
      bears: {
        presses: [
          'what you earn may come up in a way that you can hardly put off',
          'a cost that you have been absorbing becomes visible',
        ],
        eases: [
          "it's easier to name a figure and leave it at that",
          'you see what your work is worth to somebody',
        ],
      },
      answers: [
        "You should be paid for what people keep asking you to do, and somewhat more than you've been asking for it.",
        'Not everyone is going to agree to your price, and you lose less by asking than you would have guessed.',
      ],
      later: [
        'From there on the figure gets said aloud, more than once and to more than one person.',
        'you name the figure in ordinary conversations, and it gets easier each time',
      ],
      task: "Name a price for something you've been doing for nothing, and say it once without explaining it.",
    },
    {
      about: [
        'This year is about money and possessions, and about how much of either makes you feel safe.',
        'The amount you have in mind tends to move up whenever you get near it.',
      ],
      topic: 'what is enough',
      asks: 'How much is enough for you?',
      turns: {
        presses:
          'You get by on less of something here, and that tells you more about what is enough than any calculation.',
        eases: 'You can see what you have here, and it may be closer to enough than you thought.',
      },
      bears: {
        presses: [
          'an expense may show you what you can do without',
          'you may worry about money more than the figures call for',
        ],
        eases: [
          'you can put some money aside without missing it',
          'you get more pleasure from what you have than from anything new',
        ],
      },
      answers: [
        'Enough is likely to be a smaller sum than the one in your head, and by the end of the year you can name it.',
        'You may still worry about money at night, and a figure makes the worry shorter.',
      ],
      later: [
        'From there on you may have to explain what is enough for you, and you can.',
        'you can say what is enough when somebody offers you more',
      ],
      task: 'Add up what an ordinary good month costs you, and write the figure down.',
    },
  ],
  3: [
    {
      about: [
        'This year is about what you say and what you leave unsaid, above all with the people you deal with every day.',
        'With one of them you may have been putting off a talk.',
      ],
      topic: 'what you have to say',
      asks: 'What do you need to say this year, and to whom?',
      turns: {
        presses:
          "Whatever you've left unsaid is likely to come out around this time, and it comes out better if you choose the words yourself.",
        eases:
          "If there's something you've been meaning to say, this is where you find the tone for it.",
      },
      bears: {
        presses: [
          "a talk that you've put off gets harder to avoid",
          'what you say carries further than you mean it to',
        ],
        eases: [
          "it's easier to say what you mean",
          'somebody may be readier to listen than you had assumed',
        ],
      },
      answers: [
        "You need to say the plain thing you've been talking around, to the person it concerns.",
        'One conversation is enough to say it, and a calm tone matters more than the perfect moment.',
      ],
      later: [
        "What you've said has to be lived with at home, where nobody is impressed by how well you put it.",
        'you live with what has been said, and things at home show whether that was all of it',
      ],
      task: 'Say what you have to say in person or on the phone, and come to the point within three minutes.',
    },
    {
      about: [
        'This year is about your everyday life, meaning the people, errands, and messages that make up an ordinary week.',
        'Some of those people you may see all the time without knowing their last names.',
      ],
      topic: 'your ordinary week',
      asks: 'Who belongs to your everyday life, and how well do you know them?',
      turns: {
        presses:
          "You find out who is there on a bad day, and it may not be the people you'd have listed.",
        eases: 'You get closer to someone nearby here, probably through something quite ordinary.',
      },
      bears: {
        presses: [
          'small frictions with the people around you take up more room than they should',
          'errands and messages pile up until you ask for help with them',
        ],
        eases: [
          'someone you see every day may turn into a friend',
          'a message or a short trip may turn out better than you expected',
        ],
      },
      answers: [
        "More people belong to your everyday life than you'd have listed, and you know them better by the end of the year than you did at its start.",
        'A close friend can live anywhere, but an ordinary week is spent with the people who are near.',
      ],
      later: [
        'One or two people from your ordinary week become people you have over.',
        'you ask a few people from your ordinary week home, and you get to know them there',
      ],
      task: "Learn one name you should've known by now, and use it the next day.",
    },
  ],
  4: [
    {
      about: [
        'This year is about home, meaning where you live, with whom, and how much room you have there.',
        'Some part of the arrangement may no longer fit you as it used to.',
      ],
      topic: 'your home',
      asks: 'What do you need from the place where you live?',
      turns: {
        presses: 'Home comes to a point here where putting up with it costs more than changing it.',
        eases:
          'If you want to change something at home, this is when the others are likeliest to agree.',
      },
      bears: {
        presses: [
          'home may want attention just when you have little to spare',
          'you notice how little room you have to yourself',
        ],
        eases: [
          'home does you more good than usual',
          'a practical change at home is easily agreed on',
        ],
      },
      answers: [
        "You need some room that's only yours, and a corner is enough to begin with.",
        'Whether you stay at this address may be open even at the end, but you know what another one would have to have.',
      ],
      later: [
        "The room you've made for yourself is there to be used, and the best use for it is something you enjoy.",
        'you find out what the room is good for, and it ought to be something you like doing',
      ],
      task: 'Claim one corner of the place where you live, and leave it the way you like it for a month.',
    },
    {
      about: [
        'This year is about family, above all the one you come from, and the ways it gave you.',
        'Some of those ways are affection, and some are only habit.',
      ],
      topic: 'your family',
      asks: 'What did you get from your family, and what of it is yours?',
      turns: {
        presses: 'An old family pattern shows itself here, and you can see your own part in it.',
        eases: "It's easier here to be kind about your family, and to do one thing differently.",
      },
      bears: {
        presses: [
          'family business may come up again, in a form that you can do something about',
          'you may react at home as you did when you were half your age',
        ],
        eases: [
          'you can be with your family without falling into your old part',
          'somebody at home may meet you halfway',
        ],
      },
      answers: [
        'What you got with affection is yours, and what came only as duty can be handed back.',
        "Relatives may need longer than a year to get used to the change, and you don't have to announce it.",
      ],
      later: [
        "By then you know which family ways are yours, and you can have some fun that isn't one of them.",
        "you do something for the fun of it that your family wouldn't have thought of",
      ],
      task: 'Leave out one family habit once, on purpose, and see who asks about it.',
    },
  ],
  5: [
    {
      about: [
        'This year is about pleasure, meaning whatever you do because you like it.',
        'Pleasure may have been getting the hours that were left over.',
      ],
      topic: 'what you enjoy',
      asks: 'What do you do only because you enjoy it, and how could you do it more?',
      turns: {
        presses:
          'Duties crowd in on your free time here, and you find out how much those hours mean to you.',
        eases:
          'You have time and spirit for what you enjoy here, and it would be a pity to use neither.',
      },
      bears: {
        presses: [
          "what you enjoy has to be defended against what's useful",
          'you may be too tired for what you had looked forward to',
        ],
        eases: [
          "you have fun that you didn't have to earn",
          "an invitation may be better than the evening you'd planned",
        ],
      },
      answers: [
        'You do what you enjoy too seldom, and you can do it more by giving it good hours in place of leftover ones.',
        "Nobody has to be impressed by what you enjoy, and you're better company on the days around it.",
      ],
      later: [
        'What you enjoy has to find its hours in the working week, or it goes back to the leftovers.',
        'what you enjoy needs a place in your working week, and you see whether it has one',
      ],
      task: 'Give what you enjoy the best hour of one day this week, ahead of the useful things.',
    },
    {
      about: [
        "This year is about showing something of yourself, such as what you've made, what you can do, or whom you like.",
        'Anyone who shows something can fail, so you may have kept some of it back.',
      ],
      topic: 'what you have to show',
      asks: 'What do you want to show, and to whom?',
      turns: {
        presses:
          "You can't keep what you've made to yourself and have it seen as well, and this is where you have to choose.",
        eases:
          "You have an audience that means you well here, so it's the time to show what you've made.",
      },
      bears: {
        presses: [
          "somebody's opinion of what you do may matter more than it should",
          'you may be tempted to improve something once more before you show it',
        ],
        eases: [
          'praise is likely, and you can believe it',
          'you dare a little more than you planned',
        ],
      },
      answers: [
        'You want to show the thing you usually apologize for, and to more people than have seen it so far.',
        'Somebody may be lukewarm about what you show, and no harm is done.',
      ],
      later: [
        "What you've shown turns into practice, some of it every day and with nobody watching.",
        'the showing is over, and the work on it becomes a habit',
      ],
      task: "Show one person something you've made without telling them beforehand what's wrong with it.",
    },
  ],
  6: [
    {
      about: [
        'This year is about daily work, and about how much of what you do is yours to do.',
        'Some of it may have reached you only because you looked capable.',
      ],
      topic: 'your daily work',
      asks: 'How much of your daily work is yours to do?',
      turns: {
        presses: "There's too much work for one person here, so what isn't yours has to go back.",
        eases: 'You get help here, or find a better method, and the day gets shorter.',
      },
      bears: {
        presses: [
          "work asks for hours that you don't have",
          'there may be more work than one person can do, with you the last to say so',
        ],
        eases: [
          'a better routine is easy to begin',
          'the people you work with may help gladly if you ask',
        ],
      },
      answers: [
        'Your part is what would be done badly without you, and what came to you because you were nearest can go back.',
        "More of other people's work keeps arriving, and by the end of the year you ask whose it is before you start on it.",
      ],
      later: [
        "You've settled which work is yours, and one other person has to agree to the other half.",
        'you come to an agreement with one other person about who does what',
      ],
      task: 'Give one duty back this week to the person it belongs to.',
    },
    {
      about: [
        'This year is about your health in the everyday sense, meaning sleep, meals, and how your days are arranged.',
        'You can push through a bad patch, so you may not have asked in a while why there has to be one.',
      ],
      topic: 'your health',
      asks: 'What would your days look like if they were good for you?',
      turns: {
        presses: "You can't do everything by willpower here, and your body is quick to say so.",
        eases: 'A better habit takes hold easily here, and you feel the difference within weeks.',
      },
      bears: {
        presses: [
          'tiredness makes small things large',
          'the habit that you wanted to change is at its strongest',
        ],
        eases: ['rest does its work', 'a small change in your routine pays off quickly'],
      },
      answers: [
        'Your days would start more slowly and have one thing less in them, and several of them can be like that within weeks.',
        'The change is small, and the rest of the day improves out of proportion to it.',
      ],
      later: [
        "Another person's hours come into your good days, and the two have to fit.",
        'your better days have to suit one other person, too',
      ],
      task: 'Move one thing out of your first hour, and leave the gap empty for two weeks.',
    },
  ],
}
