import type { AspectQuality, Wording } from '../../../wording.ts'

type PlutoPair = 'pluto~asc' | 'pluto~mc'

export const plutoAspects: Record<PlutoPair, Record<AspectQuality, Wording[]>> = {
  'pluto~asc': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'One look around from you, and people feel counted{ref}.',
          "You hadn't said a word; some come closer, some check their buttons.",
          'Be the first to tell something small against yourself, and the gaze will read as interest, which is what it was.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Every so many years you shed a whole appearance{ref}, hair, wardrobe, walk, and old friends need a second glance.',
          "You aren't hiding, you have changed floors.",
          'Give them a sentence about what stayed the same, so that they can follow you down the stairs.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          'You come in quietly and the bluffing stops, without a frown from you{ref}.',
          'Nobody had to read your title.',
          'It is useful in rough offices and at family tables: use it so that the smallest person there gets to finish a story.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Newcomers skip the weather and tell you the second thing first{ref}.',
          'You look as if you could bear it, and you can.',
          'Set such talks an end, a last train, a dog to walk, so that your strength is lent and nobody moves into it.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'Before the napkins are unfolded you know who is allied with whom{ref}.',
          'It is a skill from a place that needed it, and here it makes the guests sit straighter.',
          'Spend the first course finding out one harmless thing about each neighbor, and leave the map unfinished.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Somebody pushes, or so it seems, and you have pushed back before the name tag is on{ref}.',
          'A chin held like yours looks like an invitation.',
          'Let the first one pass like a draft from a door, and answer the second in a low voice, with a question.',
        ],
      },
    ],
  },

  'pluto~mc': {
    joined: [
      {
        view: 'desk',
        sentences: [
          'They call you when it is beyond repair{ref}.',
          "Rumors run ahead of you and are half true, for you don't accept half mandates.",
          'Tell the team on the first day what will stay as it is, and they will fetch their own shovels.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'People hold opinions about your work, seldom mild ones, and you go over them alone at night like minutes of a meeting{ref}.',
          'Influence gathers around your desk whether you sweep or not.',
          "Keep one person there who has the right to say 'that's too much'.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'At work you end up in the room behind the room, and no one quite recalls giving you the key{ref}.',
          'You can smell what will count next year.',
          'Use the access for something that can be mended: one bad rule, one buried talent, one true number.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Your working life goes forward by thorough changes, with calm stretches in between{ref}.',
          'Nothing gets thrown away: the old trade turns up as the tool of the new one.',
          'When a calm stretch has been flat for a year, begin asking what is finished.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          "You turn down the promotion so as to owe nobody, then do the promoted person's work from behind{ref}.",
          'Influence without a nameplate feels safe.',
          'Try a spoonful of it in the open for three months: your name, your decision, your door.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Put a stronger title across the desk from you, and you study it for cracks{ref}.',
          'There usually are some, and the study eats your evenings.',
          'Write on one page what you would do in that position yourself, and hand the page in.',
        ],
      },
    ],
  },
}
