import { useEffect, useState } from 'react'
import { SECOND } from '#durations.ts'
import { GenerationFrame } from './GenerationFrame.tsx'

const STEP = 0.9 * SECOND
const steps = {
  natal: [
    'Reading the clock of your birthplace…',
    'Placing the Sun…',
    'Placing the Moon…',
    'Placing the planets…',
    'Drawing the houses…',
    'Weighing the aspects…',
    'Writing your portrait…',
  ],
  synastry: [
    'Reading the clocks of both birthplaces…',
    'Placing your planets…',
    'Placing the planets of the other chart…',
    'Laying one over the other…',
    'Weighing the aspects between you…',
    'Writing your reading…',
  ],
  year: [
    'Placing your planets…',
    'Following the slow planets through the year…',
    'Looking for eclipses on your chart…',
    'Finding your solar return…',
    'Writing your year ahead…',
  ],
}

/** The progress steps; the last one stays until the reading is done. */
export function Generating({ kind = 'natal' }: { kind?: keyof typeof steps }) {
  const own = steps[kind]
  const [step, setStep] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setStep((now) => Math.min(now + 1, own.length - 1)), STEP)
    return () => clearInterval(timer)
  }, [own])
  return <GenerationFrame status={own[step]} />
}
