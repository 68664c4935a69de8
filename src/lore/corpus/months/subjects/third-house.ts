import type { MonthSubjects } from '#lore/authored.ts'

export const thirdHouseSubjects: MonthSubjects = {
  will: {
    asks: [
      {
        asks: '{month} is about something you have to say, and about saying it to the person it concerns.',
        among:
          "It may be no to a weekend with relatives, thanks that are years late, or what a coworker's jokes are like for you.",
        answers:
          "What you have to say belongs with the person it concerns, and they'd probably rather hear it than guess.",
      },
      {
        asks: '{month} is about a subject you keep returning to, and about finding the version of it that can be said.',
        among:
          "It may be money between you and a brother or sister, an apology you're owed, or a promise that somebody has forgotten.",
        answers: 'The version that can be said is the short one, and one person has to hear it.',
      },
      {
        asks: 'Why do you keep having the same argument in your head? In {month} you get a chance to have it out loud, with the other person there.',
        among: 'It may be with a brother or sister, a neighbor, or a coworker who takes credit.',
        answers:
          'Once the person it concerns has heard you out, the argument has nothing left to do in your head.',
      },
    ],
    later: {
      eases: 'You may say what you think without having rehearsed it.',
      presses:
        "You may get an answer that you didn't want. At least it's an answer to what you said.",
    },
    turns: {
      begins: [
        "You can write the first draft and send nothing. By the next day you'll know which sentence you meant.",
        "It's a good day for the first sentence of a conversation that you've put off. You don't need the second one yet.",
      ],
      shows: [
        "What you think comes out, in a reply or in a tone of voice. Better to finish the sentence than to pretend that you didn't start it.",
        "Somebody tells you what you've been saying between the lines. If they've understood you, the hard part is over.",
      ],
      halts: [
        'You were about to announce something, and now you have second thoughts. Use them. The next version will be shorter and will say more.',
      ],
      eases: [
        "You can say a hard thing now in a friendly way, and it's heard as you meant it. That's rare enough to use.",
      ],
      presses: [
        'Someone contradicts you, and you hear how much the subject matters to you. You can take a day before you answer, and still answer.',
        'You may be told to keep your opinion to yourself. Whether you do depends on who says so, and you can take a day over it.',
      ],
    },
  },
  heart: {
    asks: [
      {
        asks: "{month} is about staying in touch with the people you'd miss, and about saying so while there's no special reason.",
        among:
          'It may be a sister in another city, a roommate from years ago, or the neighbor who moved away.',
        answers:
          "The people you'd miss are glad to hear from you, and it takes less than you think.",
      },
      {
        asks: "There may be something kind or something sad that you haven't told anyone. {month} is about finding a person for it.",
        among:
          "It may be that you miss somebody, that a bad result or a loss still hurts, or that you're proud of a friend.",
        answers: "Whatever you haven't told anyone weighs less as soon as one person knows it.",
      },
    ],
    later: {
      eases:
        'You may get an answer that goes beyond your question, from somebody who has thought about it for longer than you knew.',
      presses: "If somebody doesn't answer at once, what you've said still counts.",
    },
    turns: {
      begins: [
        "You can write to somebody you've thought of all year. Two lines are enough, and they don't have to be clever.",
        "You could say how you feel in one ordinary sentence, on the phone or on the way somewhere. It doesn't need an occasion.",
      ],
      shows: [
        "You hear in somebody's voice what they've been leaving out. You can ask about that and let the other subjects wait.",
        "A feeling you'd kept out of the conversation gets into it. The talk that follows may be the best you've had with them in a long time.",
      ],
      halts: [
        "A conversation goes quiet for a while. It hasn't ended. Both of you need to hear what has been said so far.",
      ],
      eases: [
        'Talk is easy and warm, and you can bring up the subject that usually makes one of you look at a phone.',
      ],
      presses: [
        'A remark may hurt more than it was meant to. If you tell the person who made it, they can take it back.',
        "You may be the one who always calls first, and you feel it now. You could say that you'd like to be called.",
      ],
    },
  },
  mind: {
    asks: [
      {
        asks: '{month} is about your attention, and about how many things you let have a piece of it.',
        among: "It may be the news, four group chats, or three books that you've begun.",
        answers:
          "You do better with fewer things at a time, and most of what you drop won't be missed.",
      },
      {
        asks: "{month} is about something you'd like to learn or to understand properly, after a long time of knowing a little about it.",
        among:
          'It may be a language, an instrument, how investing works, or where your family came from.',
        answers:
          'What you want to learn takes regular time and not much else, and you may know by now what to read next.',
      },
    ],
    later: {
      eases: 'Your head may be quieter, with fewer subjects in it.',
      presses: "A new subject may try to push in. It can wait until you've finished with this one.",
    },
    turns: {
      begins: [
        'You can sign up, order the book, or ask the person who knows. Half an hour a day is enough to begin with.',
        "It's a good day to clear out messages that you'll never answer. What's left over is what you want to talk about.",
      ],
      shows: [
        "You find out something you needed to know, and it changes the order of what you were going to do. It's worth the trouble.",
        "You've collected enough opinions. By now you can tell what you think, and you can hear it in how you put the question.",
      ],
      halts: [
        "Messages cross and plans get rewritten. Go over what you've already sent before you send more.",
      ],
      eases: [
        "You get the information you need from somebody who's happy to share it. Ask the follow-up question, too.",
      ],
      presses: [
        "News may come faster than you can think. You're allowed to have no opinion until you've slept on it.",
        'You may have agreed to too many conversations at once. If you drop two of them, the others get better.',
      ],
    },
  },
}
