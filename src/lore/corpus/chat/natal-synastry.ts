import type { AspectQuality } from '../../aspect-quality.ts'

/** What two people do to each other. `joined` is read with the pair, the rest by pair. */
interface MeetingWords {
  says: readonly string[]
}

/** By group of the two points, in alphabetical order. {You} is the reader's, {they} the other's. */
export const meetingWords: Record<string, Record<AspectQuality, MeetingWords['says']>> = {
  'light~light': {
    joined: [
      'you recognize each other, and you get tired of the same things at the same hour',
      'you understand each other without explaining, and neither of you can surprise the other for long',
    ],
    harmonious: [
      'ordinary days together are easy, and you forgive each other quickly',
      'what one of you is after suits the other fine',
    ],
    tense: [
      "one of you needs quiet just when the other needs company, and it's nobody's fault",
      'you wear each other out on small things unless you say what you need first',
    ],
  },
  'light~love': {
    joined: [
      "there's plain fondness here, and it shows",
      "you like each other even on days when you don't agree",
    ],
    harmonious: [
      "it's easy to be kind to each other",
      'affection gets through without translation',
    ],
    tense: [
      "you're drawn to each other and then disappointed in small ways",
      "one of you shows love in a way the other doesn't notice",
    ],
  },
  'light~drive': {
    joined: [
      'you wake each other up, in both senses',
      "there's energy here, and some of it is temper",
    ],
    harmonious: [
      'you get each other moving',
      'together you do things that alone you would put off',
    ],
    tense: [
      "you get on each other's nerves fast and make up fast",
      'one pushes, the other takes it personally',
    ],
  },
  'love~drive': {
    joined: [
      "the attraction is plain, and it doesn't wait for a good moment",
      'you want each other, and anyone at the table can tell',
    ],
    harmonious: ['wanting each other is easy here', 'one asks and the other is glad to be asked'],
    tense: ['attraction and irritation arrive together', 'you flirt by arguing'],
  },
  'love~love': {
    joined: ['you like the same things, and you spend alike', 'your tastes match'],
    harmonious: ['your tastes get along', 'you agree on what a good evening is'],
    tense: [
      'you like different things and take it personally',
      'your ideas of a nice weekend differ',
    ],
  },
  'drive~drive': {
    joined: [
      'you fight the same way, and at the same time',
      "you compete, and it's fun until it isn't",
    ],
    harmonious: ['you work well side by side', 'you pull in one direction'],
    tense: [
      'you get angry at different speeds, and each thinks the other unfair',
      'you both want to drive',
    ],
  },
  'mind~other': {
    joined: ['you could talk all night', "one finishes the other's sentences, correctly"],
    harmonious: [
      'you explain yourselves to each other easily',
      'a conversation fixes most things between you',
    ],
    tense: [
      "you misread each other's tone, in texts above all",
      "what one says isn't what the other hears",
    ],
  },
  'weight~other': {
    joined: [
      'this has weight, and one of you feels examined',
      'one of you is the responsible one here, and it can last for years',
    ],
    harmonious: ['you can rely on each other', 'promises hold here'],
    tense: [
      "one of you feels judged by the other, and usually it isn't meant so",
      'duty and affection get mixed up between you',
    ],
  },
  'luck~other': {
    joined: ['you make each other more hopeful', "you're generous with each other"],
    harmonious: ['you do each other good', 'each brings the other some luck'],
    tense: ['you promise each other too much', 'you encourage each other in expensive ideas'],
  },
  'depth~other': {
    joined: [
      'it goes deep, and neither of you can be indifferent',
      'this connection changes people',
    ],
    harmonious: [
      'you bring out something stronger in each other',
      'you can say the difficult things',
    ],
    tense: [
      "there's a struggle over who decides",
      'you hold on to each other too tightly at times',
    ],
  },
  'freedom~other': {
    joined: ["it's exciting and not restful", 'one of you keeps the other guessing'],
    harmonious: ['you leave each other room', "you're good for each other's independence"],
    tense: [
      'one wants closeness when the other wants air',
      'plans between you change at the last minute',
    ],
  },
  'dream~other': {
    joined: ['you idealize each other', 'one of you is a bit of a dream to the other'],
    harmonious: ["you sense each other's moods", "you're tender with each other"],
    tense: [
      'you believe things about each other that were never said',
      'one of you expects to be understood without speaking',
    ],
  },
  'angle~other': {
    joined: [
      'you noticed each other at once, or would have in any crowd',
      'each has a part in how the other is seen',
    ],
    harmonious: [
      'you get along at first sight',
      "you fit into each other's lives without much effort",
    ],
    tense: [
      'first impressions between you mislead',
      "you stand in each other's light now and then",
    ],
  },
}

/** What to do about it together. */
export const togetherTasks: readonly string[] = [
  'Pick one evening this week and each say one thing you would like more of.',
  'The next time it starts, stop and say whose turn it is to be looked after.',
  'Agree on one sentence that means "not now, but tonight", and use it.',
  'Ask them which of this they would sign, because I have only the charts.',
]
