import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality } from './aspect-quality.ts'
import type { EasyContacts, HardContacts } from './authored.ts'
import type { Contact } from './contact.ts'
import { midheavenContacts } from './corpus/contacts/midheaven.ts'
import { yourAscendantContacts } from './corpus/contacts/your-ascendant.ts'
import { yourJupiterContacts } from './corpus/contacts/your-jupiter.ts'
import { yourMarsContacts } from './corpus/contacts/your-mars.ts'
import { yourMercuryContacts } from './corpus/contacts/your-mercury.ts'
import { yourMoonContacts } from './corpus/contacts/your-moon.ts'
import { yourSaturnContacts } from './corpus/contacts/your-saturn.ts'
import { yourSlowContacts } from './corpus/contacts/your-slow.ts'
import { yourSunContacts } from './corpus/contacts/your-sun.ts'
import { yourVenusContacts } from './corpus/contacts/your-venus.ts'
import { yourAscendantEasily } from './corpus/easy-contacts/your-ascendant.ts'
import { yourJupiterEasily } from './corpus/easy-contacts/your-jupiter.ts'
import { yourMarsEasily } from './corpus/easy-contacts/your-mars.ts'
import { yourMercuryEasily } from './corpus/easy-contacts/your-mercury.ts'
import { yourMoonEasily } from './corpus/easy-contacts/your-moon.ts'
import { yourSaturnEasily } from './corpus/easy-contacts/your-saturn.ts'
import { yourSunEasily } from './corpus/easy-contacts/your-sun.ts'
import { yourVenusEasily } from './corpus/easy-contacts/your-venus.ts'
import { yourJupiterHard } from './corpus/hard-contacts/your-jupiter.ts'
import { yourMarsHard } from './corpus/hard-contacts/your-mars.ts'
import { yourMercuryHard } from './corpus/hard-contacts/your-mercury.ts'
import { yourMoonHard } from './corpus/hard-contacts/your-moon.ts'
import { yourSaturnHard } from './corpus/hard-contacts/your-saturn.ts'
import { yourSunHard } from './corpus/hard-contacts/your-sun.ts'
import { yourVenusHard } from './corpus/hard-contacts/your-venus.ts'

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
}

const hardContacts: HardContacts = {
  ...yourSunHard,
  ...yourMoonHard,
  ...yourMercuryHard,
  ...yourVenusHard,
  ...yourMarsHard,
  ...yourJupiterHard,
  ...yourSaturnHard,
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
