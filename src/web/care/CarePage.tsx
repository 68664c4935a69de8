import { Link } from 'react-router'
import { HELP_DIRECTORY } from '#contract/help-lines.ts'
import { ContactAddress } from '#web/layout/ContactAddress.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Prose } from '#web/layout/Prose.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { CountryLines } from './CountryLines.tsx'

export const meta = () =>
  pageMeta(
    '/care',
    'What Baba Bliss does when a message is about a crisis, and where to find help.',
  )

export default function CarePage() {
  return (
    <div className="page-column">
      <PageHeading>How Baba Bliss handles a crisis</PageHeading>
      <Prose>
        <p>
          <strong>
            If you or someone else is in danger now, call your emergency number: 911 in the US and
            Canada, 999 in the UK, 112 in most of Europe, 000 in Australia.
          </strong>{' '}
          Free lines for every country are listed at <Directory />, and{' '}
          <a className="text-link" href="#lines">
            below
          </a>
          .
        </p>
        <p>
          Baba Bliss is an AI that talks about astrology. He is not a person, a therapist, a doctor,
          or a crisis line. Some messages need something other than astrology, and this page says
          what happens then.
        </p>
        <h2>What he recognizes</h2>
        <p>
          Messages about suicide and self-harm, your own or somebody else's; about violence, threats
          and stalking; about abuse at home, sexual violence, and children who are being hurt; about
          medical emergencies and stopping a treatment; about eating disorders; and about hunger,
          debt, gambling, eviction, or arrest when there's no time to lose.
        </p>
        <p>
          A program compares each message with phrases that people use, before a language model sees
          it. Where it finds one, no model writes the answer. What you write when you rate an answer
          is compared, too, and answered with places where people help.
        </p>
        <h2>What he does</h2>
        <ul>
          <li>He answers in words that were written in advance, and leaves astrology out.</li>
          <li>
            He names places where people help. He guesses your country from your time zone or your
            place of birth, so it can be wrong.
          </li>
          <li>
            He stays with the subject until you return to ordinary things or ask about your chart.
          </li>
        </ul>
        <h2>What he doesn't do</h2>
        <ul>
          <li>He doesn't call anyone, and nobody reads your messages as you write them.</li>
          <li>He doesn't judge how serious it is, and he gives no medical or legal advice.</li>
          <li>He doesn't look for the reason, or for the outcome, in your chart.</li>
        </ul>
        <h2>He can be wrong</h2>
        <p>
          The program reads words, mostly English ones, and cannot read a mood. It will miss
          messages that a friend would have understood, and sometimes it will take a figure of
          speech for an emergency. If he talks about astrology when you need help, please don't wait
          for him to notice. Use the lines below. If he offers help that you don't need, ask your
          next question, and he goes on.
        </p>
        <h2>What is stored</h2>
        <p>
          Your message and his answer are part of your conversation like all others. The answer is
          marked, so that the next one doesn't return to astrology at once. You can delete the
          conversation with Reset Chat, and it goes with your account. We make no other record of
          it, and no profile. More is in the{' '}
          <Link className="text-link" to="/privacy">
            Privacy Policy
          </Link>
          .
        </p>
        <h2>Tell us</h2>
        <p>
          If he missed something, took something the wrong way, or named a line that doesn't answer,
          please write to <ContactAddress />. You needn't repeat what you wrote to him.
        </p>
        <h2 id="lines">Where to find help</h2>
        <CountryLines />
        <p>
          Is your country missing? <Directory /> lists lines by country and subject.
        </p>
      </Prose>
    </div>
  )
}

const Directory = () => (
  <a className="text-link" href={`https://${HELP_DIRECTORY}`} rel="noreferrer">
    {HELP_DIRECTORY}
  </a>
)
