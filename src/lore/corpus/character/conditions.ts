import type { Line } from '../../character.ts'

type Dignified = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'
type Retrograde = Exclude<Dignified, 'sun' | 'moon'> | 'uranus' | 'neptune' | 'pluto'

/** What being born while it moved backward does to a planet. */
export const retrogradeLines: Record<Retrograde, Line[]> = {
  mercury: [
    {
      says: 'You go back over what was said, and the answer you give on Thursday is better than the one you gave on Tuesday.',
      traits: ['slow'],
    },
    {
      says: 'You reread your own messages after you have sent them, and sometimes you find what you really meant.',
      traits: ['guarded'],
    },
    {
      says: 'You like to sleep on an answer, and you resent being asked for one across a table.',
    },
  ],
  venus: [
    {
      says: 'You do not quite believe that people like you, so you go over the evening on your way home to check.',
      traits: ['wary'],
    },
    {
      says: 'You are slow to name what you want in love, and old affections keep more of their hold on you than new ones gain.',
      traits: ['slow'],
    },
    {
      says: 'You like people better in memory than you let them see at the time.',
    },
  ],
  mars: [
    {
      says: 'Your temper arrives late, often a day after the person has gone, and then you have nowhere to put it.',
      traits: ['slow'],
    },
    {
      says: 'You rehearse a confrontation so thoroughly that by the time you could have it you are tired of the subject.',
      traits: ['yielding'],
    },
    {
      says: 'You do your best fighting in the second round, once you have had time to think about the first.',
    },
  ],
  jupiter: [
    {
      says: 'You believe in other people sooner than in yourself, and you find your own luck by looking back.',
      traits: ['modest'],
    },
    {
      says: 'You work out your beliefs in private, and you distrust anyone who is sure in public.',
      traits: ['independent'],
    },
    {
      says: 'You tend to understand a piece of good fortune about a year after it happened.',
    },
  ],
  saturn: [
    {
      says: "You set yourself rules that nobody gave you, and you need a day alone before you can agree to anyone else's.",
      traits: ['guarded'],
    },
    {
      says: 'You are stricter with yourself than any boss has been, and a free day takes some practice.',
      traits: ['serious'],
    },
    {
      says: 'You go back over old duties to see whether you did them well enough, including some that nobody else remembers.',
    },
  ],
  uranus: [
    {
      says: 'Your rebellions happen inside first, and people only see the result: one day you are simply done.',
      traits: ['guarded'],
    },
    {
      says: 'You were different before you showed it, and you still choose carefully who gets to see how much.',
      traits: ['private'],
    },
    {
      says: 'You can go along with a thing for years and be out of it in a day, and only you saw it coming.',
    },
  ],
  neptune: [
    {
      says: 'You see through a mood sooner than you let on, having been taken in by one or two.',
      traits: ['wary'],
    },
    {
      says: 'You keep a private dream going that hardly anyone knows about, and it has outlasted several public ones.',
      traits: ['private'],
    },
    {
      says: 'Your disappointments are private, and so were the hopes they came from.',
    },
  ],
  pluto: [
    {
      says: 'You use your influence sparingly, and it takes a lot before anyone sees how strong you are.',
      traits: ['guarded'],
    },
    {
      says: 'You take yourself apart before anyone else can, and you do it thoroughly.',
      traits: ['private'],
    },
    {
      says: 'You make your deepest changes where nobody is looking, and people notice when the work is done.',
    },
  ],
}
