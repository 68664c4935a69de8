import { PageHeading } from '#web/layout/PageHeading.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { useSiteConfig } from '#web/layout/site-config.ts'
import { Accuracy } from './pictures/Accuracy.tsx'
import { AskBeforeAnswering } from './pictures/AskBeforeAnswering.tsx'
import { FreeEvening } from './pictures/FreeEvening.tsx'
import { Reels } from './pictures/Reels.tsx'
import { ThreeWords } from './pictures/ThreeWords.tsx'
import { TwoCharts } from './pictures/TwoCharts.tsx'
import { StoreLinks } from './StoreLinks.tsx'
import { TellMe } from './TellMe.tsx'

export const features = [
  {
    title: 'Ideal partner match from three words',
    text: 'Describe the person you hope to meet in three words. The app looks for charts that fit them.',
    Picture: ThreeWords,
  },
  {
    title: 'Accuracy',
    text: 'Both charts are computed to the minute, with the clock time that was in use at each birthplace.',
    Picture: Accuracy,
  },
  {
    title: 'Relationship readings',
    text: 'What draws you together, how you talk, where you clash and what lasts, written from both charts.',
    Picture: TwoCharts,
  },
  {
    title: 'Date scheduling',
    text: 'An evening that works for both of you, by your calendars and by your charts.',
    Picture: FreeEvening,
  },
  {
    title: 'AI astrologer chat',
    text: 'Ask Baba Bliss before you answer that message. He is an AI and says so.',
    Picture: AskBeforeAnswering,
  },
  {
    title: 'Dating reels',
    text: 'Short videos instead of posed photos, because how someone laughs says more than where they went on vacation.',
    Picture: Reels,
  },
]

export const meta = () =>
  pageMeta('/dating', 'Cosmic Matchmaking: a phone app for meeting people by their charts.')

export default function DatingPage() {
  const stores = useSiteConfig()?.stores
  const isOpen = stores && (stores.appStore ?? stores.playStore) !== null
  return (
    <div className="page-wide">
      <div className="max-w-[40rem]">
        <p className="eyebrow">Cosmic Matchmaking</p>
        <PageHeading className="mt-3 md:text-4xl">
          Meet by the stars, stay for the person
        </PageHeading>
        <p className="mt-6 font-serif text-xl text-muted text-pretty">
          Matchmaking is a separate phone app. It introduces people whose charts have something to
          say to each other and leaves the rest to them.
        </p>
        <StoreLinks />
        {!isOpen && <TellMe />}
      </div>
      <ul
        aria-label="What the app does"
        className="mt-14 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3"
      >
        {features.map(({ title, text, Picture }) => (
          <li key={title} className="border-t border-line py-7">
            <Picture />
            <h2 className="mt-4 font-serif text-xl text-balance">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 border-t border-line pt-5 text-sm text-muted">
        Astrology is for reflection and entertainment. No chart can promise that two people will get
        along. You must be 18 or older to use the app.
      </p>
    </div>
  )
}
