import type { PlacementParagraphs } from '#lore/authored.ts'

export const venusInLeo: PlacementParagraphs = {
  1: {
    says: [
      'You make people feel that they picked a good day to run into you (your Venus in Leo, {house}).',
      "You dress for it, you greet them as if they'd won something, and you mean every bit.",
      "It's also a request, since warmth that size expects an answer.",
      'From a person who merely nods you walk away a little dimmer, and you wonder for an hour what you did wrong.',
    ],
    traits: ['warm', 'proud'],
  },
  2: {
    says: [
      "Venus is in Leo {house}, so you'd rather have nothing than have the cheap one.",
      'You tip as though the whole restaurant could see, and you buy presents that make your own birthday look modest.',
      'Money, to you, is for making an occasion out of something.',
      'You can feel poor at perfectly good times, just because nothing in the budget shines, and you may fix that on the way home.',
    ],
    traits: ['generous', 'proud'],
  },
  3: {
    says: [
      'Nobody gets more out of an ordinary conversation than you do.',
      'You tell the mail carrier she has the best walk on the block, and you introduce your brother or your neighbor with a list of achievements that makes them blush (your Venus in Leo, {house}).',
      'You like words to be a bit bigger than life.',
      'When someone answers your good news with a thumbs-up, the news shrinks while you look at it.',
    ],
    traits: ['warm', 'generous'],
  },
  4: {
    says: [
      'At home you like to be the one who makes it an event (your Venus in Leo, {house}).',
      'A Tuesday can get candles, and visiting relatives are toasted by name.',
      "You're proud of your own people in public, and you take it as given that they're proud of you.",
      'Then somebody forgets to look up from the phone when you come in, and the warmest person in the house goes off to be warm elsewhere.',
    ],
    traits: ['generous', 'warm'],
  },
  5: {
    says: [
      "In love and in fun you don't believe in doing things by halves (your Venus in Leo, {house}).",
      "You court people with surprises and an excellent playlist, and you'd get up at karaoke for the right face in the third row.",
      "Playing is serious here, because it's how you find out that you're adored.",
      "A quiet sort of lover can be wild about you, and you may leave before they've found the volume.",
    ],
    traits: ['open', 'playful'],
  },
  6: {
    says: [
      'You can make a routine likable by giving it some style.',
      "The spreadsheet gets a color scheme, and the people you work with get nicknames they're rather proud of (your Venus in Leo, {house}).",
      "You'll work very hard for thanks and not at all well without it.",
      'So a place that pays on time and never says a kind word wears you out faster than overtime does.',
    ],
    traits: ['warm', 'proud'],
  },
  7: {
    says: [
      'You want to walk into a place next to somebody and feel that the two of you look like good news (your Venus in Leo, {house}).',
      "Anyone who'll listen gets to hear how well you chose, and you're loyal far past the point of convenience.",
      'In return you have to be chosen over and over, preferably where others can hear.',
      'A partner who shows it by doing the taxes has to say so as well.',
    ],
    traits: ['proud', 'warm'],
  },
  8: {
    says: [
      'You share splendidly, provided nobody asks you to (your Venus in Leo, {house}).',
      "Offered freely, your savings and your secrets are theirs, and you'd be embarrassed by a contract.",
      "Let someone hint that it's owed, though, and you close up like a hotel in winter, because generosity was the point and they've taken it from you.",
      'The hardest thing for you to share turns out to be the fact that you need something, too.',
    ],
    traits: ['generous', 'proud'],
  },
  9: {
    says: [
      'Venus is in Leo {house}, so you love whatever has been done on a grand scale.',
      'One painting can be worth crossing a continent for, and the teachers you fall for teach as if the house were sold out.',
      'Your beliefs have to have some beauty in them before you can hold them.',
      'You can be slow to notice a true idea when it comes badly dressed.',
    ],
    traits: ['generous', 'idealistic'],
  },
  10: {
    says: [
      "You like being seen, and you're better at it than most who try (your Venus in Leo, {house}).",
      'Put in front of people, you warm up, and they connect what you do with how much you seemed to enjoy it.',
      "Credit you hand out by name, which is why you're followed gladly.",
      "You notice every time it isn't handed back, and one missing mention at the end of a long evening can outweigh the applause.",
    ],
    traits: ['public', 'proud'],
  },
  11: {
    says: [
      'Your friends have an audience for life.',
      "At the half marathon you're at the front with a sign you painted yourself, telling total strangers who to look out for (your Venus in Leo, {house}).",
      "You also keep a quiet count, and you'd like somebody to have noticed who does all the cheering.",
      "A group where everyone takes turns at being special suits you, and you may have to explain to them that it's your turn.",
    ],
    traits: ['generous', 'warm'],
  },
  12: {
    says: [
      "There's a performer in you who does most of the work at home (your Venus in Leo, {house}).",
      "The singing is wonderful while the vacuum is on and stops when it stops, and the grandest love scenes take place in daydreams you'd be mortified to have read.",
      'People take you for someone who can do without attention.',
      "They're being considerate, and you sit there beside all that consideration, hoping one of them will insist.",
    ],
    traits: ['private', 'proud'],
  },
  sign: {
    says: [
      'You love in a big way and you like it to show (your Venus in Leo).',
      "You remember what makes a person feel special, and you'd sooner give one extravagant evening than ten sensible ones.",
      'The gift is real, and it has a return address.',
      "If nobody says how good you made it, you act as if it didn't matter, and you give a little less to the next one who asks.",
    ],
    traits: ['generous', 'proud'],
  },
}
