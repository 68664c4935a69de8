import { markAnyWeekday } from '../patterns/plans.ts'
import { withWordsForGlyphs } from './glyphs.ts'
import { phrasePattern, plainPhrase } from './phrases.ts'
import { shortForms } from './short-forms.ts'
import { correctSpelling, isMisspelled, nameNear } from './spelling.ts'

const MAX_LENGTH = 4000

// "the 3rd or on the 9th of January", "this week or next"
const sharedMonth =
  /\b(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?,? (or|vs|versus|and) (?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?(january|february|march|april|may|june|july|august|september|october|november|december)\b/g
// "next week or the one after", "is this a good week"
const unitAfter =
  /\b(this|next) (week|month|weekend|year) (or|vs|versus) (?:the )?(?:(?:one|week|month|weekend|year) after(?: that| next)?|following(?: one)?)\b/g
const presentUnit = /\b(is|was|would) this (?:be )?(?:a|the) (\w+) (week|month|weekend|year)\b/g
const sharedUnit =
  /\b(this|the coming) (week|month|year|weekend) (?:or|vs|versus) (?:the )?(?:next|following)(?: one)?\b(?! (?:week|month|year|day))/g

// "Mercury is the one I meant"
const meantOne =
  /(?<=^|, |\. )((?:the |my )?\w+(?: \w+)?) (?:is|was) (?:the (?:one|planet|sign|house|month|day) )?(?:what |that |which )?i (?:meant|mean|wanted)\b/g

// "next year February", "in next year's June"
const yearAndMonth =
  /\bnext year(?:'?s)? (?:in )?(january|february|march|april|may|june|july|august|september|october|november|december)\b/g

const day = '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|satur|tues|wednes)(?:day)?'
// "She can't see me until the first week of January": then it is possible.
const notUntil =
  /(\b(?:can not|could not|not free|not open|does not|will not|no \w+)\b(?! wait)[^.?!,]{0,30}) (?:till|until) (?=the |mid |next |january|february|march|april|may|june|july|august|september|october|november|december)/g

// "Spring?"
const onlySeason =
  /^((?:(?:and|or|maybe|rather|think|ok|in|then|what about),? )*)(?:the )?(spring|summer|autumn|fall|winter)(?=(?: then| please)?\W*$)/

// "When did it end this month?" is not the end of the month.
const endsThen =
  /(\b(?:did|does|do|will)\b[^.?!]{0,40}\b(?:end|start|begin)) (?=(?:this|next|last) (?:week|month|year)\b)/g

// "last year on March 3"
const lastYearBefore =
  /\blast year,? (?:on |in )?((?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2}(?:st|nd|rd|th)?)?)\b/g

// "sat sun or mon", where "sun" is a day
const dayList = new RegExp(`\\b${day}(?:(?:,? or |, | )${day}\\b)+`, 'g')

const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

function inFull(list: string): string {
  return /\bor\b/.test(list)
    ? list.replace(
        /[a-z]+/g,
        (word) => dayNames.find((name) => word !== 'or' && name.startsWith(word)) ?? word,
      )
    : list
}

// "Easter weekend, we drive to my mother, Friday, Saturday or Sunday?": a day of it.
const fullDay = '(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const dayOfWeekend = new RegExp(
  `(\\bweekend\\b)([^?!]{0,90}?)(?:[.,:;] | )${fullDay}(?:(?:,? or |, | )${fullDay})*,? or ${fullDay}\\b(?: (?:is )?(?:better|best|the better))?(?= ?(?:[?.!,]|$| (?:for|to) ))`,
  'g',
)

// No word is as long; patterns look far behind in a run without a space.
const MAX_WORD_LENGTH = 60

/** Lower case, plain apostrophes, whole words for short forms, names spelled right. One line; sentences keep their marks. */
export function normalize(message: string): string {
  const plain = withoutMarkup(withWordsForGlyphs(message.slice(0, MAX_LENGTH).normalize('NFKC')))
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”«»"*_~#^|\\<>{}[\]=+@]+/g, ' ')
    .replace(/\S{61,}/g, (run) => run.slice(0, MAX_WORD_LENGTH))
    .replace(/\r?\n\s*/g, ' . ')
    .replace(/([!?.,;:-])\1+/g, '$1')
    .replace(/[!?.]*\?[!?.]*/g, '?')
  const words = withPlainWords(plain)
  return markAnyWeekday(
    words
      .replace(/\s+/g, ' ')
      .replace(
        /^(where is my )(\w{3,8})(?=\W*$)/,
        (_, lead: string, name: string) => lead + nameNear(name),
      )
      .replace(phrasePattern, plainPhrase)
      .replace(/(?<=\d) am i\b/g, ', am i')
      .replace(meantOne, 'i meant $1')
      .replace(
        /\bbefore (?:the|this) (week|month|year) (?:ends|is over|is out|is up|runs out|is done)\b/g,
        'in the rest of this $1',
      )
      .replace(yearAndMonth, '$1 next year')
      .replace(onlySeason, '$1this $2')
      .replace(endsThen, '$1ed ')
      .replace(notUntil, '$1 in ')
      .replace(lastYearBefore, '$1 last year')
      .replace(dayList, inFull)
      .replace(dayOfWeekend, '$1$2, which day')
      .replace(sharedMonth, '$4 $1 $2 $4 $3')
      .replace(presentUnit, '$1 this $3 a $2 $3')
      .replace(unitAfter, (_, of: string, unit: string, or: string) =>
        of === 'next'
          ? `next ${unit} ${or} the ${unit} after next`
          : `this ${unit} ${or} next ${unit}`,
      )
      .replace(sharedUnit, '$1 $2 or next $2')
      .replace(/\s+/g, ' ')
      .replace(/ +([?.!,;])/g, '$1')
      .trim(),
  )
}

function withoutMarkup(text: string): string {
  return text.replace(/<[^<>]{0,300}>/g, ' ').replace(/\bhttps?:\/\/\S+/gi, ' ')
}

// A slip costs some hundred look-ups; pasted text of another language is all slips.
const MAX_UNKNOWN_WORDS = 60

function withPlainWords(text: string): string {
  let unknown = 0
  return text.replace(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu, (word) => {
    const single = withoutRepeats(word)
    const long = shortForms.get(single) ?? shortForms.get(single.replaceAll("'", ''))
    if (long !== undefined || !isMisspelled(single)) return long ?? single
    unknown++
    return unknown > MAX_UNKNOWN_WORDS ? single : correctSpelling(single)
  })
}

const doubles = new Set(['o', 'e'])

const singleEnds = new Set([
  'so',
  'no',
  'to',
  'do',
  'go',
  'hello',
  'me',
  'be',
  'he',
  'she',
  'we',
  'please',
  'hey',
  'yes',
  'the',
  'here',
  'love',
  'okay',
  'more',
  'when',
  'where',
  'moon',
  'why',
])

const doubleEnds = new Set(['will', 'well', 'tell', 'all', 'still', 'off', 'kiss', 'miss', 'call'])

/** "sooo" and "whennn"; English never has a letter three times in a row. */
function withoutRepeats(word: string): string {
  if (!/([a-z])\1\1/.test(word)) return word
  const once = word.replace(/([a-z])\1\1+/g, '$1')
  if (singleEnds.has(once)) return once
  const twice = word.replace(/([a-z])\1\1+/g, '$1$1')
  if (doubleEnds.has(twice)) return twice
  return word.replace(/([a-z])\1\1+/g, (_, letter: string) =>
    doubles.has(letter) ? letter + letter : letter,
  )
}
