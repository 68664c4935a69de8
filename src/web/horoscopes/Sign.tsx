import { signGlyphs } from '#drawings/glyphs.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'

/** Without a birth time, it may be one of two. */
export function Sign({ sign }: { sign: string }) {
  const paths = Object.entries(signGlyphs).filter(([name]) => sign.split(' or ').includes(name))
  return (
    <p className="flex items-center gap-2 text-sm text-gold md:text-base">
      {paths.map(([name, path]) => (
        <Glyph key={name} path={path} className="size-5 shrink-0 md:size-6" strokeWidth={1.4} />
      ))}
      <span className="font-semibold">{sign}</span>
    </p>
  )
}
