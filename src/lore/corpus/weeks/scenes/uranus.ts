import type { WeekScenes } from '#lore/authored.ts'

export const uranusScenes: WeekScenes = {
  eases: {
    1: {
      eases: 'You do it without thinking, and someone says that they love that.',
      presses: 'You cover it up with a joke and feel a bit gray.',
    },
    2: {
      eases: 'You swap something for something, and no money moves.',
      presses: 'You pay for it all on time, and wonder for whom.',
    },
    3: {
      eases: 'You get talking with someone half your age, or twice.',
      presses: 'Everyone at the table agrees with you.',
    },
    4: {
      eases: "You carry a chair into the wrong room, and it's right.",
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
      eases: "You mention that you might stop, and they ask if that's possible.",
      presses: 'You renew it once more, to be polite.',
    },
    9: {
      eases: 'You read about it until two.',
      presses: 'You explain your new interest, and they wait for it to end.',
    },
    10: {
      eases: 'You do both in one day, and they help each other.',
      presses: 'Somebody asks which of the two you really are.',
    },
    11: {
      eases: 'They surprise you twice in ten minutes.',
      presses: "You put off calling until you've got something to say.",
    },
    12: {
      eases: 'You lie down in the middle of the day for no reason.',
      presses: 'You look for a reason, a good one, with a witness.',
    },
  },
  presses: {
    1: {
      eases: "You tell someone while you're still thinking, and they have an idea.",
      presses: 'You announce it, and look at their faces.',
    },
    2: {
      eases: "A free hour turns out to be worth more than you'd have paid for it.",
      presses: "You're offered something safe and feel your collar.",
    },
    3: {
      eases: 'You stay on the line, and it turns into a conversation.',
      presses: "You're gone in the middle of their sentence.",
    },
    4: {
      eases: 'You have an hour at home that no one asks about.',
      presses: "Somebody wants to know what you're doing in there.",
    },
    5: {
      eases: 'It gets easy, and you stay one more day.',
      presses: "You can see how it'll go, and your foot starts to tap.",
    },
    6: { eases: "You ask why it's done, and nobody knows.", presses: 'You do it, with a look.' },
    7: {
      eases: "You say when you'll be there, and you're there.",
      presses: 'You leave it open, and you can hear them leave it open, too.',
    },
    8: {
      eases: "You're asked, for once, before it's decided.",
      presses: "It's been arranged for you, very nicely.",
    },
    9: {
      eases: 'Somebody agrees with you, and you begin to see the other side.',
      presses: 'You take the opposite view before you know what it is.',
    },
    10: {
      eases: 'The voice is away for a day, and you work till six without noticing.',
      presses: 'You write the letter of resignation in your head, with some good phrases.',
    },
    11: { eases: 'They ask your opinion and take it.', presses: "You're told how we do it here." },
    12: {
      eases: 'You change one small thing, and you sleep.',
      presses: "You're up at three with a plan for a different life.",
    },
  },
}
