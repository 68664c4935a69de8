import { html, raw } from 'hono/html'
import { formatWithTime } from '#contract/clock-time.ts'
import { exportPages as texts } from '#contract/export-messages.ts'
import { PRODUCT_NAME } from '#contract/messages.ts'
import { cssVariables, day, night, wheelColorRules } from '#drawings/colors.ts'

const wheelStyle = [
  ...wheelColorRules,
  `.wheel text{font-family:'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;stroke:none}`,
  '.house-number{font-size:11px}.angle-label{font-size:12px;font-weight:600}',
].join('\n')

/** For a wheel in a file of its own. It is always light: a program that embeds it may not follow the theme. */
export const pictureStyle = `.wheel{${cssVariables(day)};background:var(--background)}\n${wheelStyle}`

/** Paper is light. */
const colorStyle = `:root{color-scheme:light dark;${cssVariables(day)}}
@media screen and (prefers-color-scheme:dark){:root{${cssVariables(night)}}}
${wheelStyle}`

// Files opened from a folder load no fonts: the fallbacks of the site stand alone.
const pageStyle = `
*{box-sizing:border-box}
body{margin:0;background:var(--background);color:var(--ink);font:400 17px/1.6 Newsreader,Georgia,'Times New Roman',serif}
main{max-width:44rem;margin:0 auto;padding:2.5rem 1.25rem 4rem;overflow-wrap:anywhere}
h1,h2,h3{font-weight:400;line-height:1.2;letter-spacing:-.01em}
h1{font-size:2.2rem;margin:.5rem 0 1rem}
h2{font-size:1.5rem;margin:2.5rem 0 .75rem;padding-top:1.5rem;border-top:1px solid var(--line)}
h3{font-size:1.2rem;margin:1.75rem 0 .5rem}
nav,time,small,table,dl,footer,.who{font-family:'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;font-size:.875rem}
time,small,footer,.who,dt,th{color:var(--muted)}
a{color:var(--accent)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.35rem 1.25rem}
dd{margin:0}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;overflow-wrap:normal}
th,td{padding:.4rem .75rem .4rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
th{font-weight:600}
.wheel{display:block;width:100%;max-width:34rem;margin:1.5rem auto}
.said{margin:1.25rem 0;padding-left:1rem;border-left:2px solid var(--line)}
.mine{border-color:var(--gold);white-space:pre-wrap}
.who{display:block;font-weight:600;white-space:normal}
footer{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line)}
@media print{body{font-size:11pt}main{max-width:none;padding:0}nav{display:none}h2,h3{break-after:avoid}.wheel,tr,.said{break-inside:avoid}}
`

type Content = ReturnType<typeof html>

interface PageOptions {
  title: string
  content: Iterable<Content>
  /** The path to the contents; absent on the contents themselves. */
  contents?: string
}

/** A page that needs no other file, part by part. */
export function* page({ title, content, contents }: PageOptions): Iterable<string> {
  yield `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${PRODUCT_NAME}</title>
<style>
${raw(colorStyle)}${raw(pageStyle)}</style>
</head>
<body>
<main>
${contents ? html`<nav><a href="${contents}">${texts.back}</a></nav>` : ''}
<h1>${title}</h1>`}\n`
  for (const part of content) yield `${part}\n`
  yield `${html`<footer>${PRODUCT_NAME} · ${texts.ai}</footer>
</main>
</body>
</html>`}\n`
}

/** The parts of a list, made one by one; a sentence if there are none. */
export const listed = <Item>(
  items: readonly Item[],
  render: (item: Item) => Content,
): Iterable<Content> =>
  items.length > 0 ? items.values().map(render) : [html`<p>${texts.none}</p>`]

const instantFormat = new Intl.DateTimeFormat('en-US', {
  ...{ dateStyle: 'long', timeStyle: 'short' },
  timeZone: 'UTC',
})
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** As in "November 22, 2026 at 3:05 p.m.", in UTC. */
export const formatInstant = (iso: string) => formatWithTime(instantFormat, new Date(iso))
/** @param date an ISO date or instant */
export const formatDate = (date: string) => dateFormat.format(new Date(date))

/** Terms with their descriptions; those without a value are left out. */
export const descriptions = (entries: [term: string, value: string | null | undefined][]) =>
  html`<dl>${entries.map(([term, value]) => (value ? html`<dt>${term}</dt><dd>${value}</dd>` : ''))}</dl>`

export const table = (head: string[], rows: string[][]) =>
  html`<div class="wide" tabindex="0" role="group" aria-label="${head.join(', ')}"><table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
