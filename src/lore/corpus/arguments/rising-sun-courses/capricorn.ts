import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const capricornRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Aries: {
    first: [
      'Nobody questions you, because you look as though it had all been approved upstairs.',
      'So nobody stops you, either.',
    ],
    second: [
      "You're making it up as you go, at a good speed.",
      "It's exciting, and it's a little lonely, since no one thinks of asking whether you're scared.",
    ],
    settles: [
      'Nerve does very well in a suit.',
      "If people knew that it was your first time, they'd be braver themselves, and you'd have somebody to hold the ladder.",
    ],
  },
  Gemini: {
    first: [
      'They give you the long items, because you seem made for them.',
      'You nod with such gravity that nobody offers you the fun ones.',
    ],
    second: [
      'Your mind goes out to play and leaves your face in the room.',
      "It comes back with something clever just in time, and that's how you got the job.",
    ],
    settles: [
      'A lively mind with a sober face can get away with nearly anything, including being entertaining.',
      'Once you admit to being bored, the meeting gets shorter and the idea gets better.',
    ],
  },
  Leo: {
    first: [
      'You wave it away so convincingly that they put the cake back.',
      "People pride themselves on knowing that you don't like a fuss.",
    ],
    second: [
      'You were watching to see if anybody would insist.',
      "Nobody did, and you've added it to a list that you don't know you keep.",
    ],
    settles: [
      'You do deserve it, and you of all people can say exactly what for.',
      'A wish stated as dryly as you state everything else will be carried out to the letter.',
    ],
  },
  Libra: {
    first: [
      "You're so well organized that an invitation would feel like an interruption.",
      'People admire it and make other plans.',
    ],
    second: [
      "You tell yourself that it's efficient to go alone, and you take a picture of the menu to show to somebody.",
      "It's hard to ask for company when you can't point to a reason.",
    ],
    settles: [
      "You're good at arranging things, so you could arrange this.",
      'Company is a perfectly serious purpose, and what you put in your calendar has always happened.',
    ],
  },
  Sagittarius: {
    first: [
      'You list the risks so well that people leave feeling warned.',
      "They pull out, and you're left alone with the chance.",
    ],
    second: [
      "You'd already made up your mind, on the strength of something that won't go in a column.",
      'It turns out well often enough, and nobody shares it with you, because they believed what you said.',
    ],
    settles: [
      'The same eye that sees what might go wrong has seen what might go right.',
      "Told in the other order, hope first and figures after, it's a plan that people can sign.",
    ],
  },
  Aquarius: {
    first: [
      'They let you in because you look like them.',
      'Some of them find out what you think in your fourth year.',
    ],
    second: [
      'Until then you keep the rules and take notes.',
      'On some mornings it can be hard to remember which of the two is the disguise.',
    ],
    settles: [
      'Change gets through most easily in a suit, with an agenda.',
      "You won't have to raise your voice, since the people who'd shout down a rebel are already listening to you.",
    ],
  },
}
