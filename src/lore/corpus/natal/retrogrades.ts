import type { Wording } from '../../wording.ts'

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
    {
      view: 'friendship',
      sentences: [
        'You answer letters in your head, and are surprised that nobody has received them{ref}.',
        'Those who know you ask twice, with a week in between, and get the better reply.',
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
    {
      view: 'solitude',
      sentences: [
        'You court best what cannot be had at the moment{ref}.',
        'An unfinished book, a friend abroad, a color that is out of fashion: longing keeps your taste awake, and owning makes it drowsy.',
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
    {
      view: 'decision',
      sentences: [
        'Competition works on you with a delay{ref}.',
        'At the start you look around, at the halfway mark you adjust a strap, and then something from long ago says now, and you pass them.',
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
    {
      view: 'habit',
      sentences: [
        "Your journeys go inward and take about as long as other people's{ref}.",
        'They return with photographs, and you return from one thick book, changed, with nothing to declare.',
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
    {
      view: 'habit',
      sentences: [
        'You finish what nobody is waiting for{ref}.',
        'An inner office keeps your hours, and the only way to get a day off is to write it into the rules yourself.',
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
    {
      view: 'crowd',
      sentences: [
        'You look like one of the others until somebody says that it has always been done this way{ref}.',
        'Then there is a small click in you, which nobody hears, and the next time you do it differently and alone.',
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
    {
      view: 'crowd',
      sentences: [
        'In a crowd that sways you sway a moment later{ref}.',
        'Enthusiasm reaches you as music does through a wall, and you make out the words better than those who are in the room.',
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
    {
      view: 'quarrel',
      sentences: [
        'You would sooner be beaten by yourself than by anybody else{ref}.',
        'Shown a rival you shrug, and shown an old habit of your own you are at it with a lamp until morning.',
      ],
    },
  ],
}
