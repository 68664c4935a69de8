import { Fragment } from 'react'

interface Entry {
  keys: string[]
  text: string
}

const kept: Entry[] = [
  { keys: ['theme'], text: 'Your choice of light or dark.' },
  {
    keys: ['cosmic.signedIn'],
    text: 'The id of the account that is signed in, so that the page knows whom to expect. It goes when you log out.',
  },
  {
    keys: ['cosmic.pendingNatal', 'cosmic.pendingSynastry'],
    text: 'The birth details you have typed for a reading that could not be written yet, those of your partner included, and the id of the account you were signed in to, so that you need not type them again: until the reading is there, you log out, somebody else logs in here, or you delete your account.',
  },
  {
    keys: ['cosmic.generating'],
    text: 'That a reading is being written: which kind, since when, and for which account. It counts for two minutes.',
  },
  {
    keys: ['cosmic.justSubscribed'],
    text: 'That you have just subscribed, so that the reading you were waiting for begins by itself. It goes when you open your readings, or log out.',
  },
]

const keptForTheTab: Entry[] = [
  {
    keys: ['cosmic.googleInProgress', 'cosmic.googleComplete'],
    text: 'How far a sign-in with Google has come.',
  },
  {
    keys: ['cosmic.trialBannerDismissed'],
    text: 'For which subscription you have closed the note about your trial.',
  },
  {
    keys: ['cosmic.reloaded'],
    text: 'Which page was loaded again after a new release of this site.',
  },
  { keys: ['react-router-scroll-positions'], text: 'How far you have scrolled on each page.' },
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
