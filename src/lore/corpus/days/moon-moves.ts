import type { House } from '#lore/house.ts'
import type { Sign } from '#sky/zodiac.ts'

/** What changes when the Moon comes into a house from the one before it, after "and". */
export const moonMovesToHouse: Record<House, readonly string[]> = {
  1: [
    "you're back in view",
    'what you kept to yourself starts to show',
    "you'd sooner do something than think about it",
    'some of your energy comes back',
    'people can read your mood from across the room',
    "you're less patient with being overlooked",
  ],
  2: [
    'you care less about how you look and more about what it costs',
    'your mood depends more on a good lunch than on good company',
    'you want something solid to show for your time',
    'you slow down, which does your bank account no harm',
    'what you have interests you more than what people think of you',
    'comfort beats appearances',
  ],
  3: [
    "you'd rather talk than count",
    'your phone gets busy',
    'errands and messages crowd out everything slower',
    'a short trip does you more good than a purchase',
    'you want to know what everyone has been doing',
    "you're quicker, and a little scattered",
  ],
  4: [
    "you've said enough for the moment and would like to be at home",
    'home matters more than your messages do',
    'you want fewer people around you, and the right ones',
    'whatever you need to talk about goes better after a meal',
    'you notice how tired you are',
    'the people you live with set the mood',
  ],
  5: [
    "you'd like somebody to ask you out of the house",
    "there's room for fun",
    'you want to play more than you want to be safe',
    "you're livelier, and somebody will probably say so",
    'you do more for the pleasure of it and less out of duty',
    'children and other playful people are the easiest company',
  ],
  6: [
    'the list is back, which you mind less than you expected',
    'your body tells you what the fun cost',
    "you'd like everything to work properly",
    'a small repair pleases you more than a big plan',
    "you'd rather be useful than entertained",
    'sleep and meals are worth getting right',
  ],
  7: [
    'you look up from your own work and notice who else is there',
    "somebody else's mood counts for as much as yours",
    "it's hard to decide anything alone",
    'the other person has an opinion about it',
    'company does you more good than getting things done',
    'you see both sides, your own a little late',
  ],
  8: [
    'small talk is harder to sit through',
    'you want to know what people mean by it, and what they owe',
    'what two people share is harder to leave alone',
    "politeness doesn't satisfy you",
    "you'd rather have one true answer than three nice ones",
    'you feel more than you let on',
  ],
  9: [
    'everything gets a little lighter',
    "you'd rather look far ahead than deep down",
    'what felt personal starts to look like something that happens to people',
    'you want to be somewhere else, or at least to read about it',
    'making plans is easier than going over what was said',
    'you can laugh about some of it',
  ],
  10: [
    'somebody wants to see results',
    "you're more in view, and less free",
    'the big idea has to fit into a working day',
    'people in charge notice you',
    'how you do it counts as much as what you believe',
    "you'd like to be taken seriously",
  ],
  11: [
    'you can stop proving yourself',
    "it's easier to be liked than admired",
    'the people beside you matter more than the ones above you',
    'a friend is more help than a boss',
    "you'd like to be one of several for a while",
    'plans with other people come easily',
  ],
  12: [
    "you've had enough of people for a day or two",
    "you'd rather be left alone, which is no reflection on anybody",
    'you want quiet more than company',
    'you think better with nobody watching',
    "you can admit to yourself what you wouldn't tell a group",
    'an early night is worth more than an invitation',
  ],
}

/** What changes when the Moon comes into a sign from the one before it, after "and". */
export const moonMovesToSign: Record<Sign, readonly string[]> = {
  Aries: [
    'people stop hinting and say it',
    "everyone's faster and less patient",
    'you want to start something',
    "there's less fog and more temper",
    'people interrupt',
  ],
  Taurus: [
    'the pace drops',
    'a good meal settles more than an argument',
    'people would rather keep what they have than start something',
    'what was urgent can wait until everyone has eaten',
    'nobody can be hurried',
  ],
  Gemini: [
    'everybody wants to talk',
    'you get curious, and a little scattered',
    'moods change as fast as the subject does',
    'news travels faster than anyone checks it',
    'your messages pile up',
  ],
  Cancer: [
    'people are touchier, and kinder',
    'you miss the people who know you best',
    'a kind word does more than a clever one',
    'moods are made at home',
    'old stories come up',
  ],
  Leo: [
    'a little praise goes a long way',
    'people would like to be noticed',
    "it's easier to be generous when somebody's watching",
    "you'd like some credit for what you do anyway",
    'people laugh louder',
  ],
  Virgo: [
    'people notice mistakes, their own included',
    'people talk less and get more done',
    'you feel better for putting something in order',
    'a correction is usually meant kindly',
    'details get the attention that people had before',
  ],
  Libra: [
    'people are politer, and slower to decide',
    'everyone would like to agree',
    'you weigh your words',
    'company is easier than work',
    'people ask what you think, and wait to hear it',
  ],
  Scorpio: [
    'people mean more than they say',
    'politeness wears thin',
    "you want the truth, and you notice when you aren't getting it",
    'feelings get stronger and quieter',
    'nobody forgets what you say',
  ],
  Sagittarius: [
    'people say what they think',
    'you want fresh air and a bigger plan',
    'everybody laughs more easily',
    'hardly anyone can keep a secret',
    'people promise more than they can carry',
  ],
  Capricorn: [
    'the mood turns businesslike',
    'people keep their feelings to themselves and get things done',
    "you'd like to see a result",
    'the jokes get drier, and the promises more reliable',
    'people respect a plain no',
  ],
  Aquarius: [
    'people need room, and say so',
    'the rules look easier to change',
    "you care more about what's fair than about who's in charge",
    'moods cool off',
    'friends are easier than family',
  ],
  Pisces: [
    'people are softer, and less on time',
    'how a thing is said matters more than the facts',
    "other people's moods rub off on you",
    'nobody wants an argument, and plans drift',
    'you need more sleep than you admit',
  ],
}

/** What it means for the task of a day that the Moon has made its last aspect in a sign: until an hour, or from one on. */
export const voidMoonWaits: Record<'until' | 'from', readonly string[]> = {
  until: [
    'and this goes better after that',
    'so it can wait until then',
    'and you lose nothing by starting later',
    'which leaves you time to think it over first',
  ],
  from: [
    'so this goes better before that',
    'and it is easier earlier in the day',
    'so get it done before then',
    'and you may not feel like it by then',
  ],
}

/** What such a Moon is good for on a quiet day. */
export const voidMoonClauses: readonly string[] = [
  'which is good for finishing and poor for starting',
  'so what you begin then tends to come to nothing, and what you finish stays finished',
  "so routine goes well and decisions don't",
  'so promises made in those hours tend to slip',
  'which makes it a good time for a nap, a walk, or the laundry',
  "so a meeting may end without a result, which isn't your fault",
  'so whatever you were dreading in those hours will probably come to little',
  'and a decision that can wait until afterward is better for the wait',
  'so an order placed then is likelier to be sent back',
  "and you won't miss much if you put your phone away",
]
