import type { PlacementParagraphs } from '#lore/authored.ts'

export const jupiterInLeo: PlacementParagraphs = {
  1: {
    says: [
      "People feel that the evening has properly begun once you're there (your Jupiter in Leo, {house}).",
      "Since you expect to be liked, you're warm from the first minute, and your praise is so large that others grow into it.",
      "It becomes too much only when you're doing it for the audience, because these people would have liked you at half the volume, and nobody has had the chance to tell you.",
    ],
    traits: ['warm', 'proud'],
  },
  2: {
    says: [
      'Money is for celebrating with, in your opinion (your Jupiter in Leo, {house}).',
      "You trust that it'll come again, you ask for a handsome price, and you often get it because you plainly believe in it.",
      "Since treating a whole table can make you happy for a week, there's usually a plainer month afterward, and you don't mention it to those you treated.",
    ],
    traits: ['generous', 'proud'],
  },
  3: {
    says: [
      'You believe a story is worth telling well (your Jupiter in Leo, {house}).',
      "A delayed bus becomes an adventure with a villain in it, and siblings who were on the same bus can't remember half of what they enjoyed hearing.",
      'People learn easily from you because you make them laugh first, and although the facts get bigger as you go, your friends have a private discount that they apply.',
    ],
    traits: ['warm', 'playful'],
  },
  4: {
    says: [
      "Your home is where everybody's birthday is a public holiday (your Jupiter in Leo, {house}).",
      "You're proud of your people and say so, and you believe that children, guests, and uncles all deserve an entrance.",
      "A family does well under that much sun, but the one who'd like a quiet dinner has to ask for it, and you'll hear it at first as a complaint about the show.",
    ],
    traits: ['warm', 'generous'],
  },
  5: {
    says: [
      "Happiness is a talent with you, and it's contagious (your Jupiter in Leo, {house}).",
      'Sign and house agree, so you take risks for fun, you fall in love in front of everybody, and whatever you create has a big open gesture in it.',
      "Moderation is the one thing you don't do well, and a quiet sort of love might have to wave for some time before you see it.",
    ],
    traits: ['playful', 'bold'],
  },
  6: {
    says: [
      'Any kind of work goes better when someone is proud of it, and you usually are (your Jupiter in Leo, {house}).',
      'You praise people by name, you turn the end of a hard week into an occasion, and bosses like to have you around for it.',
      'You also promise too much, because you can see the triumph before you, and the details get left to some patient person whom, to your credit, you thank the loudest.',
    ],
    traits: ['warm', 'generous'],
  },
  7: {
    says: [
      "You believe in the person you're with, and you tell everyone (your Jupiter in Leo, {house}).",
      'A partner of yours gets courage just from hearing how you introduce them.',
      "You describe the wonderful side of them so often that they may hesitate to show you the plain one, and it would be a relief to them to hear that you'd noticed it long ago.",
    ],
    traits: ['warm', 'generous'],
  },
  8: {
    says: [
      "You're at your most big-hearted when somebody has lost everything (your Jupiter in Leo, {house}).",
      'You lend without being asked twice, you sit up with them, and you make them laugh at four in the morning.',
      "Asking for help yourself is what you put off, since you'd rather do it from a stronger position, and the friends you've carried would be only too glad to even it out.",
    ],
    traits: ['trusting', 'generous'],
  },
  9: {
    says: [
      'Whatever you believe, you believe gloriously (your Jupiter in Leo, {house}).',
      "This house suits Jupiter, so you travel in style on very little, you teach with your whole body, and people who weren't interested find that they are.",
      'You may not notice when a conviction has turned into a performance, and a shy question from the back can be the best thing that happens to it.',
    ],
    traits: ['idealistic', 'warm'],
  },
  10: {
    says: [
      'You expect a large life in public, and people tend to go along with it (your Jupiter in Leo, {house}).',
      'You lead by delight, you promote the young ones, and you take the blame in a way that gets you admired for it.',
      'What you overdo is the announcement, and then somebody with a spreadsheet has to make true what you told the newspaper.',
    ],
    traits: ['public', 'generous'],
  },
  11: {
    says: [
      'You think your friends are extraordinary and would like the world to know (your Jupiter in Leo, {house}).',
      'So you make the introductions and the speech, and a group of yours soon has a banner.',
      'You like to be at the middle of all this, and a friend may have a lovely small success without telling you, only so that it can stay small.',
    ],
    traits: ['generous', 'warm'],
  },
  12: {
    says: [
      'Privately you believe that you were meant for something splendid (your Jupiter in Leo, {house}).',
      "You keep it quiet, and you give other people the encouragement that you'd like to have.",
      "When one of these kindnesses gets traced back to you, you wave it away, and you're more pleased about it than you could show or they could guess.",
    ],
    traits: ['private', 'proud'],
  },
  sign: {
    says: [
      'You trust that life rewards people who come out and shine (your Jupiter in Leo).',
      'So you praise, you give, and you dress for it, and everyone around you feels more important than they did.',
      'Pettiness makes you sad.',
      'What you overdo is size, and the friends you do best with are those who can enjoy the fanfare and still ask you afterward how you really are.',
    ],
    traits: ['generous', 'warm'],
  },
}
