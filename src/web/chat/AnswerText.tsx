import { withWholeDates } from '#contract/kept-together.ts'
import { late } from '#web/ui/late.tsx'
import { type PlainBlock, plainBlocks } from '#web/written-text/plain-blocks.ts'

const MarkdownText = late(async () => (await import('#web/written-text/MarkdownText.tsx')).default)

/** The words of an answer. Until the renderer is loaded, they stand where it will put them. */
export function AnswerText({ children }: { children: string }) {
  return <MarkdownText markdown={children} fallback={<PlainText>{children}</PlainText>} />
}

function PlainText({ children }: { children: string }) {
  const blocks = plainBlocks(withWholeDates(children))
  return (
    <div className="reading-text flex flex-col gap-4">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never reordered
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: PlainBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul className="list-disc pl-5">
      {block.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are never reordered
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
