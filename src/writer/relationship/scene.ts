import { closings } from '#lore/corpus/relationship/closings.ts'
import {
  fights,
  homeLives,
  meetings,
  peaces,
  presences,
  talks,
} from '#lore/corpus/relationship/manners.ts'
import {
  causes,
  fightTurns,
  helpHinges,
  homeTurns,
  housesShared,
  meetingTurns,
  otherSides,
  purposeOpeners,
  quarrelOpeners,
  repairOpeners,
  repairOpenersAlike,
  type Scene,
  secondQuarrels,
} from '#lore/corpus/relationship/scenes.ts'
import { ordinalWords, pointNames } from '#lore/names.ts'
import type { OverlayFact, SynastryAspectFact } from '#sky/synastry-facts.ts'
import { fillTemplate } from '../prose/template.ts'
import { AboutContact } from './contact.ts'
import { glossOf, tellEcho, tellHouses, tellStrain } from './inner-life.ts'
import { both, isPlanet } from './pair-facts.ts'
import { ParagraphBuilder, type Reading } from './paragraph.ts'
import { leadOf } from './practice.ts'
import { tellSigns } from './signs.ts'

/** The paragraphs of one scene. */
export function paragraphsOf(
  reading: Reading,
  scene: Scene,
  contacts: readonly SynastryAspectFact[],
): ParagraphBuilder[] {
  switch (scene) {
    case 'meet':
      return meeting(reading, contacts)
    case 'days':
      return days(reading, contacts)
    case 'quarrel':
      return quarrel(reading, contacts)
    case 'repair':
      return repair(reading, contacts)
    case 'purpose':
      return purpose(reading, contacts)
  }
}

function meeting(reading: Reading, contacts: readonly SynastryAspectFact[]): ParagraphBuilder[] {
  const { facts } = reading
  const entrance = new ParagraphBuilder(reading)
  const areTimed = facts.sign('you', 'asc') && facts.sign('partner', 'asc')
  if (areTimed) tellSigns(reading, entrance, 'asc', meetings, meetingTurns)
  else tellSigns(reading, entrance, 'sun', presences, meetingTurns)
  const paragraphs = contacts.map((contact, index) => easyParagraph(reading, contact, index === 0))
  return [entrance, ...paragraphs, ...overlayParagraph(reading, [1, 5, 7, 8])]
}

function days(reading: Reading, contacts: readonly SynastryAspectFact[]): ParagraphBuilder[] {
  const home = new ParagraphBuilder(reading)
  if (tellSigns(reading, home, 'moon', homeLives, homeTurns)) tellHouses(reading, home, 'moon')
  const paragraphs = contacts.map((contact, index) => {
    const paragraph = new ParagraphBuilder(reading)
    const isOfTalk = contact.you === 'mercury' || contact.partner === 'mercury'
    if (isOfTalk && !reading.told.has('talks')) {
      reading.told.add('talks')
      tellSigns(reading, paragraph, 'mercury', talks)
    }
    return easyParagraph(reading, contact, index === 0, paragraph)
  })
  return [home, ...paragraphs, ...overlayParagraph(reading, [4, 6, 2, 3, 10])]
}

/** A contact with what helps; of a hard one, both sides. */
function easyParagraph(
  reading: Reading,
  contact: SynastryAspectFact,
  isMain: boolean,
  paragraph = new ParagraphBuilder(reading),
): ParagraphBuilder {
  const about = new AboutContact(reading, contact)
  about.introduce(paragraph)
  if (about.quality === 'tense') {
    if (reading.detail < 0) about.quieterSide(paragraph)
    else for (const whose of both) about.side(paragraph, whose)
    about.helps(paragraph)
    return paragraph
  }
  about.quieterSide(paragraph)
  if ((isMain && reading.detail > -1) || reading.detail > 1) about.quieterSide(paragraph)
  if (reading.detail > 0) about.helps(paragraph)
  if (reading.detail > 2) about.between(paragraph)
  return paragraph
}

/** Both sides of what comes back, how each of them fights, and what else rubs. */
function quarrel(reading: Reading, contacts: readonly SynastryAspectFact[]): ParagraphBuilder[] {
  const [main, ...others] = contacts
  const paragraphs: ParagraphBuilder[] = []
  if (main) paragraphs.push(...mainQuarrel(reading, main))
  const manner = new ParagraphBuilder(reading)
  if (!main) manner.say('opener/quarrel/none', quarrelOpeners.harmonious, marsFacts(reading))
  if (tellSigns(reading, manner, 'mars', fights, fightTurns) && reading.detail > 0)
    tellHouses(reading, manner, 'mars')
  paragraphs.push(manner)
  others.forEach((contact, index) => {
    paragraphs.push(secondQuarrel(reading, contact, index === 0))
  })
  return paragraphs
}

/** A sentence that says what each side of a contact is about. */
function sayCauses(
  paragraph: ParagraphBuilder,
  { you, partner, id }: SynastryAspectFact,
  name: string,
  lines: readonly string[],
): void {
  const candidates = lines.flatMap((line, index) =>
    causes[you].flatMap((one) =>
      causes[partner]
        .filter((other) => other !== one)
        .map((other) => ({
          text: fillTemplate(line, { one, other }),
          wording: `${name}/${index + 1}`,
        })),
    ),
  )
  paragraph.sayOneOf(name, candidates, [id])
}

