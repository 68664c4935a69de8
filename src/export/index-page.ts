import { html } from 'hono/html'
import { exportPages as texts } from '#contract/export-messages.ts'
import type { ExportedData } from '#contract/exported-data.ts'
import { descriptions, formatDate, formatInstant, page } from './page-layout.ts'
import { readingTitle } from './reading-page.ts'

interface Link {
  path: string
  label: string
}

/** @param pathsOf the files of each reading, in its order */
export function indexPage(
  data: ExportedData,
  readingFiles: { page: string; picture: string | undefined }[],
): Iterable<string> {
  const { account, birthDetails, readings } = data
  return page({
    title: texts.title,
    content: [
      html`<p><time>${texts.exported(formatInstant(data.exportedAt))}</time></p><p>${texts.lead}</p>`,
      html`<h2>${texts.account}</h2>`,
      descriptions([
        [texts.fields.email, account.email],
        [texts.fields.firstName, account.firstName],
        [texts.fields.mobileNumber, account.mobileNumber],
        [texts.fields.createdAt, formatInstant(account.createdAt)],
      ]),
      html`<h2>${texts.birthDetails}</h2>`,
      birthDetails.length === 0
        ? html`<p>${texts.noBirthDetails}</p>`
        : html`${birthDetails.map(describeBirth)}`,
      html`<h2>${texts.readings}</h2>`,
      readings.length === 0
        ? html`<p>${texts.none}</p>`
        : html`<ul>${readings.map((reading, index) => readingItem(reading, readingFiles[index]))}</ul>`,
      html`<h2>${texts.everythingElse}</h2><ul>${links.map(({ path, label }) => html`<li><a href="${path}">${label}</a></li>`)}</ul>`,
    ],
  })
}

const links: Link[] = [
  { path: 'horoscopes.html', label: texts.horoscopes },
  { path: 'key-dates.html', label: texts.keyDates },
  { path: 'key-dates.ics', label: `${texts.keyDates}: ${texts.calendarFile}` },
  { path: 'conversation.html', label: texts.conversation },
  { path: 'records.html', label: texts.records },
]

function describeBirth({ birthDate, birthTime, place }: ExportedData['birthDetails'][number]) {
  const name = (place as { display_name?: string }).display_name
  return descriptions([
    [texts.ids.born, formatDate(birthDate)],
    [texts.ids.time, birthTime],
    [texts.ids.place, name],
  ])
}

function readingItem(
  reading: ExportedData['readings'][number],
  files: { page: string; picture: string | undefined } | undefined,
) {
  const picture = files?.picture && html` · <a href="${files.picture}">${texts.chart}</a>`
  return html`<li><a href="${files?.page}">${readingTitle(reading)}</a>, ${formatInstant(reading.createdAt)}${picture ?? ''}</li>`
}
