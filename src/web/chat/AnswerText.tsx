import { withWholeDates } from '#contract/kept-together.ts'
import { late } from '#web/ui/late.tsx'
import { isPlain, type PlainBlock, plainBlocks } from '#web/written-text/plain-blocks.ts'

const MarkdownText = late(async () => (await import('#web/written-text/MarkdownText.tsx')).default)

/** The words of an answer. Where they have marks, they stand where the renderer will put them until it is loaded. */
export function AnswerText({ children }: { children: string }) {
  const plain = <PlainText>{children}</PlainText>
  return isPlain(children) ? plain : <MarkdownText markdown={children} fallback={plain} />
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
