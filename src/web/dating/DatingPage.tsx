import { Glyph } from '#web/drawings/Glyph.tsx'
import { aspectGlyphs, planetGlyphs } from '#web/drawings/glyphs.ts'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { StoreLinks } from './StoreLinks.tsx'

export const features = [
  {
    title: 'Ideal partner match from three words',
    text: 'Say in three words whom you hope to meet. The app looks for the charts that speak them.',
    glyph: planetGlyphs.Venus,
  },
  {
    title: 'Accuracy',
    text: 'Two charts, each computed from the true sky of a first minute, with the clock of the place.',
    glyph: planetGlyphs.Sun,
  },
  {
    title: 'Relationship readings',
    text: 'What draws, how you talk, where it rubs and what holds, written from both charts.',
    glyph: aspectGlyphs.Conjunction,
  },
  {
    title: 'Date scheduling',
    text: 'An evening that suits the two of you, and is good for more than the calendar.',
    glyph: planetGlyphs.Moon,
  },
  {
    title: 'AI astrologer chat',
    text: 'Ask Baba Bliss before you answer that message. He is an AI, and says so.',
    glyph: planetGlyphs.Mercury,
  },
  {
    title: 'Dating reels',
    text: 'Short moving pictures instead of posed ones: how somebody laughs says more than where they have been.',
    glyph: planetGlyphs.Mars,
  },
]

export const meta = () =>
  pageMeta('/dating', 'Cosmic Matchmaking: an app of its own for meeting people by their charts.')

export default function DatingPage() {
  return (
    <div className="page-wide">
      <div className="max-w-[40rem]">
        <p className="eyebrow">Cosmic Matchmaking</p>
        <PageHeading className="mt-1 md:text-4xl">
          Meet by the stars, stay for the person
        </PageHeading>
        <p className="mt-6 font-serif text-xl text-muted text-pretty">
          Matchmaking is an app of its own, for the phone. It brings together people whose charts
          have something to say to each other, and leaves the rest to them.
        </p>
        <StoreLinks />
      </div>
      <ul className="mt-14 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ title, text, glyph }) => (
          <li key={title} className="border-t border-line py-7">
            <Glyph path={glyph} className="size-9 text-gold" strokeWidth={1.1} />
            <h2 className="mt-3 font-serif text-xl text-balance">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 border-t border-line pt-5 text-sm text-muted">
        Astrology is offered for reflection and entertainment. No chart can promise that two people
        will suit each other. The app is for adults of 18 and older.
      </p>
    </div>
  )
}
