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

/** What sets the readings apart. */
export function Promises() {
  return (
    <ul
      aria-label="What we promise"
      className="mx-auto grid w-full max-w-[80rem] gap-x-16 px-5 pb-16 max-lg:divide-y max-lg:divide-line md:px-8 lg:grid-cols-3 lg:pb-24 xl:px-12"
    >
      {promises.map(({ title, text }) => (
        <li key={title} className="py-6 lg:border-t lg:border-line">
          <h3 className="font-serif text-xl">{title}</h3>
          <p className="mt-2 max-w-[34rem] text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
