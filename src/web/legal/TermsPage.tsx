import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'
import { ContactAddress } from '#web/layout/ContactAddress.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Prose } from '#web/layout/Prose.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () =>
  pageMeta('/terms', 'The rules between you and Cosmic Path, in plain English.')

export default function TermsPage() {
  return (
    <div className="page-column">
      <PageHeading>Terms of Use</PageHeading>
      <p className="mt-2 text-sm text-muted">{messages.legal.termsRevised}</p>
      <Prose>
        <p>
          These are the rules between you and Cosmic Path. The{' '}
          <Link className="text-link" to="/privacy">
            Privacy Policy
          </Link>{' '}
          explains what happens to your data.
        </p>
        <h2>Who can use it</h2>
        <p>
          You must be at least 18 years old to have an account. You can have a chart drawn for
          anyone, such as your child. For another adult, please ask them first.
        </p>
        <h2>Your account</h2>
        <p>
          You sign up with your email and a password of at least six characters; longer is better.
          Where the log-in page offers it, you can also use Google or a one-time code sent to your
          email. A first name and a mobile number are optional. Keep your password to yourself, and
          let us know if someone else has used it.
        </p>
        <h2>What astrology means here</h2>
        <p>
          We compute charts with care, and you can check them. What we say about them is for
          reflection and entertainment. It is not advice on health, law, money or safety, and it
          should never replace someone who is trained to give that advice. Baba Bliss is an AI, not
          a person, and he can be wrong.
        </p>
        <h2>Trial, price and cancellation</h2>
        <p>
          A subscription begins with a free trial of 30 days, one for each person. After that it
          costs $5.99 per month or $59.99 per year, and renews until you cancel. You can cancel at
          any time, and you keep access until the end of the period you paid for. The page where you
          subscribe shows the first charge and its date before you agree. We announce it by email a
          week ahead, and each renewal of an annual plan a month ahead.
        </p>
        <h2>Fair use</h2>
        <p>
          Horoscopes and readings are for you and the people close to you. Please do not resell
          them, copy the service, or request texts by script. "Unlimited" means as much as a person
          can read, and we may slow down automated requests.
        </p>
        <h2>What is yours and what is ours</h2>
        <p>
          Your readings are yours to keep, print and share. The service, the wordings behind your
          readings, its artwork and its name remain ours.
        </p>
        <h2>What we are liable for</h2>
        <p>
          We run the service as well as we can, but it may be down for a while. As far as the law
          allows, our liability is capped at 50 US dollars. Nothing here takes away the consumer
          rights that the law of your country gives you.
        </p>
        <h2>If these terms change</h2>
        <p>
          We tell you, and the change takes effect 30 days after the notice. If you do not agree,
          you can close your account before then.
        </p>
        <h2>How to reach us</h2>
        <p>
          Write to <ContactAddress />.
        </p>
      </Prose>
    </div>
  )
}
