import type { MonthSubjects } from '#lore/authored.ts'

export const eleventhHouseSubjects: MonthSubjects = {
  will: {
    asks: [
      {
        asks: '{month} is about the groups you belong to, and about what you want from them besides belonging.',
        among:
          "It may be a team, a parents' committee, a choir, or a chat with forty people in it.",
        answers:
          'Once you know what you want from a group besides belonging, you know which evenings to give it.',
      },
      {
        asks: 'Who does the work in your circle, and who gets invited anyway? {month} is about doing your share and no more.',
        among:
          'It may be booking the table, driving everyone home, or keeping track of who owes what.',
        answers:
          'You can do your share and stop there, and somebody else will find that they can do theirs.',
      },
      {
        asks: 'Where do you belong without having to be useful? {month} is about finding out.',
        among:
          "It may be at a friend's kitchen table, in a class, or among people who share a joke with you.",
        answers:
          'You belong where people are glad of your company, and you can be less useful there and see.',
      },
    ],
    later: {
      eases: 'A part of the work may be taken over, and done well enough.',
      presses: 'The others may wait for you to do it as usual. Wait longer than they do.',
    },
    turns: {
      begins: [
        'You can suggest something to a group and offer to do only one part of it. See who takes the rest.',
        "It's a good day to join something where nobody knows what you're usually like.",
      ],
      shows: [
        "You see your place in a group, and whether you like it. If you don't, you can change it by what you stop doing.",
        'Friends tell you what they think of your plans. One of them means it, and you know which one.',
      ],
      halts: [
        'A group plan stops. Some of the people in it turn out to be friends without a plan, too.',
      ],
      eases: [
        'Other people pull in your direction, and you get further than you could alone. Thank them by name.',
      ],
      presses: [
        'You and a group may want different things. You can stay and disagree, which is a better test of friends than agreeing.',
        "Somebody may take charge without being asked. Let them, unless it's something you'd mind losing.",
      ],
    },
  },
  heart: {
    asks: [
      {
        asks: '{month} is about friends, and about the difference between the ones you see often and the ones you miss.',
        among:
          "It may be the coworkers you eat with every day and a friend from school you haven't seen since spring.",
        answers:
          'The ones you miss are worth a date in the calendar, and one is enough to begin with.',
      },
      {
        asks: 'With whom can you be silent, or sad, or silly? {month} is about seeing more of those people.',
        among: 'It may be a friend from school, a cousin, or somebody you used to work with.',
        answers:
          "There are probably two or three people like that, and they'd be glad to see more of you.",
      },
    ],
    later: {
      eases: "You may see one of the people you've missed and find it as easy as ever.",
      presses:
        "You may feel left out once more. Call the one person you'd have wanted to be there.",
    },
    turns: {
      begins: [
        "You could invite one person and not the whole crowd. The conversation you've been wanting doesn't happen at parties.",
        "It's a good day to get back in touch with a friend you lost to nothing in particular.",
      ],
      shows: [
        "You notice who's glad when you come in. It may be someone you've hardly talked to.",
        "A friend needs you, or you need one. Either way you find out that it's mutual.",
      ],
      halts: [
        "You want fewer people around you for a time. Real friends can be told that, and they'll wait.",
      ],
      eases: [
        "You're in good company and you feel it. Stay another hour, since the dishes can wait.",
      ],
      presses: [
        "You may feel like a guest among your own friends. Tell one of them, since the others haven't noticed.",
        "A friend may let you down in something small. Say it while it's small.",
      ],
    },
  },
  mind: {
    asks: [
      {
        asks: '{month} is about what you hope for in the next few years, and about telling somebody who can help.',
        among: 'It may be a change of field, a house with friends, or a year in another country.',
        answers: "The person to tell is the one who'll answer with a suggestion.",
      },
      {
        asks: '{month} is about a plan that needs other people, and about finding out who means it.',
        among: 'It may be a shared rental, a band, a trip for six, or a campaign.',
        answers: 'The people who mean it will name a date, and with them you can begin.',
      },
    ],
    later: {
      eases: 'You may get news of what you said you hoped for.',
      presses: "One person may drop out of a plan, and with the others it's still a plan.",
    },
    turns: {
      begins: [
        "You can write down what you'd like to be doing in three years. Put one name beside it, of a person you could ask.",
        "It's a good day to bring two friends together who ought to know each other.",
      ],
      shows: [
        'A wish of yours comes near enough to be looked at. You may want a changed version of it, now that you see it.',
        "You hear what your friends are planning, and whether you're in it. If you'd like to be, say so before it's booked.",
      ],
      halts: [
        "A shared plan goes back to the beginning. You'll find that half of it was never discussed.",
      ],
      eases: [
        'Somebody you know knows somebody. Accept the introduction, even if it seems too easy.',
      ],
      presses: [
        'Plans with others may change without notice. Keep your own part so that it can stand alone.',
        'Someone may question your hopes in a practical tone. Answer with a number and a date, if you have them.',
      ],
    },
  },
}
