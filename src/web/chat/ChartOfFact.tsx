import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ChatFact } from '#contract/chat.ts'
import { withQuery } from '#web/own-path.ts'
import { aspectKey } from '#web/wheel/lit.ts'
import { Wheel } from '#web/wheel/Wheel.tsx'
import { useChatChart } from './queries.ts'

/** A fact in the person's chart: its points lit on the wheel, with a link to the Blueprint. */
export default function ChartOfFact({ fact }: { fact: ChatFact }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useChatChart()
  const navigate = useNavigate()
  if (!data || fact.points.length === 0) return null
  const blueprint = (point: string | undefined) =>
    withQuery('/readings', { type: 'saved', reading: data.readingId, ...(point && { point }) })
  const [one, other] = fact.points
  const isNatalAspect = fact.id.startsWith('aspect:') && one && other
  const lit = {
    points: new Set(fact.points),
    aspects: new Set(isNatalAspect ? [aspectKey(one, other)] : []),
  }
  return (
    <div className="mt-1">
      <div className="flex flex-wrap gap-x-5">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="text-link min-h-11 font-semibold"
        >
          {isOpen ? 'Hide the Wheel' : 'Show on the Wheel'}
        </button>
        <Link
          to={`${blueprint(one)}#blueprint`}
          className="text-link flex min-h-11 items-center font-semibold"
        >
          Open in the Blueprint
        </Link>
      </div>
      {isOpen && (
        <Wheel
          chart={data.chart}
          lit={lit}
          blueprint={`${blueprint(one)}#blueprint`}
          onPress={(point) => navigate(`${blueprint(point)}#blueprint`)}
        />
      )}
    </div>
  )
}
