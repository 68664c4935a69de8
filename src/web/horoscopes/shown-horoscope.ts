import type { HoroscopeKind, HoroscopeReply } from '#contract/horoscopes.ts'

type Horoscope = HoroscopeReply['horoscope']

/** A horoscope as shown. Dates and text are enough; its evidence may be missing. */
export interface ShownHoroscope {
  sign: string
  horoscope: Omit<Horoscope, 'refreshesLeft'> & Partial<Pick<Horoscope, 'refreshesLeft'>>
}

const withoutProof = { text: { opening: [], sections: [] }, facts: [], moments: [] }

/** Null if the reply has no text. */
export function shownHoroscope(
  kind: HoroscopeKind,
  reply: Partial<HoroscopeReply> | null | undefined,
): ShownHoroscope | null {
  const given: Partial<Horoscope> | null | undefined = reply?.horoscope
  if (!given?.content?.trim()) return null
  const horoscope = { ...withoutProof, kind, id: given.content, ...given }
  return { sign: '', ...reply, horoscope } as ShownHoroscope
}
