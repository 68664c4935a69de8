import type { NatalPoint } from '#lore/transit-meaning.ts'

export interface DayOpenings {
  questions: readonly string[]
  conditions: readonly string[]
}

/** What can stand before the event of a day and what an author has written of it, by the point that is touched. */
export const dayOpenings: Record<NatalPoint, Record<'eases' | 'presses', DayOpenings>> = {
  sun: {
    eases: {
      questions: [
        'What would you do if nobody doubted you?',
        "Where would you start if you didn't have to prove anything?",
        'What are you better at than you admit?',
        'Who gets to see you at your best?',
      ],
      conditions: [
        "If you feel more like yourself than you have all week, you're not imagining it.",
        'If people seem pleased to see you, they probably are.',
        "If you've been waiting for a good moment to be noticed, this is a fair one.",
        "If you're surer of yourself than you were a few days ago, you have help.",
      ],
    },
    presses: {
      questions: [
        'What are you still trying to prove, and to whom?',
        'Whose opinion of you have you been carrying around?',
        'How much does it cost you to be right?',
        "What if being good at it isn't the point?",
      ],
      conditions: [
        'If you feel that you are being judged, some of the judging is your own.',
        "If everything takes more will than it should, you aren't getting weaker.",
        'If your pride is a little sore, you know roughly where.',
        'If a small remark stays with you, it has found an old spot.',
      ],
    },
  },
  moon: {
    eases: {
      questions: [
        "What would make you comfortable, if you didn't have to explain it?",
        'What do you need when nobody needs anything from you?',
        'Whom are you easy with?',
        'When did you last feel at home somewhere?',
      ],
      conditions: [
        "If you feel lighter for no reason, you don't have to find one.",
        'If your mood has improved and your circumstances have not, it is allowed to.',
        "If you'd like to be looked after, this is a good time to let it show.",
        'If somebody does you good by being there, you can tell them so.',
      ],
    },
    presses: {
      questions: [
        'Whose mood are you in?',
        'Is it the thing itself that upsets you, or the hour?',
        'What would comfort you, if you had to name it?',
        'What did you want to hear that nobody said?',
      ],
      conditions: [
        "If small things hurt, you're probably short of something larger, such as sleep.",
        "If you can't say what's the matter, it may be over before you find out.",
        'If everyone sounds unkind, one of you may only be hungry.',
        "If you've taken something to heart that was meant for nobody, you're not being foolish.",
      ],
    },
  },
  mercury: {
    eases: {
      questions: [
        'What have you been meaning to say?',
        'Which question have you been trying to answer by yourself?',
        'Whom would you call if you had one good reason?',
        "What do you understand now that you didn't a week ago?",
      ],
      conditions: [
        "If there's something to explain, the words are likely to be there.",
        'If your head feels clearer than usual, it is worth using.',
        "If you've been putting off a message, it won't get easier than this.",
        "If an idea won't leave you alone, it may be a good one.",
      ],
    },
    presses: {
      questions: [
        'Did they mean it, or did you only hear it?',
        'How many times have you read that message?',
        'What would you say if you had to say it in one breath?',
        'Which conversation are you having in your head?',
      ],
      conditions: [
        'If one sentence keeps going around in your head, it has picked its moment.',
        'If nobody seems to understand you, you may be saying it too fast.',
        'If a short answer bothers you, it may only be short.',
        "If you can't stop explaining, you may have stopped believing it yourself.",
      ],
    },
  },
  venus: {
    eases: {
      questions: [
        'Who likes you more than you have noticed?',
        'What would you enjoy if nobody had to approve of it?',
        'What could you do for somebody at no trouble to yourself?',
        "What do you love that you haven't had time for?",
      ],
      conditions: [
        'If people are easier to like than usual, so are you.',
        "If you're in the mood for something good, you don't have to deserve it first.",
        "If there's somebody you'd like to see, they may well be thinking the same.",
        'If somebody pays you a compliment, you can keep it.',
      ],
    },
    presses: {
      questions: [
        'What are you being nice about?',
        'Who owes whom a kindness?',
        'How much of what you give is a down payment?',
        "What would you want if you weren't being considerate?",
      ],
      conditions: [
        "If you're looking for a sign that you're loved, nearly anything will look like its opposite.",
        "If you can't please anybody, you might ask who asked you to.",
        "If you want to buy something, it may not be a thing that you're after.",
        'If you feel passed over, it was probably an oversight, and it still hurts.',
      ],
    },
  },
  mars: {
    eases: {
      questions: [
        'What have you been ready to do for days?',
        'What would you start if nobody could stop you?',
        'What could you finish at a run?',
        'Where have you been holding back?',
      ],
      conditions: [
        'If you have more energy than plans, that is the better way around.',
        "If you've been looking for the nerve, you may have found it.",
        'If your body wants to move, it has the right idea.',
        "If there's something you want, you're in a good position to go and get it.",
      ],
    },
    presses: {
      questions: [
        'What are you actually angry about?',
        "What would happen if you didn't answer?",
        "How tired are you, and who's going to hear about it?",
        'Who started it, and does it matter?',
      ],
      conditions: [
        "If you're looking for a fight, you'll find one, and it may not be the right one.",
        'If everyone is in your way, you may be in a hurry that nobody else knows about.',
        'If your temper is shorter than usual, so is everything else you have slept and eaten.',
        "If you've already raised your voice, the worst is over.",
      ],
    },
  },
  jupiter: {
    eases: {
      questions: [
        'What would you try if it were likely to work?',
        'How much more room could you use?',
        "What's been going well without your noticing?",
      ],
      conditions: [
        'If you feel that things could turn out well, you have some grounds for it.',
        "If you've been thinking small, there's room for more.",
        'If somebody offers to help, the offer is probably meant.',
      ],
    },
    presses: {
      questions: [
        'How much is enough?',
        "What have you promised that you can't carry?",
        'When did a good idea get so large?',
      ],
      conditions: [
        "If you've said yes to too much, you said it in good faith.",
        'If nothing seems to be enough, the scale may be off.',
        "If you're sure that it will all work out, somebody should still look at the numbers.",
      ],
    },
  },
  saturn: {
    eases: {
      questions: [
        'What have you done well for so long that nobody mentions it?',
        'What would you build if you had the time?',
        'Which promise are you glad you kept?',
      ],
      conditions: [
        "If you feel like being sensible, it won't feel like a punishment.",
        "If there's a dull job waiting, you're in the right mood for it.",
        'If people are leaning on you, you can bear it, and you can say how much.',
      ],
    },
    presses: {
      questions: [
        "Who says that it isn't good enough?",
        'What are you carrying that was handed to you?',
        'How long have you been tired?',
      ],
      conditions: [
        'If everything feels late, the clock may have little to do with it.',
        'If you hear a no before you have asked, it may be in your own voice.',
        'If you feel alone with it, you may have been too good at managing.',
      ],
    },
  },
  uranus: {
    eases: {
      questions: [
        "What would you change if it didn't have to be explained?",
        'What have you outgrown without noticing?',
      ],
      conditions: [
        "If you feel like doing it differently, there's little to stop you.",
        'If a change of plan suits you, you can leave it at that.',
      ],
    },
    presses: {
      questions: ['What makes you want to walk out?', 'What would you do with more room?'],
      conditions: [
        "If you can't sit still, something may have been quiet for too long.",
        "If you're about to do something sudden, the wish is probably older than the impulse.",
      ],
    },
  },
  neptune: {
    eases: {
      questions: [
        'What have you been hoping for without saying so?',
        'What do you know without being able to prove it?',
      ],
      conditions: [
        "If you're drifting, you may be drifting somewhere.",
        'If a song or a stranger moves you, nothing is wrong.',
      ],
    },
    presses: {
      questions: ['What are you not looking at?', 'Whose version of it do you believe?'],
      conditions: [
        "If nothing is quite clear, it isn't your eyesight.",
        "If you're tired and can't say from what, it may not be yours.",
      ],
    },
  },
  pluto: {
    eases: {
      questions: ['How much of it do you already know?', 'What are you finally done with?'],
      conditions: [
        'If you feel stronger than you let on, it may be time to let on.',
        "If you'd like to get to the bottom of something, you have the patience for it.",
      ],
    },
    presses: {
      questions: [
        "What can't you let go of, and what would you do with your hands if you did?",
        "What would it mean if you didn't win?",
      ],
      conditions: [
        "If it feels like all or nothing, it's probably something in between.",
        "If you're watching for a motive, there may not be one.",
      ],
    },
  },
  asc: {
    eases: {
      questions: [
        "What do people see when you aren't trying?",
        'How would you walk in if you knew that you were welcome?',
        'What do people get wrong about you in your favor?',
      ],
      conditions: [
        "If strangers are friendly, it may be something you're doing.",
        "If you like what you see in the mirror, you're not being vain.",
        'If people come closer than usual, you can let them.',
      ],
    },
    presses: {
      questions: [
        'What do people see before you have said anything?',
        'Whom are you trying to impress?',
        'How often have you explained yourself lately?',
      ],
      conditions: [
        'If people misread you, they may only have had your face to go by.',
        "If you'd rather not be looked at, you have your reasons.",
        'If everyone wants something from you, you may look more available than you are.',
      ],
    },
  },
  mc: {
    eases: {
      questions: [
        'What do you want to be known for?',
        'Who has noticed what you do?',
        'What would you ask for if they were likely to say yes?',
      ],
      conditions: [
        "If you've been waiting to bring something up at work, this is a fair moment.",
        'If someone in charge is in a good mood, you are allowed to use it.',
        'If your work is going well, you can say so.',
      ],
    },
    presses: {
      questions: [
        'Whose idea of success are you working for?',
        "What does the job get that you don't?",
        'Who are you doing it for?',
      ],
      conditions: [
        "If work follows you home, it's probably about more than work.",
        'If you feel that everyone can see you struggle, fewer of them are looking than you think.',
        "If you're doing two people's work, one of them may not know.",
      ],
    },
  },
}
