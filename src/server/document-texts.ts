import { html } from 'hono/html'
import type { HoroscopeReply } from '#contract/horoscopes.ts'
import { withWholeDates, withWholeEnd } from '#contract/kept-together.ts'
import type { DocumentSlot } from '#contract/opening-replies.ts'

/** The text of the day as HTML, in the shape that the page gives it, for the slots of prerendered documents. */
export function textsOfDay({ horoscope }: HoroscopeReply): Record<DocumentSlot, string> {
  const paragraphs = horoscope.text.opening.map(({ sentences }) =>
    sentences.map(({ text }) => text),
  )
  const [first = '', second = ''] = paragraphs[0] ?? []
  const date = dayFormat.format(new Date(horoscope.startDate))
  return {
    horoscope: html`<p class="document-date">${date}</p>
      <div class="reading-text">${paragraphs.map(paragraph)}</div>`.toString(),
    thought: html`<p class="document-thought">${first}</p>
      <p class="document-second">${second}</p>`.toString(),
  }
}

function paragraph(sentences: string[], index: number) {
  const whole = sentences.map(withWholeDates)
  const last = withWholeEnd(whole.pop() ?? '')
  return html`<p class="${index === 0 ? 'drop-capital' : ''}">${whole.join(' ')}
    <span class="room-for-why">${last}</span></p>`
}

// A date of the reader's calendar is not an instant.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** @param texts HTML, by the slot of the document that it belongs in */
export const fillSlots = (document: string, texts: Partial<Record<DocumentSlot, string>>): string =>
  document.replace(
    /(<div [^>]*data-slot="(\w+)"[^>]*>)(?=<\/div>)/g,
    (all, element: string, slot: DocumentSlot) => (texts[slot] ? element + texts[slot] : all),
  )
