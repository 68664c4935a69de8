import type { WeekScenes } from '#lore/authored.ts'

export const jupiterScenes: WeekScenes = {
  eases: {
    1: {
      eases: 'You go in without knowing anyone, and a place is made.',
      presses: 'You stand outside and read the menu twice.',
    },
    2: {
      eases: 'You spend a little on something good and sleep very well.',
      presses: "You put away so much that there's nothing left to enjoy.",
    },
    3: {
      eases: 'A word over the fence turns into half an hour.',
      presses: 'You both say that you must, and go in.',
    },
    4: {
      eases: "Two more people come than you'd planned for, and there's enough.",
      presses: 'You count the seats and cancel.',
    },
    5: {
      eases: 'You have it twice in one week, and the roof stays on.',
      presses: 'You save the good part for later, and later has plans.',
    },
    6: {
      eases: 'Somebody does it with pleasure, humming.',
      presses: "You apologize for asking before you've asked.",
    },
    7: {
      eases: "They tell you that of course you can, as if you'd asked about the weather.",
      presses: 'You play it down, and somebody believes you.',
    },
    8: {
      eases: 'You look at the better one together and both do the same sum.',
      presses: 'You each buy the cheap one.',
    },
    9: {
      eases: 'You can smell the place for a second, on an ordinary street.',
      presses: 'You describe it to someone, who asks when, and you say oh, someday.',
    },
    10: {
      eases: "You're asked what you'd do, and you know.",
      presses: 'You make yourself smaller in the very sentence that counted.',
    },
    11: {
      eases: 'You look through a window at people doing it, rather badly.',
      presses: "You explain your plan to someone who's already happy.",
    },
    12: {
      eases: "You look for the usual worry and can't find it.",
      presses: "You notice only the one thing that's late.",
    },
  },
  presses: {
    1: {
      eases: "You promise one thing, and it's done by evening.",
      presses: 'You hear yourself offer, and a small voice asks with what.',
    },
    2: {
      eases: 'The dull bill is paid, and you feel oddly rich.',
      presses: 'You tell yourself that next year it will be nothing.',
    },
    3: {
      eases: "You say that you won't come, and they're relieved as well.",
      presses: "You say that you'd love to, with your coat already on.",
    },
    4: {
      eases: 'The guests leave early and happy.',
      presses: 'You stand in the hall with nine pairs of shoes.',
    },
    5: {
      eases: 'You stop early, by chance, and it stays good.',
      presses: "You're having a fine time and looking for a better one.",
    },
    6: {
      eases:
        'You do the small version, because there was no time, and you do it again the next day.',
      presses: 'The equipment arrives.',
    },
    7: {
      eases: "They're exactly as they always were, and you like them for an hour.",
      presses: 'You wait for them to rise to it, and they sit down.',
    },
    8: {
      eases: "You ask what it costs, and it's less than your silence had made it.",
      presses: "You're thanked in advance for something you can't quite remember.",
    },
    9: {
      eases: 'You break your own rule and are nice to be with.',
      presses: "You recommend to someone what you haven't done since spring.",
    },
    10: {
      eases: "You give a number, and it's a number you can keep.",
      presses: "They liked your promise so much that they've told the others.",
    },
    11: {
      eases: 'You miss one evening and see one friend.',
      presses: "You're in three chats at once and in none of them.",
    },
    12: {
      eases: 'You push at the thing for ten minutes, and it moves.',
      presses: "You tell yourself that it'll come right, and turn the pillow.",
    },
  },
}
