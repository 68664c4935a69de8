import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    first: [
      'People match your pace out of courtesy, so everything around you slows down.',
      "It's your own doing that you spend so much of your life waiting.",
    ],
    second: [
      "Inside, you're drumming on the table.",
      "When it gets to be too much you bolt, and those who'd thought you were comfortable wonder what they said.",
    ],
    settles: [
      'Your calm gets people to trust you, and the hurry underneath gets things done.',
      "With a little of the hurry showing, nobody has to guess and you don't have to bolt.",
    ],
  },
  Gemini: {
    first: [
      'What you say in passing gets taken home and acted on.',
      "People quote you on matters you'd forgotten you had an opinion about.",
    ],
    second: [
      'By the time they come back to report, your mind is on something else.',
      'It embarrasses you a little to be held to a thing that was only ever interesting.',
    ],
    settles: [
      'A playful mind behind a steady face makes a wonderful teacher, once people know which of the two is speaking.',
      'Your steadiness can vouch for the ideas that deserve it, and the rest can stay the good fun that they were.',
    ],
  },
  Leo: {
    first: [
      "They leave you at the edge because you look as though you'd chosen it.",
      "Comfortable people don't get asked twice.",
    ],
    second: [
      "You wait with some dignity, and the waiting turns into the thought that nobody knows what they're missing.",
      "They really don't, and it isn't their fault.",
    ],
    settles: [
      "You wear attention better than most of those who go looking for it, since you don't need it every day.",
      "A seat a little nearer to the middle would do it, and from there you don't have to push at all.",
    ],
  },
  Libra: {
    first: [
      'You say a thing in your settled way and it becomes the plan.',
      'Nobody argues with a person who looks so sure of the lake.',
    ],
    second: [
      "So you get your first thought over and over, when what you'd wanted was the talk.",
      'There are evenings when you go along with yourself out of politeness.',
    ],
    settles: [
      'People trust your calm enough to be honest in front of it, which is what a good conversation needs.',
      "As soon as they've seen you change your mind once, they'll bring you theirs.",
    ],
  },
  Sagittarius: {
    first: [
      "Because you're always there, you've become the one who waters the plants.",
      "A good many other lives run on the assumption that yours doesn't move.",
    ],
    second: [
      "The longing goes into maps and late-night reading, and it's harmless there.",
      "It's also a little sad there, and you know the train times by heart.",
    ],
    settles: [
      "A person with roots can travel farther than one without, because there's something to come back to.",
      'Your steadiness is what makes the trip possible, and the cat will remember you.',
    ],
  },
  Aquarius: {
    first: [
      "People say things in front of you that they'd never say to someone who looked unusual.",
      'You hear what everyone really thinks, and they go home without having heard you.',
    ],
    second: [
      'Your mild question does more than they notice at the time.',
      'Still, being agreed with by mistake, year after year, is a lonely way to be liked.',
    ],
    settles: [
      'An odd idea goes down easily when it comes with potatoes.',
      'Nobody is afraid of you, so you can say the thing that gets other people thrown out, and be asked back.',
    ],
  },
}
