import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const mercuryUranus: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        'Your ideas come all at once, and you say them at the same speed ({aspect}).',
        'Mercury in fire speaks as it thinks, and Uranus has thought of the answer before the question is over.',
        "Being interrupted by you is a compliment, since it only happens when you're excited.",
        'People have to learn that, and a few of the quiet ones may never finish a sentence until they do.',
      ],
      traits: ['quick', 'frank'],
    },
    earth: {
      says: [
        'You find the simple solution that nobody had considered, and you find it hard to say how ({aspect}).',
        'Mercury in earth wants to know whether it works, and Uranus skips the first eleven steps.',
        "Ask you for directions and you'll give a route through a parking lot that does save six minutes.",
        "Those who need to see the reasoning have to take it on trust, and most of them give in after it's worked twice.",
      ],
      traits: ['practical', 'independent'],
    },
    air: {
      says: [
        'Your mind makes connections faster than a conversation can carry them.',
        'Mercury in air links everything to everything, and Uranus loves the link that seems absurd, so the talk goes with you from taxes to octopuses and back ({aspect}).',
        "It's a delight if a person can let go of the subject.",
        'Someone who had a question about taxes may need to ask it three times, and the third answer is excellent.',
      ],
      traits: ['quick', 'playful'],
    },
    water: {
      says: [
        'You think in images, and the best ones arrive when you were thinking of something else ({aspect}).',
        "Mercury in water lets a subject sink, and Uranus sends it back up days later, solved, while you're brushing your teeth.",
        'So you do badly when asked what you think right now.',
        'People may take you for slow, and then read a message from you at midnight that settles the matter.',
      ],
      traits: ['private', 'changeable'],
    },
  },
  tense: {
    fire: {
      says: [
        'You say the true thing about ten minutes too early ({aspect}).',
        'Mercury in fire wants it out in the open, and Uranus enjoys the look on their faces, so the news is told before it was meant to be news.',
        "You've got the facts right, as a rule.",
        "What you lose is the credit for being right, because everyone's talking about how you put it.",
      ],
      traits: ['frank', 'quick'],
    },
    earth: {
      says: [
        'You collect the facts with care and then jump to somewhere they never pointed.',
        'Mercury in earth wants every step checked, and Uranus is bored by step three ({aspect}).',
        'You compare forty washing machines and order one that was on none of the charts.',
        "It's a strain on people who plan with you, as they were getting used to the careful one.",
      ],
      traits: ['changeable', 'independent'],
    },
    air: {
      says: [
        "Your mind is hard to turn off, and most so when you're tired ({aspect}).",
        'Mercury in air collects one more opinion, and Uranus answers it with something contrary, and the two can go on like this until the birds start.',
        'You may argue both sides of a plan so well that you end up doing neither.',
        'From outside it looks like restlessness, and inside it feels like being the only one who sees all the possibilities.',
      ],
      traits: ['quick', 'changeable'],
    },
    water: {
      says: [
        'You can go blank at exactly the wrong moment ({aspect}).',
        'Mercury in water needs to feel at ease before it can think, while Uranus works by jolts, so a sudden question empties your head.',
        'You introduce two people at a gathering and lose the name of the one you live with.',
        "It comes back in seconds, along with a sharp remark about yourself that makes everyone laugh and wasn't needed.",
      ],
      traits: ['changeable', 'modest'],
    },
  },
  harmonious: {
    fire: {
      says: [
        'You can say a new idea so directly that people skip the part where they object ({aspect}).',
        "Mercury in fire goes for the point, and Uranus makes sure it's one they haven't heard.",
        "It's a gift for toasts, and for the moment when a class or a committee has stopped listening.",
        "Nobody thinks of you as a rebel, because you sound as though you'd just noticed something nice.",
      ],
      traits: ['frank', 'bold'],
    },
    earth: {
      says: [
        'You see how something could be done in half the time, and you check before you say so.',
        'Uranus finds the shortcut, and Mercury in earth walks it first ({aspect}).',
        "If a form asks for the same address four times, it's you who knows the box that fills in the rest.",
        'People bring you their tangles because your answer is short and can be used the same afternoon.',
      ],
      traits: ['practical', 'quick'],
    },
    air: {
      says: [
        'New information never annoys you, even when it proves you wrong ({aspect}).',
        "Mercury in air likes to compare, and Uranus likes to be surprised, so you can drop an opinion in the middle of a sentence and pick up the other person's.",
        'It makes learning easy at any age.',
        'Talking with you, people get bolder in their own thinking, since a mistake costs them nothing.',
      ],
      traits: ['open', 'quick'],
    },
    water: {
      says: [
        'You often know what someone means before they do ({aspect}).',
        'Mercury in water listens to the tone, and Uranus jumps from there to the sentence they were circling.',
        'Said softly, as you say it, it comes as a relief.',
        "Children and tired people seem especially glad of you, because they don't have to get the words right.",
      ],
      traits: ['quick', 'warm'],
    },
  },
}
