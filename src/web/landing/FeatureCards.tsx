import { Link } from 'react-router'
import { planetGlyphs, signGlyphs } from '#drawings/glyphs.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'

export const features = [
  {
    title: 'Natal Chart',
    to: '/readings?type=natal',
    text: 'A portrait of who you are, with every table it rests on.',
    glyph: planetGlyphs.Sun,
  },
  {
    title: 'Synastry',
    to: '/readings?type=synastry',
    text: 'What draws two people together, where they clash, and what lasts.',
    glyph: signGlyphs.Gemini,
  },
  {
    title: 'Horoscopes',
    to: '/horoscopes',
    text: 'Your day, week and month, read from your own chart.',
    glyph: planetGlyphs.Moon,
  },
  {
    title: 'Calendar',
    to: '/cosmic-calendar',
    text: 'The dates that matter to your chart, to the minute.',
    glyph: planetGlyphs.Saturn,
  },
  {
    title: 'Baba Bliss',
    to: '/baba-bliss',
    text: "Ask him anything. He knows your chart and admits what he can't see.",
    glyph: planetGlyphs.Mercury,
  },
]

/** The five features of the product. */
export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="border-y border-line">
      <h2 id="features" className="sr-only">
        What is here
      </h2>
      <ul className="mx-auto grid max-w-[80rem] divide-line max-lg:divide-y sm:max-lg:grid-cols-2 lg:grid-cols-5 lg:divide-x lg:[&>:first-child>a]:pl-8 xl:[&>:first-child>a]:pl-12">
        {features.map(({ title, to, text, glyph }) => (
          <li key={title}>
            <Link
              to={to}
              prefetch="intent"
              className="flex h-full gap-x-5 px-5 py-6 text-ink no-underline transition-colors duration-200 hover:bg-highlight max-lg:items-start md:px-8 lg:flex-col lg:px-6 lg:py-8"
            >
              <Glyph path={glyph} className="size-9 shrink-0 text-gold" strokeWidth={1.1} />
              <span>
                <span className="mt-3 block font-serif text-xl max-lg:mt-0">{title}</span>
                <span className="mt-1 block text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
