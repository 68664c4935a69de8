import type { Wording } from '../wording.ts'

export type Retrograding =
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto'

/** A natal planet that moved backward at birth: its verb, turned inward and done twice. */
export const retrogradePlanets: Record<Retrograding, Wording[]> = {
  mercury: [
    {
      view: 'desk',
      sentences: [
        'You understand a conversation on the way home from it{ref}.',
        'The second draft is where you live, and a question asked on Monday gets its true answer on Wednesday.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Your mind reads backward, from the result to the step where it went another way{ref}.',
        'School did not always know what to do with that.',
      ],
    },
  ],
  venus: [
    {
      view: 'love',
      sentences: [
        'You tend to know what someone meant to you a season after they did{ref}.',
        'Old songs, old coats and one old letter keep their hold, and your taste has never quite belonged to its year.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Liking comes slowly to you, by way of a second look{ref}.',
        'What you loved at first sight you have mostly given away.',
      ],
    },
  ],
  mars: [
    {
      view: 'quarrel',
      sentences: [
        'Your anger arrives with the post, a day or two after the event{ref}.',
        'By then everyone else has made up, so it helps to tell them in the room that something is on its way.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You push hardest where no one can see you push{ref}.',
        'Effort goes inward first, circles there, and comes out as a decision that looks sudden to everyone but you.',
      ],
    },
  ],
  jupiter: [
    {
      view: 'solitude',
      sentences: [
        'Your faith grew indoors{ref}.',
        'What others were taught to hope for never fitted, so you put together a hope of your own and seldom say it aloud.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Luck finds you on the second visit, in the town you had already left{ref}.',
        'A refusal is often only the first half of an answer for you.',
      ],
    },
  ],
  saturn: [
    {
      view: 'desk',
      sentences: [
        'The strict voice in you has no face{ref}.',
        'No teacher or parent was ever as exacting, and you have passed examinations that nobody set.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You set your own rules because the given ones did not hold when you leaned on them{ref}.',
        'Once a year, look which of them is still needed.',
      ],
    },
  ],
  uranus: [
    {
      view: 'solitude',
      sentences: [
        'Your rebellions are mostly quiet{ref}.',
        'By the time you walk out of something you have been gone, inwardly, for a good while.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You keep your odd side at home, like a workshop with the light on{ref}.',
        'What others would call eccentric is there the tidiest part of your life.',
      ],
    },
  ],
  neptune: [
    {
      view: 'solitude',
      sentences: [
        'You dream inward and with your eyes open{ref}.',
        'Few people suspect how much of your day is accompanied by a second one, running softly underneath.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Early on you saw through something that others went on believing{ref}.',
        'It left you gentle with illusions, your own included.',
      ],
    },
  ],
  pluto: [
    {
      view: 'solitude',
      sentences: [
        'You take yourself apart before anyone else can{ref}.',
        'What is left afterward tends to be simple and to hold.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Power interests you from the inside: what drives a person, and first of all what drives you{ref}.',
        'You let go late, in private, and for good.',
      ],
    },
  ],
}
