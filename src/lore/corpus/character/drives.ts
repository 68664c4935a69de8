import type { Sign } from '#sky/zodiac.ts'

type Driven = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn'

/** What a planet wants in the manner of its sign, after "wants". */
export const drives: Record<Driven, Record<Sign, string>> = {
  sun: {
    Aries: 'to go first',
    Taurus: 'to keep what is good',
    Gemini: 'to try one more thing',
    Cancer: 'to keep its own people safe',
    Leo: 'to be seen doing it',
    Virgo: 'to be of use',
    Libra: 'to be on good terms with everyone',
    Scorpio: 'to know without being known',
    Sagittarius: 'to go farther',
    Capricorn: 'to get somewhere',
    Aquarius: 'to do it its own way',
    Pisces: 'to belong to something larger',
  },
  moon: {
    Aries: 'to act on a feeling at once',
    Taurus: 'to be left in peace',
    Gemini: 'to talk it over',
    Cancer: 'to hold on to what it loves',
    Leo: 'to be made much of',
    Virgo: 'to have things in order',
    Libra: 'nobody to be cross',
    Scorpio: 'to feel it in private',
    Sagittarius: 'to get out and forget it',
    Capricorn: 'to manage without help',
    Aquarius: 'some distance from it',
    Pisces: 'to feel it with everyone',
  },
  mercury: {
    Aries: 'to say it now',
    Taurus: 'to be sure before it speaks',
    Gemini: 'to look at it from four sides',
    Cancer: 'to know how it felt',
    Leo: 'to tell it well',
    Virgo: 'to get it right',
    Libra: 'to be fair to both sides',
    Scorpio: 'to find out what is behind it',
    Sagittarius: 'to say what it all means',
    Capricorn: 'to come to a decision',
    Aquarius: 'to think of it as nobody has before',
    Pisces: 'to leave it unsaid',
  },
  venus: {
    Aries: 'to be wanted at once',
    Taurus: 'to enjoy it slowly',
    Gemini: 'to be amused',
    Cancer: 'to be looked after in return',
    Leo: 'to be adored',
    Virgo: 'to do something useful for somebody',
    Libra: 'to be liked',
    Scorpio: 'to have all of a person',
    Sagittarius: 'to be free to come back',
    Capricorn: 'to be able to rely on it',
    Aquarius: 'to be a friend first',
    Pisces: 'to give without counting',
  },
  mars: {
    Aries: 'to fight it out',
    Taurus: 'to stand where it is',
    Gemini: 'to argue on several fronts',
    Cancer: 'to defend somebody',
    Leo: 'to win in style',
    Virgo: 'to put the details right',
    Libra: 'to get its way politely',
    Scorpio: 'to go all the way',
    Sagittarius: 'to set out',
    Capricorn: 'to get it done, however long it takes',
    Aquarius: 'to do it by a better rule',
    Pisces: 'to get there without a fight',
  },
  jupiter: {
    Aries: 'to dare it',
    Taurus: 'to have enough of it',
    Gemini: 'to know more',
    Cancer: 'to take in one more person',
    Leo: 'to make it splendid',
    Virgo: 'to help where it can',
    Libra: 'to say yes for the sake of somebody',
    Scorpio: 'to stake everything on one thing',
    Sagittarius: 'to believe in it',
    Capricorn: 'to hope for what can be done',
    Aquarius: 'to change it for everyone',
    Pisces: 'to trust that it will be all right',
  },
  saturn: {
    Aries: 'to be sure of its own nerve first',
    Taurus: 'to know that there will be enough',
    Gemini: 'to have the facts',
    Cancer: 'not to need anybody',
    Leo: 'to have earned the applause',
    Virgo: 'to make no mistake',
    Libra: 'to keep what was agreed',
    Scorpio: "to be in nobody's power",
    Sagittarius: 'to see the evidence',
    Capricorn: 'to finish before it rests',
    Aquarius: 'to keep to a principle',
    Pisces: 'to know where the limits are',
  },
}

/** The same for the planets whose sign is a generation's. */
export const slowDrives: Record<'uranus' | 'neptune' | 'pluto', string> = {
  uranus: 'to break out',
  neptune: 'to let the edges blur',
  pluto: 'all of it or nothing',
}

/** Before a hard aspect: why the two get in each other's way. */
export const opposedDrives: readonly string[] = [
  '{one} wants {wish}, and {other} wants {wish2}.',
  'The trouble is that {one} wants {wish} while {other} wants {wish2}.',
  'Here {one} wants {wish}, but {other} wants {wish2}.',
  'What {one} wants is {wish}, and what {other} wants is {wish2}.',
  'Part of you wants {wish} ({one}), and part of you wants {wish2} ({other}).',
]

/** What a planet wants, by its sign where that is a person's own. */
export function driveOf(planet: string, sign: Sign | undefined): string | undefined {
  const slow = slowDrives[planet as keyof typeof slowDrives] as string | undefined
  const ofSign = drives[planet as Driven] as (typeof drives)[Driven] | undefined
  return slow ?? (sign && ofSign?.[sign])
}
