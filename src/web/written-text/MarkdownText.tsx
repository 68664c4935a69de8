import Markdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'

/** Text of unknown origin: no HTML of its own, no pictures, no links out. */
export default function MarkdownText({ markdown }: { markdown: string }) {
  return (
    <div className="reading-text flex flex-col gap-4 [&_h2]:text-2xl [&_h2]:italic">
      <Markdown rehypePlugins={[rehypeSanitize]} disallowedElements={['img', 'a']} unwrapDisallowed>
        {markdown}
      </Markdown>
    </div>
  )
}
