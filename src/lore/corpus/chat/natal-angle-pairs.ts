import type { Planet } from '#sky/bodies.ts'
import type { AspectQuality } from '../../aspect-quality.ts'
import type { PairWords } from './natal-pairs.ts'

/** What a planet does to the Ascendant, the first impression. */
export const ascendantPairs: Record<Planet, Record<AspectQuality, PairWords>> = {
  sun: {
    joined: {
      says: ['people meet the whole of you at the door', "you can't walk in quietly"],
      test: 'people often overlook you',
    },
    harmonious: {
      says: ['you come across as yourself without trying', 'how you act and who you are match'],
      test: 'people are surprised by who you turn out to be',
    },
    tense: {
      says: [
        'people expect someone other than the one they get',
        'your manner and your aims pull apart, so first impressions mislead',
      ],
      test: 'first impressions of you are accurate',
    },
  },
  moon: {
    joined: {
      says: [
        'your face shows what you feel',
        'people come to you to be looked after, before they know your name',
      ],
      test: 'you have a poker face',
    },
    harmonious: {
      says: [
        'people feel comfortable around you quickly',
        'you put people at ease and feel at ease doing it',
      ],
      test: 'people are wary of you at first',
    },
    tense: {
      says: [
        'what you feel and what you show disagree, and it tires you',
        'you look calmer than you are',
      ],
      test: 'everyone can tell how you feel',
    },
  },
  mercury: {
    joined: {
      says: [
        'you talk as you come in',
        'people remember what you said before they remember your face',
      ],
      test: 'people call you silent',
    },
    harmonious: {
      says: ['you find the right words with strangers', "you're easy to talk to"],
      test: 'small talk deserts you',
    },
    tense: {
      says: [
        'you say the clever thing and people hear something else',
        'your words arrive before your tact',
      ],
      test: 'strangers never misunderstand you',
    },
  },
  venus: {
    joined: {
      says: [
        'people like you before you have done anything',
        'you look good in a way that has little to do with looks',
      ],
      test: 'you have to win people over slowly',
    },
    harmonious: {
      says: ['charm comes easily to you', 'you make people feel well dressed'],
      test: 'people find you brusque',
    },
    tense: {
      says: [
        "you're nicer than you feel, or more sharp than you mean to be",
        'you want to please and it shows a little too much',
      ],
      test: "you don't care how you come across",
    },
  },
  mars: {
    joined: {
      says: [
        'people feel a push when you come in',
        'you look ready for a fight even when you are only hungry',
      ],
      test: 'people call you meek',
    },
    harmonious: {
      says: [
        'you get people moving without raising your voice',
        'you look capable, so people let you lead',
      ],
      test: 'nobody follows when you start',
    },
    tense: {
      says: [
        'you rub people up before you know them',
        'you pick opponents quickly and some of them become friends',
      ],
      test: 'you never clash with anyone new',
    },
  },
  jupiter: {
    joined: {
      says: [
        'people take you for a person things go well for',
        'you take up room, and they are glad of it',
      ],
      test: 'people call you reserved',
    },
    harmonious: {
      says: ['people trust your good mood', 'strangers do you favors'],
      test: 'people are slow to help you',
    },
    tense: {
      says: [
        'you come on strong and promise a lot',
        'people expect more of you than any week allows',
      ],
      test: 'you undersell yourself to strangers',
    },
  },
  saturn: {
    joined: {
      says: ['you come across as older and stricter than you are', 'people behave around you'],
      test: 'strangers take you lightly',
    },
    harmonious: {
      says: ['people take you at your word', 'you look reliable, and you are'],
      test: 'people double-check what you tell them',
    },
    tense: {
      says: [
        'you hold back with strangers, and they take it for disapproval',
        'you feel judged on arrival',
      ],
      test: 'you walk into a party without a second thought',
    },
  },
  uranus: {
    joined: {
      says: [
        'people can tell at once that you are nobody else',
        'you startle people a little, and you like it',
      ],
      test: 'you blend in',
    },
    harmonious: {
      says: ['people find you refreshing', 'you can be unusual without scaring anyone'],
      test: 'people call you conventional',
    },
    tense: {
      says: [
        'you say or wear the thing that makes people look up',
        'you break the mood when a mood gets too settled',
      ],
      test: 'you never surprise anyone',
    },
  },
  neptune: {
    joined: {
      says: ['people see in you what they want to see', "you're hard to describe, and people try"],
      test: 'people get you right the first time',
    },
    harmonious: {
      says: ['people find you gentle and a little glamorous', 'you sense what a stranger needs'],
      test: 'people call you matter-of-fact',
    },
    tense: {
      says: [
        'people guess wrong about you, and you let them',
        'you give a blurred first impression',
      ],
      test: 'nobody has ever mistaken your intentions',
    },
  },
  pluto: {
    joined: {
      says: [
        'people feel looked at, and they are right',
        'you make an impression that lasts, for or against',
      ],
      test: 'people forget having met you',
    },
    harmonious: {
      says: [
        "people sense there's strength in reserve",
        'you have authority without asking for it',
      ],
      test: 'people interrupt you',
    },
    tense: {
      says: [
        'people test you early',
        'you meet power struggles with people you have only just met',
      ],
      test: 'strangers find you harmless',
    },
  },
}

