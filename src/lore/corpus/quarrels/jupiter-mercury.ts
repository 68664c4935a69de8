import type { QuarrelArgument } from '#lore/authored.ts'

export const jupiterMercuryQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You announce things, and {partner} asks about them.',
    matter: 'how much of a plan has to be true',
    fits: { you: ['fire', 'air', 'water'], partner: ['earth', 'air'] },
    quarrel: [
      'You talk about what could be as though it nearly were, and {partner} wants to know which part of it exists ({contact}).',
      'Their questions are practical and they come early.',
      "You feel that you're being taken down a size, and answer with something larger.",
      'They now have more to ask, and people who heard only the first version think that one of you is lying.',
    ],
    repair: [
      'You take interest for doubt, and {partner} takes a hope for a report.',
      "Half an hour of dreaming in which nothing has to be true would leave you in the mood for every question they've got.",
    ],
    yours: 'Say "I\'m dreaming" or "I\'m telling you," and let {partner} know which.',
    theirs: '{partner} could ask "What would it be like?" about a plan before asking how.',
    both: "Take one large idea this month through a page of {partner}'s questions, and keep whatever is left.",
    traces: {
      meet: "Your plans are large on a first evening, and {partner}'s questions are all interest. You feel listened to, and they feel that they've met someone to whom things happen.",
      draw: "There's hope in how you talk, and {partner} likes to stand near it. They want to know more, where most people only tell you that it sounds great.",
      days: "You're able to announce a trip to Portugal between two errands. {partner} asks which month, and it turns out that you'd been thinking more of the light.",
      purpose:
        "A plan of yours that has survived ten of {partner}'s questions is one that a bank would look at. Left to themselves they'd have nothing to ask about, and you'd have nothing to show.",
    },
    last: {
      shape: 'week',
      says: 'In one of the better weeks you announce three things, {partner} asks about two of them, and one takes place.',
    },
  },
  {
    thesis: 'You go by the spirit of a thing, and {partner} has read the conditions.',
    matter: 'whether to read the small print',
    fits: { you: ['fire', 'air', 'water'], partner: ['earth', 'air'] },
    quarrel: [
      'You trust people and sign, and {partner} reads to the end and finds the sentence that matters ({contact}).',
      'They read it out to you.',
      "What you hear is that you're naive, and what they hear in your sigh is that they're small-minded.",
      'So you sign things without showing them, and they look for the conditions in what you say.',
    ],
    repair: [
      "You're ashamed of having missed it, and {partner} is proud of having found it, and both of you show it at the wrong moment.",
      "You'd be safe and they'd be hopeful, if each did their part before anything was said.",
    ],
    yours: "Give {partner} the papers before you've fallen in love with the thing.",
    theirs:
      "It would help if {partner} began with what's good in an offer and ended with what isn't.",
    both: "Decide one thing this month after ten minutes on what it's for and ten on the small print.",
    traces: {
      meet: "You say yes to a thing for its spirit, and early on {partner} thinks that's brave. You think it's clever of them to know which free trial ends on the ninth.",
      draw: "Trust comes naturally to you, and it does {partner} good to watch someone sign without a knot in the stomach. For you there's a good deal of comfort in a person who reads footnotes for pleasure.",
      days: "A box comes up on a screen, and you've clicked on Agree before {partner} has found the scroll bar. They look it up later without a word, which you know, and you don't mention it either.",
      purpose:
        'Together you make very good customers. You know which offers are worth wanting and {partner} knows what they cost in the third year, so a gym or a phone company has met its match.',
    },
    last: {
      shape: 'cost',
      says: "You'll never read the conditions, and it costs {partner} a dull hour each time that you don't.",
    },
  },
]
