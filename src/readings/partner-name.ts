import { messages } from '#contract/messages.ts'
import type { WrittenText } from '#writer/writer.ts'

/**
 * Puts the partner's name where a writer, which never learns it, has left `{partner}`; "your partner"
 * where none was given, with a capital at the start of a sentence.
 */
export function named<Text extends string | WrittenText>(text: Text, name: string | undefined): Text
export function named(text: string | WrittenText, name: string | undefined): string | WrittenText {
  if (typeof text === 'string') return inWords(text, name)
  const inParagraphs = (paragraphs: WrittenText['opening']) =>
    paragraphs.map(({ sentences }) => ({
      sentences: sentences.map((sentence) => ({ ...sentence, text: inWords(sentence.text, name) })),
    }))
  return {
    opening: inParagraphs(text.opening),
    sections: text.sections.map(({ title, paragraphs }) => ({
      title: inWords(title, name),
      paragraphs: inParagraphs(paragraphs),
    })),
  }
}

function inWords(text: string, name: string | undefined): string {
  const { yourPartner, namePartnerInText } = messages.readings
  return text.replaceAll(/\{partner\}/g, (_slot, at: number) => {
    const isFirstWord = /^["(]?$/.test(text.slice(0, at))
    return name ?? (isFirstWord ? yourPartner : namePartnerInText)
  })
}
