/**
 * What another person thinks, feels or hides: "Does my best friend secretly envy me?", "My husband has another
 * woman?" No chart shows what another person feels.
 */
const person =
  '(?:he|she|they|someone|somebody|anyone|anybody|everyone|everybody|people|(?:my|our|that|this|the) (?:(?!chart|rising|ruler)\\w+ ){0,2}?(?:husband|wife|partner|boyfriend|girlfriend|fiancee?|spouse|lover|man|guy|girl|woman|ex|crush|date|boss|manager|supervisor|coworkers?|colleagues?|team|teacher|landlord|landlady|neighbou?rs?|friends?|bestie|bff|roommates?|flatmates?|sister|brother|siblings?|cousins?|mom|mum|mother|dad|father|parents|son|daughter|kids?|uncle|aunt|family|in ?laws|client|doctor|therapist|classmates?|buddy|mate))'

const hidden = [
  '(?:secretly|behind (?:my|our) back|truly|deep down|in (?:his|her|their) (?:heart|head))',
  '(?:env(?:y|ies|ious)|jealous|resent\\w*|hat(?:e|es|ing)|dislik\\w+|despis\\w+|ador\\w+|admir\\w+|lov(?:e|es|ing)|lik(?:e|es)|want(?:s|ing)?|miss(?:es|ing)?|trust(?:s|ing)?|blam\\w+|judg\\w+|avoid\\w*|us(?:e|es|ing)|respect\\w*|fanc(?:y|ies)|forgiv\\w+|forgot\\w*|notic\\w+|remember\\w*|believ\\w+|need(?:s)?|stalk\\w*|betray\\w*|regret\\w*|prefer\\w*) (?:of )?(?:me|us|my|him|her|it|losing|leaving|marrying|someone|somebody|another)\\b',
  '(?:jealous|envious|ashamed|afraid|scared|tired|sick|fond|mad|angry|disappointed|annoyed) (?:of|at|with|about|in) (?:me|us|my)\\b',
  '(?:in love|falling|obsessed|over|interested|serious|honest|happy|done|bored|sleeping|flirting|talking|chatting|texting|meeting|involved) (?:for |with |in |about |to )?(?:me|us|him|her|someone|somebody|another|other|his|her|their|my)\\b',
  '(?:has|have|having|got|see|sees|seeing|dating|date|meet\\w*|love|loves|with) (?:an? )?(?:another|other|affairs?|someone else|somebody else|side|mistress|lover|secret|feelings|crush)\\b',
  '(?:cheat\\w*|lying|lies|lie to|lied|pretend\\w*|fak(?:e|ing)|hid(?:e|es|ing)|plot\\w*|gossip\\w*|spread\\w* rumou?rs|talk(?:s|ing)? (?:bad|shit|trash|about me|about us)|ghost\\w*)',
  '(?:think|thinks|thinking|thoughts|feel|feels|feelings|say|says|saying) (?:of|about|for|towards?|that) (?:me|us)\\b',
]

const asksWhat = `\\bwhat (?:is|are|does|do|did|was|were|has|have) (?!people|every|some|any)${person} (?:\\w+ ){0,2}?(?:hid(?:e|es|ing)|plan(?:s|ning)?|think(?:s|ing)?|feel(?:s|ing)?|up to|keep(?:s|ing)?|want(?:s)?|say(?:s|ing)?|do(?:ing)?)\\b(?! (?:for (?:a living|work)|on T))`

export const otherMinds = new RegExp(
  `${asksWhat}|^(?!.*\\b(?:why do people|what do people|how do people|people see|(?:rising|sun|moon|people|those|women|men)\\b.*\\blike me)\\b).*\\b(?:does|do|did|is|are|was|were|has|have|will|would|can|could|if|whether|that|think|suspect|know|^)? ?${person}(?: \\w+){0,3}? (?:${hidden.join('|')})`,
)
