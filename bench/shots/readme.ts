import type { Person } from './people.ts'

/** A picture of the README, by its name in docs/pictures: the upper part of a state. */
export interface ReadmePicture {
  state: string
  person: Person
  size: 'phone' | 'desk'
  theme: 'light' | 'dark'
  height: number
}

export const readmePictures: Record<string, ReadmePicture> = {
  'reading-light': picture('portrait-why', 'subscriber', 'desk', 'light', 900),
  'landing-dark': picture('start', 'visitor', 'desk', 'dark', 960),
  'home-phone-dark': picture('start', 'subscriber', 'phone', 'dark', 812),
  'chat-phone-light': picture('baba-bliss', 'subscriber', 'phone', 'light', 812),
  'year-ahead-light': picture('year-ahead', 'subscriber', 'desk', 'light', 1000),
  'calendar-dark': picture('calendar-day', 'subscriber', 'desk', 'dark', 1000),
}

function picture(
  state: string,
  person: Person,
  size: ReadmePicture['size'],
  theme: ReadmePicture['theme'],
  height: number,
): ReadmePicture {
  return { state, person, size, theme, height }
}
