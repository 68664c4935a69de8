import type { AspectQuality, Wording } from '../../../wording.ts'

type VenusPair =
  | 'venus~mars'
  | 'venus~jupiter'
  | 'venus~saturn'
  | 'venus~uranus'
  | 'venus~neptune'
  | 'venus~pluto'
  | 'venus~asc'
  | 'venus~mc'

export const venusAspects: Record<VenusPair, Record<AspectQuality, Wording[]>> = {
  'venus~mars': {
    joined: [
      {
        view: 'love',
        sentences: [
          'What pleases you, you walk toward, and it shows in your shoulders{ref}.',
          'Flirting, for you, is mostly a matter of not looking away.',
          'Between liking and having lies a stretch that other people enjoy strolling; slow down there, and see what you have been running past.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Shopping with you is quick: in, that one, out{ref}.',
          'You make things beautiful by doing something to them, sanding the table, cutting your own hair.',
          'Peace without friction bores you, so tell your partner that teasing is affection before they look it up.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          "Asking someone out doesn't cost you a night's sleep{ref}.",
          'Desire and charm walk onto the floor together, and neither treads on the other.',
          'If the answer is no, you are still good company on the way to the bus, and that is what gets remembered.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You can fight for something and be liked during it{ref}: the colleague you have just outargued lends you a pen.',
          'Energy in you goes where there is pleasure to be had.',
          'Furnish the hard task with something lovely, then, a view, a good pen, a small prize.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          'Pursuit is easy until they turn around, and then you study the menu{ref}.',
          'The chase and the sweetness run on different timetables.',
          'Stay at the table for one course longer than your nerves suggest, and find out what you like about them when nothing is being won.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'About the color of the wall you give in, and take revenge in the way you hold the brush{ref}.',
          'Niceness first, heat later: the bill comes in that order.',
          'Have the small dispute at once, standing up, while you both still like each other.',
        ],
      },
      {
        view: 'body',
        sentences: [
          "On the dance floor you lead and follow in the same song, and someone's toes know it{ref}.",
          'To charm or to push: under pressure you do both by turns, and neither is heard.',
          'Decide at the start of an evening which one is yours tonight, then swap on purpose.',
        ],
      },
    ],
  },

  'venus~jupiter': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'Your presents are too large for their occasion, and nobody has ever sent one back{ref}.',
          'You like people on sight and in quantity.',
          'Taste is there, but abundance gets a vote: wear the one ring, and let the other four have the day off.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Being in love makes you want to show someone the sea{ref}.',
          'You plan the trip, upgrade the room, invite their friend as well.',
          'Find out too whether they like you on a plain evening with leftovers, for those make up the greater part of it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Wherever you live becomes the place where people happen to drop by{ref}.',
          "You enjoy them; that's the whole secret.",
          'Good things reach you through acquaintances, so answer the odd invitation, even the one with the folk dance.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'You lend books, umbrellas and the benefit of the doubt, and most of it comes back{ref}.',
          "Pleasure doesn't make you guilty, which is restful to be near.",
          'Use that ease when someone dear is scrimping on themselves: order the dessert with two spoons.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          "At the till you discover that 'just looking' came to three bags{ref}.",
          "It isn't greed, it's hope: each thing promised a larger life.",
          'Leave one desire overnight on a list at home, and buy what still glows in the morning.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You praise so warmly that people expect a wedding, and you had only meant the soup{ref}.',
          'Charm runs ahead of choice in you.',
          'Be exact when you are fond: say which thing you like, and until when you can stay to like it tonight.',
        ],
      },
    ],
  },

  'venus~saturn': {
    joined: [
      {
        view: 'love',
        sentences: [
          "You don't say it often, and you have carried their spare key for eleven years{ref}.",
          'Love has to prove itself by keeping.',
          'Early compliments make you suspicious and late ones make you cry, so say the warm thing yourself, one season sooner than feels safe.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'One good pan, one pair of boots resoled twice{ref}.',
          'You choose slowly, pay once and ignore the sale next door, and the same patience picks your friends.',
          'Let something frivolous in every so often, as a visitor if not as a tenant.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          "Loyalty isn't work for you{ref}.",
          'You like the ninth year of a thing: the private jokes, the whistle on the stairs, the argument that has worn smooth.',
          'Invent a holiday for it, with cake, that nobody outside the two of you needs to understand.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Your eye takes one thing off the shelf, and the room exhales{ref}.',
          'Clients believe you because you recommend the cheaper one when it is better.',
          'Old materials, old crafts and older people repay your attention, so give them a standing hour.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          'Without wanting to, you count: who called first, who came further, who said it last{ref}.',
          'Behind the ledger sits a wish too proud to be spoken.',
          'Give one thing away that you enter nowhere, and receive one without repaying it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Someone admires your sweater, and you show them where it has been mended{ref}.',
          'Compliments have to pass customs with you.',
          "Practice the two words 'thank you' with nothing after them; it takes about as long to learn as riding a bicycle, and stays as long.",
        ],
      },
    ],
  },

  'venus~uranus': {
    joined: [
      {
        view: 'love',
        sentences: [
          'You like people who have something slightly wrong with their hat{ref}.',
          'Attraction strikes from the side, at bus stops, in the middle of sensible plans, and being expected bores you.',
          'Make arrangements so loose that your arrival can remain a surprise, and then do arrive.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "Your friends wouldn't get along with each other, and you have stopped mixing them{ref}.",
          'You treat a lover as a friend and a friend as an event.',
          'Freedom is your way of being tender: explain it to each newcomer before they mistake the spare room for an insult.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          "Vinyl beside neon, a grandmother's brooch on a raincoat: on your wall and on you it looks right{ref}.",
          'You drop a fashion without rancor.',
          "Others need you as a permission, so take a shy friend to the shop and say 'why not' to the mirror.",
        ],
      },
      {
        view: 'love',
        sentences: [
          'You can give someone space and not sulk in it{ref}.',
          'They were away with old friends, you painted the hallway green, and supper is full of news.',
          'Should a partner want more sameness, offer one fixed evening and make it count.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          'Things are lovely, so you look up flights{ref}.',
          'Nearness trips an alarm that was installed for somebody else.',
          'Tell the other person it has gone off; waiting together for the ringing to stop is easier than apologizing from the airport.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'On a whim the blue armchair is given away, and you miss it for a year{ref}.',
          'Liking goes on and off in you like a lamp with a loose cord.',
          'Put a night between impulse and farewell, for furniture to begin with, and later for people.',
        ],
      },
    ],
  },

  'venus~neptune': {
    joined: [
      {
        view: 'love',
        sentences: [
          'You love the person and the film about the person{ref}.',
          'Light falls on them from the left, and a limp excuse sounds like verse.',
          'It is a gift to be looked at so; ask them as well what they want for dinner, and listen to that.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          "A shop window, a chord on someone's radio, pigeons lifting off a roof can stop you in the middle of an errand{ref}.",
          'Beauty interrupts your day.',
          'Make something from it while it is warm, a photo, four lines, a cake, or it turns into sighing.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'You see the nicest version of people, and a good many become it while you are looking{ref}.',
          'In a choir, a garden, a workshop, you are the one who makes beginners feel that they have an ear.',
          'Stand next to the shyest.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'You season by the memory of a smell, put a weed in a jam jar, and it is a feast{ref}.',
          'Grace costs you little and rests whoever is tired.',
          'Keep some of it for the dull evenings when there is no guest, only you and the jar.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          "You say it doesn't matter, and then listen for the elevator{ref}.",
          'Hoping has become a way of loving.',
          "Ask for something with a date on it, supper on a given evening, at yours: a plain 'I can't' will feed you better than a lovely maybe.",
        ],
      },
      {
        view: 'money',
        sentences: [
          "First you paid for the charming thing, then for its repair, then for a friend's charming thing{ref}.",
          'Asking the price of what moves you feels like a breach of manners.',
          'Ask anyway, in a flat voice, and let your heart return the call tomorrow.',
        ],
      },
    ],
  },

  'venus~pluto': {
    joined: [
      {
        view: 'love',
        sentences: [
          'A crush of yours reads the archives{ref}.',
          'You want to know the song they hate and why, and a pleasant acquaintance is a contradiction to you.',
          'Heat like that ought to have more than one hearth: give some of it to clay, to work, to a cause with a long name.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Few things in your rooms are unloved, and those you love you guard{ref}.',
          'The box of letters has a lock.',
          'To choose, for you, is to choose until nothing is left to find; let some likings be light, and a summer song remain a summer song.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          'You can look at someone in their least flattering hour and like them more{ref}.',
          'It makes people honest.',
          'Your affection has a cellar, well stocked and dry; go down first, tell one thing, and they will follow with theirs.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'At the flea market you see the line under four coats of varnish{ref}.',
          'Restoring suits you, furniture, teams, friendships that were given up as lost.',
          'You are patient with what is damaged and strict about what is fake: ask for the jobs that others have photographed and left.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          'You want all of it: the old diary, the first heartbreak, the face when they think nobody is looking{ref}.',
          'And you would hate to be asked.',
          'Trade instead: one thing of yours, freely told, for whatever they choose to give, even if that is small.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "If they cared, they would know which cup is yours{ref}: a trifle, and for you a whole evening's evidence.",
          'Love is being weighed in tiny deliveries.',
          'Write down three that did arrive this week before you hand over the invoice.',
        ],
      },
    ],
  },

  'venus~asc': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'Your scarf falls well, the greeting is meant, and neither was arranged{ref}.',
          'Arguments soften when you sit down in them.',
          "Because being agreeable comes with your face, say your objections early and in words, or they won't be believed later.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'In the wrong shoes you are a diplomat on strike{ref}.',
          'Strangers, who took you for kindness itself, are surprised by the edge on such days.',
          'Wear what pleases your own eye before you go among people, and the manners will follow unasked.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          'Shop assistants go and look in the back for you{ref}.',
          'You ask as though it would be a pleasure for both, and it is.',
          'What opens this easily is soon taken for granted, so carry thanks in small change: a name, a note, a place kept in line.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'People fall into liking you as into step{ref}.',
          'There was no trick to it: you looked pleased to see them.',
          'If one of them in particular is to notice, do something unmistakable, since your ordinary friendliness is warm already.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'You bring the cake and wear the face of someone checking the oven{ref}.',
          'Warmth is on its way, but it gets in after you, late and out of breath.',
          'Greet one person properly before you look after the room.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Somebody praises the jacket, and you wonder what they think of the rest{ref}.',
          'You groom for the others and slouch for yourself, or the reverse.',
          'Choose one occasion a week when nothing on you was picked with anyone else in mind.',
        ],
      },
    ],
  },

  'venus~mc': {
    joined: [
      {
        view: 'desk',
        sentences: [
          'Either your taste is what you are known for, or your being pleasant{ref}: find out which.',
          'Rough teams ask for you by name.',
          'Bring your sense of beauty as far as the spreadsheet if you must; even dull numbers get read after you have laid them out.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Work comes in by way of liking: someone enjoyed the lunch, and there is a project{ref}.',
          'In public you smooth things before they have quite become a problem.',
          'Let one stay a problem for a day, so that it is clear what you do when you do it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'You get promoted the way others get invited{ref}.',
          'Bosses relax in your office, clients bring you plums, and your manners reach all the way down to the cleaning crew.',
          'Work near something you find beautiful, and it will hardly tire you.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Several of your friends were colleagues first, and the better jobs came from friends{ref}.',
          'That border is soft, and you tend it well.',
          'Name the price before the wine is open, all the same: affection lasts longer where the fee was said aloud.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'They would like you to be charming, and you would like to be right about the font{ref}.',
          'What delights you and what advances you exchange sour looks.',
          'Keep one project entirely to your own taste, and be as obliging as they wish in the others.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You have moved the dinner twice for a meeting and the meeting once for a dinner, and nobody is content{ref}.',
          'Affection and ambition share your calendar like siblings in a back seat.',
          'Color them differently, count when the page is full, and correct the difference without a speech.',
        ],
      },
    ],
  },
}
