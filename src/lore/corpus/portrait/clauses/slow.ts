import { type Clause, clause } from '../../../clause.ts'
import type { House } from '../../../house.ts'

// A whole generation shares the signs of these three, so their clauses depend on the house, and
// without a birth time on the planet alone.

export const uranusClauses: Record<House, Clause[]> = {
  1: [
    clause('[come|comes] in by the wrong door on purpose', 'the wrong door'),
    clause('[change|changes] coats at the corner', 'the changed coat'),
  ],
  2: [
    clause('[keep|keeps] the odd coin and [spend|spends] the rest', 'the odd coin'),
    clause('[live|lives] from seven small jobs rather than a large one', 'the seventh job'),
  ],
  3: [
    clause('[swerve|swerves] in the middle of a sentence', 'the swerve in the sentence'),
    clause('[ask|asks] the question that stops the table', 'the question that stops the table'),
  ],
  4: [
    clause('[keep|keeps] a suitcase under the bed at home', 'the suitcase under the bed'),
    clause('[paint|paints] the walls again every spring', 'the repainted wall'),
  ],
  5: [
    clause('[play|plays] by rules made up that morning', 'the made-up game'),
    clause('[dance|dances] before the band is ready', 'the early dance'),
  ],
  6: [
    clause('[break|breaks] the routine in order to go on working', 'the broken routine'),
    clause('[move|moves] the desk to the other wall', 'the moved desk'),
  ],
  7: [
    clause('[want|wants] a partner and a second front door', 'the second front door'),
    clause(
      '[forget|forgets] the anniversary and [bring|brings] flowers a day late',
      'the flowers a day late',
    ),
  ],
  8: [
    clause('[hold|holds] the rope for years and then [cut|cuts] it', 'the cut rope'),
    clause('[close|closes] a chapter with one phone call', 'the one phone call'),
  ],
  9: [
    clause('[leave|leaves] the lecture by the window', 'the lecture-hall window'),
    clause('[read|reads] the last chapter first', 'the last chapter'),
  ],
  10: [
    clause('[draft|drafts] a resignation once a month', 'the unsent resignation'),
    clause('[carry|carries] two business cards with two professions', 'the second business card'),
  ],
  11: [
    clause('[collect|collects] friends who would never meet', 'the mismatched party'),
    clause('[bring|brings] the wrong guest to the right party', 'the wrong guest'),
  ],
  12: [
    clause('[wake|wakes] at three with the answer', "the three o'clock answer"),
    clause('[solve|solves] it over the sink, toothbrush in hand', 'the toothbrush in hand'),
  ],
}

export const neptuneClauses: Record<House, Clause[]> = {
  1: [
    clause('[reflect|reflects] whoever is looking', 'the mirror in the hall'),
    clause('[pick|picks] up any accent by the second sentence', 'the borrowed accent'),
  ],
  2: [
    clause('[lend|lends] without writing it down', 'the unwritten loan'),
    clause("[find|finds] a banknote in last winter's coat", 'the banknote in the coat'),
  ],
  3: [
    clause('[hear|hears] the undertone of what was said', 'the undertone'),
    clause('[read|reads] a letter for its pauses', 'the pause in the letter'),
  ],
  4: [
    clause('[miss|misses] a house that may never have stood', 'the house that never stood'),
    clause('[hum|hums] the old lullaby in every new kitchen', 'the old lullaby'),
  ],
  5: [
    clause('[fall|falls] for the stage light along with the actor', 'the stage light'),
    clause('[dream|dreams] up another ending for the film', 'the other ending'),
  ],
  6: [
    clause('[absorb|absorbs] the mood of the whole office', 'the mood of the office'),
    clause('[sigh|sighs] when the desk across the aisle does', 'the sigh across the aisle'),
  ],
  7: [
    clause('[love|loves] the person who might yet appear', 'the person who might appear'),
    clause('[wait|waits] on the platform with a rose', 'the rose on the platform'),
  ],
  8: [
    clause('[hear|hears] everything through the thin wall', 'the thin wall'),
    clause('[dream|dreams] what the next pillow is dreaming', 'the shared dream'),
  ],
  9: [
    clause('[believe|believes] in a coast no one has mapped', 'the unmapped coast'),
    clause('[learn|learns] a song in a language never studied', 'the unstudied language'),
  ],
  10: [
    clause('[look|looks] for a calling and [mistrust|mistrusts] a career', 'the calling'),
    clause('[leave|leaves] the line for the profession empty', 'the empty line'),
  ],
  11: [
    clause('[see|sees] the best in any crowd', 'the hopeful crowd'),
    clause('[join|joins] the choir for the sake of the humming', 'the humming choir'),
  ],
  12: [
    clause('[vanish|vanishes] for an hour a day', 'the daily vanishing'),
    clause('[sit|sits] in the car for a while after parking', 'the parked car'),
  ],
}

