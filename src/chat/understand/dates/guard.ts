/**
 * Blanks words that only look like dates ("may I", "my friend April", "the Sun", "sat down"), so that
 * positions in the text stay. Text in lower case.
 */
export function guardFalseDates(text: string): string {
  return falseDates.reduce((guarded, pattern) => guarded.replace(pattern, blank), text)
}

function blank(match: string): string {
  return ' '.repeat(match.length)
}

// A month that "and" joins to another one is a month.
const before =
  '(?<!\\b(?:in|by|before|after|until|till|til|of|next|last|this|mid|early|late|since|from|to|between|compare|around|for|during|through|thru|vs|versus|beginning|end|start|on|at|about|or|better|beats|want|choose|past|january and|february and|march and|april and|june and|july and|december and) )'

const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)'

const falseDates = [
  // "may" the verb: after a person or a thing, or before a person or a verb.
  new RegExp(
    `${before}\\bmay\\b(?! (?:\\d|or |and ${months}|vs|versus|be better for|got|looks|brings|holds)|-|$|[,?])`,
    'g',
  ),
  /\b(?:i|you|he|she|it|we|they|that|this|which|who|there|and it) may\b(?! \d)/g,
  // People.
  /\b(?:my|her|his|our) (?:\w+ )?(?:friend|sister|daughter|boss|wife|girlfriend|mom|mother|cousin|niece|coworker|colleague|roommate|dog|cat|ex|partner|kid|baby) (?:april|may|june|august|jan)\b/g,
  /(?<!\bof )\b(?:april|may|june|jan|august)(?:'s| (?:and i|and me|said|says|is my|is a|is an|told|wants|thinks|hates|loves|texted|called)\b)/g,
  // "march" the verb, "mar" the start of "mars".
  /(?<!\bin )\b(?:march|marches|marching) (?:into|in on|forward|up|out|off|on)\b/g,
  /\b(?:i|we|they|he|she|you|just) march\b(?! \d)(?! (?:or|and) )/g,
  // "They moved it to March" is a month.
  /(?<!\b(?:mov|shift|push|postpon|chang|set|switch|delay|put|bring|brought|from|close|next|prior|rescheduled|up)\w* (?:\w+ ){0,2}?)\bto march\b(?! \d)(?! (?:or|and) )/g,
  /\bmar(?= (?:sun|moon|rising|in|is)\b)/g,
  // "sat" the verb, "sun" the body, "mon", "wed".
  /\b(?:i|we|he|she|they|just|you|been|that|sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto) sat\b/g,
  /(?<!\b(?:on|this|next|by|last|sat and|sat or|until|til|till|before|after) )\bsun\b/g,
  /\b(?:sun|moon|mars|mercury|venus)s\b/g,
  /\b(?:the|my|his|her|your|our|natal) sun\b/g,
  /\bsat(?=urn)/g,
  /\bmoney\b/g,
  /\b(?:get|getting|be|newly|got|been) wed\b/g,
  /(?<!\b(?:on|this|next|by|last|until|before|after|every) )\bmon\b/g,
  // "We have not spoken in a year."
  /(?<=\b(?:not|never) (?:\w+ ){1,4}?)\b(?:in|for) (?:a|an|one|two|three|four|five|many|\d+) (?:years?|months?|weeks?|days?)\b/g,
  // Figures that are not dates.
  /\b\d{1,2}\/7\b(?!\/)/g,
  /\b50\/50\b/g,
  /[$£€] ?\d[\d.,/]*/g,
  /\b\d+[.,]?\d* ?(?:%|percent|k\b|degrees?\b|deg\b|bucks|dollars|pounds|euros|hours?\b|hrs?\b|minutes?\b|mins?\b)/g,
  /\b\d{1,2}\.\d\b(?!\.\d)/g,
  /\b(?:\d{1,2}) ?°(?: ?\d{1,2})?'?/g,
  /\b\d{1,2}:\d{2}(?: ?(?:am|pm|a\.m\.|p\.m\.))?/g,
  /\b(?:at|around|about) \d{1,2} ?(?:am|pm|a\.m\.|p\.m\.|o'clock)?(?= |$|[?,.!])/g,
  /\b\d{1,2}(?:st|nd|rd|th)? ?(?:am|pm|a\.m\.|p\.m\.)(?= |$|[?,.!])/g,
  /(?<=\bi (?:was |am |were |got )?)born(?: on| in)? [\w, /.-]{3,24}|\b(?:birthdate|birthday is|bday is)(?: on| in)? [\w, /.-]{3,24}/g,
]
