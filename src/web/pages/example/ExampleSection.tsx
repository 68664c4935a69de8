import { useRef } from 'react'
import { useWhenNear } from '#web/ui/use-when-near.ts'
import { prerenderedExample } from './prerendered-example.ts'

const load = () => import('./Example.tsx')

/** The example on the start page. Its HTML stands there from the start; it can be pressed once it has been near the window. */
export function ExampleSection() {
  const place = useRef<HTMLDivElement>(null)
  const loaded = useWhenNear(place, load, '600px')
  return (
    <section
      aria-labelledby="example"
      className="mx-auto w-full max-w-[80rem] px-5 py-16 md:px-8 lg:py-24 xl:px-12"
    >
      <h2 id="example" className="max-w-[24rem] font-serif text-3xl tracking-heading text-balance">
        Every sentence can say <em>why</em>
      </h2>
      <p className="mt-3 max-w-[36rem] text-muted text-pretty">
        This is what we write for somebody born on June 10, 1990, at 2:30 p.m. in Tampa. Press a
        planet, or press "Why?" to see what a paragraph rests on.
      </p>
      <div ref={place} className="mt-10">
        {loaded ? (
          <loaded.default />
        ) : (
          <div
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component, rendered by the build
            dangerouslySetInnerHTML={{ __html: prerenderedExample }}
          />
        )}
      </div>
    </section>
  )
}
