import type { Planet } from '#sky/bodies.ts'

/** How a planet of the reader's chart bears on the subject of a month, `{subject}`, when its turn eases or presses it. */
export const meetings: Record<Planet, Record<'eases' | 'presses', readonly string[]>> = {
  sun: {
    eases: [
      'You can stand by {subject} in front of people (your Sun).',
      "You handle {subject} best in your own way, and this month you're let (your Sun).",
    ],
    presses: [
      'The hard part is your pride (your Sun), which would like {subject} settled without anyone watching.',
      'Your pride is in it (your Sun), and that makes {subject} hard to talk about.',
    ],
  },
  moon: {
    eases: [
      "You have a feeling for {subject}, and it's usually right (your Moon).",
      'How well you sleep tells you how {subject} stands (your Moon).',
    ],
    presses: [
      'You take {subject} more personally than you let on (your Moon).',
      'Whatever happens to {subject} reaches your mood first (your Moon).',
    ],
  },
  mercury: {
    eases: [
      'You can talk about {subject} without getting stuck (your Mercury).',
      'Half the work on {subject} is finding the words, and you find them (your Mercury).',
    ],
    presses: [
      "You've gone over {subject} so often that you no longer hear what you're saying (your Mercury).",
      'What you say about {subject} and what gets heard are two things (your Mercury).',
    ],
  },
  venus: {
    eases: [
      'You can be gracious about {subject} (your Venus).',
      'People are inclined to help you where {subject} is concerned (your Venus).',
    ],
    presses: [
      'You want to be liked, and {subject} puts that at risk (your Venus).',
      "The trouble with {subject} is that somebody might mind, and you'd mind that (your Venus).",
    ],
  },
  mars: {
    eases: [
      'You can get something done about {subject} (your Mars).',
      "It helps that you'd sooner do something about {subject} than discuss it (your Mars).",
    ],
    presses: [
      'You get impatient with {subject}, and it shows (your Mars).',
      "Left to yourself you'd force {subject}, and force doesn't do it any good (your Mars).",
    ],
  },
  jupiter: {
    eases: [
      'You expect {subject} to turn out well, and that makes it likelier (your Jupiter).',
      "You think generously about {subject}, and it's catching (your Jupiter).",
    ],
    presses: [
      'You tend to make {subject} bigger than it is (your Jupiter).',
      "You'd sooner hope for the best than look closely at {subject} (your Jupiter).",
    ],
  },
  saturn: {
    eases: [
      'You can be patient with {subject} (your Saturn).',
      "The dull part of {subject} doesn't scare you, and somebody has to do it (your Saturn).",
    ],
    presses: [
      "You're strict with yourself about {subject} (your Saturn).",
      "You'd put {subject} off until you could do it properly (your Saturn).",
    ],
  },
  uranus: {
    eases: [
      "You can see a way with {subject} that nobody's tried (your Uranus).",
      "It helps that you aren't afraid of a change in {subject} (your Uranus).",
    ],
    presses: [
      'As soon as {subject} feels settled, you want out of it (your Uranus).',
      'You change your mind about {subject}, and it startles people (your Uranus).',
    ],
  },
  neptune: {
    eases: [
      'You sense more about {subject} than you could prove (your Neptune).',
      "It's easy for you to be kind about {subject} (your Neptune).",
    ],
    presses: [
      "You haven't got a clear view of {subject} (your Neptune).",
      'A good deal of what you think about {subject} is wishful (your Neptune).',
    ],
  },
  pluto: {
    eases: [
      "You don't mind looking at what's under {subject} (your Pluto).",
      'You have more staying power with {subject} than people think (your Pluto).',
    ],
    presses: [
      'You hold on to {subject} harder than it needs (your Pluto).',
      'With you, {subject} soon turns into a question of who decides (your Pluto).',
    ],
  },
}
