import type { Sign } from '#sky/zodiac.ts'
import { type Clause, clause } from '../../../clause.ts'

export const ascendantClauses: Record<Sign, Clause[]> = {
  Aries: [
    clause('[come|comes] in with a quick step and the coat half off', 'the quick step'),
    clause('[answer|answers] before the question is quite finished', 'the quick answer'),
  ],
  Taurus: [
    clause('[arrive|arrives] unhurried and [sit|sits] down properly', 'the unhurried arrival'),
    clause('[speak|speaks] low and [stay|stays] where there is a good chair', 'the low voice'),
  ],
  Gemini: [
    clause('[come|comes] in with a sentence already begun', 'the sentence already begun'),
    clause('[know|knows] three names by the time the coats are hung', 'the list of names'),
  ],
  Cancer: [
    clause('[pause|pauses] in the doorway until the room feels safe', 'the pause in the doorway'),
    clause('[ask|asks] how one is and [wait|waits] for the answer', 'the waited-for answer'),
  ],
  Leo: [
    clause('[make|makes] an entrance without planning one', 'the entrance'),
    clause(
      '[raise|raises] the temperature of a table by sitting down',
      'the warm end of the table',
    ),
  ],
  Virgo: [
    clause('[notice|notices] what is out of place before saying hello', 'the quick inspection'),
    clause('[arrive|arrives] early with the right papers', 'the folder of papers'),
  ],
  Libra: [
    clause('[come|comes] in with a smile ready for the shyest guest', 'the ready smile'),
    clause('[find|finds] the graceful word before the honest one', 'the graceful word'),
  ],
  Scorpio: [
    clause('[say|says] little and [look|looks] for a long time', 'the long look'),
    clause('[take|takes] the seat with its back to the wall', 'the seat by the wall'),
  ],
  Sagittarius: [
    clause('[come|comes] in laughing and a little too loud', 'the laugh in the hall'),
    clause('[walk|walks] up to strangers as if they had been introduced', 'the big handshake'),
  ],
  Capricorn: [
    clause('[come|comes] in buttoned up and on time', 'the buttoned coat'),
    clause('[look|looks] like the one in charge from the age of nine', 'the early grown-up'),
  ],
  Aquarius: [
    clause('[arrive|arrives] friendly and slightly elsewhere', 'the friendly distance'),
    clause('[greet|greets] the waiter and the director the same way', 'the equal greeting'),
  ],
  Pisces: [
    clause('[come|comes] in softly and [take|takes] the color of the room', 'the soft step'),
    clause('[look|looks] at people as if remembering them', 'the remembering look'),
  ],
}

export const midheavenClauses: Record<Sign, Clause[]> = {
  Aries: [
    clause('[put|puts] the first spade in the ground', 'the first spade'),
    clause('[open|opens] the first shop in the street', 'the first shop in the street'),
  ],
  Taurus: [
    clause('[leave|leaves] something behind that one can touch', 'the thing one can touch'),
    clause(
      '[build|builds] a table for the grandchildren to sit at',
      'the table for the grandchildren',
    ),
  ],
  Gemini: [
    clause('[work|works] toward a byline', 'the byline'),
    clause('[want|wants] the phone to ring and the piece to be quoted', 'the quoted piece'),
  ],
  Cancer: [
    clause('[keep|keeps] alive what others would have let go', "the keeper's lamp"),
    clause(
      '[remember|remembers] the birthdays of the whole department',
      'the department birthdays',
    ),
  ],
  Leo: [
    clause('[put|puts] a signature on the work', 'the signature'),
    clause('[step|steps] up to the microphone', 'the microphone'),
  ],
  Virgo: [
    clause('[hand|hands] in a clean page', 'the clean page'),
    clause('[find|finds] the screw that was missing', 'the missing screw'),
  ],
  Libra: [
    clause('[take|takes] the call from both sides', 'the call from both sides'),
    clause('[seat|seats] the two rivals side by side', 'the two rivals side by side'),
  ],
  Scorpio: [
    clause('[ask|asks] for the difficult file', 'the difficult file'),
    clause('[open|opens] the folder nobody wanted', 'the unwanted folder'),
  ],
  Sagittarius: [
    clause('[look|looks] for work that leads out of town', 'the road out of town'),
    clause('[accept|accepts] the post with the longest flight', 'the longest flight'),
  ],
  Capricorn: [
    clause('[climb|climbs] toward the summit by an honest route', 'the summit'),
    clause('[wait|waits] years for the corner desk and [get|gets] it', 'the corner desk'),
  ],
  Aquarius: [
    clause('[build|builds] a bench for strangers', 'the public bench'),
    clause('[speak|speaks] up for whoever has no seat', 'the missing seat'),
  ],
  Pisces: [
    clause('[look|looks] for work that hums of its own accord', 'the work that hums'),
    clause('[work|works] where a song comes through the wall', 'the song through the wall'),
  ],
}
