import type { WeekScenes } from '#lore/authored.ts'

export const mercuryScenes: WeekScenes = {
  eases: {
    1: {
      eases: 'You ask one more question than is polite, and a stranger lights up.',
      presses: 'You lead with the joke, and the talk never recovers.',
    },
    2: {
      eases: 'You explain your specialty again, and this time somebody takes notes.',
      presses: 'Somebody thanks you for a free hour of advice and pays the next person.',
    },
    3: {
      eases: 'You write two lines and delete the other eight.',
      presses: 'You tell a third person about the misunderstanding, and it gets rounder.',
    },
    4: {
      eases: 'An old photo turns up with a stranger in it, and someone knows the name.',
      presses: 'You ask, and the subject is changed with great skill.',
    },
    5: {
      eases: 'Two of you talk rubbish for half an hour, and you both feel clever.',
      presses: 'Somebody takes your nonsense seriously, and you help them do it.',
    },
    6: {
      eases: 'You set one reminder and feel lighter by the size of it.',
      presses: 'At two in the morning you remember the thing about the form.',
    },
    7: {
      eases: 'Someone lets you finish, and in the last sentence you hear what you meant.',
      presses: "You're given a solution before you've got to the problem.",
    },
    8: {
      eases: 'The two of you look up what was agreed, and that takes a minute.',
      presses: 'Each of you remembers the arrangement in your own favor, with detail.',
    },
    9: {
      eases: 'Someone explains a hard thing to you with two coins and a napkin.',
      presses: 'You open the book, and the old feeling from school is on the first page.',
    },
    10: {
      eases: 'You say what you do without thinking, and they ask for a card.',
      presses: 'You describe your work for five minutes, and they say that it sounds busy.',
    },
    11: {
      eases: "You quote one person to another, and the other says who's that.",
      presses: 'You spend an evening being the only thing two people have in common.',
    },
    12: {
      eases: "You write a page in the bad handwriting that's only for you.",
      presses: 'You start to write for no one and begin to explain yourself to somebody.',
    },
  },
  presses: {
    1: {
      eases: 'You say what you liked before you ask, and you get a real answer.',
      presses: 'You ask why, and a face closes.',
    },
    2: {
      eases: "The figure is as you'd remembered, to the cent.",
      presses: 'You add the numbers up in a different order, in case that helps.',
    },
    3: {
      eases: 'Someone asks how you are and puts the phone down to listen.',
      presses: 'You say to someone that you must meet soon, for the sixth time, and so do they.',
    },
    4: {
      eases: 'Two people at home turn out to agree, to their own surprise.',
      presses: 'You hear that everything was settled, and that you were there.',
    },
    5: {
      eases: 'You say yes to something and leave it at that for an hour.',
      presses: 'You read one more review, and the first choice looks shabby.',
    },
    6: {
      eases: "An hour passes without a message, and it's oddly wide.",
      presses: 'You look to see if anyone has written, and now you might as well answer.',
    },
    7: {
      eases:
        "The person you've been arguing with in your head says something kind that was in no script.",
      presses: 'You win the argument in the shower, with applause.',
    },
    8: {
      eases: 'Somebody hints, and this time you ask what they mean.',
      presses: 'You come close to the fact together and both talk of something else.',
    },
    9: {
      eases: 'Your favorite opponent laughs at their own point before you can.',
      presses: 'You look up a figure at midnight, just to have the last word ready.',
    },
    10: {
      eases: 'A plain sentence of yours gets repeated, word for word.',
      presses: 'Your best line goes around without your name or your reason.',
    },
    11: {
      eases: 'Someone asks what you think yourself, and waits.',
      presses: "You're told two versions before lunch and nod at both.",
    },
    12: {
      eases: 'You find yourself thinking of something else entirely.',
      presses: 'You stand at the sink and say what you should have said, out loud.',
    },
  },
}
