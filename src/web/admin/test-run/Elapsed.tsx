import { useEffect, useState } from 'react'
import { SECOND } from '#durations.ts'

/** The seconds since a moment. */
export function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - since) / SECOND))
  return (
    <p role="timer" className="text-sm text-muted tabular-nums">
      {seconds} s
    </p>
  )
}
