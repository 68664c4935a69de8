import type { Planet } from '#sky/bodies.ts'
import type { Contrast } from '../../synthesis/thesis.ts'

/** How a section about the first or the second side ties back to the thesis. */
export const sideOpeners: Record<Contrast, [string[], string[]]> = {
  'top-bottom': [
    [
      'Start with the public half, since that is where most people stop.',
      'The public half is the easier one to describe, because so many people have seen it.',
      'That first description is the one with the larger audience.',
    ],
    [
      'Then you go home.',
      'The other half begins where the audience ends.',
      'At home there are fewer people to impress and more of you to go around.',
    ],
  ],
  'shown-hidden': [
    [
      'So much for the surface, which is real as far as it goes.',
      'What shows is the part that you are willing to discuss.',
      'The part that shows has its own reasons.',
    ],
    [
      'The part that stays out of sight is no smaller than the part that shows.',
      'Behind all of that there is a good deal going on.',
      'Not many people get as far as the other side of you.',
    ],
  ],
  'self-other': [
    [
      'By yourself you are easy enough to describe.',
      'What you do alone is half of it.',
      'That is who you are before anyone else comes into it.',
    ],
    [
      'Then somebody else comes into it.',
      'All of that changes when one particular person is involved.',
      'The other side of you takes a second person to bring it out.',
    ],
  ],
  opposed: [
    [
      'Take the first of the two on its own.',
      'The first of the two is the easier one to explain.',
      'One of the two tends to speak first.',
    ],
    [
      'The other one is just as much you.',
      'The second opinion is also yours.',
      'Then there is the one it has to share you with.',
    ],
  ],
  lights: [
    [
      'The half that makes the plans comes first.',
      'What you aim for is the half that other people see.',
      'The plans come first, as they usually do with you.',
    ],
    [
      'What you need is another matter.',
      'The half that has to live with the plans wants something else.',
      'At the end of the day a different person takes over.',
    ],
  ],
  mask: [
    [
      'The entrance is not an act.',
      'That first impression holds for about an hour.',
      'How you begin says less about you than people think.',
    ],
    [
      'So much for the entrance.',
      'What drives you from there on is a different matter.',
      'Once the introductions are over, something else takes the wheel.',
    ],
  ],
  manners: [
    [
      'One of the two sides gets more of your day.',
      'Begin with the side that more people know.',
      'The first side is the one that you would mention yourself.',
    ],
    [
      'The other side goes by other rules.',
      'The second side gets fewer hours and holds on harder.',
      'Elsewhere in your life a different set of rules applies.',
    ],
  ],
}

/** What a planet is in a person, as a noun. */
export const faculties: Record<Planet, string> = {
  sun: 'your sense of purpose',
  moon: 'your inner life',
  mercury: 'your mind',
  venus: 'your heart',
  mars: 'your drive',
  jupiter: 'your optimism',
  saturn: 'your caution',
  uranus: 'your independence',
  neptune: 'your imagination',
  pluto: 'your will',
}

/** `{one}` and `{other}` are faculties. */
export const strainOpeners: string[] = [
  'What makes this harder is that {one} and {other} want opposite things.',
  'The two sides would get along well enough if {one} did not keep running into {other}.',
  'There is one argument in you that neither side can settle, and it is between {one} and {other}.',
  'The trouble starts where {one} meets {other}.',
  'Both sides have to put up with a quarrel between {one} and {other}.',
]

/** A planet in the first house that is not in the mood of the Ascendant. */
export const brakeOpeners: string[] = [
  'Part of you would slow all of that down.',
  'There is a brake on that first impression.',
]
export const engineOpeners: string[] = [
  'Part of you is in more of a hurry than that.',
  'There is an engine under that first impression.',
]

/** For a T-square whose opposition is that of the two sides; `{one}` is the faculty at its apex. */
export const caughtOpeners: string[] = [
  '{One} is caught between the two sides.',
  'The two sides have a third party to argue over, which is {one}.',
  'What the two sides fight over, most of the time, is {one}.',
]

export const joinedOpeners: string[] = [
  'Both sides are louder than they would be otherwise, because in you {one} and {other} come as a pair.',
  'One thing turns up on both sides, which is that you can hardly tell {one} from {other}.',
  'What raises the stakes is that {one} is never without {other}.',
]

/** The second complication: what the thesis would leave out. */
/** The second complication: what the thesis would leave out. */
export const exceptionOpeners: string[] = [
  'Neither of the two sides explains what you do when {one} and {other} are both involved.',
  'The description so far leaves out what goes on between {one} and {other}.',
  'It is not the whole story, because {one} and {other} have an arrangement of their own.',
  'Meanwhile, {one} and {other} are busy with something else.',
  'Something in you belongs to neither side, and it begins where {one} touches {other}.',
]

/** `{one}` is a faculty, as "your moods". */
export const otherSideOpeners: string[] = [
  'Neither side has the last word on {one}.',
  'The argument so far has left out {one}.',
  'To all of this {one} adds something of its own.',
  'Neither description covers {one}.',
  'Both sides have to reckon with {one}.',
]

