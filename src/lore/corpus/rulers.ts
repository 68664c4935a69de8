import type { House } from '../house.ts'
import type { Wording } from '../wording.ts'

/** Where the planet that rules the rising sign stands: what a life keeps coming back to. */
export const ascendantRulerInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'decision',
      sentences: [
        'Advice reaches you and is thanked and filed{ref}.',
        'In the end you steer by your own nose, and even your detours look like yours.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You are your own long project{ref}.',
        'Other people change jobs or cities when something has to move; you change your hair, your walk, your name for things, and the rest follows.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'Most of your turning points had a price tag on them{ref}.',
        'What you earn, own and can do with your hands is how you find out what you think you are worth, so it pays to check the number now and then against someone who loves you.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Before a large step you count what you have, and the counting itself calms you{ref}.',
        'Some of it is money, and more of it than you admit is skill.',
      ],
    },
  ],
  3: [
    {
      view: 'habit',
      sentences: [
        'Your life turns on small trips and short messages{ref}.',
        'The important people came by way of a neighbor, a sibling or a wrong number, and the important thoughts came on foot.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You became yourself by telling it, first at the school gate, later in notes to friends{ref}.',
        'A week in which you write nothing down is a week you can hardly find again.',
      ],
    },
  ],
  4: [
    {
      view: 'memory',
      sentences: [
        'However far you go, the story keeps turning back to one street and one kitchen{ref}.',
        'You measure new places by whether you could be ill-tempered there in peace.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'You steer from home{ref}.',
        'When the rooms are right you can do nearly anything outside them, and when they are wrong no success outside makes up for it.',
      ],
    },
  ],
  5: [
    {
      view: 'love',
      sentences: [
        'You know that a path is yours when it makes you play{ref}.',
        'Where you have to be sensible for too long you fade; give you a stage, a child, a flirtation or a paint box, and you have a direction again.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'What looks like a hobby of yours is usually the main road{ref}.',
        'Look at what you did unpaid between ten and fourteen; some version of it still runs the show.',
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'You find yourself by way of the day: the desk, the walk, the order in which things are done{ref}.',
        'Give you a good routine and you are a free person, which is the opposite of what people expect when they see your calendar.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your body tells you about a wrong turn before your judgment does{ref}.',
        'Sleep, stomach and shoulders are the first to vote, and they have been right about jobs and about people.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'Your biography goes by who sat opposite{ref}.',
        'With each close person you took on a town, a taste, a way of making coffee, and you became more yourself by it, not less.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You think best against someone{ref}.',
        'A choice that goes in circles at night is settled within one walk with a person who disagrees, and you keep such people near on purpose.',
      ],
    },
  ],
  8: [
    {
      view: 'solitude',
      sentences: [
        'Your life moves in crossings rather than in steps{ref}.',
        'Three or four times you have closed a door completely, and each time something was handed to you on the other side that you could not have earned.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'You end up where things are shared and therefore difficult: the joint account, the family secret, the promise with two signatures{ref}.',
        'Others avoid those rooms, and you found out early that you can see in the dark.',
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        'Whenever you were stuck, the answer came from somewhere that needed a ticket or a dictionary{ref}.',
        'You live toward a horizon, and home is where you unpack what you brought back from it.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'One teacher, one book, one foreign city: you could draw your life with those three points{ref}.',
        'You still need a question that is too large for you, the way others need a garden.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'Your private life is written around a public one{ref}.',
        'It is hard for you to know how you are doing until it can be seen from the street, so choose with care whose street it is.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Work is where you became visible to yourself{ref}.',
        'You grow into each post by being given it slightly too soon, and the shaking stops around the third month.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'Trace any good turn in your life back far enough and there stands a friend of a friend{ref}.',
        'You are steered by company, so the question of where to go next is really the question of whom to have lunch with.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You think in terms of we{ref}.',
        'A plan starts to feel real to you once it has a group chat, a table and someone who brings the folding chairs.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'Half of your life takes place offstage{ref}.',
        'What people see of you is the part that surfaces; the decisions fall earlier, on walks nobody knew about, and you announce them when they are old.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You need to disappear in order to know where you are{ref}.',
        'An unreachable afternoon puts you right where a week of good advice did not.',
      ],
    },
  ],
}

/** Where the planet that rules the midheaven stands: what a working life feeds on. */
export const midheavenRulerInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'desk',
      sentences: [
        'In your line of work the tool is you{ref}.',
        'When you look tired, business looks tired, and a new coat has done more for your career than a certificate.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'You take a profession seriously when it feeds you, and you negotiate better than you think{ref}.',
        'Name the figure first and then stop talking.',
      ],
    },
  ],
  3: [
    {
      view: 'desk',
      sentences: [
        'Your career is made of sentences{ref}.',
        'A well-written page of yours has traveled through more offices than you have, and opened most of them.',
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        'The work you are known for is done in the next room to your life{ref}.',
        'Family, house or origin supplies the material, and your best hours have a kettle in them.',
      ],
    },
  ],
  5: [
    {
      view: 'desk',
      sentences: [
        'You get on in the world by the things you would do anyway{ref}.',
        'Each time a job had no play left in it, your name stopped rising, whatever the hours.',
      ],
    },
  ],
  6: [
    {
      view: 'habit',
      sentences: [
        'Your standing was built before nine in the morning, by what you do every day without a witness{ref}.',
        'Guard that first hour as others guard their title.',
      ],
    },
  ],
  7: [
    {
      view: 'desk',
      sentences: [
        'You rise in pairs{ref}.',
        'Behind each step of your working life stands one other person who saw it first, and you did the same for them.',
      ],
    },
  ],
  8: [
    {
      view: 'desk',
      sentences: [
        'People pay you to go where they would rather not look{ref}.',
        "Other people's money, other people's endings, a number nobody wants to read aloud: you keep your voice level, and that is the profession.",
      ],
    },
  ],
  9: [
    {
      view: 'desk',
      sentences: [
        'Your work travels better than you expect{ref}.',
        'Recognition tends to come from a different city, a different field or a former student, and the people down the hall hear of it last.',
      ],
    },
  ],
  10: [
    {
      view: 'crowd',
      sentences: [
        'You would work the same whether or not anyone watched, and as it happens people do{ref}.',
        'What you decide about your trade is public from the first day, so decide it once.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'The colleague becomes a friend and the friend becomes the next employer{ref}.',
        'You have never had a useful reply to a cold application, and never needed one.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'The part of your work that counts is done with the door shut{ref}.',
        'You prepare at length, appear for a moment, and are called a natural.',
      ],
    },
  ],
}
