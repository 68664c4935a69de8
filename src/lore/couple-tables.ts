import type { Sign } from '#sky/zodiac.ts'
import type { PairParagraphs } from './authored.ts'
import { aquariusDays } from './corpus/synastry/couples/days/aquarius.ts'
import { ariesDays } from './corpus/synastry/couples/days/aries.ts'
import { cancerDays } from './corpus/synastry/couples/days/cancer.ts'
import { capricornDays } from './corpus/synastry/couples/days/capricorn.ts'
import { geminiDays } from './corpus/synastry/couples/days/gemini.ts'
import { leoDays } from './corpus/synastry/couples/days/leo.ts'
import { libraDays } from './corpus/synastry/couples/days/libra.ts'
import { piscesDays } from './corpus/synastry/couples/days/pisces.ts'
import { sagittariusDays } from './corpus/synastry/couples/days/sagittarius.ts'
import { scorpioDays } from './corpus/synastry/couples/days/scorpio.ts'
import { taurusDays } from './corpus/synastry/couples/days/taurus.ts'
import { virgoDays } from './corpus/synastry/couples/days/virgo.ts'
import { aquariusMeet } from './corpus/synastry/couples/meet/aquarius.ts'
import { ariesMeet } from './corpus/synastry/couples/meet/aries.ts'
import { cancerMeet } from './corpus/synastry/couples/meet/cancer.ts'
import { capricornMeet } from './corpus/synastry/couples/meet/capricorn.ts'
import { geminiMeet } from './corpus/synastry/couples/meet/gemini.ts'
import { leoMeet } from './corpus/synastry/couples/meet/leo.ts'
import { libraMeet } from './corpus/synastry/couples/meet/libra.ts'
import { piscesMeet } from './corpus/synastry/couples/meet/pisces.ts'
import { sagittariusMeet } from './corpus/synastry/couples/meet/sagittarius.ts'
import { scorpioMeet } from './corpus/synastry/couples/meet/scorpio.ts'
import { taurusMeet } from './corpus/synastry/couples/meet/taurus.ts'
import { virgoMeet } from './corpus/synastry/couples/meet/virgo.ts'
import { aquariusTalk } from './corpus/synastry/couples/talk/aquarius.ts'
import { ariesTalk } from './corpus/synastry/couples/talk/aries.ts'
import { cancerTalk } from './corpus/synastry/couples/talk/cancer.ts'
import { capricornTalk } from './corpus/synastry/couples/talk/capricorn.ts'
import { geminiTalk } from './corpus/synastry/couples/talk/gemini.ts'
import { leoTalk } from './corpus/synastry/couples/talk/leo.ts'
import { libraTalk } from './corpus/synastry/couples/talk/libra.ts'
import { piscesTalk } from './corpus/synastry/couples/talk/pisces.ts'
import { sagittariusTalk } from './corpus/synastry/couples/talk/sagittarius.ts'
import { scorpioTalk } from './corpus/synastry/couples/talk/scorpio.ts'
import { taurusTalk } from './corpus/synastry/couples/talk/taurus.ts'
import { virgoTalk } from './corpus/synastry/couples/talk/virgo.ts'
import { aquariusTaste } from './corpus/synastry/couples/taste/aquarius.ts'
import { ariesTaste } from './corpus/synastry/couples/taste/aries.ts'
import { cancerTaste } from './corpus/synastry/couples/taste/cancer.ts'
import { capricornTaste } from './corpus/synastry/couples/taste/capricorn.ts'
import { geminiTaste } from './corpus/synastry/couples/taste/gemini.ts'
import { leoTaste } from './corpus/synastry/couples/taste/leo.ts'
import { libraTaste } from './corpus/synastry/couples/taste/libra.ts'
import { piscesTaste } from './corpus/synastry/couples/taste/pisces.ts'
import { sagittariusTaste } from './corpus/synastry/couples/taste/sagittarius.ts'
import { scorpioTaste } from './corpus/synastry/couples/taste/scorpio.ts'
import { taurusTaste } from './corpus/synastry/couples/taste/taurus.ts'
import { virgoTaste } from './corpus/synastry/couples/taste/virgo.ts'
import { aquariusTemper } from './corpus/synastry/couples/temper/aquarius.ts'
import { ariesTemper } from './corpus/synastry/couples/temper/aries.ts'
import { cancerTemper } from './corpus/synastry/couples/temper/cancer.ts'
import { capricornTemper } from './corpus/synastry/couples/temper/capricorn.ts'
import { geminiTemper } from './corpus/synastry/couples/temper/gemini.ts'
import { leoTemper } from './corpus/synastry/couples/temper/leo.ts'
import { libraTemper } from './corpus/synastry/couples/temper/libra.ts'
import { piscesTemper } from './corpus/synastry/couples/temper/pisces.ts'
import { sagittariusTemper } from './corpus/synastry/couples/temper/sagittarius.ts'
import { scorpioTemper } from './corpus/synastry/couples/temper/scorpio.ts'
import { taurusTemper } from './corpus/synastry/couples/temper/taurus.ts'
import { virgoTemper } from './corpus/synastry/couples/temper/virgo.ts'
import type { PairTags } from './synthesis/pair-traits.ts'

