import type { MonthSubjects } from '#lore/authored.ts'

export const fourthHouseSubjects: MonthSubjects = {
  will: {
    asks: [
      {
        asks: "{month} is about who decides things at home, and about the part that's yours to decide.",
        among:
          'It may be who cooks, whose relatives come for the holidays, or what the spare room is for.',
        answers:
          'More at home is yours to decide than you thought, and about the rest you can at least be asked.',
      },
      {
        asks: "Do you live the way you'd choose to live, or the way it turned out? {month} gives you reasons to ask.",
        among:
          'It may be the city, the length of the commute, or the number of people who have your spare key.',
        answers:
          "You'd choose a good deal of how you live again, and you know by now what you'd change first.",
      },
      {
        asks: 'Whose rules do you follow at home? {month} is about the ones that nobody ever decided on.',
        among:
          'They may say when you eat, whom you call on Sundays, or that nobody talks about money.',
        answers: 'You can drop a rule at home that nobody ever decided on, and see who misses it.',
      },
    ],
    later: {
      eases: 'You may do something at home your own way and hear no objection.',
      presses:
        'The old arrangement at home may come back as if nothing had been said, and you can say it again.',
    },
    turns: {
      begins: [
        "You can change one arrangement at home without holding a meeting about it. If it's better for everyone, nobody will ask.",
        "It's a good day to say where you'd like to be living in a year. Once it has been said, the practical questions get easier.",
      ],
      shows: [
        "You see how much of the household rests on you, and so do the others. It's a good time to hand over part of it.",
        "Something at home can't be overlooked any longer. You may be the one who has to bring it up, and the others may be relieved.",
      ],
      halts: [
        'A move, a repair, or a family plan may come to a stop. You get time to ask who it was for.',
      ],
      eases: [
        "People at home go along with what you suggest. It's a good time to settle something that used to take three evenings.",
      ],
      presses: [
        "Somebody in the family may expect you to give way as usual. You can love them and still say that this time it's your turn.",
        "You may run up against an old rule of your family. You don't have to fight it. You can simply not follow it in your own place.",
      ],
    },
  },
  heart: {
    asks: [
      {
        asks: '{month} is about what you need in order to feel at home, and about asking for it from the people you live with.',
        among:
          'It may be an hour of quiet after work, a room with a lock, or somebody to eat with.',
        answers:
          'You know better now what you need at home, and some of it is only waiting for you to ask.',
      },
      {
        asks: 'You may look after the people at home better than you look after yourself. {month} is about evening that out.',
        among:
          "It may be the school run, a parent's appointments, or being the one who hears how everyone's day was.",
        answers:
          'You can let yourself be looked after a little, and nobody at home will come to harm.',
      },
    ],
    later: {
      eases: "You may come home one evening and feel that it's yours.",
      presses: "You may slip back into looking after everyone. You'll notice it sooner this time.",
    },
    turns: {
      begins: [
        'You could take one evening a week that belongs to nobody else. Begin with this one, and tell the others beforehand.',
        "You can make one corner of your place the way you like it. It's a small thing, and you'll use it every day.",
      ],
      shows: [
        "What you feel about home comes up, maybe over dinner and maybe over nothing. It's easier to talk about once it's out.",
        "You may find yourself missing somebody, or some place. You can do something about it, if it's only a long call.",
      ],
      halts: [
        'You may want to stay in more than usual and see fewer people. A few quiet weeks give you back what the busy ones took.',
      ],
      eases: [
        "It's comfortable at home, and people are kind to one another without being reminded. You can leave it at that and enjoy it.",
      ],
      presses: [
        "An old family feeling may come up in a new situation. When you notice how old it is, you can answer the person who's there now.",
        'You may feel less at home than usual in your own rooms. Try telling the others what would help, and be specific.',
      ],
    },
  },
  mind: {
    asks: [
      {
        asks: '{month} is about a plan for where you live, and about whether the others have the same plan.',
        among: 'It may be a move, a renovation, a roommate, or where a parent is going to live.',
        answers: 'Once the plans are compared, the differences are smaller than they sounded.',
      },
      {
        asks: 'How you live has been called temporary for quite a while. {month} is about making it permanent or changing it.',
        among:
          'It may be the boxes in the hall, a lease that runs from month to month, or a job in another city.',
        answers:
          'If you stop calling it temporary, a good many smaller questions settle themselves.',
      },
    ],
    later: {
      eases: 'One practical question about your place may get settled in passing.',
      presses:
        "The plan for your place may meet an obstacle. It's a detail, even if it's an expensive one.",
    },
    turns: {
      begins: [
        "You can find out what the other apartment, the repair, or the bigger table would cost. It's only a question, and it moves things along.",
        "It's a good day for a talk at home about the next year. Keep it short, and write down what you agree on.",
      ],
      shows: [
        "You find out what somebody at home has been thinking. It's probably more practical than you feared.",
        "It becomes clear whether the plan for your place works. If it doesn't, this is a better time to know it than after you've paid.",
      ],
      halts: [
        "A plan for home gets reconsidered. That's not a defeat, because the first version was drawn up by people who were tired.",
      ],
      eases: [
        'An idea for your place turns out to be simple and cheap. You could do it this weekend.',
      ],
      presses: [
        "Something at home may change without warning. You'll improvise, and part of what you improvise may be worth keeping.",
        "You may be given a date by which you have to decide about home. It's a nuisance, and it also ends the discussion.",
      ],
    },
  },
}
