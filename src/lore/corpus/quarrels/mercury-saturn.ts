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
    last: {
      shape: 'week',
      says: "In one of the better weeks the question that {partner} asked is answered first, and then there's plenty of time for the others.",
    },
  },
]
