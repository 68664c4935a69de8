import { type Part, part } from '../../../clause.ts'
import type { House } from '../../../house.ts'

// A whole generation has these three in one sign, so they speak by house,
// and without a birth time only as themselves.

export const uranusParts: Record<House, Part[]> = {
  1: [
    part('[come|comes] in by the wrong door on purpose', 'the wrong door'),
    part('[change|changes] coats at the corner', 'the changed coat'),
  ],
  2: [
    part('[keep|keeps] the odd coin and [spend|spends] the rest', 'the odd coin'),
    part('[live|lives] from seven small jobs rather than a large one', 'the seventh job'),
  ],
  3: [
    part('[swerve|swerves] in the middle of a sentence', 'the swerve in the sentence'),
    part('[ask|asks] the question that stops the table', 'the question that stops the table'),
  ],
  4: [
    part('[keep|keeps] a suitcase under the bed at home', 'the suitcase under the bed'),
    part('[paint|paints] the walls again every spring', 'the repainted wall'),
  ],
  5: [
    part('[play|plays] by rules made up that morning', 'the made-up game'),
    part('[dance|dances] before the band is ready', 'the early dance'),
  ],
  6: [
    part('[break|breaks] the routine in order to go on working', 'the broken routine'),
    part('[move|moves] the desk to the other wall', 'the moved desk'),
  ],
  7: [
    part('[want|wants] a partner and a second front door', 'the second front door'),
    part(
      '[forget|forgets] the anniversary and [bring|brings] flowers a day late',
      'the flowers a day late',
    ),
  ],
  8: [
    part('[hold|holds] the rope for years and then [cut|cuts] it', 'the cut rope'),
    part('[close|closes] a chapter with one phone call', 'the one phone call'),
  ],
  9: [
    part('[leave|leaves] the lecture by the window', 'the lecture-hall window'),
    part('[read|reads] the last chapter first', 'the last chapter'),
  ],
  10: [
    part('[draft|drafts] a resignation once a month', 'the unsent resignation'),
    part('[carry|carries] two business cards with two professions', 'the second business card'),
  ],
  11: [
    part('[collect|collects] friends who would never meet', 'the mismatched party'),
    part('[bring|brings] the wrong guest to the right party', 'the wrong guest'),
  ],
  12: [
    part('[wake|wakes] at three with the answer', "the three o'clock answer"),
    part('[solve|solves] it over the sink, toothbrush in hand', 'the toothbrush in hand'),
  ],
}

export const neptuneParts: Record<House, Part[]> = {
  1: [
    part('[reflect|reflects] whoever is looking', 'the mirror in the hall'),
    part('[pick|picks] up any accent by the second sentence', 'the borrowed accent'),
  ],
  2: [
    part('[lend|lends] without writing it down', 'the unwritten loan'),
    part("[find|finds] a banknote in last winter's coat", 'the banknote in the coat'),
  ],
  3: [
    part('[hear|hears] the undertone of what was said', 'the undertone'),
    part('[read|reads] a letter for its pauses', 'the pause in the letter'),
  ],
  4: [
    part('[miss|misses] a house that may never have stood', 'the house that never stood'),
    part('[hum|hums] the old lullaby in every new kitchen', 'the old lullaby'),
  ],
  5: [
    part('[fall|falls] for the stage light along with the actor', 'the stage light'),
    part('[dream|dreams] up another ending for the film', 'the other ending'),
  ],
  6: [
    part('[absorb|absorbs] the mood of the whole office', 'the mood of the office'),
    part('[sigh|sighs] when the desk across the aisle does', 'the sigh across the aisle'),
  ],
  7: [
    part('[love|loves] the person who might yet appear', 'the person who might appear'),
    part('[wait|waits] on the platform with a rose', 'the rose on the platform'),
  ],
  8: [
    part('[hear|hears] everything through the thin wall', 'the thin wall'),
    part('[dream|dreams] what the next pillow is dreaming', 'the shared dream'),
  ],
  9: [
    part('[believe|believes] in a coast no one has mapped', 'the unmapped coast'),
    part('[learn|learns] a song in a language never studied', 'the unstudied language'),
  ],
  10: [
    part('[look|looks] for a calling and [mistrust|mistrusts] a career', 'the calling'),
    part('[leave|leaves] the line for the profession empty', 'the empty line'),
  ],
  11: [
    part('[see|sees] the best in any crowd', 'the hopeful crowd'),
    part('[join|joins] the choir for the sake of the humming', 'the humming choir'),
  ],
  12: [
    part('[vanish|vanishes] for an hour a day', 'the daily vanishing'),
    part('[sit|sits] in the car for a while after parking', 'the parked car'),
  ],
}

export const plutoParts: Record<House, Part[]> = {
  1: [
    part('[stand|stands] in the doorway like a question', 'the question in the doorway'),
    part('[hold|holds] a gaze one second longer', 'the longer second'),
  ],
  2: [
    part('[hold|holds] on with a closed hand', 'the closed hand'),
    part('[keep|keeps] a spare key to everything', 'the spare key'),
  ],
  3: [
    part('[hear|hears] the silence inside a sentence', 'the silence in the sentence'),
    part('[ask|asks] what was in the deleted message', 'the deleted message'),
  ],
  4: [
    part('[know|knows] what was never said at dinner', 'the thing never said at dinner'),
    part('[find|finds] the photo that was cut in half', 'the halved photo'),
  ],
  5: [
    part('[play|plays] every game for keeps', 'the game for keeps'),
    part('[love|loves] as if it were the last dance', 'the last dance'),
  ],
  6: [
    part('[work|works] until the last light in the building', 'the last light in the building'),
    part('[take|takes] the machine apart down to the last spring', 'the last spring'),
  ],
  7: [
    part('[want|wants] the whole truth from the person opposite', 'the whole truth'),
    part('[look|looks] across the table until something true is said', 'the look across the table'),
  ],
  8: [
    part('[go|goes] down the stairs with a lamp', 'the lamp on the stairs'),
    part('[stay|stays] for the talk that others leave the room for', 'the talk others leave'),
  ],
  9: [
    part('[take|takes] a belief to pieces to see what drives it', 'the belief in pieces'),
    part('[read|reads] the forbidden shelf first', 'the forbidden shelf'),
  ],
  10: [
    part('[look|looks] for the lever behind the title', 'the lever'),
    part('[notice|notices] who is silent while the boss is speaking', 'the silent colleague'),
  ],
  11: [
    part('[know|knows] how the vote will go before it is called', 'the uncalled vote'),
    part('[count|counts] the hands before they go up', 'the counted hands'),
  ],
  12: [
    part('[keep|keeps] a fire banked under the ash', 'the banked fire'),
    part('[swim|swims] under the ice and [come|comes] up elsewhere', 'the hole in the ice'),
  ],
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
