import type { MonthSubjects } from '#lore/authored.ts'

export const tenthHouseSubjects: MonthSubjects = {
  will: {
    asks: [
      {
        asks: '{month} is about your work and how far it should go, and about letting the right people know.',
        among: 'It may be a raise, a team of your own, or a smaller job with your name on it.',
        answers:
          'The right people have to hear what you want, and one of them may be able to do something about it.',
      },
      {
        asks: 'Do you want the next step up, or do you only think that you should? {month} helps you tell the two apart.',
        among: 'It may be a promotion, a chair on a committee, or a business of your own.',
        answers:
          "If you'd want the next step with nobody watching, take it, and if you wouldn't, you can say no when you're asked.",
      },
      {
        asks: "{month} is about whose idea of success you're working for.",
        among: "It may be a parent's, a partner's, or the one your old class compares itself by.",
        answers:
          'Some of the success you work for is your own idea, and you can stop competing for the rest.',
      },
    ],
    later: {
      eases: 'What you want may be brought up at work before you mention it.',
      presses: 'You may be asked to wait. You can ask until when.',
    },
    turns: {
      begins: [
        "You can ask for the responsibility you'd like to have. You don't need to be ready for all of it on the first day.",
        "It's a good day to begin something at work that will carry your name.",
      ],
      shows: [
        'Your work is looked at, and you get credit or criticism for it. Either comes from someone whose opinion can move you along.',
        "You see where you stand, in a title, a figure, or a remark. If it's lower than you deserve, you have something to point to.",
      ],
      halts: ['A promotion or a project halts. You find out how much of the hurry was your own.'],
      eases: [
        "Somebody above you is on your side, and your effort is seen. Ask now for what you've been meaning to ask for in spring.",
      ],
      presses: [
        'More is expected of you, and possibly by someone who has no idea what it takes. Tell them what it takes.',
        'You may be in conflict with a person in charge. Decide beforehand what you want to come out of it, and stop when you have it.',
      ],
    },
  },
  heart: {
    asks: [
      {
        asks: '{month} is about whether your work suits the life you want to have around it.',
        among: 'It may be about evenings, school vacations, or a commute that eats the day.',
        answers:
          "Some of your work suits the life you want, and you can tell by now which part you'd give up first.",
      },
      {
        asks: 'How much do you need to be liked where you work? {month} gives you a chance to do without it for a day or two.',
        among:
          'It may be a no to extra hours, a correction nobody wants to hear, or lunch by yourself.',
        answers:
          "You can do without being liked for a day or two, because you'll be respected anyway.",
      },
    ],
    later: {
      eases: 'You may leave work at work for a whole evening.',
      presses:
        "Work may ask for the evening that you'd kept for yourself. Move the evening, and don't cancel it.",
    },
    turns: {
      begins: [
        'You can protect one evening a week from work. Tell people, so that you have to keep to it.',
        "It's a good day to do your work in a way that you enjoy, even if it takes a little longer.",
      ],
      shows: [
        "You're moved, or tired, where people can see it. They think more of you, as it turns out.",
        'You see what your work has been costing you at home. You can mention it in both places.',
      ],
      halts: [
        "You lose some of your ambition for a while. It leaves room for the question of what you'd enjoy.",
      ],
      eases: [
        "You're liked for what you do. Somebody may say so in front of others, and you can simply say thanks.",
      ],
      presses: [
        "You may take a professional remark personally. If you wait a night, you'll see which part was about the work.",
        'Home and work may both want you in the same week. Whichever you choose, tell the other one early.',
      ],
    },
  },
  mind: {
    asks: [
      {
        asks: '{month} is about where your work is going, and about having an answer when somebody asks.',
        among: 'It may be asked in a review, by a relative at the holidays, or by a recruiter.',
        answers: 'A direction with a first step in it is answer enough.',
      },
      {
        asks: "{month} is about a decision at work that you've been collecting information for.",
        among: 'It may be an offer, a change of department, or when to stop.',
        answers:
          'You probably have enough information, so you can decide, or at least set the day.',
      },
    ],
    later: {
      eases: "You may be able to say in one sentence where you're headed.",
      presses:
        "You may be offered a different direction, and you can compare it with the one you've chosen.",
    },
    turns: {
      begins: [
        "You can rewrite the description of what you do, for a profile or only for yourself. The new version will show you what you'd like to do next.",
        "It's a good day to talk to someone who has the job you think you want.",
      ],
      shows: [
        "You hear what people at work say about you. It's probably kinder than you'd guessed and less exact.",
        'The result of a plan is in. You can see what worked, and you can leave out the rest next time.',
      ],
      halts: [
        "A decision at work gets revised. Keep your notes, because they'll come back to your first version in some form.",
      ],
      eases: [
        'Your idea is taken up by people who can carry it out. See that your name stays on it.',
      ],
      presses: [
        'You may have to change direction at short notice. Keep the goal and be easy about the route.',
        'Somebody may question how you do your work. Explain it once, in writing, without adjectives.',
      ],
    },
  },
}
