/** What people call some towns in writing, and no gazetteer lists as a name. Folded, with the text that finds the town. */
const fullNames = new Map(
  Object.entries({
    la: 'Los Angeles, California',
    sf: 'San Francisco, California',
    dc: 'Washington DC',
    ny: 'New York City',
    philly: 'Philadelphia, Pennsylvania',
    nola: 'New Orleans, Louisiana',
    atl: 'Atlanta, Georgia, United States',
    slc: 'Salt Lake City, Utah',
    okc: 'Oklahoma City, Oklahoma',
    jax: 'Jacksonville, Florida',
    kc: 'Kansas City, Missouri',
    cdmx: 'Mexico City',
    rio: 'Rio de Janeiro, Brazil',
    bsas: 'Buenos Aires',
    kl: 'Kuala Lumpur',
    hcmc: 'Ho Chi Minh City',
    joburg: 'Johannesburg',
    jburg: 'Johannesburg',
    jozi: 'Johannesburg',
    blr: 'Bengaluru',
    tlv: 'Tel Aviv',
  }),
)

/** @param text folded */
export const fullNameOf = (text: string): string | undefined => fullNames.get(text)
