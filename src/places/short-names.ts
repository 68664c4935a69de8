import { fold } from './fold.ts'

/** What people call some towns in writing, and no gazetteer lists as a name. Folded, with the text that finds the town. */
const fullNames = new Map(
  Object.entries({
    la: 'Los Angeles, California',
    sf: 'San Francisco, California',
    dc: 'Washington DC',
    ny: 'New York City',
    nyc: 'New York City',
    philly: 'Philadelphia, Pennsylvania',
    nola: 'New Orleans, Louisiana',
    atl: 'Atlanta, Georgia, United States',
    atx: 'Austin, Texas',
    pdx: 'Portland, Oregon',
    phx: 'Phoenix, Arizona',
    'ft worth': 'Fort Worth, Texas',
    'st pete': 'Saint Petersburg, Florida',
    slc: 'Salt Lake City, Utah',
    okc: 'Oklahoma City, Oklahoma',
    jax: 'Jacksonville, Florida',
    kc: 'Kansas City, Missouri',
    cdmx: 'Mexico City',
    rio: 'Rio de Janeiro, Brazil',
    bsas: 'Buenos Aires',
    kl: 'Kuala Lumpur',
    hk: 'Hong Kong',
    bkk: 'Bangkok',
    ldn: 'London, England',
    hcmc: 'Ho Chi Minh City',
    joburg: 'Johannesburg',
    jburg: 'Johannesburg',
    jozi: 'Johannesburg',
    blr: 'Bengaluru',
    tlv: 'Tel Aviv',
  }),
)

interface WrittenOut {
  text: string
  /** Whether an area follows, as in "LA, California". */
  hasArea: boolean
}

/** The text with its short name written out; undefined if it has none. */
export function writtenOut(text: string): WrittenOut | undefined {
  const [name = '', ...areas] = text.split(',')
  const fullName = fullNames.get(fold(name))
  return fullName ? { text: [fullName, ...areas].join(','), hasArea: areas.length > 0 } : undefined
}
