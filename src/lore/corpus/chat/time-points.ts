import type { AspectPoint } from '#sky/aspects.ts'

/** What a natal point is in a person; after "the part of you that". */
export const partOfYou: Record<Exclude<AspectPoint, 'asc' | 'mc'>, readonly string[]> = {
  sun: ['wants to be known for what you do', 'decides what you will and will not be'],
  moon: [
    'has to feel at ease before anything else works',
    'looks after people and wants looking after',
  ],
  mercury: [
    'thinks out loud and likes a straight answer',
    'reads, asks and keeps the messages going',
  ],
  venus: ['knows what you like and whom you like', 'wants to be liked back'],
  mars: ['goes after things and gets angry', "starts, competes and won't wait"],
  jupiter: ['hopes for more and takes chances', 'believes it will work out'],
  saturn: [
    'keeps accounts and hates to be caught unprepared',
    'takes on duties and remembers them',
  ],
  uranus: ['wants a free hand', 'would rather be odd than bored'],
  neptune: ['daydreams and gives people the benefit of the doubt', 'feels what nobody has said'],
  pluto: ["won't be pushed", 'wants to know what is underneath'],
}

/** What a natal point has to do with a plan; after its name. */
export const pointReasons: Record<AspectPoint, readonly string[]> = {
  sun: ['is what you want to be known for', 'is how sure you are of yourself'],
  moon: ['is how much at ease you are', 'is how you feel while you do it'],
  mercury: [
    'is how you put a thing and how you take the reply',
    'is every sentence you will have to say',
  ],
  venus: ['is what you like and who likes you', 'is how willing people are to please you'],
  mars: ['is how hard you push', 'is the nerve it takes'],
  jupiter: ['is how much you dare to hope for', 'is where people are generous with you'],
  saturn: ['is what you have to answer for', 'is the part of you that reads the small print'],
  uranus: ['is how you take a surprise', 'is how much freedom you need'],
  neptune: [
    'is what you imagine, and what you overlook',
    'is how far you trust people on a feeling',
  ],
  pluto: ['is what you will not be pushed on', 'is where you stop being easygoing'],
  asc: ['is how you come across', 'is the first impression you make'],
  mc: ['is what you are known for at work', 'is your standing with the people who decide'],
}

/** What to expect of a contact with a point, for a chart without houses; clauses that can stand alone. */
export const pointScenes: Record<
  AspectPoint,
  { easy: readonly string[]; hard: readonly string[] }
> = {
  sun: {
    easy: ['somebody gives you credit for something you did', 'you get to do it your way'],
    hard: ['you have to stand up for what you want', 'somebody questions how you do things'],
  },
  moon: {
    easy: ['the people close to you are easier to be with', 'you sleep better and mind less'],
    hard: ['something at home or in the family tires you', 'you feel out of place for a while'],
  },
  mercury: {
    easy: [
      'a conversation goes better than you planned it',
      'you get an answer you have waited for',
    ],
    hard: [
      'a message is misread, and it takes two more to repair it',
      'you have too much to read and answer',
    ],
  },
  venus: {
    easy: ['somebody is glad to see you', 'you spend a few hours exactly as you like'],
    hard: [
      'you want something that costs more than you would like',
      'someone you like is slow to say so',
    ],
  },
  mars: {
    easy: ['you get something done that has been waiting', 'you say no and nobody minds'],
    hard: ['you have an argument about who goes first', 'you lose your temper over a small thing'],
  },
  jupiter: {
    easy: ['you get an invitation or an offer', 'a hope of yours looks practical for once'],
    hard: ['you take on too much', 'a plan turns out to be larger than the budget'],
  },
  saturn: {
    easy: [
      'a long job reaches a point where you can see the end',
      'somebody relies on you and says so',
    ],
    hard: ['a duty costs you an evening you had plans for', 'a deadline moves closer'],
  },
  uranus: {
    easy: ['you change a habit without much trouble', 'a surprise turns out to suit you'],
    hard: ['a plan is canceled late', 'you want to quit something on the spot'],
  },
  neptune: {
    easy: [
      'you have a good idea while doing nothing',
      'you are kinder to someone than you planned',
    ],
    hard: [
      'you misjudge somebody, in one direction or the other',
      'you lose track of a detail that matters',
    ],
  },
  pluto: {
    easy: [
      'you settle something that has bothered you for years',
      'you get rid of a thing you no longer want',
    ],
    hard: ['somebody tries to decide for you', 'you find yourself in a quiet fight over control'],
  },
  asc: {
    easy: ['people warm to you quickly', 'you look and feel more like yourself'],
    hard: ['people take you the wrong way at first', 'you feel looked at'],
  },
  mc: {
    easy: [
      'somebody whose opinion counts sees what you can do',
      'a good word about you reaches the right person',
    ],
    hard: ['work asks for more than its share', 'you and someone above you want separate things'],
  },
}

/** What a bet is about, as a noun phrase, for a chart without houses. */
export const pointBets: Record<AspectPoint, { easy: string; hard: string }> = {
  sun: { easy: 'credit for something you did', hard: 'a disagreement about how you do things' },
  moon: {
    easy: 'an easier few days with the people close to you',
    hard: 'a tired or touchy day at home',
  },
  mercury: { easy: 'an answer you have waited for', hard: 'a message that gets misread' },
  venus: {
    easy: 'somebody being glad of your company',
    hard: 'a wish that costs more than you like',
  },
  mars: { easy: 'something long put off getting done', hard: 'a quarrel about who goes first' },
  jupiter: { easy: 'an invitation or an offer', hard: 'a plan that outgrows its budget' },
  saturn: { easy: 'a long job coming into sight of its end', hard: 'a duty that eats an evening' },
  uranus: { easy: 'a surprise that suits you', hard: 'a plan that changes late' },
  neptune: { easy: 'a good idea out of nowhere', hard: 'a detail that slips' },
  pluto: { easy: 'an old subject dealt with for good', hard: 'a quiet fight over control' },
  asc: { easy: 'people warming to you quickly', hard: 'a first impression that goes wrong' },
  mc: {
    easy: 'a good word about your work in the right place',
    hard: 'trouble about what work may ask of you',
  },
}
