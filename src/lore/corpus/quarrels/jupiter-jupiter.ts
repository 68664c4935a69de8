import type { QuarrelArgument } from '#lore/authored.ts'

export const jupiterJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis: "You're both sure about how to live, and not about the same things.",
    matter: 'what the right thing to do is',
    quarrel: [
      "You and {partner} each have a belief that you'd act on without being asked, and the two point in different directions ({contact}).",
      "As long as it's only talk, you both enjoy it.",
      "When there's a decision to make, each of you thinks the other one is being wrong on purpose.",
      'You both preach, you both feel preached at, and the decision gets made late by whichever of you is less tired.',
    ],
    repair: [
      "You defend a principle when all that's needed is a plan, and so does {partner}.",
      'On what to do this week you agree more often than on why.',
    ],
    yours: "Leave out the reason and say what you'd do.",
    theirs: "{partner} could tell you one case in which they'd do as you do.",
    both: 'Make one decision this month without either of you saying the word right.',
    traces: {
      meet: 'Two people with convictions make good company in the early days. You hear {partner} out on how a life should be lived with real curiosity, and each of you expects the other to come around.',
      draw: "{partner} would act on what they believe with nobody watching, and you know how rare that is because you would, too. There's respect in it even on the days when you'd vote the other way.",
      days: "A news story or a friend's decision is enough to get you both started. Twenty minutes later you've each made a small speech, enjoyed it, and moved nobody.",
      purpose:
        'A friend in a real dilemma gets two honest answers from you and {partner}, each with its reasons attached. Those answers seldom match, and the friend leaves knowing what there is to decide.',
    },
    last: {
      shape: 'cost',
      says: 'Neither of you is likely to be talked out of a conviction, and the price is a subject or two that you leave alone at dinner.',
    },
  },
  {
    thesis: 'As a couple you find it hard to say no to anything, and it shows.',
    matter: 'what to turn down',
    quarrel: [
      'You and {partner} both say yes out of good will, and you count on each other to be the sensible one ({contact}).',
      'Neither is.',
      "So there's too much of everything, and the people you love get less of you than the people who happened to ask.",
      "When it comes out that something has been promised twice, you each point to the yes that was the other one's.",
    ],
    repair: [
      "You blame {partner} for what you'd have done yourself, and they find it just as hard to see.",
      "Saying no takes practice, and it's easier when the two of you say it.",
    ],
    yours: 'Wait a day before you say yes to anything that involves {partner}.',
    theirs: "It would help if {partner} said no to one thing that you'd like, and you let them.",
    both: 'Turn down three things together this month, and spend what it saves on the two of you.',
    traces: {
      meet: "While it's all new, there's great convenience in being two people who say yes. One of you suggests a second place after the first, and no evening ends for lack of a volunteer.",
      draw: 'What you like in {partner} is that a friend with a moving van never has to ask them twice. They like the same in you, and neither of you has stopped to add it up.',
      days: "The calendar fills from both ends. By Wednesday there's a birthday, a favor, and a talk that somebody's cousin is giving, and each of you assumed that the other one was the reason.",
      purpose:
        'Plenty of people owe the two of you a good turn, and most of them would be glad to be asked. When you want a hall filled for a cause you both care about, one afternoon of calls will do it.',
    },
    last: {
      shape: 'said',
      says: 'On a Friday with nothing in it, one of you could say, "We turned something down for this," and mean it as praise.',
    },
  },
]
