import type { HardContacts } from '../../../authored.ts'

/** A point of one person square or opposite Uranus, Neptune or Pluto of the other, either way around. */
export const slowHard: HardContacts = {
  'uranus~sun': [
    [
      'You question exactly what {partner} is proud of ({contact}).',
      'You mean it as a chance to be free of something.',
      'They feel undermined, mostly because it comes without warning.',
    ],
  ],
  'sun~uranus': [
    [
      '{partner} questions exactly what you are proud of ({contact}).',
      'They mean it as a chance to be free of something.',
      'You feel undermined, mostly because it comes without warning.',
    ],
  ],
  'uranus~moon': [
    [
      'You need room just when {partner} needs to know that somebody is there ({contact}).',
      'You change a plan lightly.',
      'They feel the ground move, and cling or close up, which makes you want more room.',
    ],
  ],
  'moon~uranus': [
    [
      '{partner} needs room just when you need to know that somebody is there ({contact}).',
      'They change a plan lightly.',
      'You feel the ground move, and cling or close up, which makes them want more room.',
    ],
  ],
  'uranus~mercury': [
    [
      'You interrupt with something new, and {partner} loses the thread ({contact}).',
      'You are bored by the steps that they want to take.',
      "They feel that nothing gets finished, and quite often they're right.",
    ],
  ],
  'mercury~uranus': [
    [
      '{partner} interrupts with something new, and you lose the thread ({contact}).',
      'They are bored by the steps that you want to take.',
      "You feel that nothing gets finished, and quite often they're right.",
    ],
  ],
  'uranus~venus': [
    [
      'You lose interest when it gets regular, and {partner} feels it ({contact}).',
      'You mean nothing against them.',
      "They begin to doubt that they're wanted, usually on a day when you only needed a change.",
    ],
  ],
  'venus~uranus': [
    [
      '{partner} loses interest when it gets regular, and you feel it ({contact}).',
      'They mean nothing against you.',
      "You begin to doubt that they're wanted, usually on a day when they only needed a change.",
    ],
  ],
  'uranus~mars': [
    [
      'You change the rules when {partner} is already running ({contact}).',
      "They get furious, and you can't see why it matters.",
      "Anger comes fast between you and is hard to foresee, and it's over as suddenly.",
    ],
  ],
  'mars~uranus': [
    [
      '{partner} changes the rules when you are already running ({contact}).',
      "You get furious, and they can't see why it matters.",
      'Anger comes fast between you and is hard to foresee, and it is over as suddenly.',
    ],
  ],
  'uranus~asc': [
    [
      "You turn up and disappears in a way that {partner} can't get used to ({contact}).",
      'The attraction is partly that neither knows what comes next.',
      'They would like some reliability, and you feel caught by the wish.',
    ],
  ],
  'asc~uranus': [
    [
      "{partner} turns up and disappears in a way that you can't get used to ({contact}).",
      'On the whole, the attraction is partly that neither knows what comes next.',
      'You would like some reliability, and they feel caught by the wish.',
    ],
  ],
  'neptune~sun': [
    [
      'You leave things vague where {partner} wants to know where they stand ({contact}).',
      'You mean to spare them.',
      'They act on what was implied and turn out to have been wrong.',
    ],
  ],
  'sun~neptune': [
    [
      '{partner} leaves things vague where you want to know where they stand ({contact}).',
      'They mean to spare you.',
      'You act on what was implied and turn out to have been wrong.',
    ],
  ],
  'neptune~moon': [
    [
      'You promise comfort and is hard to get hold of when {partner} needs it ({contact}).',
      "You didn't mean to disappoint.",
      'They never get to be angry, since you are so sorry, and it adds up.',
    ],
  ],
  'moon~neptune': [
    [
      '{partner} promises comfort and is hard to get hold of when you need it ({contact}).',
      "They didn't mean to disappoint.",
      'You never get to be angry, since they are so sorry, and it adds up.',
    ],
  ],
  'neptune~mercury': [
    [
      'You answer a plain question with a mood, and {partner} wants the facts ({contact}).',
      'You remember how it felt.',
      'They remember what was said, and neither is lying.',
    ],
  ],
  'mercury~neptune': [
    [
      '{partner} answers a plain question with a mood, and you want the facts ({contact}).',
      'They remember how it felt.',
      'You remember what was said, and neither is lying.',
    ],
  ],
  'neptune~venus': [
    [
      "You imagine a love that {partner} can't live up to ({contact}).",
      'The real evening was nice.',
      "You had hoped for something more, and they can tell and don't know what it was.",
    ],
  ],
  'venus~neptune': [
    [
      "{partner} imagines a love that you can't live up to ({contact}).",
      'The evening itself was nice.',
      "They had hoped for something more, and you can tell and don't know what it was.",
    ],
  ],
  'neptune~mars': [
    [
      'You give way and drifts off when {partner} wants a straight fight ({contact}).',
      "They push harder against something that isn't there.",
      'You feel run over, and nothing has been settled.',
    ],
  ],
  'mars~neptune': [
    [
      '{partner} gives way and drifts off when you want a straight fight ({contact}).',
      "You push harder against something that isn't there.",
      'They feel run over, and nothing has been settled.',
    ],
  ],
  'neptune~asc': [
    [
      'You expect one person, and {partner} turns out to be another ({contact}).',
      'The pull between you is partly mystery.',
      "They can't make you out, and you don't help much.",
    ],
  ],
  'asc~neptune': [
    [
      '{partner} expects one person, and you turn out to be another ({contact}).',
      'The pull between the two of you is partly mystery.',
      "You can't make them out, and they don't help much.",
    ],
  ],
  'pluto~sun': [
    [
      'You test the confidence that {partner} brings to things ({contact}).',
      "You want to know if it's real.",
      'They feel that somebody is trying to take over, and resist on principle.',
    ],
  ],
  'sun~pluto': [
    [
      '{partner} tests the confidence that you bring to things ({contact}).',
      "They want to know if it's real.",
      'You feel that somebody is trying to take over, and resist on principle.',
    ],
  ],
  'pluto~moon': [
    [
      'You sense that {partner} holds something back, and you dig ({contact}).',
      'They close up.',
      'You take it as proof, and the struggle is soon about the closing up and no longer about the feeling.',
    ],
  ],
  'moon~pluto': [
    [
      '{partner} senses that you hold something back, and digs ({contact}).',
      'You close up.',
      'They take it as proof, and the struggle is soon about the closing up and no longer about the feeling.',
    ],
  ],
  'pluto~mercury': [
    [
      'You say little and means a lot, and {partner} talks more the longer it lasts ({contact}).',
      'They feel cross-examined.',
      "You only want to hear the one thing that hasn't been said.",
    ],
  ],
  'mercury~pluto': [
    [
      '{partner} says little and means a lot, and you talk more the longer it lasts ({contact}).',
      'You feel cross-examined.',
      "They only want to hear the one thing that hasn't been said.",
    ],
  ],
  'pluto~venus': [
    [
      'You want the whole truth about love, and {partner} wants it to stay pleasant ({contact}).',
      'Money and favors are never quite a small matter between you.',
      'They feel pressed, and you feel put off.',
    ],
  ],
  'venus~pluto': [
    [
      '{partner} wants the whole truth about love, and you want it to stay pleasant ({contact}).',
      'Money and favors are never quite a small matter between the two of you.',
      'You feel pressed, and they feel put off.',
    ],
  ],
  'pluto~mars': [
    [
      'You go cold when {partner} gets hot ({contact}).',
      'They push for a reaction.',
      "You won't give one, and both of you would rather be right for several days than be the first to stop.",
    ],
  ],
  'mars~pluto': [
    [
      '{partner} goes cold when you get hot ({contact}).',
      'You push for a reaction.',
      "They won't give one, and both of you would rather be right for several days than be the first to stop.",
    ],
  ],
  'pluto~asc': [
    [
      'You size {partner} up, and it makes them uneasy ({contact}).',
      'The pull between you is strong on both sides.',
      'They find you magnetic on one day and too much on the next.',
    ],
  ],
  'asc~pluto': [
    [
      '{partner} sizes you up, and it makes you uneasy ({contact}).',
      'The pull between the two of you is strong on both sides.',
      'You find them magnetic on one day and too much on the next.',
    ],
  ],
}
