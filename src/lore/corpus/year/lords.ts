import type { House } from '../../house.ts'
import type { YearLord } from '../../year-ahead.ts'

/** How a year goes that a planet speaks for. */
export const yearLords: Record<YearLord, readonly string[]> = {
  sun: [
    "A year under the Sun wants decisions with your name on them, and it doesn't go well when they're left to others.",
    'Under the Sun things are best done in the open, so this is no year for working behind the scenes.',
    'A year under the Sun rewards those who take responsibility, and you may find that it suits you.',
    "A year under the Sun shows what you do by yourself, so it's a good one for finishing something under your own name.",
    "A year under the Sun asks you to stand for something, and it's kinder to a clear no than to a vague yes.",
    "Under the Sun you're noticed more than usual, so it matters what you let people see you do.",
  ],
  moon: [
    "A year under the Moon doesn't move in a straight line, and how you've slept has some say in how it looks to you.",
    'Under the Moon good weeks and low ones take turns, and decisions are better made in the good ones.',
    'A year under the Moon goes by need more than by plan, so what would make you feel safe is a useful question throughout.',
    'Under the Moon your mood comes first and your reasons follow, so it helps to wait a night before you answer.',
    "A year under the Moon makes you quicker to feel what's wrong, and somewhat slower to say what it is.",
    'Under the Moon habits decide more than resolutions, so a change works best when it has its own hour of the day.',
  ],
  mercury: [
    "A year under Mercury is quick and changes its mind, so the opinion you start with needn't be the one you end with.",
    'Under Mercury the wording matters, and what you put in writing deserves another look.',
    'A year under Mercury is made of talk, and hearing how others manage gets you further than thinking it over alone.',
    'Under Mercury small errands and short talks settle more than any large plan does.',
    'A year under Mercury is decided in conversations, and some of them are over in five minutes.',
    'Under Mercury you learn by asking, so a question that seems too simple is usually worth it.',
  ],
  venus: [
    'A year under Venus depends on goodwill, so you get more by being liked than by being right.',
    'Under Venus a sensible choice comes to nothing if it bores you.',
    "Under Venus a kind word at the right time gets you what an argument wouldn't.",
    'A year under Venus is milder than most, and you can get a good deal done by agreement.',
    'Under Venus you do well by asking nicely, and people tend to say yes.',
    'A year under Venus goes by what you like, and you find out how much of your day you never chose.',
    "Under Venus it's worth waiting for the version that you really want, since the second-best one won't please you for long.",
  ],
  mars: [
    'A year under Mars brings some friction, and little happens in it until you begin.',
    'Under Mars you come to the point sooner and with fewer manners than usual.',
    'A year under Mars has more energy than patience, so it helps to have something hard to do.',
    'Under Mars you find out what you want by noticing what makes you angry.',
    'A year under Mars goes better with a plain disagreement than with a polite silence.',
    "Under Mars the hard thing is easier in the morning, before you've argued yourself out of it.",
  ],
  jupiter: [
    'A year under Jupiter is generous, and you may promise more than one year can hold.',
    'Under Jupiter the larger version of everything looks reasonable, so it pays to ask what a smaller one would be.',
    'A year under Jupiter brings you people who mean well, and you can ask them for help.',
    'A year under Jupiter gives you more chances than you can use, so choosing is most of the work.',
    "A year under Jupiter makes you hopeful, and the hope needs a date before it's worth anything.",
    "Under Jupiter you get further with other people's help than by being thorough alone.",
  ],
  saturn: [
    'A year under Saturn goes slowly, and what you settle in it stays settled.',
    'Under Saturn results come late and then hold, so you need more patience than you expect.',
    "A year under Saturn has no shortcuts, so whatever you get done in it, you'll have earned.",
    "Under Saturn you're taken at your word, so it's better to promise little and keep all of it.",
    "A year under Saturn shows you what you can carry, and what you've been carrying for somebody else.",
    'Under Saturn the small regular effort wins, so an hour a week does more than one good weekend.',
  ],
}

/** What the answer of a year depends on, by the house of the planet that speaks for it: clauses. */
export const yearGrounds: Record<House, readonly string[]> = {
  1: [
    'a good deal depends on you alone and on how you go about it',
    'you tend to take a question of this kind personally',
    'the answer depends a good deal on how you present yourself',
  ],
  2: [
    'money and what you can rely on have much to do with the answer',
    'you tend to look at such a question by what it costs and what it secures',
    'your sense of security weighs more in the answer than you may admit',
  ],
  3: [
    'most of the answer comes out in conversation',
    'you tend to work such a question out by talking it over',
    'what you hear and say along the way decides a good deal',
  ],
  4: [
    'home and family have a say in the answer',
    'you tend to take such a question home with you and settle it there',
    'what you grew up with may weigh more in the answer than you expect',
  ],
  5: [
    'you get further by enjoying yourself than by trying hard',
    'the answer may lie in what you would do for the fun of it',
    'what you love doing has a good deal to do with the answer',
  ],
  6: [
    'the answer is likely to come in small steps, on ordinary days',
    'you tend to treat such a question as work, with a list',
    'a change in your daily routine may do more for the answer than a grand decision',
  ],
  7: [
    "one other person's view counts for nearly as much as yours",
    'you tend to settle such a question with somebody at your side',
    "you're unlikely to find the answer alone",
  ],
  8: [
    'trust, or money that you share with someone, has much to do with the answer',
    'you tend to keep such a question between you and very few people',
    'more of the answer is worked out in private than in the open',
  ],
  9: [
    'what you believe has much to do with the answer, and so has some distance',
    'you tend to look for the larger reason before you decide such a question',
    "what you've learned away from home helps you with the answer",
  ],
  10: [
    'the answer has much to do with your work, and other people get to watch',
    'you tend to measure such a question by what it does for your standing',
    'your work and your name are likely to come into it',
  ],
  11: [
    'friends have more to do with the answer than you might expect',
    'you tend to see such a question through the eyes of the people you belong to',
    'you get further in company than alone',
  ],
  12: [
    'you do most of the thinking about it alone',
    'you tend to keep such a question to yourself for a long time',
    'a good deal is settled quietly, before anyone hears of it',
  ],
}

/** What a year that begins with the birthday depends on, by the house of its ruler: clauses. */
export const nextGrounds: Record<House, readonly string[]> = {
  1: ['a good deal of the year depends on you', 'much of it starts with how you come into it'],
  2: ['what the year costs and earns is likely to matter', 'money is likely to come into it'],
  3: ['a good deal may be settled by talking', 'much of the year may begin with a message'],
  4: ['home and family have a say in the year', 'a good deal may be settled at home'],
  5: [
    'the year goes best where you enjoy what you do',
    'what you do for pleasure has a part in it',
  ],
  6: ['the year takes shape on your working days', 'your work and your health have a say in it'],
  7: [
    'one other person is likely to have a part in the year',
    "you're unlikely to get through the year alone",
  ],
  8: ['trust and shared money come into the year', 'very few people may hear of all of it'],
  9: [
    'the year may take you some distance from what you know',
    'travel, study, or somebody from elsewhere may come into the year',
  ],
  10: ['the year is likely to show in your work', 'your work has a say in the year'],
  11: ['your friends are likely to have a part in the year', 'the year goes better in company'],
  12: [
    'you may keep most of the year to yourself at first',
    'you do much of your work out of sight',
  ],
}
