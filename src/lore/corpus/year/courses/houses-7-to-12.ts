import type { YearCourse } from '../../../year-ahead.ts'

/** By house, and in the order of its subjects. */
export const secondCourses: Record<7 | 8 | 9 | 10 | 11 | 12, readonly [YearCourse, YearCourse]> = {
  7: [
    {
      jupiter: 'The two of you agree on more than you thought, and some of it can be said aloud.',
      saturn: [
        'What the two of you never settled takes up an evening, and you find out who has been giving way.',
        'One of you has to wait for the other, and you agree on how long.',
      ],
      uranus: 'One of you breaks the usual pattern, and the old agreement has to be made again.',
      neptune: "You each think the other agreed, and neither of you said it, so it's worth saying.",
      pluto:
        'You find the point on which neither of the two of you gives way, and it is smaller than it felt.',
      eases: [
        'One thing between you is settled in a sentence.',
        'You give way once because you want to, and it is noticed.',
      ],
      solar: 'A new arrangement between you can begin here, for a trial of a month.',
      lunar: [
        'One of you says what has been missing from the agreement, and the other can answer.',
        'Something between the two of you is decided, and both of you know by whom.',
      ],
      after: {
        presses: [
          'Your agreement is tested by something that neither of you had thought of.',
          'One of you forgets what was agreed, and it can be said again without a quarrel.',
          'You disagree in front of others, and settle it between the two of you afterward.',
          'The agreement between you needs one more clause, and it takes one conversation.',
        ],
        eases: [
          "What you agreed on holds, and you don't have to mention it.",
          'The two of you decide something quickly, because the rules are known.',
        ],
      },
    },
    {
      jupiter:
        'You meet someone with whom you are at ease at once, or you see an old friend that way.',
      saturn: [
        'You have less time for company, so you see whom you would spend it on.',
        "You spend time in company you wouldn't choose, and you learn what you miss there.",
      ],
      uranus: 'One acquaintance changes how you see the others.',
      neptune: 'You take on the mood of the people around you, and need an hour to find your own.',
      pluto: 'You notice in whose company you act a part, and you act it less.',
      eases: [
        "You're yourself with one more person than before.",
        'An evening with the right company costs you nothing the day after.',
      ],
      solar: 'A standing date with the person you are easiest with can begin here.',
      lunar: [
        'You see which company makes you careful, and what you have been careful about.',
        'A friendship or a courtesy comes to its natural end, and your company is smaller and better.',
      ],
      after: {
        presses: [
          'You need something from the person you are easiest with, and you ask for it.',
          'Careful company takes a weekend from you, and you make the next visit shorter.',
          'Your easiest company has other plans, and you find out how you are alone.',
          'You find yourself in dull company for a good reason, and you stay yourself in it.',
        ],
        eases: [
          'The right company has become a habit.',
          'You trust an easy friend with an awkward fact, and the friendship gets easier still.',
        ],
      },
    },
  ],
  8: [
    {
      jupiter: 'Somebody may be more generous with you than the account between you calls for.',
      saturn: [
        'A debt comes due, of money or of thanks, and you see its true size.',
        "You can't give what you think you owe, and you have to say so.",
      ],
      uranus:
        'The account between you and another person changes at once, and you can settle more than you planned.',
      neptune: "It's unclear who owes what, and a list would be kinder than two good memories.",
      pluto: 'You see what a debt has been used for, on your side or the other.',
      eases: [
        'You pay something back, and the two of you are easier with each other.',
        'You are given what you were owed, without having to ask twice.',
      ],
      solar: 'A fair arrangement about money or favors can begin here.',
      lunar: [
        'One account can be closed here, and you can tell by how you sleep.',
        'A bill or a favor is settled, and you know where you stand with one more person.',
      ],
      after: {
        presses: [
          'An old account is brought up once more, and you can show that it has been paid.',
          "You're asked for a favor, and you can say what it costs.",
          'Someone may remember the debt differently, and you have it in writing.',
          "You're tempted to leave a small debt standing, and you pay it for the sake of the quiet.",
        ],
        eases: [
          "You owe nobody an explanation for a week, and it's a good week.",
          'With the accounts even, you accept a present as a present.',
        ],
      },
    },
    {
      jupiter: 'You trust a little further than usual, and it turns out well.',
      saturn: [
        'You find out what a person does with what you told them, and how slowly trust is earned.',
        "You hear a confidence you can't repeat, and you learn how much trust weighs.",
      ],
      uranus: "Something you'd kept back comes out early, and the person you tell can bear it.",
      neptune: 'You want to trust someone you hardly know, and waiting a month does no harm.',
      pluto: 'You see what you have been guarding, and who could be told.',
      eases: [
        'You tell one person a little more than you had planned.',
        "Somebody may trust you with something, and it's easier to do the same.",
      ],
      solar: 'You can begin to trust one person here, with something small.',
      lunar: [
        'You find out what another person has known for a while and kept to themselves.',
        'You find out whom you can trust with a plain fact.',
      ],
      after: {
        presses: [
          'Your trust is tested by a careless word, and you can ask what was meant.',
          'You have to decide again how much one person may know, and you decide sooner.',
          'You are let down in something small, and your trust survives it.',
          'You keep a secret for someone, and you know what your trust is worth to them.',
        ],
        eases: [
          'The person who knows treats it as the ordinary thing it is.',
          'You go farther from home, in plans or in fact, because one person knows how you are.',
        ],
      },
    },
  ],
  9: [
    {
      jupiter: 'Your plan gets larger, and somebody who has done it may tell you how.',
      saturn: [
        'Your plan gets a date and a price, and it is a smaller plan afterward.',
        'Your plan waits for a paper, a date or some money, and you use the wait to learn.',
      ],
      uranus:
        'The plan changes direction at short notice, and the new one is less safe and more yours.',
      neptune: 'You picture the place more than you prepare for it, so the tickets can wait.',
      pluto: 'You see what you want to get away from, and whether going would help.',
      eases: [
        'One practical thing about your plan gets settled.',
        'You learn something that you need for the journey, from a book or from a person.',
      ],
      solar: 'The plan can begin here, with a course, a booking or a first lesson.',
      lunar: [
        'You see how far you have come toward your plan, and whether you still want the rest.',
        'One leg of your plan is behind you, and you know what to pack for the next.',
      ],
      after: {
        presses: [
          'What you learned farther off is doubted at work, and you have to show its use.',
          'You miss the larger view in a narrow week, and you make time for an hour of it.',
          'Your plan for the next trip has to give way to work, and you keep the date.',
          'You have to stay where you are for a while, and what you learned farther off keeps you company.',
        ],
        eases: [
          'Something you learned elsewhere solves a problem at work.',
          'You are asked where you learned that.',
        ],
      },
    },
    {
      jupiter: 'You meet people who believe what you do, and you can act with them.',
      saturn: [
        'A conviction of yours gets inconvenient, and you find out whether you act on it anyway.',
        "You're asked to defend your convictions, and you defend fewer of them than you had thought.",
      ],
      uranus: 'You change your mind about one thing, in the middle of a sentence.',
      neptune: 'You are less sure of what you believe, and it would be too early to preach.',
      pluto: 'One conviction is left when you have taken the habits away.',
      eases: [
        'You act on what you believe in a small matter, and it goes smoothly.',
        'You hear a better reason for something you believed already.',
      ],
      solar: 'You can begin to act on one conviction here, once a week.',
      lunar: [
        'You see what a belief of yours has led to, for you and for others.',
        'A question you believed to be closed opens again, and your conviction gets a condition.',
      ],
      after: {
        presses: [
          'You act on a conviction where people can see it, and not all of them like it.',
          'Your principle costs you an advantage, and you know it beforehand.',
          'A colleague takes your conviction for stubbornness, and you can tell the two apart.',
          'You give way on a point that was never a conviction, and keep the one that was.',
        ],
        eases: [
          'People know what you stand for, and it saves you some explaining.',
          'What you believe and what you do look alike from outside.',
        ],
      },
    },
  ],
  10: [
    {
      jupiter: 'Your name reaches someone who has a use for it.',
      saturn: [
        'You have to show what your name rests on, and the showing takes weeks.',
        'Your name is on more work than you can answer for, and you choose.',
      ],
      uranus:
        'You become known for something you had not planned, and you can go along with it or not.',
      neptune: 'People connect your name with what you never did, in praise or in blame.',
      pluto: 'You see what you would do to protect your name, and what you would not.',
      eases: [
        'A good word about your name gets around.',
        'You are asked for what you want to be known for.',
      ],
      solar: 'You can put your name to something here that you would do again.',
      lunar: [
        'Something with your name on it is finished, and people can judge it.',
        "You hear what you are known for, and it's only half of what you would like.",
      ],
      after: {
        presses: [
          'The people you have got to know through your name correct you, and they are partly right.',
          'Your name is asked for on something you would rather not sign.',
          'Your name is mentioned without you in the room, and you hear of it late.',
          'You have to decline something that would have been good for your name.',
        ],
        eases: [
          'Your name brings you into company you had hoped for.',
          "You hear who recommended you, and for what, and it's what you want to be known for.",
        ],
      },
    },
    {
      jupiter: 'Your goal looks larger and nearer than it is, and the large part can wait.',
      saturn: [
        'Your goal takes longer than you gave it, so you find out whether you would wait.',
        'Work pulls you away from your goal for a while, and you see whether you go back to it.',
      ],
      uranus:
        'Another way to your goal comes up, or another goal, and the old one has to explain itself.',
      neptune:
        'Your goal gets hazy, and until you can see it again nothing about it has to be decided.',
      pluto: 'You see what you have been trying to prove with your goal, and to whom.',
      eases: [
        'One piece of work toward your goal gets done without a fight.',
        'You can look at your goal calmly, because for a few days nothing depends on it.',
      ],
      solar: 'A new version of your goal can begin here, smaller and more your own.',
      lunar: [
        'One part of your goal is reached or dropped, and your relief tells you whether it was worth wanting.',
        'You hear how others see your goal, and one objection is worth keeping.',
      ],
      after: {
        presses: [
          'Other people want a say in your goal, and one of them has a better plan for it.',
          'Your goal has to stand without applause, and the smaller version does.',
          "Your goal gets less of your time than other people's plans do, and you take some back.",
          "You are tired of your goal for a week, and it's still there when you are rested.",
        ],
        eases: [
          'You get help with your goal that you had stopped asking for.',
          'You tell a friend how far you have come toward your goal, and it sounds like enough.',
        ],
      },
    },
  ],
  11: [
    {
      jupiter:
        "You hear from an old friend, and you can tell within an hour whether you'd choose this one today.",
      saturn: [
        'You have little time for your friends, so you notice whom you make it for.',
        'A friend needs more of you than you have, and you find out what you can say to a friend.',
      ],
      uranus: 'A friendship changes at once, closer or more distant, and you had half expected it.',
      neptune: 'You think a friend closer than the friend thinks you, or the other way around.',
      pluto: 'You see what holds a friendship together, and whether you would want that today.',
      eases: [
        "An evening with a friend shows you why you'd choose this one again.",
        'A friend does you a favor before you have asked.',
      ],
      solar: 'You can invite someone here who has only been an acquaintance.',
      lunar: [
        'One friendship ends or gets closer, and you have known for some time which it would be.',
        'You see who comes and who only writes, and you count the friends who came.',
      ],
      after: {
        presses: [
          'You have no strength for company, and the friends you chose can hear that.',
          'A friend is hurt that you have been away, and one call is enough to put it right.',
          "A friend asks why you're so hard to reach, and the honest answer does no harm.",
          "A friend you didn't choose calls again, and you can be kind and brief.",
        ],
        eases: [
          'You leave your quiet for an evening, and the friends you chose are there.',
          'A friend comes by and is content to sit with you and say little.',
        ],
      },
    },
    {
      jupiter: 'More people want to join your plan than it needs.',
      saturn: [
        'Some people drop out of the plan, and you see whom you can count on.',
        'Your hope needs more meetings than you would like, and one person does most of the work.',
      ],
      uranus: 'One of the others changes the plan, and it may be the better one.',
      neptune: 'Everyone means something different by the plan, so it has to be written down.',
      pluto: 'You see who decides in the group, and whether your hope is safe there.',
      eases: [
        'One of the others does a share without being asked.',
        'Your hope is said aloud in a group, and nobody laughs.',
      ],
      solar: 'You can ask the first person to help here.',
      lunar: [
        'The group decides something, and you know how much of your hope is in it.',
        'Your hope loses one supporter and gets clearer by it.',
      ],
      after: {
        presses: [
          'The others want an answer while you are still working by yourself.',
          'Your part of the plan turns out harder than it looked in company.',
          'You doubt the whole plan one evening, and go on with your part in the morning.',
          'Your hope has to do without news from the others, and you find that it can.',
        ],
        eases: [
          'You get your part of the plan done in one quiet stretch.',
          'The others have gone on without you, in the right direction.',
        ],
      },
    },
  ],
  12: [
    {
      jupiter:
        'You get more time to yourself than you had asked for, and you know what to do with it.',
      saturn: [
        'Your quiet hours have to be defended, and you find out from whom.',
        'You have company when you wanted quiet, and you notice how tired you are by Sunday.',
      ],
      uranus: 'A plan falls through, and the free evening is worth more than the plan was.',
      neptune: 'You are more tired than busy, and sleep is a good use of your time alone.',
      pluto: 'What you have kept busy to avoid comes up in a quiet hour, and it can be looked at.',
      eases: [
        'You spend an evening alone and miss nobody.',
        'You are left in peace without having to explain it.',
      ],
      solar: 'A regular hour alone can begin here.',
      lunar: [
        'You find out in a quiet hour what you think, and it is simpler than the talk about it.',
        'You sleep on a question for a week, and your time alone has answered it.',
      ],
      after: {
        presses: [
          'People want all of you again, and you keep one evening back.',
          'You are tired of being seen sooner than you expected, and you leave early.',
          "Your calendar fills up again, and you cross out one evening before it's taken.",
          "You're needed every day for a while, and one quiet hour has to last for three.",
        ],
        eases: [
          'You have been rested long enough to enjoy the company.',
          'You bring an opinion of your own into a conversation, and it is one from the quiet.',
        ],
      },
    },
    {
      jupiter: 'You meet a good listener, and you say a little of what you have kept back.',
      saturn: [
        'What you keep to yourself gets heavier, and so does the effort to steer around it.',
        "You're asked how you are, and you hear yourself give the usual answer.",
      ],
      uranus:
        'Some of what you have kept to yourself comes out unplanned, and hardly anyone is surprised.',
      neptune:
        "You can't tell whether what you keep to yourself shows, and you may think that everybody knows.",
      pluto: 'You see why you have kept this to yourself, and the reason is older than the secret.',
      eases: [
        'You come close to saying what you have kept back, in good company.',
        'You hear someone say of themselves what you have kept back, and it sounds ordinary.',
      ],
      solar: 'You can tell the first person what you have kept back here, in one sentence.',
      lunar: [
        'What you have kept back is said or found out, and the part you dreaded is short.',
        'You see what the secret has cost you in small talk, and you tell one person a part of it.',
      ],
      after: {
        presses: [
          'You are asked outright about what you used to hide, and you have an answer.',
          'You start to hide something new, and you notice it in time.',
          "You're careful again with someone new, and you can say why.",
          'You want to keep something small to yourself, and you can tell it from a secret.',
        ],
        eases: [
          'You meet people without having to remember what they know.',
          'The person who knows has not changed toward you.',
        ],
      },
    },
  ],
}