export const plutoClauses: Record<House, Clause[]> = {
  1: [
    clause('[stand|stands] in the doorway like a question', 'the question in the doorway'),
    clause('[hold|holds] a gaze one second longer', 'the longer second'),
  ],
  2: [
    clause('[hold|holds] on with a closed hand', 'the closed hand'),
    clause('[keep|keeps] a spare key to everything', 'the spare key'),
  ],
  3: [
    clause('[hear|hears] the silence inside a sentence', 'the silence in the sentence'),
    clause('[ask|asks] what was in the deleted message', 'the deleted message'),
  ],
  4: [
    clause('[know|knows] what was never said at dinner', 'the thing never said at dinner'),
    clause('[find|finds] the photo that was cut in half', 'the halved photo'),
  ],
  5: [
    clause('[play|plays] every game for keeps', 'the game for keeps'),
    clause('[love|loves] as if it were the last dance', 'the last dance'),
  ],
  6: [
    clause('[work|works] until the last light in the building', 'the last light in the building'),
    clause('[take|takes] the machine apart down to the last spring', 'the last spring'),
  ],
  7: [
    clause('[want|wants] the whole truth from the person opposite', 'the whole truth'),
    clause(
      '[look|looks] across the table until something true is said',
      'the look across the table',
    ),
  ],
  8: [
    clause('[go|goes] down the stairs with a lamp', 'the lamp on the stairs'),
    clause('[stay|stays] for the talk that others leave the room for', 'the talk others leave'),
  ],
  9: [
    clause('[take|takes] a belief to pieces to see what drives it', 'the belief in pieces'),
    clause('[read|reads] the forbidden shelf first', 'the forbidden shelf'),
  ],
  10: [
    clause('[look|looks] for the lever behind the title', 'the lever'),
    clause('[notice|notices] who is silent while the boss is speaking', 'the silent colleague'),
  ],
  11: [
    clause('[know|knows] how the vote will go before it is called', 'the uncalled vote'),
    clause('[count|counts] the hands before they go up', 'the counted hands'),
  ],
  12: [
    clause('[keep|keeps] a fire banked under the ash', 'the banked fire'),
    clause('[swim|swims] under the ice and [come|comes] up elsewhere', 'the hole in the ice'),
  ],
}

export const slowPlanetClauses: Record<'uranus' | 'neptune' | 'pluto', Clause[]> = {
  uranus: [
    clause('[pull|pulls] the plug when a room gets too sure of itself', 'the pulled plug'),
    clause('[look|looks] for the exit nobody marked', 'the unmarked exit'),
  ],
  neptune: [
    clause('[hum|hums] a tune that has no source', 'the tune without a source'),
    clause('[let|lets] the outlines blur until everything belongs', 'the blurred outline'),
  ],
  pluto: [
    clause('[dig|digs] until the spade hits stone', 'the spade'),
    clause('[keep|keeps] watch over the one thing that matters', 'the night watch'),
  ],
}
