/** Sentences about an event that was named before. {house} and {day} end with a comma or a period. */
export const details = {
  house: [
    'It falls in your {house}, so it is about {matter}.',
    "That's your {house}, and the part of life is {matter}.",
    'In your chart it lands in the {house}: {matter}.',
  ],
  angle: [
    'It goes to your {angle}, so it is about {matter}.',
    "It's your {angle} that it touches, and the part of life is {matter}.",
  ],
  until: ['It ends in another one, your {house}.', 'By the end it has moved into your {house}.'],
  planets: [
    'You have your {points} there, so it reaches more than an empty room.',
    'Your {points} {stand} there, and would notice it first.',
  ],
  stay: [
    'From {day}, to {until}, which comes to {count}.',
    'It lasts {count}: from {day}, to {until}.',
  ],
  passes: [
    'From {first} to {last}: it is exact {of} times, and each time it is felt {for}.',
    'It comes {of} times between {first} and {last}, and you feel each one {for}.',
  ],
  contact: ['You feel it {for}, around {day}.', 'It is there {for}, and strongest around {day}.'],
  eclipse: [
    'The eclipse itself is over within hours on {day}; by tradition its subject stays for about half a year.',
    'On {day}, it takes a few hours, and what it opens takes about six months.',
  ],
  moment: [
    'It is exact on {day}, and you notice it a day or two on either side.',
    'The moment is {day}, with a day or two around it.',
  ],
  strength: {
    strong: [
      'Strong, as these things go: {because}.',
      "It's one of the strong ones, because {because}.",
    ],
    middling: [
      'Middling: {because}.',
      'Strong enough to notice, and no more than that: {because}.',
    ],
    light: ['Light: {because}.', "It's one of the small ones, because {because}."],
  },
  worry: {
    hard: [
      "No. It may be uncomfortable, and that isn't the same as dangerous.",
      "No, there's nothing in it to be afraid of, only something to be ready for.",
    ],
    easy: [
      "No, there's nothing in this one to be afraid of.",
      'No. Of all the things I could name, this is one to look forward to.',
    ],
    neutral: [
      "No. It's a date to know about, and nothing to dread.",
      "No, nothing in it is out to get you; it's a date with a subject.",
    ],
  },
}

export const reasons = {
  transit: ['you have it {for}, and it touches the part of you that {part}'],
  angle: ['you have it {for}, and it touches how you stand in the world'],
  total: ['the disk is covered completely, and tradition gives such an eclipse half a year'],
  annular: ['the middle of the disk is covered, and tradition gives such an eclipse half a year'],
  partial: ['a part of the disk stays bright, so it counts for less than a total one'],
  penumbral: ['only the edge of the shadow is touched, and you would hardly see it'],
  lunation: ['one like it comes every month, though each in another part of life'],
  station: ['the planet stands still then, and a planet that stands still says it twice'],
  entry: {
    slow: ['the stay that begins is a matter of years'],
    quick: ['the stay that begins is a matter of days or weeks'],
  },
}
