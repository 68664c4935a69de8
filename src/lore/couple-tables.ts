import type { Sign } from '#sky/zodiac.ts'
import type { PairParagraphs } from './authored.ts'
import { aquariusWith as daysAquarius } from './corpus/couples/days/aquarius.ts'
import { ariesWith as daysAries } from './corpus/couples/days/aries.ts'
import { cancerWith as daysCancer } from './corpus/couples/days/cancer.ts'
import { capricornWith as daysCapricorn } from './corpus/couples/days/capricorn.ts'
import { geminiWith as daysGemini } from './corpus/couples/days/gemini.ts'
import { leoWith as daysLeo } from './corpus/couples/days/leo.ts'
import { libraWith as daysLibra } from './corpus/couples/days/libra.ts'
import { piscesWith as daysPisces } from './corpus/couples/days/pisces.ts'
import { sagittariusWith as daysSagittarius } from './corpus/couples/days/sagittarius.ts'
import { scorpioWith as daysScorpio } from './corpus/couples/days/scorpio.ts'
import { taurusWith as daysTaurus } from './corpus/couples/days/taurus.ts'
import { virgoWith as daysVirgo } from './corpus/couples/days/virgo.ts'
import { aquariusWith as meetAquarius } from './corpus/couples/meet/aquarius.ts'
import { ariesWith as meetAries } from './corpus/couples/meet/aries.ts'
import { cancerWith as meetCancer } from './corpus/couples/meet/cancer.ts'
import { capricornWith as meetCapricorn } from './corpus/couples/meet/capricorn.ts'
import { geminiWith as meetGemini } from './corpus/couples/meet/gemini.ts'
import { leoWith as meetLeo } from './corpus/couples/meet/leo.ts'
import { libraWith as meetLibra } from './corpus/couples/meet/libra.ts'
import { piscesWith as meetPisces } from './corpus/couples/meet/pisces.ts'
import { sagittariusWith as meetSagittarius } from './corpus/couples/meet/sagittarius.ts'
import { scorpioWith as meetScorpio } from './corpus/couples/meet/scorpio.ts'
import { taurusWith as meetTaurus } from './corpus/couples/meet/taurus.ts'
import { virgoWith as meetVirgo } from './corpus/couples/meet/virgo.ts'
import { aquariusWith as talkAquarius } from './corpus/couples/talk/aquarius.ts'
import { ariesWith as talkAries } from './corpus/couples/talk/aries.ts'
import { cancerWith as talkCancer } from './corpus/couples/talk/cancer.ts'
import { capricornWith as talkCapricorn } from './corpus/couples/talk/capricorn.ts'
import { geminiWith as talkGemini } from './corpus/couples/talk/gemini.ts'
import { leoWith as talkLeo } from './corpus/couples/talk/leo.ts'
import { libraWith as talkLibra } from './corpus/couples/talk/libra.ts'
import { piscesWith as talkPisces } from './corpus/couples/talk/pisces.ts'
import { sagittariusWith as talkSagittarius } from './corpus/couples/talk/sagittarius.ts'
import { scorpioWith as talkScorpio } from './corpus/couples/talk/scorpio.ts'
import { taurusWith as talkTaurus } from './corpus/couples/talk/taurus.ts'
import { virgoWith as talkVirgo } from './corpus/couples/talk/virgo.ts'
import { aquariusWith as tasteAquarius } from './corpus/couples/taste/aquarius.ts'
import { ariesWith as tasteAries } from './corpus/couples/taste/aries.ts'
import { cancerWith as tasteCancer } from './corpus/couples/taste/cancer.ts'
import { capricornWith as tasteCapricorn } from './corpus/couples/taste/capricorn.ts'
import { geminiWith as tasteGemini } from './corpus/couples/taste/gemini.ts'
import { leoWith as tasteLeo } from './corpus/couples/taste/leo.ts'
import { libraWith as tasteLibra } from './corpus/couples/taste/libra.ts'
import { piscesWith as tastePisces } from './corpus/couples/taste/pisces.ts'
import { sagittariusWith as tasteSagittarius } from './corpus/couples/taste/sagittarius.ts'
import { scorpioWith as tasteScorpio } from './corpus/couples/taste/scorpio.ts'
import { taurusWith as tasteTaurus } from './corpus/couples/taste/taurus.ts'
import { virgoWith as tasteVirgo } from './corpus/couples/taste/virgo.ts'
import { aquariusWith as temperAquarius } from './corpus/couples/temper/aquarius.ts'
import { ariesWith as temperAries } from './corpus/couples/temper/aries.ts'
import { cancerWith as temperCancer } from './corpus/couples/temper/cancer.ts'
import { capricornWith as temperCapricorn } from './corpus/couples/temper/capricorn.ts'
import { geminiWith as temperGemini } from './corpus/couples/temper/gemini.ts'
import { leoWith as temperLeo } from './corpus/couples/temper/leo.ts'
import { libraWith as temperLibra } from './corpus/couples/temper/libra.ts'
import { piscesWith as temperPisces } from './corpus/couples/temper/pisces.ts'
import { sagittariusWith as temperSagittarius } from './corpus/couples/temper/sagittarius.ts'
import { scorpioWith as temperScorpio } from './corpus/couples/temper/scorpio.ts'
import { taurusWith as temperTaurus } from './corpus/couples/temper/taurus.ts'
import { virgoWith as temperVirgo } from './corpus/couples/temper/virgo.ts'

