import type { AspectQuality, Wording } from '../../../wording.ts'

/** Neptune and Pluto move so slowly that whole generations share what stands between them. */
type NeptunePair = 'neptune~pluto' | 'neptune~asc' | 'neptune~mc'

export const neptuneAspects: Record<NeptunePair, Record<AspectQuality, Wording[]>> = {
  'neptune~pluto': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'Your age-mates dig where others only dream{ref}: each keeps a belief that was buried once and came up different.',
          "In one life it looks modest, a song you can't hear sitting down, a custom kept without a reason given.",
          'Tell a younger person where yours comes from.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'People of your years learned that the invisible has weight{ref}.',
          'You notice it when you pass a certain building and lower your voice.',
          'What moves you there comes from further down than your own memory, so ask the oldest person you know for a story, and write it out.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          'Nearly everyone around your age shares this, so it is a climate more than a trait: hidden things may be talked about, softly{ref}.',
          "It shows when a friend says 'therapy' over lunch and the table just passes the salt.",
          'Be the one who asks the next question.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Below the news your generation has a quiet current{ref}.',
          'In you it turns up as timing: an old longing goes, almost unnoticed, in the year in which it has done its work.',
          'Look at what you have stopped wanting lately, and give its place to something.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          'Your contemporaries quarrel over what to believe and what to dig up{ref}.',
          'With you it happens in a bookshop, where your hand goes to the consoling volume and then to the exposing one.',
          'Read them in turns; each has a chapter the other needs.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'An entire age group suspects its own comforts{ref}.',
          'You see it in yourself when, by evening, you take apart the very poem that carried you through the morning.',
          'Make a short list of things you are allowed to love unexamined, and keep it in your wallet.',
        ],
      },
    ],
  },

  'neptune~asc': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'People see in you what they came with, as on a bedsheet strung up for a film{ref}: the quiet one, the sad one, the one who surely paints.',
          'Say something concrete soon, about shoes or traffic, and give them an edge to hold.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You enter so softly that the talk goes on, and an hour later everyone has confided in you{ref}.',
          'Rooms soak through your coat.',
          'After loud places change your clothes, literally, and put the day in the wash along with the shirt.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          "Tense people loosen beside you in line and don't know why{ref}.",
          'Something in your face looks out onto water.',
          'There is nothing you need to do about it, though humming helps; and you may leave, gently, once you have been looked at enough.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'A new acquaintance goes home composing you out of hints{ref}.',
          'Suggestion becomes you, for one evening.',
          'Add a few facts of your own choosing on the second: they are better than the poem, and you can live up to them.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'They thought you had agreed, since you looked at them so kindly{ref}.',
          'Your face says yes while you are still looking for the question.',
          "Teach it one visible no, a lifted hand, a half turn, 'let me think', and practice where little is at stake.",
        ],
      },
      {
        view: 'body',
        sentences: [
          "Some mornings you can't find the outline to hang your clothes on, so you go out as what is needed and come home unmet{ref}.",
          'Wear one thing nobody asked for, a ring, a loud sock.',
          'Look at it when they begin to tell you who you are.',
        ],
      },
    ],
  },

  'neptune~mc': {
    joined: [
      {
        view: 'desk',
        sentences: [
          'It is hard to say at parties what you do{ref}: it has to do with atmosphere, or help, or images, and the job title is a raincoat over it.',
          'People are touched by the work and vague about the fee.',
          'Write both down in two clear lines.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Rumor does half your publicity: somebody felt something at your counter, in your class, at your concert{ref}.',
          'You are known by an impression.',
          'Put something with corners in their hands as well, a card, a page, so that the impression knows where to come back to.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'The tone of a brochure, the light in a waiting room, the pause before the applause: your hand was in it{ref}.',
          'You work best where something has to be felt rather than proved.',
          'List imagination as an item of its own, or it will go out as a gift.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "Callings reach you sideways: a poster, a stranger's remark, a tune on the bus{ref}.",
          "You have followed some and weren't sorry.",
          'Give the next one three weeks of small steps before you tell anyone, and listen whether it is still humming.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'Asked what your work is for, you glow; asked what it is called, you look for your coat{ref}.',
          'Meaning and position have no common doorbell.',
          'Let the day job be dull and clean if it must, and rent the glow an address of its own, two evenings a week.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'The confusion about who is responsible goes on, because clearing it up felt unkind to you{ref}.',
          'Now the mist lies on your desk.',
          'Send the short message with three tasks and three names, yours included; it is the kindest thing they will read all day.',
        ],
      },
    ],
  },
}
