/** Countries, their regions, and the counties of those: one table, each with its parent area. */
import { fold } from '../../src/places/fold.ts'
import { countryAliases, formerCountries, regionAliases } from './area-aliases.ts'
import type { Row } from './rows.ts'

export interface Area {
  /** GeoNames' code: `US`, `US.TX`, `US.TX.277`. */
  code: string
  name: string
  parent?: Area
}

/** Languages in which a country name is accepted. */
const languages =
  'en ar bg bn cs da de el es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv sw ta th tr uk ur vi zh zh-Hant'

const GENERIC_WORDS =
  /\b(?:province|oblast|region|county|state|department|district|municipality|prefecture|governorate|voivodeship|krai|kray|republic|parish|canton|territory|emirate|of)\b/g

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** Assigns areas to rows, and collects all assigned areas. */
export class AreaTable {
  readonly #names: Map<string, string>
  readonly #areas = new Map<string, Area>()

  constructor(names: Map<string, string>) {
    this.#names = names
  }

  /** The smallest known area of a row. */
  of({ country, areaCodes }: Row): Area {
    const regions = areaCodes.filter(({ admin1 }) => this.#names.has(`${country}.${admin1}`))
    const [best] = regions
    const around = this.#country(country)
    if (!best) return around
    const region = this.#area(`${country}.${best.admin1}`, around)
    const county = `${region.code}.${best.admin2}`
    return this.#names.has(county) ? this.#area(county, region) : region
  }

  /** All assigned areas: countries first, then regions, then counties. */
  list(): Area[] {
    const order = (area: Area) => `${area.code.split('.').length} ${area.code}`
    return [...this.#areas.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1))
  }

  #country(code: string): Area {
    return this.#remember({ code, name: englishNames.of(code) ?? code })
  }

  #area(code: string, parent: Area): Area {
    return this.#remember({ code, name: this.#names.get(code) ?? code, parent })
  }

  #remember(area: Area): Area {
    const known = this.#areas.get(area.code)
    if (known) return known
    this.#areas.set(area.code, area)
    return area
  }
}

/** The names of an area and its ancestors, smallest first. */
export function namesOfChain(area: Area): string[] {
  return area.parent ? [area.name, ...namesOfChain(area.parent)] : [area.name]
}

/** The folded names that may follow a place for this area. */
export function areaKeys(area: Area): Set<string> {
  const names = area.parent ? regionNames(area) : countryNames(area)
  const keys = names.map(fold)
  const bare = area.parent
    ? keys.map((key) => key.replace(GENERIC_WORDS, ' ').replace(/ +/g, ' ').trim())
    : []
  return new Set([...keys, ...bare, ...keys.flatMap(saintSpellings)].filter(Boolean))
}

function regionNames({ code, name }: Area): string[] {
  // American, Swiss, British and Belgian codes are abbreviations that people use.
  const isAbbreviation = /^(?:US|CH|GB|BE)\.[A-Z]{2,3}$/.test(code)
  return [name, ...(regionAliases[code] ?? []), ...(isAbbreviation ? [code.slice(3)] : [])]
}

function countryNames({ code, name }: Area): string[] {
  const translated = languages
    .split(' ')
    .flatMap((language) =>
      (['long', 'short'] as const).map((style) =>
        new Intl.DisplayNames([language], { type: 'region', style }).of(code),
      ),
    )
  const former = Object.entries(formerCountries).filter(([, codes]) =>
    codes.split(' ').includes(code),
  )
  const others = [
    ...translated.filter((word) => word !== undefined),
    ...former.map(([word]) => word),
  ]
  return [name, code, ...others, ...(countryAliases[code] ?? [])]
}

/** "saint louis" is also written "st louis", and vice versa. */
export function saintSpellings(key: string): string[] {
  const short = key.replace(/\bsaint\b/g, 'st').replace(/\bsainte\b/g, 'ste')
  const long = key.replace(/\bst\b/g, 'saint').replace(/\bste\b/g, 'sainte')
  return [short, long].filter((spelling) => spelling !== key)
}
