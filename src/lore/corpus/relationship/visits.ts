import type { House } from '../../house.ts'

/**
 * A planet of one person in a house of the other, after "Your Moon falls in {partner}'s fourth house, so". `{they}`,
 * `{them}` and `{their}` are the one whose planet it is, `{host}`, `{hosts}` the other: "them", "their". The verbs
 * are those of "you" and "they".
 */
export const visits: Record<'sun' | 'moon' | 'venus' | 'mars', Record<House, readonly string[]>> = {
  sun: {
    1: [
      '{they} bring out what people notice first in {host}',
      '{they} get {host} to stand up straighter',
      'people see {host} more clearly when {they} are there',
    ],
    2: ['what {hosts} work is worth matters to {them} as well'],
    3: ['most of {hosts} small messages go to {them}'],
    4: [
      '{they} mean most to {host} where nobody else is looking',
      '{they} end up in the kitchen with {host} long after the others have gone',
      '{hosts} place feels finished when {they} are in it',
    ],
    5: [
      '{they} make {host} more playful just by being there',
      '{they} would rather play a game with {host} than win it',
      "there's usually something to laugh about when {they} turn up",
    ],
    6: ['{they} turn up in the ordinary part of {hosts} day and improve it'],
    7: [
      '{they} are on {hosts} mind whenever {hosts} plans have a second person in them',
      '{they} come to mind first when something happens to {host}',
      'it takes {them} to make {hosts} plans feel like plans for two',
    ],
    8: [
      '{they} get to hear what has been kept from the bank and the best friend',
      '{they} ask {host} the question that other people step around',
      '{they} know what {hosts} debts and fears come to, and stay anyway',
    ],
    9: ["{they} stand for somewhere that {hosts} life hasn't been yet"],
    10: ['{they} take an interest in {hosts} name in the world, and do it good'],
    11: ['{they} are, beside everything else, {hosts} friend'],
    12: [
      '{they} know a part of {host} that most people never meet',
      '{they} leave {host} alone at the right moments',
      '{they} are let in where {hosts} other friends stop',
    ],
  },
  moon: {
    1: [
      '{they} can tell from {hosts} face how the day went',
      '{they} pick up {hosts} mood at the first hello',
      '{hosts} smile can turn {their} whole day around',
    ],
    2: ['{they} feel safe when {hosts} accounts are in order'],
    3: ['{they} are soothed by {hosts} talk about nothing much'],
    4: [
      '{they} feel at home with {host} before anyone has been shown around',
      '{they} sleep well at {hosts} place',
      'being at {hosts} table settles {them} like little else',
    ],
    5: [
      '{they} are lighter with {host} than with most people',
      '{they} can be silly with {host}, which is a form of trust',
      '{they} come out of a low mood by playing with {host}',
    ],
    6: ['{they} show {host} affection in chores and small favors'],
    7: [
      '{they} look to {host} first when something hurts',
      '{hosts} opinion of {them} goes deeper than it should',
    ],
    8: [
      '{they} let {host} see feelings that nobody else gets to see',
      '{they} can let {host} see {them} cry',
      '{they} feel safe with {host} only when everything has been said',
    ],
    9: ['{they} get out of a low mood by going somewhere with {host}'],
    10: ['{they} feel {hosts} working day as if it had been {their} own'],
    11: ['{they} are happiest with {host} when {hosts} friends are around'],
    12: [
      "{they} get quiet with {host}, and it's a good quiet",
      '{they} can be with {host} for an afternoon without a word',
      '{they} sense {hosts} unspoken worries',
    ],
  },
  venus: {
    1: [
      "{they} like {hosts} looks and manner, and can't help saying so",
      '{they} light up at the sight of {host}',
      '{they} would pick {host} out of any crowd',
    ],
    2: ['{they} like to give {host} things that last'],
    3: ['{they} like {hosts} voice, on the phone above all'],
    4: [
      '{they} like {host} best in old clothes and with no plans',
      '{they} would like to cook for {host} and stay in',
      '{they} make {hosts} place nicer every time {they} stay',
    ],
    5: [
      '{they} find {host} fun, and it carries further than it sounds',
      '{they} court {host} as if it were still the first month',
      '{they} would go almost anywhere to amuse {host}',
    ],
    6: ['{they} like to make an ordinary day nicer for {host}'],
    7: [
      "{they} see in {host} more or less what {they}'d been hoping for",
      '{they} treat {host} as a partner in everything, down to the groceries',
      'it seemed to {them} early on that life with {host} would be worth the trouble',
    ],
    8: [
      "{they} feel something for {host} that {they} wouldn't discuss at a party",
      '{they} like {host} with an intensity that surprises {them}',
      "{they} would trust {host} with {their} savings, and that's a kind of love letter",
    ],
    9: ['{they} are fondest of {host} on the way to somewhere'],
    10: ['{they} are proud to be seen with {host}'],
    11: ['{they} like {host} as a friend would, on top of the rest'],
    12: [
      '{they} like {host} more than {they} let anyone know',
      '{they} are fond of {host} in secret for quite a while first',
      '{they} like in {host} what nobody else has noticed',
    ],
  },
  mars: {
    1: [
      '{they} get {host} going, and now and then get {host} up in arms',
      "{they} can't be around {host} without wanting to start something",
      '{they} bring out {hosts} nerve, and some of {hosts} temper',
    ],
    2: ['{they} have opinions about {hosts} spending'],
    3: ["{they} can't leave {hosts} remarks where they are"],
    4: [
      '{they} put {their} energy into {hosts} home, invited or not',
      '{they} start repairs at {hosts} place that {hosts} weekends then have to finish',
      '{they} fight best, and worst, with {host} at home',
    ],
    5: [
      '{they} get {host} to play harder and to risk more',
      "{they} dare {host} to do things, and mostly it's fun",
      '{they} turn any game with {host} into a real one',
    ],
    6: ['{they} would like to speed up {hosts} routines'],
    7: [
      '{they} fight with {host} openly and make up openly',
      '{they} would rather have it out with {host} than keep the peace',
      '{they} go after {host} openly, in love and in argument',
    ],
    8: [
      '{they} go straight to the subjects on which {hosts} mouth stays shut',
      '{they} want to know where {hosts} limits are, and go and look',
      '{they} bring up money and jealousy before anybody is ready',
    ],
    9: ['{they} would like to see {hosts} beliefs put into action'],
    10: ['{they} push {host} to get ahead'],
    11: ['{they} liven up {hosts} friends, or set a few of them on edge'],
    12: [
      '{they} come upon the anger that {hosts} good manners keep out of sight',
      '{they} make {host} angry in ways that only come out later',
      '{they} stir up what had been put to rest in {host}',
    ],
  },
}
