import { raw } from 'hono/html'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'

/** As on the pages of the site: HTML, images and links are not rendered. */
export const markdown = (text: string) =>
  raw(
    renderToStaticMarkup(
      createElement(
        Markdown,
        {
          rehypePlugins: [rehypeSanitize],
          disallowedElements: ['img', 'a'],
          unwrapDisallowed: true,
        },
        text,
      ),
    ),
  )
