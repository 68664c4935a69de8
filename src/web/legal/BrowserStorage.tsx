import { Fragment } from 'react'

interface Entry {
  keys: string[]
  text: string
}

const kept: Entry[] = [
  { keys: ['theme'], text: 'Your choice of light or dark.' },
  {
    keys: ['cosmic.signedIn'],
    text: 'The id of the account that is logged in, so that the page knows whom to expect. It is removed when you log out.',
  },
  {
    keys: ['cosmic.pendingNatal', 'cosmic.pendingSynastry'],
    text: 'The birth details you typed for a reading that could not be written yet, including those of your partner, and the id of the account you were logged in to, so that you do not have to type them again. They are removed when the reading is ready, when you log out, when someone else logs in here, or when you delete your account.',
  },
  {
    keys: ['cosmic.generating'],
    text: 'That a reading is being written: which kind, since when, and for which account. It expires after two minutes.',
  },
  {
    keys: ['cosmic.justSubscribed'],
    text: 'That you just subscribed, so that the reading you were waiting for starts by itself. It is removed when you open your readings or log out.',
  },
  {
    keys: ['cosmic.trialBanner'],
    text: 'The sentence of the trial banner, so that the page below it does not move. It is removed when you log out.',
  },
]

const keptForTheTab: Entry[] = [
  {
    keys: ['cosmic.googleInProgress', 'cosmic.googleComplete'],
    text: 'The progress of a login with Google.',
  },
  {
    keys: ['cosmic.trialBannerDismissed'],
    text: 'The subscription for which you closed the trial banner.',
  },
  {
    keys: ['cosmic.sentReading'],
    text: 'The birth details of the reading that is being written, so that a reload of the page does not lose it. They are removed when the reading is ready or refused, and when you log out.',
  },
  {
    keys: ['cosmic.typed'],
    text: 'What you typed and have not sent: birth details and names, including those of your partner, your email address, a message to us or a question to Baba Bliss, and the id of the account you were logged in to, while the page reloads itself after a new release of this site, so that you do not have to type them again. They are removed as soon as the page is back.',
  },
  {
    keys: ['cosmic.reloaded'],
    text: 'The page that was reloaded after a new release of this site.',
  },
  { keys: ['react-router-scroll-positions'], text: 'Your scroll position on each page.' },
]

/** Every key under which this site stores something in the browser. */
export function BrowserStorage() {
  return (
    <>
      <Entries entries={kept} />
      <p>And until the tab is closed:</p>
      <Entries entries={keptForTheTab} />
    </>
  )
}

function Entries({ entries }: { entries: Entry[] }) {
  return (
    <ul>
      {entries.map(({ keys, text }) => (
        <li key={text}>
          {keys.map((key, index) => (
            <Fragment key={key}>
              {index > 0 && ' and '}
              <code className="font-mono text-base wrap-anywhere">{key}</code>
            </Fragment>
          ))}
          : {text}
        </li>
      ))}
    </ul>
  )
}