/** Suns, Moons, Mercuries, Venuses and Marses of two people. */
export type CoupleSubject = 'meet' | 'days' | 'talk' | 'taste' | 'temper'

const couples: Record<CoupleSubject, Record<Sign, PairParagraphs>> = {
  meet: {
    Aries: meetAries,
    Taurus: meetTaurus,
    Gemini: meetGemini,
    Cancer: meetCancer,
    Leo: meetLeo,
    Virgo: meetVirgo,
    Libra: meetLibra,
    Scorpio: meetScorpio,
    Sagittarius: meetSagittarius,
    Capricorn: meetCapricorn,
    Aquarius: meetAquarius,
    Pisces: meetPisces,
  },
  days: {
    Aries: daysAries,
    Taurus: daysTaurus,
    Gemini: daysGemini,
    Cancer: daysCancer,
    Leo: daysLeo,
    Virgo: daysVirgo,
    Libra: daysLibra,
    Scorpio: daysScorpio,
    Sagittarius: daysSagittarius,
    Capricorn: daysCapricorn,
    Aquarius: daysAquarius,
    Pisces: daysPisces,
  },
  talk: {
    Aries: talkAries,
    Taurus: talkTaurus,
    Gemini: talkGemini,
    Cancer: talkCancer,
    Leo: talkLeo,
    Virgo: talkVirgo,
    Libra: talkLibra,
    Scorpio: talkScorpio,
    Sagittarius: talkSagittarius,
    Capricorn: talkCapricorn,
    Aquarius: talkAquarius,
    Pisces: talkPisces,
  },
  taste: {
    Aries: tasteAries,
    Taurus: tasteTaurus,
    Gemini: tasteGemini,
    Cancer: tasteCancer,
    Leo: tasteLeo,
    Virgo: tasteVirgo,
    Libra: tasteLibra,
    Scorpio: tasteScorpio,
    Sagittarius: tasteSagittarius,
    Capricorn: tasteCapricorn,
    Aquarius: tasteAquarius,
    Pisces: tastePisces,
  },
  temper: {
    Aries: temperAries,
    Taurus: temperTaurus,
    Gemini: temperGemini,
    Cancer: temperCancer,
    Leo: temperLeo,
    Virgo: temperVirgo,
    Libra: temperLibra,
    Scorpio: temperScorpio,
    Sagittarius: temperSagittarius,
    Capricorn: temperCapricorn,
    Aquarius: temperAquarius,
    Pisces: temperPisces,
  },
}

/** What the reader's sign and the partner's do with each other, sentence by sentence. */
export function coupleParagraph(
  subject: CoupleSubject,
  you: Sign,
  partner: Sign,
): readonly string[] {
  return couples[subject][you][partner].says
}
