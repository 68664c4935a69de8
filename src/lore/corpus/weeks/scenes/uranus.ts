import type { WeekScenes } from '#lore/authored.ts'

export const uranusScenes: WeekScenes = {
  eases: {
    1: {
      eases: 'Your oddity slips out, and someone says that they love that.',
      presses: 'You cover your oddity with a joke and feel a bit gray.',
    },
    2: {
      eases: 'You swap something for something, and no money moves.',
      presses: 'You pay for the usual life on time, and wonder for whom.',
    },
    3: {
      eases: 'You get talking with someone half your age, or twice.',
      presses: 'Everyone at the table agrees with you.',
    },
    4: {
      eases: 'You carry a chair into the wrong room, and there it looks right.',
      presses: 'You ask permission in your own kitchen.',
    },
    5: {
      eases: 'You fall over and laugh.',
      presses: "You do the thing you're known for, very well, and look at the time.",
    },
    6: {
      eases: 'You start an hour later, and no alarm goes off.',
      presses: "You obey a rule, and then you can't find who made it.",
    },
    7: {
      eases: 'You spend a day apart and have something to tell each other.',
      presses: "You're together all weekend, and each of you goes to the store alone.",
    },
    8: {
      eases:
        "You mention that you might stop sharing the thing, and the others ask if that's possible.",
      presses: 'You renew the old arrangement once more, to be polite.',
    },
    9: {
      eases: 'You read about your new subject until two.',
      presses: 'You explain your new subject, and people wait for it to end.',
    },
    10: {
      eases: 'You do both kinds of work in one day, and they help each other.',
      presses: 'Somebody asks which of the two you really are.',
    },
    11: {
      eases: 'The unlikely friend surprises you twice in ten minutes.',
      presses: "You put off calling until you've got something to say.",
    },
    12: {
      eases: 'You lie down in the middle of the day for no reason.',
      presses: 'You look for a reason, a good one, with a witness.',
    },
  },
  presses: {
    1: {
      eases: "You tell someone while you're still thinking, and they have a good idea.",
      presses: 'You announce a decision, and look at the faces.',
    },
    2: {
      eases: "A free hour turns out to be worth more than you'd have paid for it.",
      presses: "You're offered something safe and feel your collar.",
    },
    3: {
      eases: 'You stay on the line, and it turns into a conversation.',
      presses: "You're gone in the middle of somebody's sentence.",
    },
    4: {
      eases: 'You have an hour at home that no one asks about.',
      presses: "Somebody wants to know what you're doing in there.",
    },
    5: {
      eases: 'Something gets easy, and you stay one more day.',
      presses: 'You can see how the thing will go, and your foot starts to tap.',
    },
    6: {
      eases: 'You ask why a thing is done, and nobody knows.',
      presses: 'You do the pointless duty, with a look.',
    },
    7: {
      eases: "You say when you'll be there, and you're there.",
      presses:
        'You leave an answer open, and you can hear the other person leave theirs open, too.',
    },
    8: {
      eases: "You're asked about the shared money, for once, before anything is decided.",
      presses: 'Everything has been arranged for you, very nicely.',
    },
    9: {
      eases: 'Somebody agrees with you, and you begin to see the other side.',
      presses: 'You take the opposite view before you know what it is.',
    },
    10: {
      eases: 'The voice is away for a day, and you work till six without noticing.',
      presses: 'You write the letter of resignation in your head, with some good phrases.',
    },
    11: {
      eases: 'The group asks for your opinion and takes it.',
      presses: "You're told how we do it here.",
    },
    12: {
      eases: 'You change one small thing, and you sleep.',
      presses: "You're up at three with a plan for a different life.",
    },
  },
}
