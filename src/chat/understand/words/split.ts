const question =
  '(?:when|what|where|which|who|whose|how|why|is|are|am|do|does|did|can|could|should|will|would|was|were|tell me|show me|compare|give me)'

// "What does my chart say of how I learn, because I go back to school next year"
const reason = /,? (?:because|bc|since i|cause i) (?=\S+ \S+ \S+)/

/** Sentences, and the questions that "and" strings together in a dictated message. */
export function splitParts(text: string): string[] {
  return text
    .replace(/\b(a\.m|p\.m|st|vs|mr|mrs|ms|dr|jan|feb|aug|sept|oct|nov|dec)\.(?= )/g, '$1')
    .split(/(?<=[?!;])\s*|\.\s+(?!\d)|\.$|;\s*/)
    .flatMap(splitRunOn)
    .flatMap(withoutReason)
    .map((part) => part.replace(/^[\s,.!;:-]+|[\s,;:.-]+$/g, ''))
    .filter((part) => /[\p{L}\p{N}?]/u.test(part) && part !== '?')
}

/** A question, and why somebody asks it. */
function withoutReason(sentence: string): string[] {
  const at = sentence.search(reason)
  const isQuestion = at > 0 && new RegExp(`^(?:\\w+ ){0,3}${question}\\b`).test(sentence)
  return isQuestion && sentence.slice(0, at).split(' ').length >= 4
    ? [sentence.slice(0, at), sentence.slice(at).replace(reason, 'because ')]
    : [sentence]
}

const seam = new RegExp(
  `,? (?:and |but |plus |also |oh and |and also |and then |also and |ok and |then )+(?=(?:also |then )?${question}\\b(?! (?:not|more|much|so|i|it (?:is|was))\\b(?! (?:ask|get|do|go|have|move|start|see|need|find))))|,? (?:oh )?(?:also|plus),? (?=${question}\\b)|,? and also (?=the (?:day|date|sign|house|next|degree)\\b)|, (?=(?:what|which) (?:sign|house) is (?:it|that|he|she)\\b|what (?:does|do|is|are|about)|when (?:is|do|does|should|will|can)|where (?:is|are)(?! (?:it|he|she|that|this)\\b)|which|how (?:does|do|is)|is there|should i|can i)| by the way,? (?=${question}\\b)`,
  'g',
)

function splitRunOn(sentence: string): string[] {
  if (sentence.split(' ').length < 5) return [sentence]
  return withTails(sentence.split(seam)).flatMap(inPieces)
}

const tail =
  /^(?:which|what|when|where)(?: (?:is )?(?:the )?(?:day|date|sign|house|degree|angle|aspect|week|month|weekend|time|one))?\W*$/

/** "Between April and June, which month is better?" */
const choice = /^(?:\w+ )?between\b/

/** "The new Moon of January, which day?" is one question. */
function withTails(parts: string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    const isTail =
      last !== undefined &&
      ((tail.test(part) && !asksAlready.test(last)) || (choice.test(last) && /^which\b/.test(part)))
    if (isTail) joined.splice(-1, 1, `${last}, ${part}`)
    else joined.push(part)
  }
  return joined
}

const asksAlready = new RegExp(`^(?:\\w+ ){0,3}${question}\\b`)

// Longer than any question; keeps the time that a message takes proportional to its length.
const MAX_PART_LENGTH = 400

/** A story without a full stop, in pieces that end at a space. */
function inPieces(part: string): string[] {
  if (part.length <= MAX_PART_LENGTH) return [part]
  const space = part.lastIndexOf(' ', MAX_PART_LENGTH)
  const end = space > 0 ? space : MAX_PART_LENGTH
  return [part.slice(0, end), ...inPieces(part.slice(end).trimStart())]
}
