/**
 * Places that neither edition has, so that every zone with people in it has a place. Coordinates to
 * a kilometer; the population of a station is its summer crew.
 */
export interface Addition {
  name: string
  otherNames?: string[]
  country: string
  /** GeoNames' code of the region. */
  admin1?: string
  lat: number
  lon: number
  population: number
  zone: string
}

export const additions: Addition[] = [
  {
    name: 'Lord Howe Island',
    country: 'AU',
    admin1: '02',
    lat: -31.5553,
    lon: 159.0821,
    population: 380,
    zone: 'Australia/Lord_Howe',
  },
  {
    name: 'Eucla',
    country: 'AU',
    admin1: '08',
    lat: -31.6772,
    lon: 128.8894,
    population: 50,
    zone: 'Australia/Eucla',
  },
  {
    name: 'Macquarie Island',
    country: 'AU',
    admin1: '06',
    lat: -54.4995,
    lon: 158.937,
    population: 40,
    zone: 'Antarctica/Macquarie',
  },
  {
    name: 'Yakutat',
    country: 'US',
    admin1: 'AK',
    lat: 59.5469,
    lon: -139.7272,
    population: 660,
    zone: 'America/Yakutat',
  },
  {
    name: 'Adak',
    country: 'US',
    admin1: 'AK',
    lat: 51.88,
    lon: -176.6581,
    population: 170,
    zone: 'America/Adak',
  },
  {
    name: 'Midway Atoll',
    country: 'UM',
    lat: 28.2081,
    lon: -177.3758,
    population: 40,
    zone: 'Pacific/Midway',
  },
  {
    name: 'Wake Island',
    country: 'UM',
    lat: 19.2823,
    lon: 166.647,
    population: 100,
    zone: 'Pacific/Wake',
  },
  {
    name: 'Resolute',
    otherNames: ['Qausuittuq', 'ᖃᐅᓱᐃᑦᑐᖅ'],
    country: 'CA',
    admin1: '14',
    lat: 74.6973,
    lon: -94.8297,
    population: 200,
    zone: 'America/Resolute',
  },
  {
    name: 'Ittoqqortoormiit',
    otherNames: ['Scoresbysund'],
    country: 'GL',
    lat: 70.4853,
    lon: -21.9667,
    population: 370,
    zone: 'America/Scoresbysund',
  },
  {
    name: 'Danmarkshavn',
    country: 'GL',
    lat: 76.7697,
    lon: -18.6667,
    population: 10,
    zone: 'America/Danmarkshavn',
  },
  {
    name: 'Pituffik Space Base',
    otherNames: ['Thule Air Base'],
    country: 'GL',
    lat: 76.5312,
    lon: -68.7032,
    population: 600,
    zone: 'America/Thule',
  },
  {
    name: 'Kanton',
    otherNames: ['Canton Island'],
    country: 'KI',
    lat: -2.8056,
    lon: -171.6758,
    population: 40,
    zone: 'Pacific/Kanton',
  },
  // Eight children were born here between 1978 and 1983. Argentine bases keep Argentine time.
  station('Esperanza Base', -63.3975, -56.9961, 60, 'America/Argentina/Buenos_Aires'),
  station('Casey Station', -66.2821, 110.5285, 100, 'Antarctica/Casey'),
  station('Davis Station', -68.5766, 77.9674, 100, 'Antarctica/Davis'),
  station('Mawson Station', -67.6026, 62.8738, 60, 'Antarctica/Mawson'),
  station('Dumont d’Urville Station', -66.6628, 140.0014, 100, 'Antarctica/DumontDUrville'),
  station('Palmer Station', -64.7742, -64.0531, 40, 'Antarctica/Palmer'),
  station('Rothera Research Station', -67.5678, -68.1275, 130, 'Antarctica/Rothera'),
  station('Showa Station', -69.0041, 39.5818, 130, 'Antarctica/Syowa'),
  station('Troll Station', -72.0114, 2.5351, 40, 'Antarctica/Troll'),
  station('Vostok Station', -78.4644, 106.8373, 30, 'Antarctica/Vostok'),
]

function station(name: string, lat: number, lon: number, population: number, zone: string) {
  return { name, country: 'AQ', lat, lon, population, zone }
}
