/** Who touched a point on the day before: a fast body, or one whose contacts last for weeks. */
export type BodyOfYesterday = 'sun' | 'mercury' | 'venus' | 'mars' | 'slow'

type Tone = 'eases' | 'presses'

/** What is left of the contact of the day before on a day of the same kind, after "Yesterday Mars squared your Sun, ". */
export const leftFromYesterday: Record<BodyOfYesterday, Record<Tone, readonly string[]>> = {
  sun: {
    eases: [
      "and you've kept some of the confidence",
      'and the good opinion you earned is still good',
      'which leaves you a little surer of yourself',
      'so you can ask for more than you could two days ago',
    ],
    presses: [
      'and your pride may still be sore',
      'and some of the looks you get may be about that',
      'so you may hear criticism where nobody meant any',
      'and being overlooked still stings a little',
    ],
  },
  mercury: {
    eases: [
      'and what you settled in that conversation holds',
      'so most of the talking is done',
      'and you may have your answer by now',
      'and the idea still looks good',
    ],
    presses: [
      'and one sentence from it may still be going around in your head',
      'and somebody may be waiting for a better answer than they got',
      'so you may be reading more into a message than it says',
      'and the misunderstanding may not be over',
    ],
  },
  venus: {
    eases: [
      'and some of the warmth is left',
      'so people are still on your side',
      "and you may have somebody's invitation to answer",
      'which makes you easier to please than usual',
    ],
    presses: [
      'and somebody may be waiting to be thanked',
      'and you may have agreed to more than you like',
      'so you may still be counting who was kind to whom',
      'and a small coolness may need mending',
    ],
  },
  mars: {
    eases: [
      'and you can use the momentum',
      'so what you began then only needs finishing',
      "and the energy hasn't run out",
      'which leaves you with more nerve than usual',
    ],
    presses: [
      'and some of the heat is still in the room',
      "so if somebody's short with you, it may be about that",
      'and it takes a night or two to calm down',
      'and your shoulders probably know it',
    ],
  },
  slow: {
    eases: [
      'and the good of it will last you for a while',
      'so the help it brought is still there if you ask',
      'and you have only begun to use it',
      'which is one worry less under everything else',
    ],
    presses: [
      'and it takes longer than a night to get over',
      'so the subject is still in the air',
      'and you may be tired from it',
      'so you may have started the day with less to give',
    ],
  },
}

/** What a day makes of the one before it where the two are unlike, or where it is quiet itself. */
export const sinceYesterday = {
  eases: {
    presses: [
      'and today takes more effort',
      "so you'll notice the difference today",
      'and today asks for some of that goodwill back',
      'and today is less obliging',
      'which makes today look worse than it is',
      'and you can live on that for the next few hours',
      'so you come to today with something in hand',
      'and today tests whether it lasts',
    ],
    quiet: [
      'and nothing spoils it today',
      'and today is for enjoying it',
      'and you can let that be enough',
      'so today has nothing to add',
    ],
  },
  presses: {
    eases: [
      'and today makes up for some of it',
      'and the worst of that is over',
      'so today comes as a relief',
      'and today is kinder',
      'and today is easier on you',
      "and today you'll wonder what the fuss was about",
      'so you may not trust the easier mood at first',
      'and by now you can laugh about part of it',
    ],
    quiet: [
      'and today leaves you alone',
      "and there's nothing on top of it today",
      'so a plain day is what you need',
      'and today you can catch your breath',
    ],
  },
} satisfies Record<Tone, Partial<Record<Tone | 'quiet', readonly string[]>>>

/** What is left of a new or a full Moon a day later, after "The Moon was full in Leo yesterday, ". */
export const leftFromYesterdaysMoon: Record<'new' | 'full', readonly string[]> = {
  new: [
    'and whatever you began is a day old, too young to judge',
    "so it's early for results",
    "and you're still working out what you've started",
  ],
  full: [
    'and people are still a little raw',
    "and what came out then can't be put back",
    'so everyone is short of sleep',
    'and today is for clearing up after it',
  ],
}
