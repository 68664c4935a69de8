import type { MonthSubjects } from '#lore/authored.ts'

export const eighthHouseSubjects: MonthSubjects = {
  will: {
    asks: [
      {
        asks: '{month} is about what you and other people owe each other, and about who gets to decide.',
        among:
          'It may be a loan in the family, a shared car, or years of favors that went one way.',
        answers:
          "You can find out what you owe and what you're owed, and decide your own half of it.",
      },
      {
        asks: "Where do you hold on to control because you don't trust the other person with it? {month} brings that up.",
        among: 'It may be the bank password, the travel plans, or how a child gets to school.',
        answers:
          'You probably hold on where something went wrong before, and you can let go of a small piece of it and see.',
      },
      {
        asks: '{month} is about a debt that nobody mentions, in money or in favors, and about settling it.',
        among:
          'It may be a loan to a friend, a month of rent somebody covered, or a move you helped with.',
        answers:
          'You can settle a debt once one of you has named it, and you may as well be the one.',
      },
    ],
    later: {
      eases: 'You may feel lighter once the terms are clear.',
      presses: 'The terms are put to the test, and you can point to what you agreed.',
    },
    turns: {
      begins: [
        'You can begin to pay something off, or ask for something back. The first small amount changes how the whole thing feels.',
        "It's a good day to name the terms of something you share. People are readier to hear them than you'd think.",
      ],
      shows: [
        'You see how the power is divided between you and someone else. Now that both of you have seen it, it can be divided better.',
        "An account comes due, in money or in favors. You'll be glad to have it settled, even if you're the one who pays.",
      ],
      halts: [
        'A matter of shared money or trust comes to a stop. Use the time to read the small print, including your own.',
      ],
      eases: [
        "Somebody trusts you with more than before, or you can rely on them. It's a good time to settle something that you share.",
      ],
      presses: [
        'Somebody may use what you owe them as an argument. You can pay the debt and still refuse the argument.',
        'You may want to win a struggle over something small. Look at what it stands for, and say that instead.',
      ],
    },
  },
  heart: {
    asks: [
      {
        asks: '{month} is about trust, and about how much of yourself you let one other person have.',
        among:
          "It may be what you earn, what you're ashamed of, or how badly you want this to last.",
        answers: 'You can trust somebody a little further than you do, and see whether it holds.',
      },
      {
        asks: 'What do you hold back even from the people you love? {month} is about whether you still need to.',
        among: 'It may be an old disappointment, a debt, or a wish that sounds selfish to you.',
        answers:
          'Some of what you hold back can stay with you, and the rest could be told to one person.',
      },
    ],
    later: {
      eases: 'You may notice that you trust someone without having decided to.',
      presses: "You may want to take back some of your trust. Wait and see if there's a reason.",
    },
    turns: {
      begins: [
        'You could tell somebody one thing that you usually keep back. Choose a person who has earned it, and an hour with no hurry in it.',
        "It's a good day to ask for help with something that you always carry by yourself.",
      ],
      shows: [
        "A feeling you'd thought was over turns out to have some life in it. It's easier to be done with it once you've felt it.",
        "You find out how close somebody wants to be. You needn't match it at once, but you should know.",
      ],
      halts: [
        'Closeness is on hold, with someone or with everyone. You may need the time to sort out which feelings are about now.',
      ],
      eases: [
        "You can be open with someone without paying for it later. You may be surprised by how little you'd had to hide.",
      ],
      presses: [
        'You may suspect more than there is. Ask about the one thing you know for certain, and leave the rest.',
        "A strong feeling may come up at a bad moment. You don't have to act on it at once, and you don't have to talk yourself out of it either.",
      ],
    },
  },
  mind: {
    asks: [
      {
        asks: '{month} is about the facts of something that you share, such as a lease, a loan, or a family matter, and about knowing them as well as the others do.',
        among: "They may be in a contract, a tax return, or a conversation you weren't part of.",
        answers: "Once you know the facts as well as the others do, you can't be talked around.",
      },
      {
        asks: '{month} is about a subject that people change when it comes up, and about letting it stay on the table.',
        among: 'It may be a will, a loan, or what happens when a parent needs care.',
        answers: 'If you bring the subject up calmly and more than once, people stop changing it.',
      },
    ],
    later: {
      eases: 'With the facts in hand, you can leave the subject alone in between.',
      presses: "One more fact may turn up, and you'll know where it belongs.",
    },
    turns: {
      begins: [
        "You can ask to see the papers. Nobody who means well will mind, and you'll sleep better once you've read them.",
        "It's a good day to ask the question that you've been working out the answer to by yourself.",
      ],
      shows: [
        'You learn something that you were half aware of. It explains a good deal, and it lets you stop guessing.',
        'Someone tells you what has been going on with money or with them. You can thank them first and think about it afterward.',
      ],
      halts: [
        'A decision about shared money gets put off, or an old one is reopened. Check the figures that everybody has been quoting.',
      ],
      eases: [
        "A delicate subject can be talked about in a matter-of-fact way. Once that has happened, it's never as delicate again.",
      ],
      presses: [
        "Something may come out that you'd have preferred to learn another way. You can be upset and practical on the same day.",
        "You may keep turning one question over at night. It's a question for another person, so put it to them by daylight.",
      ],
    },
  },
}
