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
      eases: 'You have your treat twice in one week, and the roof stays on.',
      presses: 'You save the good part for later, and later has plans.',
    },
    6: {
      eases: 'Somebody does one of your dull jobs with pleasure, humming.',
      presses: "You apologize for asking before you've asked.",
    },
    7: {
      eases: "Someone says that of course you can, as if you'd asked about the weather.",
      presses: 'You play down something you did, and somebody believes you.',
    },
    8: {
      eases: 'You look at the better one together and both do the same sum.',
      presses: 'You each buy the cheap one.',
    },
    9: {
      eases: 'You can smell the place for a second, on an ordinary street.',
      presses: 'You describe the far-off plan to someone, who asks when, and you say oh, someday.',
    },
    10: {
      eases: "You're asked what you'd do, and you know.",
      presses: 'You make yourself smaller in the very sentence that counted.',
    },
    11: {
      eases: "You look in at people doing what you'd like to do, rather badly.",
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
      eases: "You say that you won't come, and the host is relieved as well.",
      presses: "You say that you'd love to, with your coat already on.",
    },
    4: {
      eases: 'The guests leave early and happy.',
      presses: 'You stand in the hall with nine pairs of shoes.',
    },
    5: {
      eases: "You leave while it's fun, by chance, and the whole evening stays good.",
      presses: "You're having a fine time and looking for a better one.",
    },
    6: {
      eases:
        'You do the small version, because there was no time, and the next day you do it again.',
      presses: 'The equipment arrives.',
    },
    7: {
      eases: 'The person is exactly as they always were, and you like them for an hour.',
      presses: 'You wait for somebody to rise to the occasion, and they sit down.',
    },
    8: {
      eases: "You ask what your promise will cost, and it's less than your silence had made it.",
      presses: "You're thanked in advance for something you can't quite remember.",
    },
    9: {
      eases: 'You break your own rule and are nice to be with.',
      presses: "You recommend to someone what you haven't done since spring.",
    },
    10: {
      eases: "You give a number, and it's a number you can keep.",
      presses: 'Your promise was liked so much that others have been told.',
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
