import { clockTime } from '#contract/clock-time.ts'
import { useCurrentUser } from '#web/session/use-current-user.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { shortDate } from '#web/universal-time.ts'
import { Section } from './Section.tsx'

/** What horoscopes and calendar are written from; the form is theirs. */
export function BirthDetailsSection() {
  const { data: user } = useCurrentUser()
  const birth = user?.natalChartData
  return (
    <Section title="Birth details" lead="Horoscopes and calendar are written from them.">
      {birth && (
        <p className="mb-5 font-serif text-lg">
          {shortDate(birth.birthDate)},{' '}
          {birth.birthTime === 'unknown' ? 'time unknown' : clockTime(birth.birthTime)}
          <span className="block">{birth.birthLocation}</span>
        </p>
      )}
      <ButtonLink look="outline" to="/horoscopes" state={birth && { isEditing: true }}>
        {birth ? 'Edit Birth Details' : 'Enter Birth Details'}
      </ButtonLink>
    </Section>
  )
}
