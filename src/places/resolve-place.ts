import type { Suggestion } from '#contract/places.ts'
import { AppError } from '#errors.ts'
import { kilometersBetween } from './distance.ts'
import type { FoundPlace, Places, Resolution } from './places.ts'

type ChosenPlace = Pick<Suggestion, 'place_id' | 'lat' | 'lon'>

/** Clients may round coordinates, but not to another town. */
const MAX_DISTANCE_KM = 5
const MAX_NAMED_CANDIDATES = 5

/**
 * Resolves the place of birth details. A place chosen from the list wins over the text.
 *
 * @throws AppError `place_unclear` with the candidates and a sentence that names them
 */
export async function resolvePlace(
  places: Places,
  text: string,
  chosen?: ChosenPlace,
): Promise<FoundPlace> {
  if (chosen) return checkChosen(places, chosen)
  const resolution = await places.resolve(text)
  if (resolution.status === 'one') return resolution.place
  throw unclearPlaceError(sentence(text, resolution), resolution.candidates)
}

async function checkChosen(places: Places, chosen: ChosenPlace): Promise<FoundPlace> {
  // The negation also rejects NaN.
  if (!(Math.abs(chosen.lat) <= 90 && Math.abs(chosen.lon) <= 180))
    throw unclearPlaceError(
      'A latitude lies between -90 and 90 degrees and a longitude between -180 and 180. Please choose the birth place from the list again.',
    )
  const place = await places.byId(chosen.place_id)
  if (!place)
    throw unclearPlaceError(
      'We do not know the chosen birth place. Please choose it from the list again.',
    )
  if (kilometersBetween(place, chosen) > MAX_DISTANCE_KM)
    throw unclearPlaceError(
      `The coordinates are not those of ${place.display_name}. Please choose the birth place from the list again.`,
      [place],
    )
  return place
}

function sentence(text: string, { status, candidates }: Exclude<Resolution, { status: 'one' }>) {
  const quoted = `"${text.trim()}"`
  if (candidates.length === 0)
    return `We know no place called ${quoted}. Please check the spelling, or choose a bigger town nearby.`
  const names = inWords(
    candidates.slice(0, MAX_NAMED_CANDIDATES).map((place) => place.display_name),
  )
  return status === 'several'
    ? `There is more than one place called ${quoted}. Please choose: ${names}.`
    : `We know no place called ${quoted}. Did you mean ${names}?`
}

/** Joins with semicolons, because names contain commas. */
function inWords(names: string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join('; ')}; or ${last}`
}

function unclearPlaceError(message: string, candidates: FoundPlace[] = []): AppError {
  return new AppError('place_unclear', message, {
    field: 'birthLocation',
    candidates: candidates.map(({ zone: _zone, ...place }) => ({
      label: place.display_name,
      place,
    })),
  })
}
