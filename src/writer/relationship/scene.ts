import { aspectQuality } from '#lore/aspect-quality.ts'
import { assumesSharedRoof } from '#lore/assumed-life.ts'
import type { QuarrelTrace } from '#lore/authored.ts'
import { againInQuarrel, furtherLeads } from '#lore/corpus/relationship/joins.ts'
import type { Scene } from '#lore/corpus/relationship/scenes.ts'
import { underOneRoof as roofLines } from '#lore/corpus/relationship/strains.ts'
import { frictionMatters } from '#lore/corpus/relationship/thesis.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import type { Planet } from '#sky/bodies.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { drums } from '../portrait/rhythm.ts'
import { splitSentences } from '../prose/sentences.ts'
import { fillTemplate } from '../prose/template.ts'
import { writeAnswer } from './answer.ts'
import { writeArrival } from './arrival.ts'
import { writeCatch } from './catch.ts'
import { writeClosing } from './closing.ts'
import { writeComingAround } from './coming-around.ts'
import { writeContact, writeMirror } from './contact.ts'
import { writeCouple } from './couple.ts'
import { writeRetreats } from './inner-life.ts'
import { writeLearnedLate } from './learned-late.ts'
import type { WordedSentence } from './narrator.ts'
import { describeOpenMoons } from './open-moon.ts'
import { both } from './pair-facts.ts'
import { fuller, joined, withTrace } from './paragraphs.ts'
import { writeOneRuler, writePattern } from './patterns.ts'
import { writePrice } from './price.ts'
import type { Quarrel } from './quarrel.ts'
import type { Reading } from './reading.ts'
import { sharedEnd } from './shared-end.ts'
import { writeSide } from './side.ts'
import { writeMeans } from './thread.ts'
import { writeVisit } from './visits.ts'
import { thesisKey } from './words.ts'

/** The least detail at which the quarrel shows in each scene: in more than two only when the facts are few. */
const leastDetail: Record<QuarrelTrace, number> = { days: -1, purpose: -1, meet: 2, draw: 3 }

/** The paragraphs of one scene, some of them empty. */
export function writeScene(reading: Reading, scene: Scene, quarrel: Quarrel): WordedSentence[][] {
  const { helpful } = reading.outline
  const priced = sceneOfPrice(reading)
  const trace = (where: QuarrelTrace) =>
    reading.detail >= leastDetail[where] ? (quarrel.traces?.[where] ?? []) : []
  const write = (contacts: readonly SynastryAspectFact[]) =>
    contacts.map((contact) => writeContact(reading, contact))
  const price = () => (priced === scene ? writePrice(reading) : [])
  switch (scene) {
    case 'meet':
      return fuller(reading, [
        [...writeArrival(reading), ...writeOneRuler(reading)],
        withVisit(reading, writeCouple(reading, 'meet'), 'sun'),
        writeLearnedLate(reading),
        ...write(helpful.meet),
        price(),
        trace('meet'),
      ])
    case 'draw':
      return fuller(reading, [
        withVisit(reading, writeCouple(reading, 'taste'), 'venus'),
        ...write(helpful.draw),
        price(),
        writeCatch(reading),
        trace('draw'),
      ])
    case 'days':
      return withTrace(
        fuller(reading, [
          writeMoons(reading),
          reading.detail < 0 ? [] : writeRetreats(reading),
          ...write(helpful.days),
          ...(talkMatters(reading) ? [writeCouple(reading, 'talk')] : []),
          ...write(helpful.talk),
          price(),
        ]),
        trace('days'),
      )
    case 'quarrel':
      return [price(), ...writeQuarrel(reading, quarrel), ...writeFurther(reading, quarrel)]
    case 'repair':
      return fuller(reading, [
        quarrel.repair,
        reading.detail > 0 ? writeComingAround(reading) : [],
        writeAnswer(reading),
      ])
    case 'purpose':
      return withTrace(writePurpose(reading, quarrel), trace('purpose'))
    case 'practice':
      return [...quarrel.practices, writeClosing(reading, quarrel)]
  }
}

/** The scene that states the price of the bond: that of the bond itself, or else the quarrel. */
function sceneOfPrice({ outline }: Reading): Scene {
  const { bond, helpful, ofSigns } = outline
  const isIn = (contacts: readonly SynastryAspectFact[]) => contacts.some((one) => one === bond)
  if (!bond || isIn(helpful.meet)) return 'meet'
  if (isIn(helpful.draw)) return 'draw'
  if (isIn([...helpful.days, ...helpful.talk])) return 'days'
  const planet = bond.you === bond.partner || ofSigns.has(bond) ? bond.you : undefined
  return (planet && scenesOfSigns[planet]) ?? 'quarrel'
}

/** The scene that describes the signs of a planet in both charts. */
const scenesOfSigns: Partial<Record<AspectPoint, Scene>> = {
  sun: 'meet',
  venus: 'draw',
  moon: 'days',
  mercury: 'days',
}

/** Whether to describe how the two talk: Mercury is part of the bond or the quarrel, or there is little else to say. */
function talkMatters({ facts, outline: { bond, quarrel }, detail }: Reading): boolean {
  const ends = [bond, quarrel].flatMap((contact) => (contact ? [contact.you, contact.partner] : []))
  const isMoonOpen = both.some((whose) => !facts.sign(whose, 'moon'))
  return detail > 1 || isMoonOpen || (detail >= 0 && ends.includes('mercury'))
}

