import type { Sign } from '#sky/zodiac.ts'
import { type Part, part } from '../../../clause.ts'

export const ascendantParts: Record<Sign, Part[]> = {
  Aries: [
    part('[come|comes] in with a quick step and the coat half off', 'the quick step'),
    part('[answer|answers] before the question is quite finished', 'the quick answer'),
  ],
  Taurus: [
    part('[arrive|arrives] unhurried and [sit|sits] down properly', 'the unhurried arrival'),
    part('[speak|speaks] low and [stay|stays] where there is a good chair', 'the low voice'),
  ],
  Gemini: [
    part('[come|comes] in with a sentence already begun', 'the sentence already begun'),
    part('[know|knows] three names by the time the coats are hung', 'the list of names'),
  ],
  Cancer: [
    part('[pause|pauses] in the doorway until the room feels safe', 'the pause in the doorway'),
    part('[ask|asks] how one is and [wait|waits] for the answer', 'the waited-for answer'),
  ],
  Leo: [
    part('[make|makes] an entrance without planning one', 'the entrance'),
    part('[raise|raises] the temperature of a table by sitting down', 'the warm end of the table'),
  ],
  Virgo: [
    part('[notice|notices] what is out of place before saying hello', 'the quick inspection'),
    part('[arrive|arrives] early with the right papers', 'the folder of papers'),
  ],
  Libra: [
    part('[come|comes] in with a smile ready for the shyest guest', 'the ready smile'),
    part('[find|finds] the graceful word before the honest one', 'the graceful word'),
  ],
  Scorpio: [
    part('[say|says] little and [look|looks] for a long time', 'the long look'),
    part('[take|takes] the seat with its back to the wall', 'the seat by the wall'),
  ],
  Sagittarius: [
    part('[come|comes] in laughing and a little too loud', 'the laugh in the hall'),
    part('[walk|walks] up to strangers as if they had been introduced', 'the big handshake'),
  ],
  Capricorn: [
    part('[come|comes] in buttoned up and on time', 'the buttoned coat'),
    part('[look|looks] like the one in charge from the age of nine', 'the early grown-up'),
  ],
  Aquarius: [
    part('[arrive|arrives] friendly and slightly elsewhere', 'the friendly distance'),
    part('[greet|greets] the waiter and the director the same way', 'the equal greeting'),
  ],
  Pisces: [
    part('[come|comes] in softly and [take|takes] the color of the room', 'the soft step'),
    part('[look|looks] at people as if remembering them', 'the remembering look'),
  ],
}

export const midheavenParts: Record<Sign, Part[]> = {
  Aries: [
    part('[put|puts] the first spade in the ground', 'the first spade'),
    part('[open|opens] the first shop in the street', 'the first shop in the street'),
  ],
  Taurus: [
    part('[leave|leaves] something behind that one can touch', 'the thing one can touch'),
    part(
      '[build|builds] a table for the grandchildren to sit at',
      'the table for the grandchildren',
    ),
  ],
  Gemini: [
    part('[work|works] toward a byline', 'the byline'),
    part('[want|wants] the phone to ring and the piece to be quoted', 'the quoted piece'),
  ],
  Cancer: [
    part('[keep|keeps] alive what others would have let go', "the keeper's lamp"),
    part('[remember|remembers] the birthdays of the whole department', 'the department birthdays'),
  ],
  Leo: [
    part('[put|puts] a signature on the work', 'the signature'),
    part('[step|steps] up to the microphone', 'the microphone'),
  ],
  Virgo: [
    part('[hand|hands] in a clean page', 'the clean page'),
    part('[find|finds] the screw that was missing', 'the missing screw'),
  ],
  Libra: [
    part('[take|takes] the call from both sides', 'the call from both sides'),
    part('[seat|seats] the two rivals side by side', 'the two rivals side by side'),
  ],
  Scorpio: [
    part('[ask|asks] for the difficult file', 'the difficult file'),
    part('[open|opens] the folder nobody wanted', 'the unwanted folder'),
  ],
  Sagittarius: [
    part('[look|looks] for work that leads out of town', 'the road out of town'),
    part('[accept|accepts] the post with the longest flight', 'the longest flight'),
  ],
  Capricorn: [
    part('[climb|climbs] toward the summit by an honest route', 'the summit'),
    part('[wait|waits] years for the corner desk and [get|gets] it', 'the corner desk'),
  ],
  Aquarius: [
    part('[build|builds] a bench for strangers', 'the public bench'),
    part('[speak|speaks] up for whoever has no seat', 'the missing seat'),
  ],
  Pisces: [
    part('[look|looks] for work that hums of its own accord', 'the work that hums'),
    part('[work|works] where a song comes through the wall', 'the song through the wall'),
  ],
}
