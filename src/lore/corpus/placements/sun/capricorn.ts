import type { PlacementParagraphs } from '#lore/authored.ts'

export const sunInCapricorn: PlacementParagraphs = {
  1: {
    says: [
      'People hand you responsibility on sight (your Sun in Capricorn, {house}).',
      "You carry yourself as someone who'll still be there when the fun is over, and at twenty you may have been asked for advice by people of forty.",
      'That self-command makes you proud.',
      "It can keep others at a distance you didn't choose, and it takes them some time to find out how dry and funny you are.",
    ],
    traits: ['serious', 'steady'],
  },
  2: {
    says: [
      "You respect what you've worked for, and gifts make you slightly suspicious (your Sun in Capricorn, {house}).",
      'Money is a measure to you of time well used, so you save with a purpose and buy the thing that will outlast three cheaper ones.',
      "There's more put by than people think, and you may put off enjoying it until a date that keeps moving.",
    ],
    traits: ['sparing', 'practical'],
  },
  3: {
    says: [
      'Anything you say tends to be brief and to hold (your Sun in Capricorn, {house}).',
      'Others rely on it, because a yes from you in the hallway is worth a signature.',
      'What you know, you learned the slow way and know thoroughly.',
      'Idle conversation makes you feel you ought to be elsewhere, and neighbors may need a flood or a power outage to find out how good you are to talk to.',
    ],
    traits: ['serious', 'sparing'],
  },
  4: {
    says: [
      "You hold the family up, even if no one's ever said so (your Sun in Capricorn, {house}).",
      "It may have started early, and it's still you who knows where the documents are.",
      "What you're proud of is that it stands, and you do so much to keep it standing that the others may have to come and get you for your own birthday dinner.",
    ],
    traits: ['steady', 'serious'],
  },
  5: {
    says: [
      'You enjoy yourself most when something gets achieved by it (your Sun in Capricorn, {house}).',
      'A hobby becomes a discipline within a year, and the model ship or the marathon time is really very good.',
      "In love you're a classic, patient and sincere and a little formal.",
      'Silliness frightens you until somebody you trust starts it, and then you turn out to be the funniest person there.',
    ],
    traits: ['serious', 'practical'],
  },
  6: {
    says: [
      "Being the person who can be relied on is what you're proud of (your Sun in Capricorn, {house}).",
      "Nobody remembers you leaving early, and you know how everything is done because at one time or another you've done it.",
      'It earns you respect and more work.',
      "Your knees or your teeth may have to file the complaint that you wouldn't, and even then you ask if it can wait until after the deadline.",
    ],
    traits: ['practical', 'steady'],
  },
  7: {
    says: [
      'You enter a partnership the way other people found a company (your Sun in Capricorn, {house}).',
      "You mean it to last, and you're willing to put in the dull years.",
      'Respect comes first in it, and you show your love by keeping every promise down to the smallest.',
      'They may long to hear it said, too, and it would cost you less than you think, and be worth more than the new roof.',
    ],
    traits: ['steady', 'serious'],
  },
  8: {
    says: [
      "You're careful with what other people have entrusted to you, and they know it (your Sun in Capricorn, {house}).",
      "The common fund is safe with you, and you'd stay up to make it come out right.",
      "You like to be the one who's owed, and it may take a real crisis to let you find out that you can be carried and still be respected afterward.",
    ],
    traits: ['wary', 'practical'],
  },
  9: {
    says: [
      'Your beliefs are the ones that held up (your Sun in Capricorn, {house}).',
      "A degree gets finished at any age, and you'd rather hear about God from somebody who's kept a promise for fifty years.",
      'Even your travels have a purpose and a schedule.',
      'What you miss is the detour, and your companion may have to sit down on a wall and refuse to go on before you look at the view.',
    ],
    traits: ['serious', 'practical'],
  },
  10: {
    says: [
      'You were built for the long climb (your Sun in Capricorn, {house}).',
      'You accept responsibility as others accept a drink, you end up running what you joined, and every inch of the way up is earned.',
      "The cost is that you may become your position, and on the first free weekend in months you walk around the apartment wondering who's supposed to tell you what to do.",
    ],
    traits: ['public', 'serious'],
  },
  11: {
    says: [
      "Every group that lasts has someone who minds the rules and the money, and it's you (your Sun in Capricorn, {house}).",
      'You choose friends slowly, some of them a good deal older, and keep them for life.',
      "You're so much the adult that nobody thinks to invite you to do something foolish, and you might have loved to come.",
    ],
    traits: ['steady', 'practical'],
  },
  12: {
    says: [
      "You carry things nobody knows you're carrying (your Sun in Capricorn, {house}).",
      "The rules you set yourself are stricter than any you'd give to others, and you keep them with no one to see it.",
      "You may feel that you've never quite arrived, although people who know only a tenth of what you do already look up to you.",
    ],
    traits: ['private', 'serious'],
  },
  sign: {
    says: [
      "You're here to build something that holds (your Sun in Capricorn).",
      "You started serious and get lighter as you go, because what you've proved to yourself once you needn't prove again.",
      'People trust your word and your timing.',
      'You put yourself last on the list so regularly that those who love you have to make an appointment, and you keep that as well.',
    ],
    traits: ['serious', 'steady'],
  },
}
