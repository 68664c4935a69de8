import type { Line } from '../../character.ts'

/** What it means that a planet is in charge of a year of life. */
export const lordsOfTheYear: Record<
  'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn',
  Line[]
> = {
  sun: [
    {
      says: 'You are asked to be the one who decides. Hiding behind a committee works badly until your next birthday.',
    },
    {
      says: 'Recognition and the lack of it both feel larger than usual, and both tell you what you were working for.',
    },
    {
      says: 'What you do for the sake of your own name counts for more than what you do to be useful.',
    },
  ],
  moon: [
    {
      says: 'The year changes with your mood and your company, and its important days look ordinary on a calendar.',
    },
    {
      says: 'Your body has a vote. Plans that ignore food, sleep, and the people you feed are voted down.',
    },
    {
      says: 'You notice every four weeks or so that something has shifted, long before you could explain it.',
    },
  ],
  mercury: [
    {
      says: 'Details run the year. A form, a sentence, or a phone call that takes four minutes turns out to have decided something.',
    },
    {
      says: 'You have two of everything to choose from, and the skill is in asking one more question before you choose.',
    },
    {
      says: "What you write and sign matters more than what you feel, at least until you've read it twice.",
    },
  ],
  venus: [
    {
      says: 'The year is won by being easy to say yes to. Whom you please, and what pleases you, are practical questions now.',
    },
    {
      says: 'People open doors you have been pushing at. You only have to let them like you, which is harder than it sounds.',
    },
    {
      says: 'What you find beautiful is worth taking seriously as information about where to go next.',
    },
  ],
  mars: [
    {
      says: 'You have to fight for something, and you get to choose what. Small irritations are a poor use of the energy.',
    },
    {
      says: 'Things happen sooner than planned, partly because you are less willing to wait for everyone.',
    },
    {
      says: "Courage is the currency of the year. You'll regret what you didn't start more than what you started badly.",
    },
  ],
  jupiter: [
    {
      says: 'The year says yes easily. Your job is to notice which offers are large and which are only generous with words.',
    },
    {
      says: 'Help comes from people who can afford to give it, and it comes because somebody mentioned you.',
    },
    {
      says: 'You can promise too much without lying once. A smaller yes, kept, is worth the most.',
    },
  ],
  saturn: [
    {
      says: 'What you build slowly stays. What you hoped to get around is waiting on the far side of the shortcut.',
    },
    {
      says: 'The year gives you work that fits your age. Some of it is dull, and you will be trusted because of it.',
    },
    {
      says: "Limits are easy to see now, yours and other people's, and naming one early saves a season.",
    },
  ],
}
