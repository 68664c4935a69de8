import { Link } from 'react-router'
import { inWords, keptFor } from '#contract/kept-for.ts'
import { keptForLines } from '#contract/kept-for-messages.ts'
import { messages } from '#contract/messages.ts'
import { ContactAddress } from '#web/layout/ContactAddress.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { Prose } from '#web/layout/Prose.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { BrowserStorage } from './BrowserStorage.tsx'

export const meta = () =>
  pageMeta('/privacy', 'What Cosmic Path keeps about you, why, and how to get rid of it.')

export default function PrivacyPage() {
  return (
    <div className="page-column">
      <PageHeading>Privacy Policy</PageHeading>
      <p className="mt-2 text-sm text-muted">{messages.legal.privacyUpdated}</p>
      <Prose>
        <p>
          This policy explains what we keep about you, why we keep it, and how to get rid of it. It
          is part of our{' '}
          <Link className="text-link" to="/terms">
            Terms of Use
          </Link>
          .
        </p>
        <h2>What you give us</h2>
        <ul>
          <li>
            <strong>To have an account:</strong> your email and a password, which we store only as a
            hash. Where the log-in page offers it, you can use Google instead, which gives us your
            email, your name and a picture, or a one-time code sent to your email.
          </li>
          <li>
            <strong>If you turn on two-step verification:</strong> the key of your authenticator app
            and your backup codes, encrypted, and the names and public keys of your passkeys.
          </li>
          <li>
            <strong>If you like:</strong> your first name and a mobile number, in your settings.
            Both are optional.
          </li>
          <li>
            <strong>When you log in:</strong> the time zone of your device, so that texts and emails
            give times and dates on your clock. Also the name of your browser and the network you
            come from, though not the whole address, so that you can see in your settings where you
            are logged in.
          </li>
          <li>
            <strong>To have a chart:</strong> a date, time, city and country of birth. A
            relationship reading also needs your partner's. Please ask your partner first. Without
            an account we draw the chart, show it, and store nothing.
          </li>
          <li>
            <strong>If you talk with Baba Bliss:</strong> your messages and his answers, which we
            keep until you reset the chat. If you rate a text, we keep your rating. What you write
            with it is read by our team, without your name, and deleted with the text.
          </li>
          <li>
            <strong>If you answer:</strong> which paragraphs you called true of you or not, and what
            you tell us about your life now. All of it is optional, and you can change or delete it
            in your settings. Nobody else reads what you write there in your own words, and no
            language model receives it. A text that was written with your answers keeps a note of
            them, without your own words, until it is deleted.
          </li>
          <li>
            <strong>If you write to us:</strong> your message, your email, and your name if you give
            it. They also reach our mailbox, and we email you a copy. A message belongs to your
            account if you sent it logged in, or if your account has the same, confirmed email.
          </li>
          <li>
            <strong>If you turn on the daily notification:</strong> the address that your browser
            gives us for it, the hour you chose and the time zone of the device. The notification is
            encrypted for your device and goes through the push service of your browser's maker
            (Google, Apple, Microsoft or Mozilla), who sees that we send something and when, but not
            what it says. We delete the address when you turn the notification off, when you log out
            there, or when it is no longer valid.
          </li>
          <li>
            <strong>If you want your key dates in a calendar program:</strong> a secret address that
            we make for it, until you take it back in the calendar.
          </li>
          <li>
            <strong>If you connect an assistant:</strong> what it calls itself, where it is, what
            you let it read, and when it last did. It receives what you allow, and its maker's own
            policy says what happens to that. You can disconnect it in your settings at any time.
          </li>
          <li>
            <strong>If you want to know when Cosmic Matchmaking opens:</strong> your email, once you
            press the button in our email to it. Until then we keep it for{' '}
            {inWords(keptFor.unconfirmedWaitlistEntry)}.
          </li>
          <li>
            <strong>If you subscribe:</strong> the payment provider takes your card. We never see
            its number. We learn its brand and last four digits, your plan, until when it is paid,
            and your payments, so that your settings can show them.
          </li>
        </ul>
        <h2>What we do with it</h2>
        <p>
          We compute your chart from your birth details and write your readings from your chart.
          Where a language model helps with the writing, it receives facts of the chart, such as
          "Moon in Capricorn in the fourth house". It does not receive your name, your email, or
          your date or place of birth. In the chat it also reads what you write, his earlier answers
          and your current horoscopes, but no messages about a crisis. Leave out anything it should
          not know.
        </p>
        <p>
          We do not sell your data, show ads, or use trackers. The texts are for reflection and
          entertainment. We make no decisions about you based on them.
        </p>
        <h2>What stays in your browser</h2>
        <p>
          One cookie keeps you logged in, one tells the time zone of your clock, so that your pages
          open with your dates, and others exist while you log in with Google, a passkey or a second
          step. If you ask us not to repeat that step in a browser, a cookie there says so for{' '}
          {inWords(keptFor.trustedBrowser)}. Where this site uses Firebase for logging in, Firebase
          keeps its own record in your browser. The site also stores the following entries in your
          browser, which are not sent anywhere:
        </p>
        <BrowserStorage />
        <p>There is nothing else, and the product works when storage is blocked.</p>
        <h2>How long we keep it</h2>
        <p>
          As long as you have an account. You can delete a reading or reset the chat at any time.
          Your email is on the list for Cosmic Matchmaking until we have emailed you, or until you
          leave it by the link in our email or in your settings.
        </p>
        <p>We delete the following earlier. We do that at night, so it may take a day longer.</p>
        <ul>
          {keptForLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          When something fails, the log of our server may name the number of your account, but
          neither your email nor anything you wrote.
        </p>
        <p>
          When you delete your account, we delete your details, charts, readings and messages, also
          those to us, and take you off that list. We keep the payment records that tax law
          requires. If you have had the free trial, we also keep two one-way codes, one made from
          your email and one from the card you confirmed, each with the day the trial began, so that
          each person gets one trial. Nobody can recover the email or the card from them, and your
          card number never reaches us.
        </p>
        <h2>Your rights</h2>
        <p>
          In your settings you can download your data as one ZIP file, without passwords and keys,
          and delete your account. You can also ask us to show you what we have, to correct it, or
          to delete it. Write to <ContactAddress />. You must be 18 or older to have an account.
        </p>
        <h2>If this policy changes</h2>
        <p>
          We tell you, and the change takes effect 30 days after the notice. Until then, this
          version applies.
        </p>
      </Prose>
    </div>
  )
}
