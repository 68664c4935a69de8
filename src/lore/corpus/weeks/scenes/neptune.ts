import type { WeekScenes } from '#lore/authored.ts'

export const neptuneScenes: WeekScenes = {
  eases: {
    1: {
      eases: "Someone tells you what they've told nobody, after ten minutes.",
      presses: 'You wonder what to say, where nothing was needed.',
    },
    2: {
      eases: 'You pick up an old thing for no reason and remember who gave it to you.',
      presses: 'You want the one from the picture.',
    },
    3: {
      eases: 'You say go on, and somebody does.',
      presses: 'You hear the words, and you miss the voice.',
    },
    4: {
      eases: 'Nobody needs you for an hour, and you can hear the place.',
      presses: "You tidy up so that you can rest, and then it's late.",
    },
    5: {
      eases: "You see the whole thing you'd like to make, for a moment, on the bus.",
      presses: 'You wonder what people would say, and the picture goes.',
    },
    6: {
      eases: 'You lie down at noon for twenty minutes.',
      presses: 'You do the part that no one sees, thoroughly.',
    },
    7: {
      eases: 'You say something wrong, and the answer is I know.',
      presses: 'You explain yourself better and better.',
    },
    8: {
      eases: 'You give something away and forget that you did.',
      presses: 'You mention your good deed, only in passing.',
    },
    9: {
      eases: 'A stranger is decent to you, in a small way, for free.',
      presses: 'You argue for what you believe, and it gets thinner.',
    },
    10: {
      eases: "You see one person's shoulders come down.",
      presses: 'You do good work for a number.',
    },
    11: {
      eases: "The old dream comes up in the group again, and this time there's a silence.",
      presses: 'You all say how lovely that would be.',
    },
    12: {
      eases: "You sit near some water and don't reach for anything.",
      presses: 'You watch another episode with your eyes closed.',
    },
  },
  presses: {
    1: {
      eases: "You say that you'd rather have the other one, and people look at you with interest.",
      presses: "You're told what you're like, and you don't correct it.",
    },
    2: {
      eases: "You write down what you spend for one day, and it's a short list.",
      presses: "Someone's sad, and you've bought them something.",
    },
    3: {
      eases: 'You say what you want, and the answer is oh.',
      presses: "You say that you're easy, and hope.",
    },
    4: {
      eases: 'Your own place looks good in the evening light.',
      presses: "You visit a home that looks like the one you'd meant to have.",
    },
    5: {
      eases: "The person you like does something ordinary, and for a minute that's enough.",
      presses: 'You read a short message and supply the tone.',
    },
    6: {
      eases: 'You let a call ring, and sleep.',
      presses: 'Somebody feels so much better for having talked to you.',
    },
    7: {
      eases: "You enjoy the one who's there.",
      presses: 'You defend someone to a friend, in the future tense.',
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
      eases: 'You can see one step of the way, clearly.',
      presses: "You're very busy, and somebody asks with what.",
    },
    11: {
      eases: 'The friend calls first, for no reason.',
      presses: 'You suggest a day, and another day, and a third.',
    },
    12: {
      eases: 'You go to bed early, and in the morning the decision is quite small.',
      presses: "You're too tired to think about the decision, and that suits you.",
    },
  },
}
