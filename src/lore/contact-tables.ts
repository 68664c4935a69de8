import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality } from './aspect-quality.ts'
import type { EasyContacts, HardContacts } from './authored.ts'
import type { Contact } from './contact.ts'
import { midheavenContacts } from './corpus/synastry/aspects/midheaven.ts'
import { yourAscendantContacts } from './corpus/synastry/aspects/your-ascendant.ts'
import { yourJupiterContacts } from './corpus/synastry/aspects/your-jupiter.ts'
import { yourMarsContacts } from './corpus/synastry/aspects/your-mars.ts'
import { yourMercuryContacts } from './corpus/synastry/aspects/your-mercury.ts'
import { yourMoonContacts } from './corpus/synastry/aspects/your-moon.ts'
import { yourSaturnContacts } from './corpus/synastry/aspects/your-saturn.ts'
import { yourSlowContacts } from './corpus/synastry/aspects/your-slow.ts'
import { yourSunContacts } from './corpus/synastry/aspects/your-sun.ts'
import { yourVenusContacts } from './corpus/synastry/aspects/your-venus.ts'
import { slowEasily } from './corpus/synastry/easy/slow.ts'
import { yourAscendantEasily } from './corpus/synastry/easy/your-ascendant.ts'
import { yourJupiterEasily } from './corpus/synastry/easy/your-jupiter.ts'
import { yourMarsEasily } from './corpus/synastry/easy/your-mars.ts'
import { yourMercuryEasily } from './corpus/synastry/easy/your-mercury.ts'
import { yourMoonEasily } from './corpus/synastry/easy/your-moon.ts'
import { yourSaturnEasily } from './corpus/synastry/easy/your-saturn.ts'
import { yourSunEasily } from './corpus/synastry/easy/your-sun.ts'
import { yourVenusEasily } from './corpus/synastry/easy/your-venus.ts'
import { ascendantHard } from './corpus/synastry/hard/ascendant.ts'
import { slowHard } from './corpus/synastry/hard/slow.ts'
import { yourJupiterHard } from './corpus/synastry/hard/your-jupiter.ts'
import { yourMarsHard } from './corpus/synastry/hard/your-mars.ts'
import { yourMercuryHard } from './corpus/synastry/hard/your-mercury.ts'
import { yourMoonHard } from './corpus/synastry/hard/your-moon.ts'
import { yourSaturnHard } from './corpus/synastry/hard/your-saturn.ts'
import { yourSunHard } from './corpus/synastry/hard/your-sun.ts'
import { yourVenusHard } from './corpus/synastry/hard/your-venus.ts'

const contacts: Partial<Record<string, Partial<Record<AspectQuality, Contact>>>> = {
  ...yourSunContacts,
  ...yourMoonContacts,
  ...yourMercuryContacts,
  ...yourVenusContacts,
  ...yourMarsContacts,
  ...yourJupiterContacts,
  ...yourSaturnContacts,
  ...yourSlowContacts,
  ...yourAscendantContacts,
  ...midheavenContacts,
}

/** The lines of a contact of the reader's point with the partner's; the Midheaven has them only for its own axis. */
export function contactLines(
  you: AspectPoint,
  partner: AspectPoint,
  quality: AspectQuality,
): Contact | undefined {
  return contacts[[you, partner].join('~')]?.[quality]
}

const easyContacts: EasyContacts = {
  ...yourSunEasily,
  ...yourMoonEasily,
  ...yourMercuryEasily,
  ...yourVenusEasily,
  ...yourMarsEasily,
  ...yourJupiterEasily,
  ...yourSaturnEasily,
  ...yourAscendantEasily,
  ...slowEasily,
}

const hardContacts: HardContacts = {
  ...yourSunHard,
  ...yourMoonHard,
  ...yourMercuryHard,
  ...yourVenusHard,
  ...yourMarsHard,
  ...yourJupiterHard,
  ...yourSaturnHard,
  ...ascendantHard,
  ...slowHard,
}

/** A contact as authors wrote it, each time in one paragraph with the slot `({contact})`. */
export function contactParagraphs(
  you: AspectPoint,
  partner: AspectPoint,
  quality: AspectQuality,
): readonly (readonly string[])[] {
  const name = [you, partner].join('~')
  return (quality === 'tense' ? hardContacts[name] : easyContacts[name]?.[quality]) ?? []
}
