import type { AspectPoint } from '#sky/aspects.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../../house.ts'

// Short titles, by the first event of a section.

export const pointTitles: Record<AspectPoint, string[]> = {
  sun: ['Your own name', 'In plain daylight', 'A wish without reasons', 'The middle chair'],
  moon: ['A softer chair', 'Soup and sleep', 'What the stomach says', 'The lamp left on'],
  mercury: ['The unsent line', 'A word in time', 'Say it shorter', 'The open question'],
  venus: ['The nicer cup', 'What you like', 'Worth its price', 'A kind detail'],
  mars: ['The first move', 'Before permission', 'Heat, and where to put it', 'One clear no'],
  jupiter: ['A larger portion', 'The wide door', 'Enough and some over', 'The generous yes'],
  saturn: ['Good enough', 'Brick by brick', 'What can be counted', 'The duty list'],
  uranus: ['An open window', 'The other way round', 'A rule less', 'The side door'],
  neptune: ['The soft edge', 'Half a dream', 'Left unfinished', 'A tune from next door'],
  pluto: ['What lies underneath', 'The open hand', 'Down one more stair', 'The heavy drawer'],
  asc: ['Coming through the door', 'The first look', 'How you enter', 'Coat and handshake'],
  mc: ['The name on the work', 'Seen from afar', 'The top of the page', 'What you sign'],
}

export const houseTitles: Record<House, string[]> = {
  1: ['In your own skin', 'The mirror by the door', 'You, to begin with'],
  2: ['The purse and the pantry', 'What it is worth', 'Counting the jars'],
  3: ['Notes and errands', 'The talk on the stairs', 'A short trip'],
  4: ['The kitchen table', 'Under your own roof', 'The house keys'],
  5: ['For the joy of it', 'Playtime', 'A little showing off'],
  6: ['Drawers and small repairs', 'The daily round', 'Before lunch'],
  7: ['The chair across from you', 'Give and take', 'Two cups'],
  8: ['What is shared', 'The locked drawer', 'Open accounts'],
  9: ['A farther shore', 'The unread book', 'Beyond the ring road'],
  10: ['The work with your name on it', 'In public', 'The shop window of your days'],
  11: ['The long table', 'Plans in company', 'Who else is coming'],
  12: ['Behind the closed door', 'An hour for nobody', 'The quiet room'],
}

export const signTitles: Record<Sign, string[]> = {
  Aries: ['Go first', 'A quick start'],
  Taurus: ['Take the good chair', 'Slowly, and well'],
  Gemini: ['Ask around', 'Two versions'],
  Cancer: ['Keep it close', 'The familiar cup'],
  Leo: ['With the lights on', 'In good style'],
  Virgo: ['The small correction', 'One thing after another'],
  Libra: ['Evenly split', 'The polite question'],
  Scorpio: ['The unspoken part', 'To the bottom of it'],
  Sagittarius: ['The large plan', 'Further out'],
  Capricorn: ['The long stretch', 'Promised is promised'],
  Aquarius: ['A step to the side', 'Your own way'],
  Pisces: ['A looser grip', 'The half-heard tune'],
}

export const closingTitles: string[] = [
  'One door and another',
  'What goes, what comes',
  'Last page, first page',
  'Out with it, in with it',
  'The drawer and the doorstep',
]
