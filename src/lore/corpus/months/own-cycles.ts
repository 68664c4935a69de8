import type { AspectName } from '#sky/chart.ts'

/** What it means that a slow planet meets its own place, which happens to everyone at about one age. */
export const ownCycles: Record<
  'saturn' | 'uranus' | 'neptune' | 'pluto',
  Partial<Record<AspectName, readonly string[]>>
> = {
  saturn: {
    conjunction: [
      'This comes every twenty-nine years or so, and it asks which of your obligations you would take on again.',
      'Such a time comes two or three times in a life, and what you build after it is built on your own terms.',
    ],
    opposition: [
      'This comes halfway through the twenty-nine years that Saturn takes, and you see what you began back then from the other side.',
      'Such a time comes once in twenty-nine years, and it shows how much of what you carry other people have put there.',
    ],
    square: [
      'About every seven years Saturn comes to a corner like this, and something you set up at the last one needs repair.',
      'It comes round about every fourteen years, and it tests whether what you have built can bear your weight.',
    ],
  },
  uranus: {
    conjunction: [
      'This happens once in a life, after eighty years and more, and you owe nobody a reason for what you do with it.',
      'It takes eighty-four years to come around, and you can afford to be as odd as you like.',
    ],
    opposition: [
      'Everyone meets this once, around forty, and it asks which parts of your life you chose and which just happened.',
      'Such a time comes once in a life, and what you put off in your twenties may want its turn.',
    ],
    square: [
      'This comes twice in a life, around twenty and around sixty, and both times you find out what you can do without.',
      'Such a time comes only twice in a life, and each time something you had taken for settled is open again.',
    ],
  },
  neptune: {
    opposition: [
      'This happens once in a life, around eighty, and what you hoped for matters less than what you love.',
    ],
    square: [
      'Everyone meets this once, around forty, and some hope you had when you were young turns out to belong to somebody else.',
      'Such a time comes once in a life, and it blurs what you thought you wanted until you can tell what you still want.',
    ],
  },
  pluto: {
    square: [
      'Everyone meets this once, in the middle of life, and what you hold on to only out of fear gets too heavy to carry.',
      'Such a time comes once in a life, and it takes away what you kept for show and leaves you what works.',
    ],
  },
}