/** Suns, Moons, Mercuries, Venuses and Marses of two people. */
export type CoupleSubject = 'meet' | 'days' | 'talk' | 'taste' | 'temper'

const couples: Record<CoupleSubject, Record<Sign, PairParagraphs>> = {
  meet: {
    Aries: ariesMeet,
    Taurus: taurusMeet,
    Gemini: geminiMeet,
    Cancer: cancerMeet,
    Leo: leoMeet,
    Virgo: virgoMeet,
    Libra: libraMeet,
    Scorpio: scorpioMeet,
    Sagittarius: sagittariusMeet,
    Capricorn: capricornMeet,
    Aquarius: aquariusMeet,
    Pisces: piscesMeet,
  },
  days: {
    Aries: ariesDays,
    Taurus: taurusDays,
    Gemini: geminiDays,
    Cancer: cancerDays,
    Leo: leoDays,
    Virgo: virgoDays,
    Libra: libraDays,
    Scorpio: scorpioDays,
    Sagittarius: sagittariusDays,
    Capricorn: capricornDays,
    Aquarius: aquariusDays,
    Pisces: piscesDays,
  },
  talk: {
    Aries: ariesTalk,
    Taurus: taurusTalk,
    Gemini: geminiTalk,
    Cancer: cancerTalk,
    Leo: leoTalk,
    Virgo: virgoTalk,
    Libra: libraTalk,
    Scorpio: scorpioTalk,
    Sagittarius: sagittariusTalk,
    Capricorn: capricornTalk,
    Aquarius: aquariusTalk,
    Pisces: piscesTalk,
  },
  taste: {
    Aries: ariesTaste,
    Taurus: taurusTaste,
    Gemini: geminiTaste,
    Cancer: cancerTaste,
    Leo: leoTaste,
    Virgo: virgoTaste,
    Libra: libraTaste,
    Scorpio: scorpioTaste,
    Sagittarius: sagittariusTaste,
    Capricorn: capricornTaste,
    Aquarius: aquariusTaste,
    Pisces: piscesTaste,
  },
  temper: {
    Aries: ariesTemper,
    Taurus: taurusTemper,
    Gemini: geminiTemper,
    Cancer: cancerTemper,
    Leo: leoTemper,
    Virgo: virgoTemper,
    Libra: libraTemper,
    Scorpio: scorpioTemper,
    Sagittarius: sagittariusTemper,
    Capricorn: capricornTemper,
    Aquarius: aquariusTemper,
    Pisces: piscesTemper,
  },
}

/** What the reader's sign and the partner's do with each other, sentence by sentence. */
export interface CoupleParagraph {
  says: readonly string[]
  tags?: PairTags
  /** Whether it is for a new reader. */
  isPlain: boolean
  /** Where the numbers of its wordings begin. */
  from: number
}

/** The paragraphs about two signs, those for a new reader first. */
export function coupleParagraphs(
  subject: CoupleSubject,
  you: Sign,
  partner: Sign,
): readonly CoupleParagraph[] {
  const { plain, more = [], says, tags } = couples[subject][you][partner]
  const plains = plain ? [plain, ...more] : []
  return [
    ...plains.map((one, index) => ({
      says: one,
      ...(tags && { tags }),
      isPlain: true,
      from: PLAIN * (index + 1),
    })),
    { says, ...(tags && { tags }), isPlain: false, from: 0 },
  ]
}

/** The wordings of the other paragraph have lower numbers. */
const PLAIN = 10
