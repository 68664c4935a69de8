import { useCurrentUser } from '#web/session/use-current-user.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { shortDate } from '#web/universal-time.ts'
import { Section } from './Section.tsx'

const clockTime = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** What horoscopes and calendar are written from; the form is theirs. */
export function BirthDetailsSection() {
  const { data: user } = useCurrentUser()
  const birth = user?.natalChartData
  return (
    <Section title="Birth details" lead="Horoscopes and calendar are written from them.">
      {birth && (
        <p className="mb-5 font-serif text-lg">
          {shortDate(birth.birthDate)}, {timeInWords(birth.birthTime)}
          <span className="block">{birth.birthLocation}</span>
        </p>
      )}
      <ButtonLink look="outline" to="/horoscopes" state={birth && { isEditing: true }}>
        {birth ? 'Edit Birth Details' : 'Enter Birth Details'}
      </ButtonLink>
    </Section>
  )
}

function timeInWords(birthTime: string): string {
  if (birthTime === 'unknown') return 'time unknown'
  return clockTime.format(new Date(`1970-01-01T${birthTime.slice(0, 5)}:00Z`))
}
