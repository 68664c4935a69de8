import { anyOf, says } from './rule.ts'

/** Early signs of a low mood. One is a bad day; three are a reason to ask. */
const cues = anyOf(
  '(?:feel|feeling|felt|am|so|completely|totally|is|seems|everything) {adv} ?(?:hopeless|helpless|worthless|useless)',
  '(?:such |just |nothing but |like |only )?a burden',
  '(?:nothing|it|things|life) (?:will |is |does |is going to |has |can )*(?:never|ever|not) ~1 (?:get|gets|be|getting|change|changes|changed) ~1 (?:better|change|okay|ok|good again|different)?(?: for me)?',
  '(?:i )?hate (?:myself|my life|everything about me|who i am)',
  '(?:can not|could not|do not) stop crying|cry(?:ing)? (?:every night|everyday|all day|myself to sleep|all the time)',
  '(?:feel|feeling|felt|am) {adv} ?(?:empty|numb|dead inside|broken|nothing|like nothing|invisible|lost)',
  '(?:no one|nobody|none of them) (?:really |even |would |will )*(?:cares?|loves me|likes me|needs me|wants me|understands|to talk to|notices)',
  '(?:want|ready|going|feel like|just) (?:to )?(?:give|giving) up|(?:giving|given|gave) up on everything',
  'end of my rope|at rock bottom|hit rock bottom|at my limit|breaking point|can not cope|can not handle (?:it|this|life)',
  '(?:what is|no|see the|the|any) point(?: (?:in|of) (?:anything|trying|it all|any of this|this))?(?: anymore)?$',
  '(?:so |just |really |too )*(?:tired|exhausted|sick) of (?:everything|fighting|trying|it all|feeling like this|feeling this way|pretending|this)',
  '(?:completely|totally|so|all|utterly|very) alone(?: in (?:this|the) world)?',
  '(?:nothing|none of (?:it|this)) (?:really |even |will )*matters?(?: anymore)?',
  '(?:do not|not) (?:feel|enjoy|care about|want) (?:anything|to do anything|to get out of bed)(?: anymore)?',
  '(?:i am|i m|am) (?:such )?(?:a )?(?:failure|disappointment|loser|mess|disgusting|a waste)',
  '(?:trapped|no way out|no escape|stuck forever)',
  '(?:have not|can not|could not) (?:slept|sleep|eaten|eat|get out of bed|gotten out of bed)',
  '(?:dark|darkness|dark place|black hole)',
)
const ASKS_ABOUT_LOVE_OR_WORK = says(
  '(?:dating|date|tinder|hinge|bumble|boss|exam|exams|project|interview|promotion|season|retrograde|transit|saturn|pluto|mercury|horoscope)',
)
const ENOUGH = 3

/** How many different ones there are. */
export const despairCues = (sentences: string[]) =>
  cues.filter((cue) => sentences.some((sentence) => cue.test(sentence))).length

export const saysMuchDespair = (sentences: string[]) =>
  !sentences.some((sentence) => ASKS_ABOUT_LOVE_OR_WORK.test(sentence)) &&
  despairCues(sentences) >= ENOUGH