/** Describes what the two can do together, and finally how the bond helps with the quarrel. */
function writePurpose(reading: Reading, quarrel: Quarrel): WordedSentence[][] {
  const { bond, helpful, mirrors } = reading.outline
  const means = writeMeans(reading, quarrel)
  const isLeft = means.length > 0 && bond && !mirrors.has(bond)
  const others = helpful.purpose.filter((contact) => !isLeft || contact !== bond)
  const paragraphs = others.map((contact) => writeContact(reading, contact))
  return [...fuller(reading, paragraphs), ...(means.length > 0 ? [means] : [])]
}

function writeQuarrel(reading: Reading, argument: Quarrel): WordedSentence[][] {
  const { quarrel, pattern } = reading.outline
  const isHard = quarrel && aspectQuality(quarrel.aspect) === 'tense'
  const sides = isHard ? both.map((whose) => writeSide(reading, whose, quarrel)) : []
  const hasBothSides = sides.every((side) => side.length > 0) && reading.detail <= 1
  const isOfMars = quarrel?.you === 'mars' || quarrel?.partner === 'mars'
  return [
    writeQuarrelScene(reading, argument),
    pattern?.kind === 'same act' && pattern.contact === quarrel
      ? writePattern(reading, pattern)
      : [],
    ...joined(sides[0] ?? [], sides[1] ?? []),
    hasBothSides && (isOfMars || sides.length > 0) ? [] : writeCouple(reading, 'temper'),
  ]
}

/** Describes what each person does in the quarrel. */
function writeQuarrelScene(reading: Reading, { scene }: Quarrel): WordedSentence[] {
  const { quarrel } = reading.outline
  if (!quarrel || scene.length === 0) return scene
  return [...scene, ...writeMirror(reading, quarrel)]
}

/** Describes how the two Moon signs get along, or both candidates if a Moon sign is uncertain. */
function writeMoons(reading: Reading): WordedSentence[] {
  const couple = underOneRoof(reading, writeCouple(reading, 'days'))
  return couple.length > 0 ? couple : describeOpenMoons(reading)
}

/** Describes the other hard contacts, after a sentence that relates the first of them to the quarrel. */
function writeFurther(reading: Reading, quarrel: Quarrel): WordedSentence[][] {
  const { outline } = reading
  const { pattern } = outline
  const [first, ...others] = outline.further
    .map((contact) => ({ contact, said: writeContact(reading, contact) }))
    .filter(({ said }) => said.length > 0)
  if (!first) return []
  const figure = pattern?.other === first.contact ? writePattern(reading, pattern) : []
  // A paragraph that acknowledges a contradiction needs no other lead.
  const isLed = figure.length > 0 || first.said[0]?.wording.startsWith('different/')
  const lead = isLed ? figure : writeFurtherLead(reading, first.contact, quarrel)
  const act = pattern?.contact === first.contact ? writePattern(reading, pattern) : []
  return [act, ...others.map(({ said }) => said)].reduce<WordedSentence[][]>(
    (paragraphs, said) => [...paragraphs.slice(0, -1), ...joined(paragraphs.at(-1) ?? [], said)],
    [[...lead, ...first.said]],
  )
}

/** Leads into a further hard contact: it shares a planet with the quarrel, or is about something else. */
function writeFurtherLead(
  reading: Reading,
  contact: SynastryAspectFact,
  quarrel: Quarrel,
): WordedSentence[] {
  const { narrator, outline } = reading
  const shared = sharedEnd(outline.quarrel, contact, againInQuarrel)
  const again = shared && narrator.line(`further/${shared.planet}`, shared.lines)
  if (again) return [{ ...again, facts: [contact.id, ...shared.facts] }]
  const matter = frictionMatters[thesisKey(contact)]
  if (!matter || matter === quarrel.matter) return []
  const line = narrator.line(
    'further',
    furtherLeads.map((text) => fillTemplate(text, { matter })),
  )
  return line ? [{ ...line, facts: [contact.id] }] : []
}

/** A longer paragraph reads like a list. */
const MOST_SENTENCES = 6

/** Adds in which house of the other chart a person's planet falls. */
function withVisit(reading: Reading, couple: WordedSentence[], planet: Planet): WordedSentence[] {
  const isFull = couple.length === 0 || couple.length >= MOST_SENTENCES
  return isFull ? couple : [...couple, ...writeVisit(reading, planet)]
}

/** Corpus lines on daily life may assume that the two live together, so a sentence first allows for couples who do not. */
function underOneRoof({ narrator }: Reading, couple: WordedSentence[]): WordedSentence[] {
  const [first] = couple
  if (!first || !couple.some(({ text }) => assumesSharedRoof(text))) return couple
  const at = Math.max(
    0,
    couple.findIndex(({ wording }) => wording.startsWith('couple/')),
  )
  const texts = couple.map((one) => one.text)
  const line = narrator.line(
    'roof',
    roofLines,
    (text) => !drums(texts.toSpliced(at, 0, text).flatMap(splitSentences)),
  )
  return line ? couple.toSpliced(at, 0, { ...line, facts: first.facts }) : couple
}
