import { html } from 'hono/html'
import { exportPages as texts } from '#contract/export-messages.ts'
import type { ExportedData } from '#contract/exported-data.ts'
import { markdown } from './markdown.ts'
import { formatDate, formatInstant, listed, page } from './page-layout.ts'

const contents = 'index.html'

export const horoscopesPage = ({ horoscopes }: ExportedData): Iterable<string> =>
  page({
    title: texts.horoscopes,
    contents,
    content: listed(
      horoscopes,
      ({ kind, startDate, endDate, content }) =>
        html`<section><h2>${texts.horoscopeTitles[kind]}, ${periodOf(startDate, endDate)}</h2>${markdown(content)}</section>`,
    ),
  })

const periodOf = (start: string, end: string) =>
  start === end ? formatDate(start) : `${formatDate(start)} – ${formatDate(end)}`

export const keyDatesPage = ({ keyDates }: ExportedData): Iterable<string> =>
  page({
    title: texts.keyDates,
    contents,
    content: listed(
      keyDates,
      ({ at, date, isExact, label, content }) =>
        html`<section><h2>${label}</h2><time>${isExact ? formatInstant(at) : formatDate(date)}</time><p>${content}</p></section>`,
    ),
  })

export const conversationPage = ({ conversation }: ExportedData): Iterable<string> =>
  page({ title: texts.conversation, contents, content: listed(conversation, messageOf) })

function messageOf({ role, content, createdAt, status }: ExportedData['conversation'][number]) {
  const isMine = role === 'user'
  const head = html`<span class="who">${isMine ? texts.you : texts.babaBliss} · <time>${formatInstant(createdAt)}</time></span>`
  const isUnfinished = !isMine && status !== 'done'
  return isMine
    ? html`<div class="said mine">${head}${content}</div>`
    : html`<div class="said">${head}${markdown(content)}${isUnfinished ? html`<small>${texts.unfinished}</small>` : ''}</div>`
}
