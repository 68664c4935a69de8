import { messages } from '#contract/messages.ts'
import type { WrittenText } from '#writer/writer.ts'

/**
 * Replaces `{partner}` with the partner's name, which writers never learn, or with "your partner" when no
 * name was given, capitalized at the start of a sentence.
 */
export function withPartnerName<Text extends string | WrittenText>(
  text: Text,
  name: string | undefined,
): Text
export function withPartnerName(
  text: string | WrittenText,
  name: string | undefined,
): string | WrittenText {
  if (typeof text === 'string') return insertName(text, name)
  const inParagraphs = (paragraphs: WrittenText['opening']) =>
    paragraphs.map(({ sentences, ...paragraph }) => ({
      ...paragraph,
      sentences: sentences.map((sentence) => ({
        ...sentence,
        text: insertName(sentence.text, name),
      })),
    }))
  return {
    opening: inParagraphs(text.opening),
    sections: text.sections.map(({ title, paragraphs }) => ({
      title: insertName(title, name),
      paragraphs: inParagraphs(paragraphs),
    })),
  }
}

/**
 * Turns the partner's name, or "your partner", back into `{partner}`: what is kept longer than a reading must not
 * hold a name.
 */
export function withoutPartnerName(text: string, name: string | undefined): string {
  const { yourPartner, namePartnerInText } = messages.readings
  const inserted = name === undefined ? [yourPartner, namePartnerInText] : [name]
  return inserted.reduce((rest, words) => rest.replaceAll(wholeWords(words), '{partner}'), text)
}

/** The label of a fact, "your Sun trine your partner's Moon", with the name where there is one. */
export function labelWithPartnerName(label: string, name: string | undefined): string {
  return withPartnerName(withoutPartnerName(label, undefined), name)
}

const wholeWords = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{M}\\p{N}])`, 'gu')

function insertName(text: string, name: string | undefined): string {
  const { yourPartner, namePartnerInText } = messages.readings
  return text.replaceAll(/\{partner\}/g, (_slot, at: number) => {
    const isFirstWord = /(?:^|[.?!]["')]* )["(]?$/.test(text.slice(0, at))
    return name ?? (isFirstWord ? yourPartner : namePartnerInText)
  })
}
