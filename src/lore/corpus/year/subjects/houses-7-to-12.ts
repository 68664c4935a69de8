import type { YearSubject } from '../../../year-ahead.ts'

/** By house. */
export const secondSubjects: Record<7 | 8 | 9 | 10 | 11 | 12, readonly [YearSubject, YearSubject]> =
  {
    7: [
      {
        about: [
          'This year is about one important relationship, in love or in work, and what the two of you expect of each other.',
          'Some of what you expect may never have been said.',
        ],
        topic: 'the two of you',
        asks: 'What do you want the two of you to agree on?',
        turns: {
          presses:
            'The agreement between the two of you is put to the test here, and what was only assumed has to be said.',
          eases:
            "You can talk about what you expect of each other without quarreling here, so it's the time to settle it.",
        },
        bears: {
          presses: [
            "the other person may want something you hadn't planned on",
            'you notice how often it is you who gives way',
          ],
          eases: [
            'the two of you understand each other more quickly',
            'somebody may meet you more than halfway',
          ],
        },
        answers: [
          'You want to agree on who gives way and when, and by the end of the year the wish has at least been said aloud.',
          'An agreement that two people have made asks less of the one who used to yield.',
        ],
        later: [
          "What you've agreed on gets its numbers, and both of you see who puts in what.",
          "the agreement reaches money and trust, and you see there whether it's fair",
        ],
        task: 'Ask one person close to you what they think the deal is, and let them finish.',
      },
      {
        about: [
          'This year is about the company you keep, and about how differently you act depending on whose it is.',
          'With some people you may be quick and funny, and with others you apologize a lot.',
        ],
        topic: 'the company you keep',
        asks: 'With whom are you most yourself?',
        turns: {
          presses:
            'You see here what a relationship costs you, and you may want more distance from somebody.',
          eases: "You come closer here to someone with whom you don't have to try.",
        },
        bears: {
          presses: [
            'it takes more effort than usual to please somebody',
            'you may be caught between what you want and what another person wants',
          ],
          eases: ['good company is easy to find', 'someone you like may turn out to like you'],
        },
        answers: [
          "You're most yourself with someone who doesn't hurry you, and that person can have more of your time from here on.",
          'The company that makes you careful gets shorter visits, without any quarrel.',
        ],
        later: [
          "With the person you're easiest with, more can be shared than good company, even what's awkward.",
          "you can trust your easiest company with more, and it's a good sign if you want to",
        ],
        task: "Offer the person you're easiest with your next free evening, before it fills up.",
      },
    ],
    8: [
      {
        about: [
          'This year is about what you share with others, money above all, and about debts that nobody wrote down.',
          'Vague arrangements tend to get expensive.',
        ],
        topic: 'what you share and owe',
        asks: 'What do you owe, and what are you owed?',
        turns: {
          presses:
            'Some debt comes due here, of money or of kindness, and what was left vague has to be counted.',
          eases: 'Accounts are easily settled here, since nobody is in a mood to argue.',
        },
        bears: {
          presses: [
            'a shared cost may have to be talked about',
            "you may feel in somebody's debt and act smaller for it",
          ],
          eases: [
            "what's shared can be divided fairly",
            'somebody may be more generous than the arrangement requires',
          ],
        },
        answers: [
          "You owe less than you feel you do, and you're owed something you've been too polite to mention.",
          'Once a debt has been paid or forgiven out loud, the two of you can disagree again.',
        ],
        later: [
          "Once the accounts are even you're freer to leave, if only for a week.",
          'you travel or study with a lighter mind, because nothing has been left hanging',
        ],
        task: "Settle one small debt this month, in either direction, and say out loud that you're even.",
      },
      {
        about: [
          'This year is about trust, meaning who gets to know how things really are with you.',
          'You may be managing alone what would be easier for two.',
        ],
        topic: 'whom you trust',
        asks: 'Whom do you trust, and with what?',
        turns: {
          presses:
            "Your trust gets a real test here, and it's one that being independent doesn't pass.",
          eases: "It's easier than usual to let somebody in here, and you choose well.",
        },
        bears: {
          presses: [
            "you may have to rely on someone before you're sure of them",
            'something private may come up that you would have kept to yourself',
          ],
          eases: [
            'confiding in somebody is a relief',
            'people are careful with what you tell them',
          ],
        },
        answers: [
          "You trust fewer people than you like, and one more than you've admitted.",
          "By the end of the year that one person can know something that matters, and the worst that's likely to come of it is a question.",
        ],
        later: [
          "Now that one person knows how things are with you, what's farther off begins to interest you.",
          'you dare more at a distance, because somebody at home knows how things are',
        ],
        task: 'Show one person you trust where things are, from the bills to whom to call, in under an hour.',
      },
    ],
    9: [
      {
        about: [
          'This year is about getting away from what you know, by travel, by study, or through people who grew up with other rules.',
          'So far you may have kept your plans modest.',
        ],
        topic: 'your larger plans',
        asks: 'Where do you want to go, and what for?',
        turns: {
          presses:
            'Something stands in the way of the larger plan here, and you find out how much you want it.',
          eases:
            'A trip, a course, or an invitation is easier to say yes to here than at any other time of the year.',
        },
        bears: {
          presses: [
            'the larger plan turns out to cost more than you thought',
            'somebody may want you to stay where you are',
          ],
          eases: [
            'a chance to travel or to learn something may come up',
            'you see your usual life from a useful distance',
          ],
        },
        answers: [
          "You want to go where you don't have to be useful, so as to come back with other opinions.",
          'The place can be quite near, and the trip changes what you complain about at home.',
        ],
        later: [
          "What you've brought back from farther away becomes useful at work.",
          "people at work get to see what you've learned elsewhere",
        ],
        task: 'Pick the month, and put a small, real sum aside for it today.',
      },
      {
        about: [
          'This year is about what you believe, and about whether it stands up to being checked.',
          'You may have your convictions from a teacher, or from a book you read at the right age.',
        ],
        topic: 'your convictions',
        asks: 'What do you believe firmly enough to act on it?',
        turns: {
          presses:
            'A conviction of yours meets something that speaks against it here, and you have to think it through.',
          eases: 'You come across a person or an idea here that gives your convictions more room.',
        },
        bears: {
          presses: [
            'you may have to defend something that you only half believe',
            "a rule you live by doesn't quite fit the case",
          ],
          eases: [
            'somebody may teach you something without meaning to',
            'you see the point of an opinion that you had dismissed',
          ],
        },
        answers: [
          "You can act on what you've tested, and that's less than you'd defend in an argument.",
          'What you have tested bears more weight than all of it did before, because you know what speaks against it.',
        ],
        later: [
          "The convictions you've kept are the ones that you begin to act on where others can see it.",
          'you act on what you believe where people can see it',
        ],
        task: 'Read one serious thing by somebody who disagrees with you, right to its last page.',
      },
    ],
    10: [
      {
        about: [
          "This year is about your name, meaning what you're known for and whether you'd choose it.",
          'What you do in public is likely to be remembered for a while.',
        ],
        topic: 'your name',
        asks: 'What do you want to be known for?',
        turns: {
          presses: "Your reputation is tested here, and you see which part of it you'd fight for.",
          eases: "You get credit here for the right thing, so it's the time to be seen with it.",
        },
        bears: {
          presses: [
            'what you do at work is watched more closely',
            "you may be praised or blamed for something you've outgrown",
          ],
          eases: [
            'somebody may mention your name where it counts',
            "work that you're proud of gets noticed",
          ],
        },
        answers: [
          "You want to be known for what you'd do again unpaid, and less for what merely keeps you busy.",
          'People may begin to connect that work with you a little before you feel ready.',
        ],
        later: [
          "What you're known for brings you together with people who do the same.",
          'your name gets you company, and the company may correct it',
        ],
        task: 'Ask for credit in writing for one thing you did, in a single friendly sentence.',
      },
      {
        about: [
          "This year is about a goal you've been working toward, and about whether you'd still choose it.",
          'You may be working for the person you were when you set it.',
        ],
        topic: 'your goal',
        asks: 'Is your goal still the right one?',
        turns: {
          presses:
            "You see in these weeks what your goal has cost you, and whether you'd pay that again.",
          eases: "You get a good look at where you're headed here, and some help in getting there.",
        },
        bears: {
          presses: [
            'you may be offered a step up that costs more than it pays',
            'somebody above you may have other plans for you',
          ],
          eases: [
            'you make progress without having to push',
            'a decision about your work may go your way',
          ],
        },
        answers: [
          "Your goal is right as far as you'd want it with nobody watching, and the part that you pursue only to prove something can be dropped.",
          "What's left may be smaller than what you set out for, and you're likelier to get there.",
        ],
        later: [
          'The goal stops being yours alone, since it begins to need other people.',
          'other people join in or keep out, and both tell you whether the goal is a good one',
        ],
        task: "Write your goal down as one ordinary day with its hours, and see whether you'd like the day.",
      },
    ],
    11: [
      {
        about: [
          "This year is about your friends, and about which of them you'd choose again.",
          'Some may have stayed by default, and one or two may never have been properly invited in.',
        ],
        topic: 'your friends',
        asks: 'Who are your friends, if you choose them today?',
        turns: {
          presses:
            "You see in these weeks which friends stay around when you're no fun, and those are the ones you'd choose again.",
          eases:
            "You're happy in company here, and somebody you've seen too little of may come closer.",
        },
        bears: {
          presses: [
            'a friend may want more of you than you have',
            'you may not feel like company, and your friends would rather be told so',
          ],
          eases: ['your friends do you good', 'somebody may introduce you to the right person'],
        },
        answers: [
          'Your friends are the ones who know you as well as they like you, and some of those have had too little of your time.',
          'You see less of the others as a matter of course, and nobody has to be told.',
        ],
        later: [
          "The friends you've kept are also the ones you can be quiet with.",
          "you see your friends less often, and the ones you've kept don't mind",
        ],
        task: "Call a friend you've seen too little of, this week and for no reason at all.",
      },
      {
        about: [
          "This year is about a hope that takes several people, so you can't bring it about by yourself.",
          'You may prefer to work alone, and a hope like that needs company.',
        ],
        topic: 'your hope',
        asks: 'What do you hope for, and who has to help?',
        turns: {
          presses: 'Your hope depends on others here, and you have to hear their objections.',
          eases: "People are willing to join in here, so it's the time to ask them.",
        },
        bears: {
          presses: [
            'a group that you belong to may disagree, with you in the middle',
            'somebody may back out, and you learn what the plan can do without',
          ],
          eases: [
            "help may come from someone you don't know well",
            'people like your idea and add to it',
          ],
        },
        answers: [
          "You hope for something with other people's names in it, and by the end of the year you know whose.",
          'What you get comes out less exact than you would have made it alone, and sturdier.',
        ],
        later: [
          'The plan goes on in private for a while, without meetings.',
          "you work on your part of the plan alone, and it's the better for the quiet",
        ],
        task: 'Ask two people for one definite thing each, with a day attached.',
      },
    ],
    12: [
      {
        about: [
          'This year is about time alone, and about what you do with it.',
          'Such a year closes a cycle of twelve, so a good deal gets sorted that nobody else can see.',
        ],
        topic: 'your time alone',
        asks: 'What do you need when nobody needs you?',
        turns: {
          presses:
            "You can't keep up with everyone here, and being by yourself stops being a luxury.",
          eases:
            'Being by yourself does you good here, and you come back from it with a clearer head.',
        },
        bears: {
          presses: [
            'you may be tired of company before you can say why',
            'something that you thought was finished may come up once more',
          ],
          eases: ['you sleep better and know what you think', 'an old matter is easier to close'],
        },
        answers: [
          "You need quiet, and more of it than you've been taking.",
          'Quiet hours fill up quickly unless you protect them, and you come out of them with opinions that are your own.',
        ],
        later: [
          'The quiet is over at that point, and people meet somebody who has had some rest.',
          'you show what the quiet was good for, in how you begin the next thing',
        ],
        task: "Keep one evening this week without company or a screen, and go to bed when you're tired.",
      },
      {
        about: [
          'This year is about what you keep to yourself, such as a hope or a worry that has been waiting for the right moment.',
          "What you're keeping is probably milder than it feels.",
        ],
        topic: 'what you keep to yourself',
        asks: 'What have you kept to yourself, and who could know it?',
        turns: {
          presses:
            "What you've kept to yourself gets too heavy to carry alone here, so you're likely to tell somebody, one way or another.",
          eases: 'You may find the right listener here without looking for one.',
        },
        bears: {
          presses: [
            'keeping quiet costs you more strength than it used to',
            "somebody may guess more than you've told them",
          ],
          eases: [
            'you can think about your private worries without dread',
            "it's easier to be with people when you have less to hide",
          ],
        },
        answers: [
          "You've kept back something that's likely to sound quite ordinary, and one good listener is enough for it.",
          'Once it has been said, you no longer have to steer around it.',
        ],
        later: [
          'With one person who knows, you can meet the others with less to hide.',
          'you meet people with less to hide, and they notice it before you do',
        ],
        task: "Tell what you've kept back to one person who's good at listening, and say that you don't need advice.",
      },
    ],
  }
