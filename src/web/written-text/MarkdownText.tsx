import Markdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import { withWholeDates } from '#contract/kept-together.ts'

/** Markdown of unknown origin: HTML, images and external links are not rendered. */
export default function MarkdownText({ markdown }: { markdown: string }) {
  return (
    <div className="reading-text flex flex-col gap-4 [&_h2]:text-2xl [&_h2]:italic [&_ul]:list-disc [&_ul]:pl-5">
      <Markdown rehypePlugins={[rehypeSanitize]} disallowedElements={['img', 'a']} unwrapDisallowed>
        {withWholeDates(markdown)}
      </Markdown>
    </div>
  )
}
