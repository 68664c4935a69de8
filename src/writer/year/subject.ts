import { yearsOfHouses } from '#lore/corpus/year/houses.ts'
import { lordsOfTheYear } from '#lore/corpus/year/lords.ts'
import { returnAscendants } from '#lore/corpus/year/return-ascendants.ts'
import type { House } from '#lore/house.ts'
import { ordinalWords, pointNames } from '#lore/names.ts'
import type { ProfectionFact } from '#sky/forecast-facts.ts'
import { bodyName } from '../horoscope/body-name.ts'
import { dayText } from '../horoscope/dates.ts'
import { houseGlosses } from '../horoscope/house-glosses.ts'
import { dateOf } from '../horoscope/reader.ts'
import { type Draft, paragraphOf } from '../horoscope/storyteller.ts'
import type { Telling } from '../horoscope/telling.ts'
import { capitalized } from '../prose/template.ts'
import type { Section } from '../writer.ts'

/** The house and the ruler of the year before and after the birthday; none without a birth time. */
export function tellSubject(telling: Telling): Section[] {
  const years = telling.reader.ofKind('profection').toSorted((one) => (one.isNext ? 1 : -1))
  const paragraphs = years.flatMap((year) =>
    paragraphOf([
      tellHouse(telling, year),
      houseLine(telling, year),
      tellLord(telling, year),
      lordLine(telling, year),
      ...(year.isNext ? tellReturn(telling) : []),
    ]),
  )
  return paragraphs.length > 0 ? [{ title: 'What the year is about', paragraphs }] : []
}

function tellHouse({ reader, teller }: Telling, { id, house, isNext }: ProfectionFact): Draft {
  // A year that begins on the birthday has one house.
  const [birthday] = reader.ofKind('profection').length > 1 ? reader.ofKind('birthday') : []
  const place = `${ordinalWords[house]} house, ${houseGlosses[house]}`
  const day = birthday && ` on ${dayText(dateOf(birthday.at), reader.period.startDate)}`
  const facts = [id, ...(birthday ? [birthday.id] : [])]
  if (!day) {
    return teller.state('year-house', [`You are in a year of your ${place}.`], { facts: [id] })
  }
  const ways = isNext
    ? [
        `From your birthday${day}, it is a year of your ${place}.`,
        `Your birthday${day} begins a year of your ${place}.`,
      ]
    : [
        `Until your birthday${day}, you are in a year of your ${place}.`,
        `You are in a year of your ${place}, until your birthday${day}.`,
      ]
  return teller.state('year-house', ways, { facts })
}

function houseLine({ teller }: Telling, { id, house }: ProfectionFact): Draft | undefined {
  const { does } = yearsOfHouses[house as House]
  return teller.line([{ name: `year-house/${house}/does`, lines: does }], { facts: [id] })
}

function tellLord({ reader, teller }: Telling, { id, lord }: ProfectionFact): Draft {
  const body = capitalized(bodyName({ body: lord }))
  const placed = reader.spine.planets.get(lord)
  if (!placed?.sign) {
    return teller.state('year-lord', [`${body} rules this year.`], { facts: [id] })
  }
  const house = placed.house
    ? `, in the ${ordinalWords[placed.house]} house, ${houseGlosses[placed.house]}`
    : ''
  const place = `${placed.sign}${house}`
  const name = pointNames[lord]
  const ways = [
    `${body} rules this year, and your ${name} is in ${place}.`,
    `In charge of this year is ${bodyName({ body: lord })}; your ${name} is in ${place}.`,
  ]
  return teller.state('year-lord', ways, { facts: [id, ...placed.facts] })
}

function lordLine({ teller }: Telling, { id, lord }: ProfectionFact): Draft | undefined {
  const lines = lordsOfTheYear[lord as keyof typeof lordsOfTheYear]
  return teller.line([{ name: `year-lord/${lord}`, lines }], { facts: [id] })
}

function tellReturn({ reader, teller }: Telling): (Draft | undefined)[] {
  const [fact] = reader.ofKind('solar-return')
  if (!fact) return []
  const ways = [
    `Your solar return Ascendant is in ${fact.rising}.`,
    `The Ascendant of your solar return is in ${fact.rising}.`,
  ]
  const facts = [fact.id]
  return [
    teller.state('solar-return', ways, { facts }),
    teller.line([{ name: `solar-return/${fact.rising}`, lines: returnAscendants[fact.rising] }], {
      facts,
    }),
  ]
}
