/**
 * Where the boundaries (OpenStreetMap, through geo-tz) and GeoNames name different zones for a
 * place, or the boundaries name two. Every difference over 15,000 people has been reviewed; the build
 * stops at one that is not listed here.
 */

/**
 * On a border, by a river or a lake: the coordinates, rounded to a hundred meters or worse, fall
 * on the neighbor's side. `country`, the neighbor's zone, the zone of the place.
 */
export const borderZones: [country: string, neighbors: string, zone: string][] = [
  ['AO', 'Africa/Kinshasa', 'Africa/Luanda'],
  ['AT', 'Europe/Berlin', 'Europe/Vienna'],
  ['CI', 'Africa/Accra', 'Africa/Abidjan'],
  ['CI', 'Africa/Monrovia', 'Africa/Abidjan'],
  ['CI', 'Africa/Ouagadougou', 'Africa/Abidjan'],
  ['CN', 'Asia/Bangkok', 'Asia/Shanghai'],
  ['CR', 'America/Panama', 'America/Costa_Rica'],
  ['DE', 'Europe/Vienna', 'Europe/Berlin'],
  ['ET', 'Africa/Mogadishu', 'Africa/Addis_Ababa'],
  ['GM', 'Africa/Dakar', 'Africa/Banjul'],
  ['GY', 'America/Paramaribo', 'America/Guyana'],
  ['HN', 'America/El_Salvador', 'America/Tegucigalpa'],
  ['HR', 'Etc/GMT-1', 'Europe/Zagreb'],
  ['IN', 'Asia/Yangon', 'Asia/Kolkata'],
  ['KE', 'Africa/Addis_Ababa', 'Africa/Nairobi'],
  ['KG', 'Asia/Dushanbe', 'Asia/Bishkek'],
  ['ML', 'Africa/Abidjan', 'Africa/Bamako'],
  ['MM', 'Asia/Kolkata', 'Asia/Yangon'],
  ['RO', 'Europe/Kyiv', 'Europe/Bucharest'],
  ['SL', 'Africa/Conakry', 'Africa/Freetown'],
  ['TR', 'Asia/Baghdad', 'Europe/Istanbul'],
  ['TZ', 'Africa/Blantyre', 'Africa/Dar_es_Salaam'],
  ['UG', 'Africa/Lubumbashi', 'Africa/Kampala'],
  ['VE', 'Etc/GMT+4', 'America/Caracas'],
  ['ZM', 'Africa/Maputo', 'Africa/Lusaka'],
  ['ZW', 'Africa/Lusaka', 'Africa/Harare'],
]

/** Disputed areas and areas with two clocks: the zone for births in this country. */
export const sharedZones: [country: string, zones: [string, string], zone: string, why: string][] =
  [
    [
      'CN',
      ['Asia/Shanghai', 'Asia/Urumqi'],
      'Asia/Shanghai',
      'Xinjiang: papers, a birth certificate too, are written in Beijing time.',
    ],
    [
      'GE',
      ['Asia/Tbilisi', 'Europe/Moscow'],
      'Asia/Tbilisi',
      'Abkhazia and South Ossetia kept the time of Tbilisi until the nineties.',
    ],
    ['DE', ['Europe/Berlin', 'Europe/Luxembourg'], 'Europe/Berlin', 'The Moselle belongs to both.'],
    ['IL', ['Asia/Hebron', 'Asia/Jerusalem'], 'Asia/Jerusalem', 'Settlements keep Israeli time.'],
    ['PS', ['Asia/Hebron', 'Asia/Jerusalem'], 'Asia/Hebron', 'The West Bank has its own history.'],
    [
      'SD',
      ['Africa/Juba', 'Africa/Khartoum'],
      'Africa/Khartoum',
      'Abyei is claimed by both Sudans.',
    ],
    ['SS', ['Africa/Juba', 'Africa/Khartoum'], 'Africa/Juba', 'Abyei is claimed by both Sudans.'],
  ]

/** Both sources differ from what we use. The first zone in data/clock.json is used. */
export const corrections: { fits: Correction; zones: string[]; why: string }[] = [
  {
    fits: { geonameId: 146268 },
    zones: ['Asia/Nicosia'],
    why: 'Nicosia: the point of the divided capital lies just north of the line.',
  },
  {
    // The only other candidate, Asia/Ho_Chi_Minh, is Saigon's: an hour off for 1960 to 1975.
    // Asia/Bangkok is an hour off for 1943 to 1945 and 1947 to 1954, and right since.
    fits: { country: 'VN', zone: 'Asia/Bangkok' },
    zones: ['Asia/Hanoi', 'Asia/Bangkok'],
    why: 'Hanoi and the north: Asia/Hanoi is their true history, where the clock was built with it.',
  },
]
export type Correction = { geonameId: number } | { country: string; zone: string }

/** `country`, GeoNames' zone of 2020, the zone of the boundaries, which is right. */
export const rightBoundaries: [country: string, geonames: string, boundary: string, why: string][] =
  [
    ['AR', 'America/Argentina/Rio_Gallegos', 'America/Argentina/Catamarca', 'tz: Chubut.'],
    ['CA', 'America/Blanc-Sablon', 'America/Toronto', 'Lévis lies opposite Québec.'],
    ['CA', 'America/Regina', 'America/Swift_Current', 'The west of Saskatchewan.'],
    ['CL', 'America/Santiago', 'America/Coyhaique', 'A zone since 2025.'],
    ['CN', 'Asia/Urumqi', 'Asia/Shanghai', 'Guangdong; a mistake of GeoNames.'],
    ['CY', 'Asia/Famagusta', 'Asia/Nicosia', 'Protaras lies south of the line.'],
    ['CY', 'Asia/Nicosia', 'Asia/Famagusta', 'Pergamos lies north of the line.'],
    ['ID', 'Asia/Pontianak', 'Asia/Jakarta', 'Riau Islands keep western time with Sumatra.'],
    ['MA', 'Africa/Casablanca', 'Africa/El_Aaiun', 'Western Sahara.'],
    ['MN', 'Asia/Hovd', 'Asia/Ulaanbaatar', 'tz since 2024: Govi-Altai and Zavkhan.'],
    ['MX', 'America/Mazatlan', 'America/Bahia_Banderas', 'Bahía de Banderas.'],
    ['MX', 'America/Mazatlan', 'America/Monterrey', 'Montemorelos, Nuevo León.'],
    ['MX', 'America/Monterrey', 'America/Matamoros', 'The border strip of the north-east.'],
    ['MX', 'America/Ojinaga', 'America/Ciudad_Juarez', 'A zone since 2022.'],
    ['PS', 'Asia/Hebron', 'Asia/Jerusalem', 'East Jerusalem keeps Israeli time since 1967.'],
    ['PT', 'Europe/Madrid', 'Europe/Lisbon', 'Monção lies on the Portuguese bank.'],
    ['UA', 'Europe/Zaporozhye', 'Europe/Simferopol', 'Crimea.'],
    ['UZ', 'Asia/Bishkek', 'Asia/Tashkent', 'Quvasoy lies in Uzbekistan.'],
    ['UZ', 'Asia/Samarkand', 'Asia/Tashkent', 'tz: Jizzakh belongs to the east.'],
  ]
