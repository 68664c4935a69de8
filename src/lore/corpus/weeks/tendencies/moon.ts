import type { WeekScenes } from '#lore/authored.ts'

export const moonTendencies: WeekScenes = {
  eases: {
    '1': {
      eases: 'You help people by being near them, and that asks less of you than advice does.',
      presses: 'You may reach for a solution when somebody only wanted you to listen.',
      later: 'You may find that staying is enough, and that nobody misses the advice.',
    },
    '2': {
      eases: 'What you have is likely to comfort you as well as anything you could order.',
      presses: 'A low mood may send you shopping for something that no store carries.',
      later: "It helps to know which feeling you're buying for before you pay.",
    },
    '3': {
      eases: "A familiar voice does you more good than you'd expect from so ordinary a talk.",
      presses:
        "You may put off calling because you've got nothing to tell, and the silence begins to look like distance.",
      later: "You don't need news in order to be welcome.",
    },
    '4': {
      eases:
        'You may settle down quickly among people who ask nothing of you, and your home can be such a place.',
      presses: "You may feel like a guest in your own routine and not know what's missing.",
      later: 'Now that you know what makes the difference, you can arrange for it.',
    },
    '5': {
      eases: 'You may forget yourself in something silly and come back refreshed.',
      presses: "You're likely to watch other people play and think of what still has to be done.",
      later: "An hour without a purpose isn't as hard to find as you've been saying.",
    },
    '6': {
      eases: 'Your body is easy to please just now, and it repays you at once.',
      presses: 'You may push past the point where you were tired and pay for it with your temper.',
      later: "What helped once will help again, and it's simple enough to repeat.",
    },
    '7': {
      eases:
        "You can stop reading faces for a while, because somebody's telling you what they want.",
      presses:
        'You may spend a whole conversation guessing, and answer a question that nobody asked.',
      later: "You can make things as easy for other people by saying what you'd like.",
    },
    '8': {
      eases: 'Somebody may see you tired or upset and be exactly as they were before.',
      presses: 'You may tidy yourself up for a person who has seen you far worse.',
      later: 'You can let the person help who already knows what it looks like.',
    },
    '9': {
      eases: 'A change of view calms you faster than rest does, and a short one will do.',
      presses: "You may stay in because you're tired and find that it doesn't help.",
      later: 'A short walk may have done more for you than the whole evening before it.',
    },
    '10': {
      eases: 'People may be calmer because of you, whether or not anything gets done.',
      presses: 'You may carry your worry in with you and see it spread.',
      later:
        'You may start to notice the days on which people lean on you, and how much that takes.',
    },
    '11': {
      eases: 'A friend may do for you what a relative would, without making anything of it.',
      presses: 'You may feel left out by people who take it for granted that you belong.',
      later: 'One of you may come close to saying how much the other one means.',
    },
    '12': {
      eases: 'Time alone sorts out your feelings without any help from you.',
      presses:
        "You may give your free evening away because somebody's disappointment seems worse than your own.",
      later: "You can protect an evening without explaining what it's for.",
    },
  },
  presses: {
    '1': {
      eases: 'Your mood may lift before anyone has noticed it, and you can let it.',
      presses: 'A bad mood may make your choices for you, down to what you wear.',
      later: "It's over sooner than it seems, and nothing needs to be decided before then.",
    },
    '2': {
      eases: 'You may feel quite safe for no reason that a bank would accept.',
      presses: "You may look at your account when you're worried about something else.",
      later: "It's easier to be calm about money when you've told somebody that you aren't.",
    },
    '3': {
      eases: "A warm answer may come from somebody you'd begun to suspect.",
      presses: 'A short answer may sound like a verdict to you.',
      later: 'You can ask, and save yourself an evening of wondering.',
    },
    '4': {
      eases: 'Somebody may see what you do and be glad to take a part of it.',
      presses:
        'You may do more and more without saying anything, in the hope that it speaks for itself.',
      later:
        "If you say kindly and early what you'd like help with, nobody has to hear a reproach.",
    },
    '5': {
      eases: "You're likely to enjoy something that nobody had planned.",
      presses: "You may feel your good mood leave as soon as it's needed.",
      later: 'You can keep the evening small and see who minds.',
    },
    '6': {
      eases: 'A chore that you share, or trade, may turn out to be no trouble at all.',
      presses: "You may be cross about all of them when it's one that you mean.",
      later: 'Now that you know which one it is, you can ask for a trade.',
    },
    '7': {
      eases: "They may come out of it by themselves, while you're busy with something of your own.",
      presses: 'You may start to repair a mood that was never your fault.',
      later: 'You can be kind to somebody in a bad mood without treating it.',
    },
    '8': {
      eases: 'Help may be given to you so lightly that you forget to object.',
      presses: 'You may choose the hard way so as to owe nobody anything.',
      later: 'The next favor you need could be the one you ask for.',
    },
    '9': {
      eases:
        'You can disagree with somebody and like them, which makes your own view easier to hold.',
      presses: 'You may be hurt by an opinion as though it had been aimed at you.',
      later: 'It helps to know which part is conviction and which is an old bruise.',
    },
    '10': {
      eases:
        'A kind word may come from the same place as the cool one, and it was meant just as much.',
      presses: 'You may let one look decide what kind of day it was.',
      later:
        'By now the cool word may look like what it was, a few syllables from somebody with a busy day.',
    },
    '11': {
      eases: 'You may be included without having done anything for it.',
      presses: "You may look at other people's evenings and think that yours is the only dull one.",
      later: 'Somebody out there may be waiting for you to call.',
    },
    '12': {
      eases: "You may laugh in the middle of something sad, and it isn't disloyal.",
      presses:
        "A heaviness may come that has no cause you can point to, and it's asking for quiet more than for reasons.",
      later: "If you give it an evening, it probably won't ask for more.",
    },
  },
}
