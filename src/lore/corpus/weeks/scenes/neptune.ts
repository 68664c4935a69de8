import type { WeekScenes } from '#lore/authored.ts'

export const neptuneScenes: WeekScenes = {
  eases: {
    1: {
      eases: "Someone tells you what they've told nobody, after ten minutes.",
      presses: 'You wonder what to say, where nothing was needed.',
    },
    2: {
      eases: 'You pick it up for no reason and remember who gave it to you.',
      presses: 'You want the one from the picture.',
    },
    3: {
      eases: 'You say go on, and they do.',
      presses: 'You hear what they said, and you miss how.',
    },
    4: {
      eases: 'Nobody needs you for an hour, and you can hear the place.',
      presses: "You tidy up so that you can rest, and then it's late.",
    },
    5: {
      eases: 'You see the whole of it for a moment, on the bus.',
      presses: 'You wonder what people would say, and it goes.',
    },
    6: {
      eases: 'You lie down at noon for twenty minutes.',
      presses: 'You do the part that no one sees, thoroughly.',
    },
    7: {
      eases: 'You say it wrong, and they say I know.',
      presses: 'You explain it better and better.',
    },
    8: {
      eases: 'You give something away and forget that you did.',
      presses: 'You mention it, only in passing.',
    },
    9: {
      eases: 'A stranger is decent to you, in a small way, for free.',
      presses: 'You argue for it, and it gets thinner.',
    },
    10: {
      eases: "You see one person's shoulders come down.",
      presses: 'You do good work for a number.',
    },
    11: {
      eases: "Someone brings it up again, and this time there's a silence.",
      presses: 'You all say how lovely that would be.',
    },
    12: {
      eases: "You sit near some water and don't reach for anything.",
      presses: 'You watch another episode with your eyes closed.',
    },
  },
  presses: {
    1: {
      eases: "You say that you'd rather have the other one, and they look at you with interest.",
      presses: "They tell you what you're like, and you don't correct it.",
    },
    2: {
      eases: "You write down what you spend for one day, and it's a short list.",
      presses: "Someone's sad, and you've bought them something.",
    },
    3: {
      eases: 'You say what you want, and they say oh.',
      presses: "You say that you're easy, and hope.",
    },
    4: {
      eases: 'Your own place looks good in the evening light.',
      presses: "You visit a home that looks like the one you'd meant to have.",
    },
    5: {
      eases: 'They do something ordinary, and you like them as they are for a minute.',
      presses: 'You read their message and supply the tone.',
    },
    6: {
      eases: 'You let a call ring, and sleep.',
      presses: 'They feel so much better for having talked to you.',
    },
    7: {
      eases: "You enjoy the one who's there.",
      presses: 'You defend them to a friend, in the future tense.',
    },
    8: {
      eases: 'One of you asks what you actually said.',
      presses: 'You both nod, at different things.',
    },
    9: {
      eases: 'You decide something small without looking up.',
      presses: "You wait for a sign from someone who's looking at their phone.",
    },
    10: {
      eases: 'You can see one step of it, clearly.',
      presses: "You're very busy, and somebody asks with what.",
    },
    11: {
      eases: 'They call first, for no reason.',
      presses: 'You suggest a day, and another day, and a third.',
    },
    12: {
      eases: "You go to bed early, and it's there in the morning, quite small.",
      presses: "You're too tired to think about it, and that suits you.",
    },
  },
}
