import type { WeekScenes } from '#lore/authored.ts'

export const marsTendencies: WeekScenes = {
  eases: {
    '1': {
      eases: 'You can say what you mean in few words, and people are likely to thank you for it.',
      presses: 'You may wrap a no in so many reasons that it sounds like a yes.',
      later: 'You can leave out the explanation and keep the friendly voice.',
    },
    '2': {
      eases:
        "If you ask about a price or a fee, you've got a fair chance of hearing something you like.",
      presses: 'You may work harder in order not to have to ask.',
      later: 'One question a month would be worth more than another hour of work.',
    },
    '3': {
      eases: "You're quick to settle things, and the other person may be relieved that you were.",
      presses: 'You may take a small annoyance home with you and let it grow.',
      later: "You can say it on the spot the next time, while it's still one sentence long.",
    },
    '4': {
      eases:
        "You've got the strength for the change you've been putting off, and you can see where to begin.",
      presses: 'You may wait for everyone to agree and lose the wish for it.',
      later: 'You can start with the heavy end and leave the details for a tired day.',
    },
    '5': {
      eases: "You enjoy a contest when nothing depends on it, and you've got the energy for one.",
      presses: "You may hold back because you'd mind losing more than you'd admit.",
      later: 'You can try yourself in something where losing costs you only the evening.',
    },
    '6': {
      eases: 'What you usually put off may be done within the hour, if you begin with it.',
      presses: 'You may be busy all day with everything except the one thing.',
      later: 'The day gets lighter once the worst of it is behind you.',
    },
    '7': {
      eases: 'Somebody may be glad to be argued with, and better company for it.',
      presses: 'You may treat a person carefully who finds it tiring.',
      later: 'You can be straight with them, and ask for the same.',
    },
    '8': {
      eases: 'One of you may make a move, and the problem gets much smaller.',
      presses: 'You may both wait for the other to be embarrassed first.',
      later: 'Once one of you has moved, the other is likely to follow.',
    },
    '9': {
      eases: "You're in the mood to go, and half of the preparation can be left out.",
      presses: "You may read about it until you've had enough of it.",
      later: 'The less you take along, the sooner you may want to leave.',
    },
    '10': {
      eases: 'You may say what you want without making light of it, and be taken seriously.',
      presses: 'You may make a joke of your ambition before anyone else can.',
      later: "You can tell the person who's able to do something about it.",
    },
    '11': {
      eases: "Getting everyone moving may come easily to you, and they're grateful for it.",
      presses: 'You may wait for the others, who are waiting for you.',
      later: "Once there's a date, the plan stops being an idea.",
    },
    '12': {
      eases: "You get more done when nobody's asking, and you may surprise yourself.",
      presses: "You may talk about a project until you've no appetite left for it.",
      later: "You can let people hear of it when it's finished.",
    },
  },
  presses: {
    '1': {
      eases: 'Somebody may help you, and you can let them without giving up any ground.',
      presses: 'You may hear a challenge in what was meant as help.',
      later: 'You can let the next offer stand before you answer it.',
    },
    '2': {
      eases: 'You may be angry and keep your money, which feels better than it sounds.',
      presses: "You may buy something to show somebody who'll never see it.",
      later: "A night's sleep takes most of the point out of such a purchase.",
    },
    '3': {
      eases: "You may wait before you answer and find that there's less to say.",
      presses: "You're likely to be quick and sharp, and right in a way that doesn't help.",
      later: "The second answer is usually the one you'd sign.",
    },
    '4': {
      eases: 'Everybody at home may get an hour to themselves, and the noise goes down.',
      presses: "You may shout about one thing because there's no room for another.",
      later: 'You can ask for an hour alone before you need it.',
    },
    '5': {
      eases: 'You may lose at something and still have had a good time.',
      presses: 'You may take a small defeat home and go over it.',
      later: 'It helps to want something openly where it really counts.',
    },
    '6': {
      eases: "At your own speed you make fewer mistakes, and you're done no later than the others.",
      presses: 'You may hurry because somebody else does, and make a mistake that you never make.',
      later: 'You can choose the pace before somebody chooses it for you.',
    },
    '7': {
      eases: "You may both be calmer than you'd expected, since it's been said.",
      presses: 'You may get loud on behalf of both, and be blamed for it.',
      later: 'You can ask what they think before you tell them what you do.',
    },
    '8': {
      eases: "You might divide something small between you and find that you're both satisfied.",
      presses: 'You may hold on to something because the other person wants it.',
      later: 'The thing itself can be shared out quickly once nobody has to have won.',
    },
    '9': {
      eases: 'You may let a wrong opinion go by and have a pleasant evening.',
      presses: "You may win an argument with somebody who'd only come to see you.",
      later:
        'Somebody may say a thing you think is wrong, and you can let it pass. Nobody thinks the less of you for it.',
    },
    '10': {
      eases: "You may do as you're asked without feeling any smaller.",
      presses: 'You may spend a whole day on proving that nobody can order you around.',
      later: "You can choose the one thing that's worth a no.",
    },
    '11': {
      eases: 'Somebody else may speak up first, and you can enjoy the silence.',
      presses: "You may fight a battle for people who'd have managed.",
      later:
        'You may sit through a discussion without saying a word and find that it comes out all right.',
    },
    '12': {
      eases: 'Something physical may take the anger out of you faster than a talk would.',
      presses:
        "Your anger may come out in the wrong place, against somebody who can't know what it's about.",
      later: 'Once your body has had its say, the rest is easier to put into words.',
    },
  },
}