/** What a planet does to the Midheaven, career and reputation. */
export const midheavenPairs: Record<Planet, Record<AspectQuality, PairWords>> = {
  sun: {
    joined: {
      says: [
        'your work is public and so are you',
        'you want to be known for something, and you probably are',
      ],
      test: "you'd rather no one knew what you do",
    },
    harmonious: {
      says: [
        'your career and your character get along',
        'what you want and what you are paid for can be the same',
      ],
      test: 'your job asks you to be someone else',
    },
    tense: {
      says: [
        'the job asks for one person and you are another',
        'what you are praised for is seldom what you are proud of',
      ],
      test: 'the praise you get is for what you care about',
    },
  },
  moon: {
    joined: {
      says: [
        'feeling is part of what you are known for',
        'people at work bring you their troubles',
      ],
      test: 'nobody at work knows anything about your feelings',
    },
    harmonious: {
      says: [
        'people at work trust your instincts',
        'your private life and your job leave each other alone',
      ],
      test: 'work and home are always at odds',
    },
    tense: {
      says: [
        'home and career send you messages at the same time',
        'what the job needs and what you need rarely fall on one day',
      ],
      test: 'your job never follows you home',
    },
  },
  mercury: {
    joined: {
      says: ["you're known for what you say and write", 'your career runs on words'],
      test: 'your job has nothing to do with words',
    },
    harmonious: {
      says: ['you can explain your work, and it gets you hired', 'people quote you'],
      test: 'you undersell yourself in meetings',
    },
    tense: {
      says: [
        'a remark of yours can cause trouble higher up',
        'you talk yourself into and out of good positions',
      ],
      test: 'you have never regretted an email at work',
    },
  },
  venus: {
    joined: {
      says: [
        'people at work want your opinion on how it should look',
        'people are glad to work with you',
      ],
      test: 'people at work find you difficult',
    },
    harmonious: {
      says: [
        'being liked does you good professionally',
        "you make a workplace nicer, and it's noticed",
      ],
      test: 'nobody at work would miss you',
    },
    tense: {
      says: [
        'you want to be liked and respected, and at work it is often one or the other',
        'love and career compete for the same evening',
      ],
      test: 'your job and your love life never clash',
    },
  },
  mars: {
    joined: {
      says: ["you're known as someone who gets it done", 'you fight your way up, in plain view'],
      test: 'people at work call you passive',
    },
    harmonious: {
      says: ['your drive goes where your career needs it', 'you work hard and it counts'],
      test: 'your effort never shows',
    },
    tense: {
      says: ['you clash with bosses', 'your temper shows up exactly where your reputation is'],
      test: 'you have liked every boss you ever had',
    },
  },
  jupiter: {
    joined: {
      says: ['word of what you do gets around by itself', 'someone above you tends to like you'],
      test: 'you are usually passed over',
    },
    harmonious: {
      says: [
        'your reputation gets help from people who believe in you',
        'chances at work come by invitation',
      ],
      test: 'nobody has ever recommended you',
    },
    tense: {
      says: [
        'you promise the boss more than a week can hold',
        'you aim so high that ordinary success feels like a delay',
      ],
      test: 'you are content with your title',
    },
  },
  saturn: {
    joined: {
      says: [
        'you rise slowly and stay, and you feel the weight of it',
        'people give you responsibility and you let them',
      ],
      test: 'you take work lightly',
    },
    harmonious: {
      says: [
        'you build a reputation the slow way, and it lasts',
        'people above you trust you with the serious part',
      ],
      test: 'people doubt your reliability',
    },
    tense: {
      says: [
        'you have to prove yourself twice',
        'something at work always seems to wait for one more qualification',
      ],
      test: 'promotions have come early and easily',
    },
  },
  uranus: {
    joined: {
      says: [
        'your career turns corners nobody predicted',
        'people hire you for the unusual answer',
      ],
      test: 'your career has gone in a line',
    },
    harmonious: {
      says: ['a change at work tends to suit you', 'your odd ideas find takers'],
      test: 'you prefer the old system',
    },
    tense: {
      says: [
        'you get restless in any position that fits',
        'you quit, or you think about it on Sundays',
      ],
      test: 'you have never thought of quitting',
    },
  },
  neptune: {
    joined: {
      says: [
        "people aren't sure what you do, and they admire it",
        'you want a calling more than a career',
      ],
      test: 'a job is just a job to you',
    },
    harmonious: {
      says: [
        'imagination helps your career',
        "people trust you to understand what isn't in the brief",
      ],
      test: 'your work has no room for imagination',
    },
    tense: {
      says: [
        "it's hard to say what you want to be known for",
        'you get credit for what you did not do and none for what you did',
      ],
      test: 'you have always known your career',
    },
  },
  pluto: {
    joined: {
      says: [
        "you're after real influence and people can feel it",
        "your work goes deep or it doesn't interest you",
      ],
      test: 'power at work leaves you cold',
    },
    harmonious: {
      says: [
        'you know how things are really decided, and you use it well',
        'you can turn a bad job around',
      ],
      test: 'office politics goes over your head',
    },
    tense: {
      says: [
        'you meet struggles over control at work',
        'you and powerful people keep testing each other',
      ],
      test: 'you have never fought over who decides at work',
    },
  },
}
