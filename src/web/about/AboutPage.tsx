import { ContactAddress } from '#web/layout/ContactAddress.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Prose } from '#web/layout/Prose.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () =>
  pageMeta('/about', 'What Cosmic Path is for, what it makes, and what it believes.')

export default function AboutPage() {
  return (
    <div className="page-column">
      <PageHeading>About us</PageHeading>
      <Prose>
        <h2>Our mission</h2>
        <p>
          Astrology is one of the oldest ways to talk about a life without asking for a diagnosis.
          We want to give it back two things that it has lost on the way to the telephone: charts
          that are right, and words that were written for nobody else.
        </p>
        <p>
          A chart here is computed from the true sky, with the clock that hung on the wall in your
          town in your year. A text is written from that chart alone, and each paragraph can be
          asked why it says what it says.
        </p>
        <h2>Our products</h2>
        <p>
          <em>Personalized Astrology</em> is this site: your natal chart and its portrait, readings
          for two, horoscopes by day, week and month, a calendar of the dates that touch your chart,
          and Baba Bliss, an AI astrologer who knows it. Not everything is open yet; what is not
          says so on its page.
        </p>
        <p>
          <em>Cosmic Matchmaking</em> is an app of its own for the phone, for people who would like
          to meet by their charts.
        </p>
        <h2>What we believe</h2>
        <ul>
          <li>
            <strong>The sky is a fact, its meaning is a conversation.</strong> We compute the first
            and offer the second for reflection and entertainment.
          </li>
          <li>
            <strong>Hard things are said as a task and never as a verdict.</strong> You will read
            nothing here about death, illness, or how a court or a lottery will decide.
          </li>
          <li>
            <strong>What we do not know, we do not say.</strong> Without a birth time there are no
            houses in your chart, and no sentence pretends otherwise.
          </li>
          <li>
            <strong>Leaving must be as easy as coming.</strong> Cancel when you like; what you have
            saved stays yours.
          </li>
        </ul>
        <p>
          Tell us where we fall short: <ContactAddress />.
        </p>
      </Prose>
    </div>
  )
}
