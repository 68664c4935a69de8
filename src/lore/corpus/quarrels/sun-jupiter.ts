import type { QuarrelArgument } from '#lore/authored.ts'

export const sunJupiterQuarrels: QuarrelArgument[] = [
  {
    thesis: "You'd like your moment to be noticed, and {partner} always knows of a bigger one.",
    matter: 'what counts as enough',
    quarrel: [
      "Suppose you've won something small, with a plaque the size of a postcard, and {partner} says it's only the beginning ({contact}).",
      "They're off at once about what you could do next, and in which countries, and they mean it as faith in you.",
      "But you'd have liked to stand still in front of it for a minute.",
      "That evening they tell it as a steppingstone, and you end up defending its size against the one person who's on your side.",
    ],
    repair: [
      'With your plaque you expect to be admired in the present tense by somebody who lives a year ahead.',
      "They skip the thing you've done in favor of what it promises, and think they're paying you a compliment.",
      'If they\'d say "You really did that" and stop there until supper, you\'d have all the time in the world for the countries.',
    ],
    yours: "Tell them that you'd like to enjoy this one for a week before there's another.",
    theirs: "{partner} could ask you how it felt before saying where it'll lead.",
    both: "Celebrate one thing apiece this month that's finished and leads nowhere at all.",
    last: 'Your moment gets noticed, and {partner} is welcome to know of a bigger one by Monday.',
  },
  {
    thesis: 'You want to work out your own life, and {partner} has wisdom to spare.',
    matter: 'when a person wants advice',
    quarrel: [
      "Say something's gone wrong with your plans, you're thinking it over, and {partner} tells you that there's always a reason for these things ({contact}).",
      "It's said with real warmth.",
      'To you it sounds as though your trouble had been taken out of your hands and handed back with a moral in it.',
      "They can't stand to see you smaller than you are, so they offer you the large view, and you argue that it was simply bad luck with a heat that surprises you both.",
    ],
    repair: [
      'In a talk like that you mistake encouragement for being talked down to, and attack a kindness in its weakest place.',
      "They answer a question that you haven't asked, because hope is what they have on them.",
      "It goes much better when they ask what you're going to do and then like the answer, since belief is all you ever wanted from them, and that they've got.",
    ],
    yours: 'Tell them early that you want a witness and not a teacher.',
    theirs:
      "Things would go easier if {partner} told you about a time when it went badly for them and there wasn't a lesson.",
    both: 'Help each other with one problem this month by asking questions only, until the owner of it laughs.',
    last: "The life you've worked out yourself is the one that {partner} will have believed in from the start.",
  },
]
