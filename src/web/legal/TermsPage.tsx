import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'
import { ContactAddress } from '#web/layout/ContactAddress.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Prose } from '#web/layout/Prose.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/terms', 'The rules between you and Cosmic Path.')

export default function TermsPage() {
  return (
    <div className="page-column">
      <PageHeading>Terms of Use</PageHeading>
      <p className="mt-2 text-sm text-muted">{messages.legal.termsRevised}</p>
      <Prose>
        <p>
          These are the rules between you and Cosmic Path. What happens with your data is in the{' '}
          <Link className="text-link" to="/privacy">
            Privacy Policy
          </Link>
          .
        </p>
        <h2>Who may use it</h2>
        <p>
          You must be at least 18 years old to have an account. A chart may be drawn for anybody,
          your child for instance; for another adult, please ask them first.
        </p>
        <h2>Your account</h2>
        <p>
          You register with your email and a password of at least six characters; more is better.
          Where the sign-in page offers it, you may also use Google, or a one-time code sent to your
          email. A first name and a mobile number are optional. Keep your password to yourself, and
          tell us if somebody else has used it.
        </p>
        <h2>What astrology is here</h2>
        <p>
          Charts are computed with care and can be checked. What is said of them is offered for
          reflection and entertainment. It is not advice on health, law, money or safety, and should
          never take the place of someone who is trained to give that. Baba Bliss is an AI and not a
          person; what he says can be wrong.
        </p>
        <h2>Trial, price and leaving</h2>
        <p>
          A subscription begins with a free trial of 30 days, one for each person. Afterwards it
          costs $5.99 per month or $59.99 per year, and renews until you cancel. You can cancel at
          any time; your access lasts until the end of what is paid. The page where you subscribe
          states the first charge and its date before you agree.
        </p>
        <h2>Fair use</h2>
        <p>
          Horoscopes and readings are for you and those near to you. Please do not resell them, copy
          the service, or ask it for texts by machine. "Unlimited" means as much as a person can
          read; we may slow down what a script asks for.
        </p>
        <h2>What is yours and what is ours</h2>
        <p>
          Your readings are yours to keep, print and share. The service, its texts before they
          became your reading, its drawings and its name remain ours.
        </p>
        <h2>What we answer for</h2>
        <p>
          We run the service as well as we can, and it may fail for a while. As far as the law
          allows, our liability is capped at 50 US dollars. Nothing here takes away rights that the
          law of your country gives you as a consumer.
        </p>
        <h2>If these terms change</h2>
        <p>
          We tell you, and the change takes effect 30 days after the notice. If you do not agree,
          you can leave before it does.
        </p>
        <h2>How to reach us</h2>
        <p>
          Write to <ContactAddress />.
        </p>
      </Prose>
    </div>
  )
}
