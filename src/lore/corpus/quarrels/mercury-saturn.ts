import type { QuarrelArgument } from '#lore/authored.ts'

export const mercurySaturnQuarrels: QuarrelArgument[] = [
  {
    thesis: 'You say things in order to try them out, and {partner} hears each one as a promise.',
    matter: 'what counts as a promise',
    fits: { you: ['air', 'fire', 'water'] },
    quarrel: [
      "You think out loud, so some of what you say is only on its way to what you mean, and {partner} takes a sentence as finished when it's been said ({contact}).",
      'They arrange things around it, without telling you that they have.',
      'When you say the next version, it sounds to them like breaking your word.',
      "You feel pinned to a remark, they feel they can't build on anything, and you both become careful about talking.",
    ],
    repair: [
      "You change your mind in public and expect {partner} to know that it was a draft, and they've already paid for it in effort.",
      "A small mark on what's settled would do, since you both like to keep your word once it's clear which word it was.",
    ],
    yours: 'Say "I\'m only thinking" when you are, and say "That\'s settled" when it\'s settled.',
    theirs: '{partner} could ask "Is that final?" before they start to arrange anything.',
    both: "Keep a list this month of what's been promised, and treat everything that isn't on it as talk.",
    traces: {
      meet: "You say a great many things in a first week, and {partner} remembers them. When one of them comes true on a Thursday, they conclude that they've met somebody reliable.",
      draw: "{partner} takes what you say seriously, and to such a person you've always got more to say. They don't allow themselves many maybes, and they like to hear yours.",
      days: "On Monday you say that maybe you'll do the museum, and {partner} has looked up the opening hours by Friday. You've moved on to kayaks.",
      purpose:
        'Some of what you think of in a year deserves to be carried out, and {partner} knows which. Your best remark of the spring has become a standing dinner or a savings plan by winter.',
    },
    last: {
      shape: 'said',
      says: '"I\'m only trying this out" costs you nothing, and {partner} can stop writing it down.',
    },
  },
  {
    thesis: 'You answer everything except the one thing {partner} asked.',
    matter: 'which question gets answered',
    quarrel: [
      '{partner} asks a plain question and wants a plain answer, and you see three other things that belong to it ({contact}).',
      "You tell them those, because they're more interesting and because the plain answer isn't quite true.",
      'They wait, and ask again in the same words.',
      "Now you feel interrogated and they feel evaded, and it may have been about what time you'll be there.",
    ],
    repair: [
      'You take the question for a lack of imagination, and {partner} takes the detour for something to hide.',
      'An answer first and the three other things after it would please you both.',
    ],
    yours: 'Give {partner} the yes, the no or the number first, and talk afterward.',
    theirs: 'It would help if {partner} said what they need the answer for.',
    both: 'For one month, put every question about time or money into writing, and answer it with one line.',
    traces: {
      meet: "{partner} asks where you're from, and gets a piece of local history, an uncle, and a theory. In a new acquaintance that's much better than an answer.",
      draw: "There's nothing vague about {partner}, and after a day of loose talk you find it restful. On a free evening they like to be led off the path by you, and they'd never go there alone.",
      days: "{partner} texts to ask if you've got the tickets. You send a photo of the venue, a fact about the band, and a heart.",
      purpose:
        'A family tree or an insurance claim is complete when the two of you have been at it. {partner} holds on to the question, and you come back from the side roads with what nobody had thought of asking.',
    },
    last: {
      shape: 'week',
      says: "In one of the better weeks the question that {partner} asked is answered first, and then there's plenty of time for the others.",
    },
  },
]
