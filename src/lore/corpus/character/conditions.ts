import type { Line } from '../../character.ts'

type Dignified = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'
type Retrograde = Exclude<Dignified, 'sun' | 'moon'> | 'uranus' | 'neptune' | 'pluto'
type Dignity = 'domicile' | 'exaltation' | 'detriment' | 'fall'

/** What the condition of a planet by sign does to the way it acts. */
export const dignityLines: Record<Dignified, Record<Dignity, Line[]>> = {
  sun: {
    domicile: [
      {
        says: 'You have no trouble taking up room, and you assume, usually correctly, that there is some for you.',
        traits: ['bold'],
      },
      {
        says: 'You know what you are for, and the knowledge survives a bad month.',
        traits: ['steady'],
      },
    ],
    exaltation: [
      {
        says: 'You are at your best at the front of something new, and people hand you the lead before you ask.',
        traits: ['bold'],
      },
      {
        says: 'You believe in yourself first and look for reasons later, and it works more often than it should.',
        traits: ['proud'],
      },
    ],
    detriment: [
      {
        says: 'You find your place by way of other people\'s, and it takes you longer than most to say "I" without apologizing.',
        traits: ['modest'],
      },
      {
        says: 'You can argue for almost anyone more easily than for yourself.',
        traits: ['modest'],
      },
    ],
    fall: [
      {
        says: 'You learned to look sideways before stepping forward, and you weigh what each choice costs the other person.',
        traits: ['tactful'],
      },
      {
        says: "You hate to win at someone's expense, so you sometimes leave a thing undecided that was yours to decide.",
        traits: ['yielding'],
      },
    ],
  },
  moon: {
    domicile: [
      {
        says: 'What you feel and what you need are the same thing, so you know quickly when something is wrong.',
        traits: ['open'],
      },
      {
        says: 'You look after people as a matter of course, and you expect to be looked after in return.',
        traits: ['warm'],
      },
    ],
    exaltation: [
      {
        says: 'You are hard to rattle, and other people calm down by being near you.',
        traits: ['steady'],
      },
      {
        says: 'You know what comforts you, it is seldom expensive, and you keep enough of it around.',
        traits: ['steady'],
      },
    ],
    detriment: [
      {
        says: 'You learned to feel on schedule, after the work is done, and some of it never gets its turn.',
        traits: ['guarded'],
      },
      {
        says: 'You look after others by being competent, and you would rather be thanked than hugged.',
        traits: ['cool'],
      },
    ],
    fall: [
      {
        says: 'You feel things at full strength or put them away completely, with little in between.',
        traits: ['guarded'],
      },
      {
        says: 'You test people before you lean on them, and most never learn that they were tested.',
        traits: ['wary'],
      },
    ],
  },
  mercury: {
    domicile: [
      {
        says: 'You think as fast as you talk, and you find the right word while others are still clearing their throats.',
        traits: ['quick'],
      },
      {
        says: 'You can explain nearly anything to nearly anyone, and you sometimes forget that this is a skill.',
      },
    ],
    exaltation: [
      { says: 'You see the error on the page before you have read the page.', traits: ['orderly'] },
      {
        says: 'You can take a mess of facts and hand it back in order, and you enjoy it.',
        traits: ['orderly'],
      },
    ],
    detriment: [
      {
        says: 'You see the whole before you see the parts, and the part you missed is usually the appointment.',
        traits: ['loose'],
      },
      {
        says: 'You know what you mean well before you can say it, and people who interrupt you never find out.',
      },
    ],
    fall: [
      {
        says: 'You take in more than you can sort, so your first answer is often vaguer than your thought.',
      },
      {
        says: 'You understand by picture and by tone, and a form with boxes can make you feel slow when you are anything but.',
        traits: ['loose'],
      },
    ],
  },
  venus: {
    domicile: [
      {
        says: 'You know what you like, you like it without guilt, and people feel at ease with you because of it.',
        traits: ['warm'],
      },
      {
        says: 'You make the people you care about comfortable, and it takes you no visible effort.',
        traits: ['warm'],
      },
    ],
    exaltation: [
      {
        says: 'You love generously and see the best in people, including some who have asked you not to.',
        traits: ['generous', 'trusting'],
      },
      {
        says: 'You are moved by beauty more easily than by argument, and you have bought things because of it.',
        traits: ['generous'],
      },
    ],
    detriment: [
      {
        says: 'You want someone wholeheartedly or not at all, and the polite middle, where most people date, bores you.',
        traits: ['bold'],
      },
      {
        says: 'You tend to pick the interesting person over the easy one, and to find out later what the difference was.',
      },
    ],
    fall: [
      {
        says: 'You notice the flaw first, in a face or a present or a plan, and you love the thing anyway and cannot unsee it.',
        traits: ['sparing'],
      },
      {
        says: 'You show affection by doing something useful, and it is easy to miss for people who wait to hear it said.',
        traits: ['practical'],
      },
    ],
  },
  mars: {
    domicile: [
      {
        says: 'There is hardly any distance between wanting something and going after it.',
        traits: ['bold'],
      },
      {
        says: 'You know how to fight, so you seldom need to, and people tend to ask you first.',
        traits: ['bold'],
      },
    ],
    exaltation: [
      {
        says: 'You put your energy where it counts, and you can wait a year to do it.',
        traits: ['orderly'],
      },
      {
        says: 'You get a remarkable amount done, mostly because you decided beforehand what to leave out.',
        traits: ['practical'],
      },
    ],
    detriment: [
      {
        says: 'You get your way by going around, and you arrive later than you would have by asking.',
        traits: ['tactful'],
      },
      {
        says: 'You put off a confrontation until there is no gentle way left to have it.',
        traits: ['yielding'],
      },
    ],
    fall: [
      {
        says: 'You defend other people much faster than you defend yourself.',
        traits: ['yielding'],
      },
      {
        says: 'Your anger comes out sideways, as a mood or a silence, and someone has to ask three times what is wrong.',
        traits: ['guarded'],
      },
    ],
  },
  jupiter: {
    domicile: [
      {
        says: 'You expect things to turn out well and act accordingly, which is half the reason they do.',
        traits: ['trusting'],
      },
      {
        says: 'You are generous with time, advice and second helpings, and it comes back to you in ways you do not track.',
        traits: ['generous'],
      },
    ],
    exaltation: [
      {
        says: 'You are lucky wherever you take care of someone, and you have made friends for life by feeding them.',
        traits: ['warm', 'generous'],
      },
      {
        says: 'You give people more credit than they have earned, and quite a few of them grow into it.',
        traits: ['trusting'],
      },
    ],
    detriment: [
      {
        says: 'You trust the details more than the promise, and you check the small print of your own good luck.',
        traits: ['wary'],
      },
      {
        says: 'You have more plans than faith, so you do your homework twice where others would simply jump.',
        traits: ['practical'],
      },
    ],
    fall: [
      {
        says: 'You hope in small amounts, and you are honestly surprised when something goes better than planned.',
        traits: ['sparing'],
      },
      {
        says: 'You earn what other people are given, and you are a little suspicious of presents.',
        traits: ['wary'],
      },
    ],
  },
  saturn: {
    domicile: [
      {
        says: 'You can carry a great deal for a long time, and people have noticed.',
        traits: ['steady'],
      },
      {
        says: 'Rules you agree with hold you up, and you will quit over one that you do not.',
        traits: ['serious'],
      },
    ],
    exaltation: [
      {
        says: 'You are fair under pressure, and people bring you the disputes they cannot settle.',
        traits: ['steady'],
      },
      {
        says: 'You keep agreements exactly, and you remember how they were worded.',
        traits: ['serious'],
      },
    ],
    detriment: [
      {
        says: 'You take on duties out of feeling, and then they last longer than the feeling did.',
        traits: ['generous'],
      },
      {
        says: 'You find it hard to ask for praise and harder to do without it, so you work late and hope that someone walks by.',
        traits: ['guarded'],
      },
    ],
    fall: [
      {
        says: 'You would rather start over than wait, and you have learned most of what you know about patience by losing it.',
        traits: ['quick'],
      },
      {
        says: 'You resist authority on principle, including your own plans from last week.',
        traits: ['independent'],
      },
    ],
  },
}

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
