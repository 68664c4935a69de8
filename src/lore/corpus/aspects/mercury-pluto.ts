import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const mercuryPluto: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        'You say what everyone was thinking, and you say it with force ({aspect}).',
        'Mercury in fire speaks before it has weighed the words, and Pluto goes for the subject that matters, so a remark of yours over coffee can be quoted for years.',
        'People come to you when they want the truth.',
        "They'd sometimes like a warning, and you can't give one, because you didn't know it was coming either.",
      ],
      traits: ['frank', 'serious'],
    },
    earth: {
      says: [
        'You want to know how a thing really works before you believe in it ({aspect}).',
        'Mercury in earth goes by the facts, and Pluto assumes that the important ones are on page nine, so you read the warranty.',
        'You speak late and seldom have to correct yourself.',
        'People who hoped to hurry past a detail find you friendly and impossible to get around.',
      ],
      traits: ['wary', 'practical'],
    },
    air: {
      says: [
        "You can't leave a question half answered.",
        'Mercury in air enjoys a subject for its own sake, but Pluto turns enjoyment into research, and one podcast about shipwrecks costs you the month of February ({aspect}).',
        'You end up knowing more than you let on.',
        'In conversation you may hold most of it back and watch, since you learn a good deal from what people say when they think you know nothing.',
      ],
      traits: ['serious', 'guarded'],
    },
    water: {
      says: [
        'You hear what people leave out ({aspect}).',
        'Mercury in water listens for the feeling behind a sentence, and Pluto wants to know why it was hidden, so a cheerful "fine" on the phone can occupy you for an hour.',
        "You're usually on to something.",
        "You rarely tell them, though, and they have no chance to say that they'd only been chewing a sandwich.",
      ],
      traits: ['private', 'wary'],
    },
  },
  tense: {
    fire: {
      says: [
        'Once you believe something, you find it hard to let others believe anything else ({aspect}).',
        'Mercury in fire wants to share the discovery, and Pluto wants it accepted.',
        "You go on after they've said that they see your point, because you can tell they don't.",
        'They remember the pressure longer than the argument, which is a pity, since the argument was good.',
      ],
      traits: ['frank', 'bold'],
    },
    earth: {
      says: [
        'The simpler an offer sounds, the less you trust it.',
        'Mercury in earth asks what it costs, while Pluto asks who profits, and neither can be put off with a smile ({aspect}).',
        'It protects you well, and it uses up a lot of evenings.',
        "If a neighbor gives you her tomatoes, you're still looking for the reason when they've gone soft.",
      ],
      traits: ['wary', 'practical'],
    },
    air: {
      says: [
        'You go one question further than people are comfortable with ({aspect}).',
        "Mercury in air is only curious, but Pluto can't stop short of the thing that's being kept back.",
        "A friend may mention a new job, and within five minutes tell you why the old one ended and wish they hadn't.",
        "You'd never repeat it, and they don't know that yet.",
      ],
      traits: ['serious', 'frank'],
    },
    water: {
      says: [
        'A careless sentence can stay with you for weeks ({aspect}).',
        'Mercury in water remembers the tone it was said in, and Pluto is sure that the tone was the truth.',
        'You turn it over while you wash up, and each time it means something a little worse.',
        "The one who said it has long forgotten, and can't think why your replies have gotten so short.",
      ],
      traits: ['guarded', 'wary'],
    },
  },
  harmonious: {
    fire: {
      says: [
        'You can get people to listen without raising your voice ({aspect}).',
        'Mercury in fire puts it simply, and Pluto makes it clear that you mean every word.',
        'When a friend is about to drive home after too many drinks, two sentences from you are enough.',
        "You don't use this often, and that's a good part of why it works.",
      ],
      traits: ['frank', 'bold'],
    },
    earth: {
      says: [
        'You find the mistake that everyone else has looked straight at.',
        'Mercury in earth goes through a thing line by line, and Pluto knows which line to distrust ({aspect}).',
        'Give you a bill that came out too high, and by noon you have the name of the person who can fix it.',
        "You're patient about it and hardly ever triumphant, so even the person who made the mistake is glad it was you.",
      ],
      traits: ['practical', 'serious'],
    },
    air: {
      says: [
        'People tell you things, and the things stay told to you ({aspect}).',
        'Mercury in air listens with real interest, and Pluto keeps whatever was said in confidence.',
        'You may know three sides of the same quarrel without anybody suspecting it.',
        "So when you do offer an opinion, it's remarkably well informed, and people put it down to good judgment.",
      ],
      traits: ['tactful', 'guarded'],
    },
    water: {
      says: [
        'You find words for what has been bothering someone for years ({aspect}).',
        'Mercury in water understands by feeling along with them, and Pluto leads it down to where the trouble began.',
        "You don't hurry, and you let the silences alone.",
        'Then you say one quiet thing on the drive home, and the other person looks out the window for a mile before they answer.',
      ],
      traits: ['warm', 'tactful'],
    },
  },
}
