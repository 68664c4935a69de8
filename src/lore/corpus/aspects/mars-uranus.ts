import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const marsUranus: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        "You've usually done it before you knew you were going to ({aspect}).",
        "Mars in fire acts on the impulse, and Uranus makes the impulse one that nobody saw coming, so you're the first into the cold lake and the first out of a boring lecture.",
        "When something has to be done this second, there's no one better.",
        'Most of life allows you a bit longer than that, and you seldom take it.',
      ],
      traits: ['bold', 'quick'],
    },
    earth: {
      says: [
        'You work hard, provided no one tells you how ({aspect}).',
        "Mars in earth wants to get a real thing done with its hands, and Uranus wants to find its own method, so you'll spend six hours building a device to save ten minutes.",
        'Sometimes the device is brilliant.',
        'Being supervised brings your pace down to nothing, and the supervisor may never learn that it was the supervising that did it.',
      ],
      traits: ['independent', 'practical'],
    },
    air: {
      says: [
        "Your first response to a rule is to think of a case where it wouldn't work.",
        'Mars in air attacks with ideas, and Uranus picks the one from the least expected side, which makes you a thrilling opponent and a tiring passenger ({aspect}).',
        'You mean no harm, and the speed of it is half the fun.',
        "Others are still forming a reply when you've changed sides to see how it looks from there.",
      ],
      traits: ['quick', 'frank'],
    },
    water: {
      says: [
        'You go along for a long time, and then you act so suddenly that it surprises you as well ({aspect}).',
        'Mars in water drifts with what the others seem to want, while Uranus collects the pressure and lets it out in one move.',
        "You might get off a bus three stops early because you couldn't bear one more minute of the talk.",
        "It often turns out to be a good move, made on information you didn't know you had.",
      ],
      traits: ['yielding', 'changeable'],
    },
  },
  tense: {
    fire: {
      says: [
        'You get impatient at a speed that other people find hard to believe ({aspect}).',
        "Mars in fire wants it now, and Uranus can't stand being held up, so four seconds behind a slow walker feels to you like an insult.",
        'You swerve around them, and drop your phone.',
        'Your anger is over before the screen has stopped spinning, and those it landed on have only just begun to feel theirs.',
      ],
      traits: ['quick', 'bold'],
    },
    earth: {
      says: [
        'You hold to a job with great patience until one small order too many.',
        'Mars in earth wants to finish at its own pace, and Uranus is listening the whole time for anyone who thinks they can set it ({aspect}).',
        'Then you put down your tools in the middle of a row and go home.',
        "It looks like a tantrum over nothing, and in fact you've been counting since Monday.",
      ],
      traits: ['steady', 'independent'],
    },
    air: {
      says: [
        "You can't hear an instruction without starting to improve it ({aspect}).",
        "Mars in air argues for the exercise, and Uranus argues for freedom, and together they'll turn a request to take out the trash into a discussion of who decided on Thursdays.",
        'You have a point.',
        "The other person only wanted the trash taken out, and can't see why living with you requires this much debate.",
      ],
      traits: ['independent', 'frank'],
    },
    water: {
      says: [
        'When you feel pressed, you agree and then vanish ({aspect}).',
        "Mars in water can't bear to refuse anyone to their face, and Uranus can't bear to be held to it afterward.",
        'So you say yes to helping at the fundraiser, and on the day your phone is off.',
        'They call it flaky, when it was the only no you could manage.',
      ],
      traits: ['yielding', 'independent'],
    },
  },
  harmonious: {
    fire: {
      says: [
        'You do your best work with no time to prepare ({aspect}).',
        'Mars in fire is ready at once, and Uranus shows it a way through that no plan would have contained.',
        "When the speaker doesn't turn up, or the tent comes down in the wind, everybody looks around and you've already started.",
        'Nervous people find you restful, which surprises those who know you only on slow days.',
      ],
      traits: ['bold', 'quick'],
    },
    earth: {
      says: [
        'You can usually get a thing going again.',
        'Mars in earth is patient with objects, and Uranus sees what could be done differently, so you fix a stroller with a part from a bicycle and it holds ({aspect}).',
        'The same knack works on plans that have stalled.',
        "You don't explain it well, and you don't have to, because by then it's running.",
      ],
      traits: ['practical', 'independent'],
    },
    air: {
      says: [
        'Put on the spot, you get better ({aspect}).',
        'Mars in air likes a quick exchange, and Uranus hands it a new angle just as the old one gives out.',
        "You can win over a hostile crowd at a town meeting because you answer what they said, and they'd come expecting a speech.",
        'Nobody feels beaten, either, since you were so plainly interested.',
      ],
      traits: ['quick', 'frank'],
    },
    water: {
      says: [
        'You act on hunches, and they tend to be good ones ({aspect}).',
        'Mars in water senses which way things are about to go, and Uranus moves a moment before anyone else would.',
        "You cross the street for no reason and run into the person you'd been trying to reach all week.",
        "Because you can't say how you knew, people call it luck, and you let them.",
      ],
      traits: ['quick', 'changeable'],
    },
  },
}