/** `{one}` is a faculty. */
export const resolutionOpeners: string[] = [
  'What helps is {one}, which you have used for years without giving it any credit.',
  'The two sides have a friend in common, and it is {one}.',
  'You do have a way through, and on good days {one} finds it without being asked.',
  'If anything works on both sides of you, it is {one}.',
  'Both sides of you trust {one}.',
]

/** For two planets in an easy aspect. */
export const easyOpeners: string[] = [
  'What helps is that {one} and {other} get along without effort.',
  'There is one place where the two sides can meet, and it is where {one} works with {other}.',
  'If anything works on both sides of you, it is {one} and {other} together.',
  'You do have a way through, which {one} and {other} find between them on good days.',
  'Whatever else is in dispute, {one} and {other} are on the same side.',
]

/** For a mutual reception. */
export const tradeOpeners: string[] = [
  'What helps is an arrangement between {one} and {other}.',
  'There is a way through, and {one} and {other} know it between them.',
  'Whatever else is in dispute, {one} and {other} have a deal.',
]

/** Where the two sides of a thesis stand in the chart. */
export const polesStated: string[] = [
  'The first is {one}, and the second is {other}.',
  'One comes from {one}, and the other from {other}.',
  'The first comes from {one}. The second comes from {other}.',
  'In your chart the first is {one}, and the second is {other}.',
]

/** What each of the two sides is after. */
export const bothWants: string[] = [
  'One of the two wants to {one}, and the other wants to {other}.',
  'The first would like to {one}. The second would rather {other}.',
  'The first of them is out to {one}, while the second means to {other}.',
  'Ask the first what it wants and it will say to {one}. Ask the second and it will say to {other}.',
]

/** What the second side is after, where the first is the Ascendant. */
export const secondWants: string[] = [
  'That second side wants to {want}.',
  'What the second of the two really wants is to {want}.',
  'The second of them wants, above all, to {want}.',
  'Under the manner there is someone who wants to {want}.',
  'What that manner keeps out of view is a wish to {want}.',
]

/** The end of the section about the second side: what the two have to do with each other. */
export const bridges: Record<Contrast, string[]> = {
  'top-bottom': [
    'Neither half is put on, and each is a rest from the other.',
    'What you do not get to say in public has to be said somewhere, and home is where it gets said.',
  ],
  'shown-hidden': [
    'Anyone who has met both sides will tell you that the second explains the first.',
    'You could show more of it than you do, and the people you would show it to have mostly guessed.',
  ],
  'self-other': [
    'Some of what annoys you in other people is this half of you, out on loan.',
    'You may notice the difference most on the way home from seeing someone.',
  ],
  opposed: [
    'Whichever of the two has been quiet for a while tends to make the next big decision.',
    'People close to you can usually tell which of the two got up this morning.',
  ],
  lights: [
    'A good month is one in which the two halves wanted the same thing at least twice.',
    'When you are tired for no reason, it is usually this half that has been overruled.',
  ],
  mask: [
    'Those who know you well hardly see the first impression anymore.',
    'It was never a secret, only a matter of how long people stay.',
  ],
  manners: [
    'You seldom see the two in one place, and when you do, one of them is being polite.',
    'It would be simpler to be one of them all the way through, and you would be bored within a month.',
  ],
}

/** Two facts that contradict each other, held together: each brings on the other. `{one}` and `{other}` are faculties. */
export const cycles: string[] = [
  'It goes around. As soon as {one} has won, {other} starts collecting what it is owed.',
  'Each time {one} gets its way, {other} comes back a little stronger, and each time you are surprised.',
  'You settle it for {one}, then you pay {other} back with interest, and a month later you settle it again.',
  'The longer {one} is in charge, the surer you can be of hearing from {other}.',
  'What looks from outside like a change of mind is {other} taking over from {one} on schedule.',
]

/** One thing at both ends: what causes the trouble helps as well. */
export const sameActs: string[] = [
  'The odd thing is that {one} is also part of the way out.',
  '{One} causes some of the trouble here, and it will turn out to be part of the remedy.',
  'None of it would go better with less of {one}, which has other uses.',
]

/** Before what other people see; `{one}` is a faculty. */
export const seenHinges: string[] = [
  'From outside, {one} can look like something else.',
  'People tend to misread {one}.',
  'What others make of {one} is a different story.',
]

/** They take the next sentence as a clause. */
export const costHinges: string[] = [
  'The catch is that',
  'The trouble is that',
  'The price is that',
  'The drawback is that',
]

/** The only ones that also follow what other people see. */
export const costHingesAfterSeen: string[] = ['The catch is that', 'The trouble is that']

export const resultHinges: string[] = [
  'So',
  'In practice',
  'The result is that',
  'The upshot is that',
]

export const turnHinges: string[] = ['And yet', 'On the other hand,', 'Even so,']
