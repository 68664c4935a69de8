const facts = [
  'Moon 15°18′ Capricorn, 4th house',
  'Jupiter 14°52′ Cancer, 10th house',
  'Moon opposite Jupiter, orb 0°26′',
]

const promises = [
  {
    title: 'The clock of your birthplace',
    text: 'War time, double summer time, hours that were skipped: clocks have a history, and we use all of it. Your chart shows the offset we used.',
  },
  {
    title: 'An honest unknown',
    text: "No birth time? Then we don't make up houses or a rising sign. Everything we say holds for your whole birthday.",
  },
  {
    title: 'Nothing out of thin air',
    text: 'Every sentence rests on a fact of your chart. Press "Why?" and see the facts, the tables and the wheel light up.',
  },
]

/** What sets the readings apart, shown on one of them: June 10, 1990, 14:30, Tampa. */
export function Proof() {
  return (
    <section
      aria-labelledby="proof"
      className="mx-auto grid w-full max-w-[80rem] gap-x-16 gap-y-12 px-5 py-16 md:px-8 lg:grid-cols-2 lg:py-24 xl:px-12"
    >
      <div>
        <h2 id="proof" className="max-w-[24rem] font-serif text-3xl tracking-heading text-balance">
          Every sentence can say <em>why</em>
        </h2>
        <figure className="mt-8">
          <blockquote className="reading-text rounded-field bg-highlight px-5 py-4">
            In public you say yes to nearly everyone. At home you plan for the bad year. Both are
            true within half a degree, so they tend to arrive together: you offer the big favor, and
            by the time you get home you have worked out what it will cost.
          </blockquote>
          <figcaption className="mt-4 text-sm">
            <span className="font-semibold text-muted">Rests on</span>
            <ul className="mt-2 flex flex-wrap gap-2">
              {facts.map((fact) => (
                <li key={fact} className="rounded-full border border-control px-3 py-0.5">
                  {fact}
                </li>
              ))}
            </ul>
            <p className="mt-3 text-muted">From the chart of June 10, 1990, 2:30 PM, Tampa.</p>
          </figcaption>
        </figure>
      </div>
      <ul className="flex flex-col justify-center divide-y divide-line">
        {promises.map(({ title, text }) => (
          <li key={title} className="py-6">
            <h3 className="font-serif text-xl">{title}</h3>
            <p className="mt-2 max-w-[34rem] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
