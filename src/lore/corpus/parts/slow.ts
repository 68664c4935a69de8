import type { House } from '../../house.ts'
import { type Part, part } from '../../part.ts'

// A whole generation has these three in one sign, so they speak by house,
// and without a birth time only as themselves.

export const uranusParts: Record<House, Part[]> = {
  1: [part('[come|comes] in by the wrong door on purpose', 'the wrong door')],
  2: [part('[keep|keeps] the odd coin and [spend|spends] the rest', 'the odd coin')],
  3: [part('[swerve|swerves] in the middle of a sentence', 'the swerve in the sentence')],
  4: [part('[keep|keeps] a suitcase under the bed at home', 'the suitcase under the bed')],
  5: [part('[play|plays] by rules made up that morning', 'the made-up game')],
  6: [part('[break|breaks] the routine in order to go on working', 'the broken routine')],
  7: [part('[want|wants] a partner and a second front door', 'the second front door')],
  8: [part('[hold|holds] the rope for years and then [cut|cuts] it', 'the cut rope')],
  9: [part('[leave|leaves] the lecture by the window', 'the lecture-hall window')],
  10: [part('[draft|drafts] a resignation once a month', 'the unsent resignation')],
  11: [part('[collect|collects] friends who would never meet', 'the mismatched party')],
  12: [part('[wake|wakes] at three with the answer', "the three o'clock answer")],
}

export const neptuneParts: Record<House, Part[]> = {
  1: [part('[reflect|reflects] whoever is looking', 'the mirror in the hall')],
  2: [part('[lend|lends] without writing it down', 'the unwritten loan')],
  3: [part('[hear|hears] the undertone of what was said', 'the undertone')],
  4: [part('[miss|misses] a house that may never have stood', 'the house that never stood')],
  5: [part('[fall|falls] for the stage light along with the actor', 'the stage light')],
  6: [part('[absorb|absorbs] the mood of the whole office', 'the mood of the office')],
  7: [part('[love|loves] the person who might yet appear', 'the person who might appear')],
  8: [part('[hear|hears] everything through the thin wall', 'the thin wall')],
  9: [part('[believe|believes] in a coast no one has mapped', 'the unmapped coast')],
  10: [part('[look|looks] for a calling and [mistrust|mistrusts] a career', 'the calling')],
  11: [part('[see|sees] the best in any crowd', 'the hopeful crowd')],
  12: [part('[vanish|vanishes] for an hour a day', 'the daily vanishing')],
}

export const plutoParts: Record<House, Part[]> = {
  1: [part('[stand|stands] in the doorway like a question', 'the question in the doorway')],
  2: [part('[hold|holds] on with a closed hand', 'the closed hand')],
  3: [part('[hear|hears] the silence inside a sentence', 'the silence in the sentence')],
  4: [part('[know|knows] what was never said at dinner', 'the thing never said at dinner')],
  5: [part('[play|plays] every game for keeps', 'the game for keeps')],
  6: [part('[work|works] until the last light in the building', 'the last light in the building')],
  7: [part('[want|wants] the whole truth from the person opposite', 'the whole truth')],
  8: [part('[go|goes] down the stairs with a lamp', 'the lamp on the stairs')],
  9: [part('[take|takes] a belief to pieces to see what drives it', 'the belief in pieces')],
  10: [part('[look|looks] for the lever behind the title', 'the lever')],
  11: [part('[know|knows] how the vote will go before it is called', 'the uncalled vote')],
  12: [part('[keep|keeps] a fire banked under the ash', 'the banked fire')],
}

export const slowParts: Record<'uranus' | 'neptune' | 'pluto', Part[]> = {
  uranus: [
    part('[pull|pulls] the plug when a room gets too sure of itself', 'the pulled plug'),
    part('[look|looks] for the exit nobody marked', 'the unmarked exit'),
  ],
  neptune: [
    part('[hum|hums] a tune that has no source', 'the tune without a source'),
    part('[let|lets] the outlines blur until everything belongs', 'the blurred outline'),
  ],
  pluto: [
    part('[dig|digs] until the spade hits stone', 'the spade'),
    part('[keep|keeps] watch over the one thing that matters', 'the night watch'),
  ],
}
