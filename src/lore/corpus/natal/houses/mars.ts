import type { House } from '../../../house.ts'
import type { Wording } from '../../../wording.ts'

export const marsInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'body',
      sentences: [
        'You come into rooms as if the door had been in the way{ref}.',
        "It isn't rude, it is your walking speed.",
        'People feel pushed before you have wanted anything, and you wonder why they are backing up.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Packages get opened with your teeth{ref}.',
        'What you want shows at once, in the shoulders, in the chin, and half the time somebody hands it over.',
        'For the other half, ask in a full sentence, in the voice of someone who has all day.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'You go after a wage like a dog after a stick, and you spend it in the same spirit{ref}.',
        'Earning warms you up.',
        'Sooner or later comes a Saturday on which you ask yourself where the stick went.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Touch your tools without asking, and there is a scene{ref}.',
        'What belongs to you is more or less an arm of yours.',
        "Hang the one thing you cannot share on a high hook, and lend out the rest with a clear 'Back by Friday.'",
      ],
    },
  ],
  3: [
    {
      view: 'quarrel',
      sentences: [
        'Your driving is like your talking: fast, with remarks{ref}.',
        "The remarks are small arrows, and on the short routes, to work, to the store, at a cousin's table, they land.",
        'Read a message once more at the curb, and take out the adverb.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'A stalled conversation on the sidewalk gets a push from you{ref}.',
        "Letters to the editor, the neighbor's hedge, a nephew's résumé: you are on it today.",
        'By Thursday there is a new corner, and the hedge has only its left half done.',
      ],
    },
  ],
  4: [
    {
      view: 'quarrel',
      sentences: [
        'Walls move when you have a free week{ref}.',
        'The energy others take to the gym goes, at your place, into floors, tiles and the matter of who left the gate open.',
        'By Sunday the floor is perfect, and the gate is still under discussion.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'In the house you grew up in, footsteps told you whether it was a day for lying low or for pushing back{ref}.',
        'You still listen for them.',
        'Your own are heavier than you know: announce yourself from the hall, with a whistle or a name.',
      ],
    },
  ],
  5: [
    {
      view: 'crowd',
      sentences: [
        'You play to win, including against six-year-olds{ref}.',
        'Dares, dance floors, pickup games: your blood is in it, and the others play better for it.',
        'Losing to somebody small is a skill you are acquiring slowly, one lap of honor at a time.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Your courting is a game of tag, at a run and laughing{ref}.',
        'Waiting by the phone is not in your repertoire.',
        "When it is the other person's turn to chase, stand still, in plain view, for long enough to be caught.",
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'Dishes get attacked{ref}.',
        'Every daily task is given a sprint, a timer, a time to beat, and whoever works slower next to you hears the water running.',
        'Ask the slow one how they do it: they may still be fresh at five.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your temper is a matter of upkeep{ref}.',
        'Skip lunch, and the stapler suffers.',
        'After an hour of sweat and a plate of something warm, it often turns out that nobody can recall what the dispute was about.',
      ],
    },
  ],
  7: [
    {
      view: 'quarrel',
      sentences: [
        'Peace makes you suspicious; you like a partner who answers back{ref}.',
        'Arguing is contact to you, the way kittens wrestle.',
        'Agree on the room and the hour, and keep both the car and the bedroom out of bounds.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        "It takes another person to get you moving: a rival at the next desk, a climbing partner, someone who said you couldn't{ref}.",
        'Their push becomes your stride.',
        'On mornings without them you have been known to race the elevator, on foot.',
      ],
    },
  ],
  8: [
    {
      view: 'quarrel',
      sentences: [
        'You fight about the thing under the thing{ref}.',
        'The volume of the radio is about trust, the trust is about last winter, and you would like to get there by ten.',
        'Some people had only come to ask for a little less noise.',
      ],
    },
    {
      view: 'money',
      sentences: [
        "Something shared brings out your nerve: a joint loan, a friend's bad month, a house that has to be stripped to the beams{ref}.",
        'You work hardest with a stake in it.',
        'Say beforehand, in figures, what you will put in and where you stop.',
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        'Reading about the monastery is one thing; you walk there{ref}.',
        'Beliefs, with you, are done with the legs.',
        "When you have found a cause you are on everybody's doorstep with it the same evening, somewhat out of breath.",
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Over dinner you will defend a country you have never been to{ref}.',
        'Ideas are worth a raised voice to you.',
        "Book the ticket, or read the other side's best book, and come back to the table with one thing you did not know.",
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'You want the job with the siren on it{ref}.',
        'Pressure, a deadline, everybody watching: your hands get steady.',
        'In slow quarters you get a look as if you might start a fire for the sake of putting it out.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Whoever is above you on the org chart can feel you on the rung below{ref}.',
        'Ambition does not embarrass you.',
        'Say to their face where you want to go, and offer to carry something of theirs on the way.',
      ],
    },
  ],
  11: [
    {
      view: 'crowd',
      sentences: [
        'Groups that have been discussing it since May elect you, and by the weekend there is a truck{ref}.',
        'You lead friends like a sled team.',
        'Every mile or so somebody in the back would like to mention that they are being dragged.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You spar with your friends, and newcomers take it for anger{ref}.',
        'It is loyalty: you carry their wardrobes and fight their landlords.',
        'Before the next landlord, find out whether they would rather just be listened to.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'The hardest pushing you do where nobody sees: at night, in thought, against a door that is not locked{ref}.',
        'By day people call you easygoing.',
        'Give that force a body before bedtime, half an hour of swimming or scrubbing, and the nights grow quieter.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Anger comes to you late and from the side, like mail to an old address{ref}.',
        "At the time you said 'No problem.'",
        "Your 'Actually, it did bother me' is ready about a week later, when the other person is already talking about curtains.",
      ],
    },
  ],
}
