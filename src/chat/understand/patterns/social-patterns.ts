import type { QuestionOf } from '../../question.ts'
import { aboutAnswer, namesSomething, outcome } from './answer-patterns.ts'
import { candidate, type Part, type Pattern, phrases } from './part.ts'

/** Small talk, and what is asked about an answer. */
export const talkPatterns: Pattern[] = [aboutAnswer, outcome, social]

type SocialOf = QuestionOf<'social'>['of']

const socialPhrases: { of: SocialOf; score: number; maxWords: number; pattern: RegExp }[] = [
  {
    of: 'are-you-ai',
    score: 9,
    maxWords: 16,
    pattern: phrases(
      '(?:are|r) you (?:a |an |actually |even |really |some |just |like |the )*(?:real|human|robot|bot|ai|person|machine|chat ?gpt|gpt|computer|llm|man|woman|program|alive|sentient|automated|model|software|algorithm)',
      '^you (?:a |an )?(?:real|human|robot|bot|ai|person|machine)',
      '(?:talking|speaking|chatting|writing) (?:to|with) (?:a |an )?(?:real |actual )?(?:human|person|robot|bot|ai|machine|computer|someone)',
      'is (?:this|it|that) (?:a |an )?(?:real |actual )?(?:bot|ai|human|person|chatbot|automated|robot|chat ?gpt|computer)',
      'you are (?:just )?(?:a |an )?(?:bot|ai|robot|machine|computer|chatbot)',
      'human or (?:ai|bot|machine|robot)',
    ),
  },
  {
    of: 'abilities',
    score: 8,
    maxWords: 14,
    pattern: phrases(
      'what (?:can|could|do) you (?:do|help|tell me|offer|know(?: about)?$|answer)',
      'what (?:can|should|could) i (?:ask|do here|say)',
      'how (?:does|do) (?:this|it|you) work',
      'who are you',
      'what are you',
      'help(?: me)?$',
      '^help',
      'how do i use',
      'what is this',
      'your (?:abilities|skills|purpose)',
      'what is your name',
      'who is baba bliss',
      'introduce yourself',
      'what (?:kind|kinds|sort|sorts|type|types) of (?:questions|things|stuff)',
    ),
  },
  {
    of: 'doubt',
    score: 7.5,
    maxWords: 30,
    pattern: phrases(
      '(?:all |just |totally )made up',
      '(?:this|it|that|astrology|all) (?:is|are|seems?|sounds?|feels?) (?:\\w+ ){0,3}(?:fake|bullshit|bs|nonsense|a scam|bogus|pseudo ?science|superstition|hogwash)',
      '(?:is|isn t|is not) (?:astrology|this|any of this|all this) (?:even |actually |really |just |all |not )*(?:real|true|fake|bullshit|bs|nonsense|a scam|a lie|scientific|science|proven|legit|crap|made up|rubbish|superstition|pseudo ?science)',
      'astrology is (?:all |just |total |complete |not |only )*(?:real|fake|bullshit|bs|nonsense|a scam|a lie|crap|made up|rubbish|garbage|stupid|dumb|pseudo ?science|superstition|not real|silly)',
      '(?:do not|never|can not|hardly|not sure i|not sure if i) (?:really |actually |even )?believe (?:in )?(?:any of |all )?(?:astrology|this|it|that|you|horoscopes|the stars|a word)',
      'do you (?:really |actually |even )?believe (?:in )?(?:this|astrology|it)',
      'why (?:should|would) i (?:believe|trust)',
      'bullshit|bullcrap|hogwash|mumbo jumbo|hocus pocus|woo woo|snake oil|barnum|horseshit|baloney|fortune cookie',
      '(?:anybody|anyone|everyone|everybody) (?:could|can|would) (?:say|write|tell|have)',
      '(?:applies|true|apply|that is true) (?:to|for|of) (?:everyone|everybody|anyone|anybody|most people)',
      '(?:that is|this is|you are|so|too|pretty|very) (?:so |really |super |pretty |very |just |kind of )?(?:vague|generic)',
      '(?:horoscopes?|zodiac signs?|star signs?) (?:are|is) (?:all |just |total |complete )*(?:rubbish|nonsense|fake|garbage|crap|a scam|silly|stupid|made up)',
      'i am (?:a )?(?:skeptic|skeptical|sceptic|sceptical)',
      'how (?:can|could|does|do) (?:the )?(?:planets|stars|astrology|rocks|a planet)(?: really| actually| even| possibly)? (?:affect|influence|know|work|cause)',
      'scientific(?:ally)?',
      '(?:load|bunch|pile|lot) of (?:rubbish|nonsense|crap|garbage|bull|bollocks|bs|rot|hooey)',
      'hoax|bollocks|bogus',
      '(?:do|does|am|can|will) not (?:really )?(?:buy|buying) (?:it|this|that|any|into)',
      'cold reading',
      'making (?:this|it|that|things|stuff) up',
      'prove (?:it|astrology)',
      'scam',
      'confirmation bias',
      'does astrology (?:really |actually |even )?work',
    ),
  },
  {
    of: 'joke',
    score: 7,
    maxWords: 12,
    pattern: phrases(
      '(?:tell|know|say|give) (?:me )?(?:a |an |any |another |some )?(?:good |astrology )?jokes?',
      'make me laugh',
      'something funny',
      '^(?:ha|haha|hahaha|lol|lmao|rofl|hehe|hihi)+(?: .{0,12})?$',
    ),
  },
  {
    of: 'low',
    score: 7.5,
    maxWords: 40,
    pattern: phrases(
      'i (?:am|feel|have been feeling|have been|was feeling) (?:so |really |very |just |a bit |kind of |pretty |quite |super |feeling |a little |still )*(?:sad|down|low|lonely|alone|awful|terrible|depressed|miserable|heartbroken|exhausted|tired|overwhelmed|lost|empty|hopeless|drained|burned out|burnt out|blue|crying|hurt|a mess|like crap|like shit|like furniture|like a failure|worthless|numb|unhappy|not ok|not okay|upset|crushed|devastated|bad|broken)',
      'feeling (?:so |really |very |a bit |kind of |a little )*(?:sad|down|low|lonely|alone|awful|terrible|depressed|blue|overwhelmed|lost|empty|bad|blah|meh)',
      '(?:got|been|was|were) (?:broken up with|dumped|fired|ghosted|laid off|rejected)',
      '(?:broke|breaking) up with me|left me|dumped me|ghosted me|cheated on me',
      '(?:bad|rough|terrible|awful|horrible|shitty|hard|tough) (?:day|week|night|month|year|time)\\b(?!.*\\?)',
      'i (?:can not|could not) stop crying',
      'everyone (?:is out|left|hates me)',
      'life (?:sucks|is hard)',
      'nobody (?:cares|likes me|understands)',
      'i miss (?:him|her|them|my)',
      'i feel like (?!.*\\?)',
    ),
  },
  {
    of: 'complaint',
    score: 6,
    maxWords: 24,
    pattern: phrases(
      '(?:this|that|it|you) (?:is|was|are) (?:so |really |totally |just |completely |pretty |not )*(?:useless|stupid|dumb|boring|annoying|bad|terrible|wrong|unhelpful|not (?:very |so |really |that )*(?:helpful|useful|good)|repetitive|confusing|ridiculous|garbage|trash|silly|rubbish|a joke|broken|lame|weird)',
      'you (?:already|just) (?:said|told)',
      '(?:stop|quit|keep|keeps) (?:repeating|saying|telling)',
      'the same (?:thing|answer)',
      '(?:not|did not) (?:what i asked|answer(?:ing)?(?: my)?(?: question)?|understand(?: me)?|my question|helpful|get it)',
      'you (?:do not|did not|never) (?:understand|listen|get|answer|get it|know)',
      'answer (?:my|the) question',
      'i (?:did not|do not) (?:ask|like|understand|get|follow)',
      'ma(?:kes|de|king) (?:no|zero) sense',
      '(?:does|did) not make (?:any |much )?sense',
      '(?:is|was|are|way|you talk|you write|answers?) (?:\\w+ )?too (?:long|short|complicated|vague|much)',
      '^too (?:long|short|complicated|vague|much)$',
      'i (?:hate|dislike) (?:this|you|that|it)',
      'that is (?:not (?:me|true|right|correct)|wrong|false|incorrect|nonsense)',
      'not (?:true|me|right|correct)(?: at all)?$',
      '^wrong',
      'waste of (?:time|money)',
      '(?:useless|stupid|dumb|bad|terrible|wrong|boring|awful|lame) (?:answer|reply|response|bot|advice)',
      '(?:fuck|screw) (?:you|this|off)',
      'shut up',
      'you suck',
      'repeating yourself',
      'same (?:thing|answer) (?:again|over)',
    ),
  },
  {
    of: 'compliment',
    score: 6,
    maxWords: 16,
    pattern: phrases(
      'you are (?:so |really |very |the |pretty |actually |quite |such a )*(?:good|great|amazing|awesome|best|funny|smart|wise|brilliant|cool|nice|kind|helpful|sweet|right|genius|incredible|scary|legend|treasure|gem)',
      '(?:this|that|it) (?:is|was) (?:so |really |very |super |pretty |quite |actually |scarily |scary |creepily |such )*(?:good|great|amazing|awesome|helpful|cool|accurate|true|me|brilliant|beautiful|useful|interesting|perfect|fun|nice|lovely|freaky|spooky)',
      '(?:i )?(?:love|like|adore) (?:this|it|that|you|talking to you|your)\\b(?!.*\\?)',
      '^(?:wow|amazing|awesome|brilliant|great answer|well said|impressive|good job|nice one|love it|smart|so true|accurate|perfect|fantastic|excellent|beautiful|incredible)\\b.{0,18}$',
      'so (?:accurate|true|me)',
      'well (?:said|put|done)',
      'you get me',
      'good (?:answer|point|job|bot)',
      'that (?:makes|made) (?:me feel better|my day)',
    ),
  },
  {
    of: 'thanks',
    score: 6.5,
    maxWords: 14,
    pattern: phrases(
      'thanks?',
      'thank you',
      'appreciate (?:it|that|you|this)',
      'grateful',
      'much obliged',
      'merci',
      'gracias',
      'danke',
      'obrigad[oa]',
      'grazie',
      'spasibo',
      'arigato',
    ),
  },
  {
    of: 'goodbye',
    score: 6,
    maxWords: 12,
    pattern: phrases(
      'bye(?: bye)?',
      'goodbye',
      'good night',
      'goodnight',
      'see (?:you|ya)(?: later| soon| tomorrow| T\\d)?',
      'talk (?:to you )?(?:later|soon|tomorrow|T\\d)',
      'ttyl',
      'have to (?:go|run|sleep)$',
      'head(?:ing)? (?:out|off)$',
      'i am (?:off|out|going to bed|leaving now)',
      'later$',
      'take care',
      'ciao',
      'gn',
      'have a (?:good|nice|great) (?:one|day|night|evening|weekend|T\\d)',
      'until next time',
      'cya',
      'that is all(?: for (?:now|today|T\\d))?',
      'going to (?:bed|sleep)',
    ),
  },
  {
    of: 'mood',
    score: 6,
    maxWords: 10,
    pattern: phrases(
      'how (?:are|is) (?:you|things|ya)(?: doing| feeling| today| T\\d)*',
      'how is (?:it going|life|everything|your day)',
      'how do you (?:do|feel)(?: today| T\\d)?',
      'what is up$',
      'what is up\\?',
      'whassup|wassup|sup|wazzup',
      'you (?:ok|good|alright)\\?',
      'how have you been',
      'how you doing',
    ),
  },
  {
    of: 'greeting',
    score: 5,
    maxWords: 7,
    pattern:
      /^(?:hi+|hey+|hello+|hiya|yo|heya|howdy|hola|bonjour|namaste|salut|hallo|ola|good (?:morning|evening|afternoon|day)|greetings|morning|evening|gm|hey there|hi there|hello there|dear baba|baba bliss|baba)(?:,? (?:there|baba|bliss|baba bliss|again|friend|you|everyone|dear|man|buddy|T\d|to you|my friend|i am back|im new here|ok))*[!.?, ]*$/,
  },
  {
    of: 'agreement',
    score: 4.5,
    maxWords: 7,
    pattern:
      /^(?:(?:ok|yes|sure|right|fine|cool|nice|good|great|alright|all right|got it|makes sense|that makes sense|i see|i know|true|agreed|exactly|indeed|fair(?: enough)?|deal|will do|interesting|hm+|mhm|ah|oh|aha|wow|noted|understood|perfect|sounds good|no comment|maybe|perhaps|i guess|i guess so|no|not really|totally|absolutely|definitely|for sure|of course|huh|lovely|i think so|guilty|ouch|touche|busted|yes please|please|done|i will|let us do it|works for me|that works|i do|it does|it is|i am|so so|kind of|sort of|sometimes|i suppose|could be|truly|bet|word|smart|really|oh my god)[,.! ]*)+\??$/,
  },
]

const besideNames = new Set<SocialOf>(['doubt', 'are-you-ai', 'goodbye', 'low', 'mood'])

function social(part: Part): ReturnType<Pattern> {
  const { text, wordCount } = part
  for (const { of, pattern, score, maxWords } of socialPhrases) {
    if (wordCount > maxWords || !pattern.test(text)) continue
    const isBeside = namesSomething(part) && !besideNames.has(of)
    return candidate(isBeside ? score - 3 : score, { kind: 'social', of })
  }
  return undefined
}
