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
          We want to give it back two things it lost on the way to the phone: charts that are right,
          and words written for one person.
        </p>
        <p>
          We compute your chart from the true positions of the planets, with the clock time that was
          in use in your town in that year. We write your texts from that chart alone, and you can
          ask each paragraph why it says what it says.
        </p>
        <h2>Our products</h2>
        <p>
          <em>Personalized Astrology</em> is this site: your natal chart and its portrait,
          relationship readings, horoscopes by day, week and month, a calendar of the dates that
          touch your chart, and Baba Bliss, an AI astrologer who knows it.
        </p>
        <p>
          <em>Cosmic Matchmaking</em> is a separate phone app for people who would like to meet by
          their charts. It is not out yet.
        </p>
        <h2>What we believe</h2>
        <ul>
          <li>
            <strong>The sky is a fact; its meaning is a conversation.</strong> We compute the first
            and offer the second for reflection and entertainment.
          </li>
          <li>
            <strong>We describe hard things as work to do and never as a verdict.</strong> You will
            read nothing here about death, illness, or what a court or a lottery will decide.
          </li>
          <li>
            <strong>What we don't know, we don't say.</strong> Without a birth time, your chart has
            no houses, and no sentence pretends that it does.
          </li>
          <li>
            <strong>Leaving should be as easy as joining.</strong> Cancel when you like. Whatever
            you saved stays yours.
          </li>
        </ul>
        <p>
          Where do we fall short? <ContactAddress>Write to us</ContactAddress>.
        </p>
      </Prose>
    </div>
  )
}
