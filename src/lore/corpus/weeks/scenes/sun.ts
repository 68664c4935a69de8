import type { WeekScenes } from '#lore/authored.ts'

export const sunScenes: WeekScenes = {
  eases: {
    1: {
      eases: "You like how you look in somebody's photo, and you hadn't known it was being taken.",
      presses: 'You change twice before you go out, and leave in what you had on first.',
    },
    2: {
      eases:
        'Somebody thanks you for a thing you did in passing, and you can see that to them it was worth real money.',
      presses:
        'You hear what someone else gets for the same work, and you do the arithmetic on the way home.',
    },
    3: {
      eases: "Someone you've explained your subject to asks if they may repeat it.",
      presses:
        "You're interrupted at the best part, and you notice how much you'd wanted to be heard to the end.",
    },
    4: {
      eases: 'You move one thing at home, and the whole place looks at you differently.',
      presses: 'A guest praises a corner of your home that you had nothing to do with.',
    },
    5: {
      eases: "An hour goes by that you couldn't account for, and it's the best one of the week.",
      presses:
        'Someone asks what your free afternoon was good for, and you catch yourself making up an answer.',
    },
    6: {
      eases: 'One morning goes smoothly, and you can say exactly which five minutes did it.',
      presses: 'You follow your grand new plan until the first interruption, which comes early.',
    },
    7: {
      eases: "You hear yourself being funny, and look to see who's there.",
      presses:
        'With one person you become careful, and you can feel the other you waiting outside.',
    },
    8: {
      eases: 'A favor is done for you, and nobody mentions it afterward.',
      presses: 'You do it all alone again, because explaining would take longer.',
    },
    9: {
      eases: 'Somebody asks why you know the fare to that place by heart.',
      presses: 'A sensible person lists the reasons against, and each is one that you supplied.',
    },
    10: {
      eases: "You're introduced by something you did, and it isn't the thing you usually mention.",
      presses: 'Someone sums up what you do, and you hear how old that description is.',
    },
    11: {
      eases: 'After an hour with one friend, the plan has a second floor.',
      presses: "You tell the plan to the wrong person, and it's smaller when you get it back.",
    },
    12: {
      eases:
        'You say the thing about yourself in a whisper, alone, and the ceiling makes no objection.',
      presses: 'You nearly say the private thing, and then you say something witty.',
    },
  },
  presses: {
    1: {
      eases: "Someone calls you by an old nickname, and you answer before you've thought.",
      presses: "You act the part that people expect, and you're tired by nine.",
    },
    2: {
      eases: "You buy nothing for a day and can't find the thing you went without.",
      presses: "The sum you'd called enough comes up in conversation, and it has grown.",
    },
    3: {
      eases: "You greet the neighbor by name, and it costs less than you'd feared.",
      presses:
        'You see the neighbor in question across the street and discover an interest in your phone.',
    },
    4: {
      eases: 'Nobody has planned anything, and for an hour the weekend is yours.',
      presses: "You're told what the plan is, in the tone in which it has always been told.",
    },
    5: {
      eases: 'You play badly and laugh, and somebody joins in.',
      presses: "You check your result before you've caught your breath.",
    },
    6: {
      eases: "One thing gets done without you, properly, while you're looking for your shoes.",
      presses: "Something is put on your pile with the words that you're the only one who can.",
    },
    7: {
      eases: "The other person would have been fine with your idea, you learn when it's too late.",
      presses: "You say you don't mind, for the third time in one week.",
    },
    8: {
      eases: "Something is paid back to you that you'd long forgotten lending.",
      presses: 'A name comes up, and you feel a small debt move.',
    },
    9: {
      eases: 'A friend asks why you think so, and really wants to know.',
      presses: "You defend an opinion with a sentence that you didn't write.",
    },
    10: {
      eases: "You do a thing well with no one there, and you're in a fine mood for an hour.",
      presses: "You finish the extra mile and look around for the one person, who's on the phone.",
    },
    11: {
      eases: 'You stay in and are surprised to feel rested.',
      presses: 'You come home from seeing the old crowd and lie down in your clothes.',
    },
    12: {
      eases: "Someone guesses half of what you've kept back, and doesn't ask for the rest.",
      presses: "You say that all's well in a voice that closes the subject.",
    },
  },
}