function marsFacts({ facts }: Reading): string[] {
  return both.flatMap((whose) => facts.sign(whose, 'mars')?.id ?? [])
}

function mainQuarrel(reading: Reading, contact: SynastryAspectFact): ParagraphBuilder[] {
  const about = new AboutContact(reading, contact)
  const yours = new ParagraphBuilder(reading)
  sayCauses(yours, contact, `opener/quarrel/${about.quality}`, quarrelOpeners[about.quality])
  about.state(yours)
  about.between(yours)
  about.side(yours, 'you')
  if (isPlanet(contact.you)) tellStrain(reading, yours, 'you', contact.you)
  if (reading.detail > 1) about.side(yours, 'you')
  const theirs = new ParagraphBuilder(reading)
  theirs.say('other-side', otherSides, [contact.id])
  about.side(theirs, 'partner')
  if (isPlanet(contact.partner)) tellStrain(reading, theirs, 'partner', contact.partner)
  if (reading.detail > 0) about.side(theirs, 'partner')
  tellEcho(reading, theirs, contact)
  return [yours, theirs]
}

function secondQuarrel(
  reading: Reading,
  contact: SynastryAspectFact,
  isFirst: boolean,
): ParagraphBuilder {
  const about = new AboutContact(reading, contact)
  const paragraph = new ParagraphBuilder(reading)
  if (isFirst) sayCauses(paragraph, contact, 'second-quarrel', secondQuarrels)
  about.introduce(paragraph)
  about.quieterSide(paragraph)
  if (reading.detail > 0) about.quieterSide(paragraph)
  if (!isFirst || reading.detail > 1) about.helps(paragraph)
  return paragraph
}

function repair(reading: Reading, contacts: readonly SynastryAspectFact[]): ParagraphBuilder[] {
  const { facts, outline } = reading
  const peace = new ParagraphBuilder(reading)
  const [you, partner] = [facts.sign('you', 'venus'), facts.sign('partner', 'venus')]
  const own = [you, partner].flatMap((fact) => (fact ? [fact.id] : []))
  if (you && partner) {
    const areAlike = you.sign === partner.sign
    peace.say('opener/repair', areAlike ? repairOpenersAlike : repairOpeners, own)
  }
  tellSigns(reading, peace, 'venus', peaces)
  const { friction } = outline.thesis
  if (friction) {
    const about = new AboutContact(reading, friction)
    if (reading.detail > 0) peace.say('help-hinge', helpHinges, [friction.id])
    about.helps(peace)
  }
  return [peace, ...contacts.map((contact, index) => easyParagraph(reading, contact, index === 0))]
}

function purpose(reading: Reading, contacts: readonly SynastryAspectFact[]): ParagraphBuilder[] {
  const { outline } = reading
  const [main, ...others] = contacts
  const paragraphs: ParagraphBuilder[] = []
  if (main) {
    const about = new AboutContact(reading, main)
    const paragraph = new ParagraphBuilder(reading)
    paragraph.say(`opener/purpose/${about.quality}`, purposeOpeners[about.quality], [main.id])
    about.introduce(paragraph)
    about.quieterSide(paragraph)
    if (reading.detail > 0) about.quieterSide(paragraph)
    about.helps(paragraph)
    paragraphs.push(paragraph)
  }
  paragraphs.push(...others.map((contact) => easyParagraph(reading, contact, false)))
  const { bond, friction } = outline.thesis
  const last = paragraphs.at(-1) ?? new ParagraphBuilder(reading)
  if (paragraphs.length === 0) paragraphs.push(last)
  const answered = friction ?? bond
  if (answered) {
    const lead = leadOf(answered)
    last.say(
      `closing/${lead}`,
      closings[lead],
      [bond, friction].flatMap((one) => one?.id ?? []),
    )
  }
  return paragraphs
}

/** A body of one chart in a house of the other, where there is little else to tell. */
function overlayParagraph(reading: Reading, houses: readonly number[]): ParagraphBuilder[] {
  if (reading.detail < 2) return []
  const paragraph = new ParagraphBuilder(reading)
  for (const whose of ['partner', 'you'] as const) {
    const overlay = reading.facts
      .overlays(whose)
      .find(
        ({ body, house, id }) =>
          isPersonal(body) && houses.includes(house) && !reading.told.has(id),
      )
    if (overlay) tellOverlay(reading, paragraph, overlay)
  }
  return paragraph.isEmpty ? [] : [paragraph]
}

function tellOverlay(
  { told }: Reading,
  paragraph: ParagraphBuilder,
  { id, whose, body, house }: OverlayFact,
): void {
  told.add(id)
  const lines = housesShared[house]?.[whose === 'partner' ? 'theirs' : 'yours'] ?? []
  const place = `${ordinalWords[house]} house${glossOf(told, house, whose === 'partner' ? 'you' : 'partner')}`
  const [owner, host] = whose === 'partner' ? ["{partner}'s", 'your'] : ['Your', "{partner}'s"]
  const says = `${owner} ${pointNames[body]} falls in ${host} ${place}.`
  const print = (line: string) => `${says} ${line}`
  if (paragraph.tell(`overlay/${whose}/${house}`, lines, [id], { print }))
    told.add(`house ${house}`)
}

function isPersonal(body: OverlayFact['body']): boolean {
  return ['sun', 'moon', 'mercury', 'venus', 'mars'].includes(body)
}
