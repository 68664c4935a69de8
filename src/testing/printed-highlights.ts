import type { AuthoredParagraph } from '#lore/authored.ts'
import { bonds } from '#lore/corpus/highlights/bonds.ts'
import { houseCrowd, signCrowd } from '#lore/corpus/highlights/crowds.ts'
import { receptions } from '#lore/corpus/highlights/receptions.ts'
import { unaspected } from '#lore/corpus/highlights/unaspected.ts'
import { type AnglePoint, byElement, ofAnySign } from '#lore/highlight-tables.ts'
import { readSpine } from '#lore/synthesis/spine.ts'
import { type Planet, planets } from '#sky/bodies.ts'
import type { FigureShape } from '#sky/derived/facts.ts'
import type { NatalFact } from '#sky/facts.ts'
import { oppositeSign, type Sign, signs } from '#sky/zodiac.ts'
import { highlightUnits } from '#writer/portrait/highlight-units.ts'
import type { Highlight } from '#writer/portrait/thoughts.ts'
import { aspectUnits, type Unit } from '#writer/portrait/units.ts'
import { base, entries, type PrintedUnit, placed, printedUnit } from './portrait-units.ts'

/** Every paragraph on a fact that stands out, with a chart's facts that it cites. */
export function highlightsPrinted(): PrintedUnit[] {
  return [
    ...angles(),
    ...phases(),
    ...crowds(),
    ...figures(),
    ...slowPairs(),
    ...mutualReceptions(),
    ...alone(),
  ]
}

const points: AnglePoint[] = ['asc', 'dsc', 'mc', 'ic']
const oneOfEachElement = signs.slice(0, 4)

function angles(): PrintedUnit[] {
  return entries({ ...byElement, ...ofAnySign }).flatMap(([planet]) =>
    points.flatMap((at) =>
      (planet in byElement ? oneOfEachElement : (['Aries'] as const)).flatMap((sign) => {
        const angle = at === 'asc' || at === 'dsc' ? 'asc' : 'mc'
        const fact = aspectFact(planet, angle, at === angle ? 'conjunction' : 'opposition')
        return print({ kind: 'angle', planet, at, fact }, [fact, ...placed(planet, sign)])
      }),
    ),
  )
}

function phases(): PrintedUnit[] {
  return signs.flatMap((sign) =>
    (['conjunction', 'opposition'] as const).flatMap((name) => {
      const fact = aspectFact('sun', 'moon', name)
      const moon = name === 'conjunction' ? sign : oppositeSign(sign)
      const facts = [fact, ...placed('sun', sign), ...placed('moon', moon)]
      const [unit] = aspectUnits(readSpine(facts), { ...fact, a: 'sun', b: 'moon' })
      const aspect = `your Sun ${name === 'conjunction' ? 'conjunct' : 'opposite'} your Moon`
      return unit ? [printedUnit('highlight', unit.name, unit, facts, { aspect })] : []
    }),
  )
}

function crowds(): PrintedUnit[] {
  const crowd = { ...base, kind: 'cluster' as const, planets: planets.slice(0, 4) }
  const inSigns = entries(signCrowd).map(([sign]) => ({
    ...crowd,
    id: `cluster:sign:${sign}`,
    sign,
  }))
  const inHouses = entries(houseCrowd).map(([key]) => {
    const house = Number(key)
    return { ...crowd, id: `cluster:house:${house}`, house }
  })
  return [...inSigns, ...inHouses].flatMap((fact) => {
    const places = 'sign' in fact ? fact.planets.flatMap((one) => placed(one, fact.sign)) : []
    return print({ kind: 'cluster', fact }, [fact, ...places])
  })
}

function figures(): PrintedUnit[] {
  const squares = planets.flatMap((apex) => {
    const others = planets.filter((one) => one !== apex).slice(0, 2)
    return signs.slice(0, 3).flatMap((sign) => figure('t-square', [...others, apex], sign))
  })
  const trines = oneOfEachElement.flatMap((sign) =>
    figure('grand-trine', ['sun', 'moon', 'mars'], sign),
  )
  return [...squares, ...trines]
}

function figure(shape: 't-square' | 'grand-trine', of: Planet[], sign: Sign): PrintedUnit[] {
  const apex = shape === 't-square' ? of.at(-1) : undefined
  const fact = {
    ...base,
    id: `figure:${shape}:${of.join('~')}`,
    kind: 'figure' as const,
    shape: shape satisfies FigureShape,
    planets: of,
    orbDegrees: 2,
    ...(apex && { apex }),
  }
  return print({ kind: shape, fact }, [fact, ...of.flatMap((one) => placed(one, sign))])
}

function slowPairs(): PrintedUnit[] {
  return entries(bonds).flatMap(([pair]) => {
    const [a, b] = pair.split('~') as [Planet, Planet]
    return (['conjunction', 'opposition'] as const).flatMap((name) => {
      const fact = { ...aspectFact(a, b, name), a, b }
      return print({ kind: 'bond', fact }, [fact, ...placed(a, 'Leo'), ...placed(b, 'Leo')])
    })
  })
}

function mutualReceptions(): PrintedUnit[] {
  return entries(receptions).flatMap(([pair]) => {
    const [a, b] = pair.split('~') as [Planet, Planet]
    const fact = { ...base, id: `reception:${pair}`, kind: 'reception' as const, a, b }
    return print({ kind: 'reception', fact }, [fact])
  })
}

function alone(): PrintedUnit[] {
  return entries(unaspected).flatMap(([planet]) => {
    const fact = { ...base, id: `unaspected:${planet}`, kind: 'unaspected' as const, body: planet }
    return print({ kind: 'unaspected', planet, fact }, [fact, ...placed(planet, 'Aries')])
  })
}

function aspectFact(a: Planet, b: Planet | 'asc' | 'mc', aspect: 'conjunction' | 'opposition') {
  const id = `aspect:${a}~${b}:${aspect}`
  return { ...base, id, kind: 'aspect' as const, a, b, aspect, orbDegrees: 1 }
}

function print(highlight: Highlight, facts: NatalFact[]): PrintedUnit[] {
  return highlightUnits(readSpine(facts), highlight).map((unit: Unit & AuthoredParagraph) =>
    printedUnit('highlight', unit.name, unit, facts, unit.slots),
  )
}
