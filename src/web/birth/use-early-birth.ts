import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useHydrated } from '#web/use-hydrated.ts'
import type { BirthForm } from './birth-form.ts'

/** Keeps what was typed into the prerendered form before its scripts were there. */
export function useEarlyBirthIn(form: UseFormReturn<BirthForm>) {
  const isHydrated = useHydrated()
  const [early] = useState(() => (isHydrated ? undefined : readPage()))
  useEffect(() => {
    if (early) form.reset({ ...form.getValues(), ...early })
  }, [early, form])
}

/** Undefined if nothing was typed, and while the page is prerendered. */
function readPage(): Partial<BirthForm> | undefined {
  if (typeof document === 'undefined') return undefined
  const input = (name: keyof BirthForm) =>
    document.querySelector<HTMLInputElement>(`main form input[name=${name}]`)
  const typed: Partial<BirthForm> = {}
  for (const name of ['birthDate', 'birthTime', 'birthLocation'] as const) {
    const value = input(name)?.value
    if (value) typed[name] = value
  }
  if (input('timeIsUnknown')?.checked) typed.timeIsUnknown = true
  return Object.keys(typed).length > 0 ? typed : undefined
}
