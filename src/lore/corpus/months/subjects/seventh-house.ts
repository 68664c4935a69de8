import type { MonthSubjects } from '#lore/authored.ts'

export const seventhHouseSubjects: MonthSubjects = {
  will: {
    asks: [
      {
        asks: '{month} is about who gives way when you and somebody close want different things.',
        among:
          'It may be where you spend the holidays, how late the music plays, or how much to spend on a car.',
        answers:
          'The two of you get on best when each gives way in one field, and you both know which is whose.',
      },
      {
        asks: 'Are you on the same side, you and the person nearest you? {month} gives you several occasions to check.',
        among: 'It may be money, children, a move, or how to talk to a difficult relative.',
        answers:
          "You're on the same side more often than not, and you know better now where you aren't.",
      },
      {
        asks: '{month} is about a decision that belongs to two people, and about your half of it.',
        among:
          'It may be where to live, whether to have people stay, or what to do with a shared sum.',
        answers:
          'You can say your half of the decision out loud, and the other half can wait for its owner.',
      },
    ],
    later: {
      eases: 'You and the other person may settle in a minute what used to take an evening.',
      presses: 'You may both want to decide the same thing again. This time one of you may laugh.',
    },
    turns: {
      begins: [
        "You can suggest one thing that you'd do together from now on. Make it small enough to get a yes the same day.",
        "It's a good day to tell the other person what you want before you've trimmed it to fit.",
      ],
      shows: [
        'You see the other person as they are, and they see you. It may lead to an argument or to a very good evening, and possibly both.',
        "Where the two of you stand becomes plain to you both. If it's lopsided, one of you can finally say so.",
      ],
      halts: [
        'Something between you and another person stops where it is. You have time to find out which of you was pushing.',
      ],
      eases: [
        "You and somebody else want the same thing at the same time. Arrange the practical part now, while it's easy to agree.",
      ],
      presses: [
        'Somebody may oppose you head-on. Hear what they want before you answer how they said it.',
        "You may have to choose between peace and the thing you want. If you've chosen peace ten times, you know how that turns out.",
      ],
    },
  },
  heart: {
    asks: [
      {
        asks: '{month} is about what you need from the person closest to you, and about saying it in words.',
        among:
          "It may be an evening without phones, a word of thanks, or help that you haven't had to ask for.",
        answers:
          "The other person can't know what you need until you say it, and most of it they may be happy to give.",
      },
      {
        asks: 'How close do you like to be, and how much room do you need? {month} is about telling the other person.',
        among:
          'It may be nights alone, a bigger bed or a second bedroom, or how often you talk in a week.',
        answers:
          "You can say how close is close enough, and it won't drive away anyone who wants to stay.",
      },
    ],
    later: {
      eases: 'The other person may do what you asked for without being reminded.',
      presses:
        "The other person may forget what you asked for. They aren't refusing it, so ask again.",
    },
    turns: {
      begins: [
        "You could ask the other person what they'd like more of. You'll be asked the same, so have an answer ready.",
        "If you're on your own, it's a good day to say yes to being introduced. If you aren't, it's a good day for a second first date.",
      ],
      shows: [
        "Somebody shows you what they feel about you. Take it as it's meant, and answer it before the evening is over.",
        "You notice what you've been missing with someone. They may have missed it, too, and have been waiting for you to say so.",
      ],
      halts: [
        'Affection is quieter for a while. You find out what you two have when neither is trying hard.',
      ],
      eases: [
        "You're good company for each other, and tenderness comes easily. You could leave the difficult subjects for another week.",
      ],
      presses: [
        'One of you wants more at the moment and the other wants a rest. If you say which you are, it stops being a mystery.',
        'You may feel taken for granted. Ask for one definite thing, since a complaint gives nobody anything to do.',
      ],
    },
  },
  mind: {
    asks: [
      {
        asks: '{month} is about what you and another person have agreed on, and about the parts you never spelled out.',
        among:
          'It may be who pays for what, how much notice a visitor gives, or what counts as late.',
        answers:
          "Once the agreement is spelled out, you may find that you'd agreed on nearly everything.",
      },
      {
        asks: '{month} is about a conversation that two people have to have, and about letting the other one finish.',
        among: 'It may be about money, about children, or about a remark from last summer.',
        answers: "You may hear something new when they finish, and that's the part to answer.",
      },
    ],
    later: {
      eases: 'You may understand each other more quickly, because less has to be guessed.',
      presses:
        "You may find one more thing that you two hadn't spelled out. You know how to do that now.",
    },
    turns: {
      begins: [
        'You can propose a regular time to talk through the practical things. It takes the practical things out of all your other talks.',
        "It's a good day to sign, to shake hands, or to ask for advice from somebody who'd tell you the truth.",
      ],
      shows: [
        "You find out what the other person took the agreement to be. It's different from your version, and both versions made sense.",
        "Somebody tells you what they think of your plan. It's honest and it's useful, and you can be annoyed until tomorrow.",
      ],
      halts: [
        'You go back to something that the two of you had settled. One of you has changed, and it may be you.',
      ],
      eases: [
        'You understand each other with half the usual words. Use it for the subject that usually takes twice as many.',
      ],
      presses: [
        "The other person may change their mind, or the plan. Ask what changed, since it's seldom about you.",
        'You may be talking about two different things in the same words. Each of you can say it once in other words.',
      ],
    },
  },
}
