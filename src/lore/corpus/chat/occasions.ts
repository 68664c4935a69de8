/** What a person has called the thing that they plan, so that an answer can call it the same. */
export interface Occasion {
  /** After "for": "the interview". */
  name: string
  /** In a list, as an imperative. */
  item: string
  /** It is a letter or a text, and nobody meets. */
  isWritten?: true
}

interface NamedOccasion extends Occasion {
  pattern: RegExp
}

const people =
  'mom|mother|dad|father|parents|sister|brother|son|daughter|roommate|landlord|boss|manager|boyfriend|girlfriend|husband|wife|partner|best friend|friend|coworker|neighbor|ex'

/** "the talk with your mom"; for whom there is a talk to be had. */
const talks = people.split('|').map(
  (person): NamedOccasion => ({
    pattern: new RegExp(`\\b(?:my|our) ${person}\\b`, 'i'),
    name: `the talk with your ${person}`,
    item: `talk to your ${person}`,
  }),
)

/** By purpose; the first that fits counts. */
export const occasions: Readonly<Record<string, readonly NamedOccasion[]>> = {
  'money-talk': [
    {
      pattern: /\b(?:raise|pay rise)\b/i,
      name: 'the talk about your raise',
      item: 'ask for the raise',
    },
    {
      pattern: /\b(?:salary|pay)\b/i,
      name: 'the talk about your pay',
      item: 'have the talk about pay',
    },
    { pattern: /\bloan\b/i, name: 'the talk about the loan', item: 'ask about the loan' },
    {
      pattern: /\bmy (?:rates?|prices?|fees?)\b/i,
      name: 'the talk about your price',
      item: 'name your price',
    },
  ],
  work: [
    { pattern: /\binterview/i, name: 'the interview', item: 'have the interview' },
    {
      pattern: /\b(?:presentation|present)\b/i,
      name: 'the presentation',
      item: 'give the presentation',
    },
    { pattern: /\bpitch/i, name: 'the pitch', item: 'make the pitch' },
    { pattern: /\bspeech\b/i, name: 'the speech', item: 'give the speech' },
    { pattern: /\bpromot(?:ion|ed)\b/i, name: 'the promotion', item: 'bring up the promotion' },
    { pattern: /\blaunch/i, name: 'the launch', item: 'launch it' },
    { pattern: /\b(?:appl(?:y|ying|ication)|resume)\b/i, name: 'the application', item: 'apply' },
    { pattern: /\b(?:performance )?review\b/i, name: 'the review', item: 'have the review' },
    { pattern: /\bcontract\b/i, name: 'the contract', item: 'sign the contract' },
  ],
  love: [
    { pattern: /\bpropos(?:e|al|ing)\b/i, name: 'the proposal', item: 'propose' },
    { pattern: /\b(?:wedding|get married|marry)\b/i, name: 'the wedding', item: 'get married' },
    { pattern: /\bfirst date\b/i, name: 'a first date', item: 'have the first date' },
    { pattern: /\bask\b.{1,20}\bout\b/i, name: 'asking them out', item: 'ask them out' },
  ],
  'hard-talk': [
    { pattern: /\bapolog/i, name: 'the apology', item: 'apologize' },
    {
      pattern:
        /\b(?:write|text|message|email|reply)\b (?:back )?(?:to )?(?:her|him|them|my (?:\w+ )?\w+)\b/i,
      name: 'the message',
      item: 'send the message',
      isWritten: true,
    },
    ...talks,
  ],
  travel: [
    { pattern: /\bflights?\b/i, name: 'the flight', item: 'fly' },
    { pattern: /\broad ?trip\b/i, name: 'the road trip', item: 'go on the road trip' },
    { pattern: /\bhoneymoon\b/i, name: 'the honeymoon', item: 'go on the honeymoon' },
    { pattern: /\bvacation\b/i, name: 'the vacation', item: 'go on vacation' },
  ],
  start: [
    {
      pattern: /\b(?:business|company|shop|store)\b/i,
      name: 'the business',
      item: 'open for business',
    },
    { pattern: /\bnew job\b/i, name: 'the new job', item: 'start the new job' },
    { pattern: /\b(?:diet|eating better)\b/i, name: 'the diet', item: 'start the diet' },
    { pattern: /\b(?:run|running|jogging)\b/i, name: 'the running', item: 'start running' },
    {
      pattern: /\b(?:gym|work(?:ing)? ?out|training)\b/i,
      name: 'the training',
      item: 'start training',
    },
    { pattern: /\bproject\b/i, name: 'the project', item: 'start the project' },
  ],
  end: [
    { pattern: /\bbreak(?:ing)? ?up\b/i, name: 'the breakup', item: 'break up' },
    {
      pattern: /\b(?:quit|resign|give notice|leave my job)/i,
      name: 'giving notice',
      item: 'give notice',
    },
  ],
  study: [
    { pattern: /\b(?:exam|finals?)\b/i, name: 'the exam', item: 'take the exam' },
    { pattern: /\b(?:driving )?test\b/i, name: 'the test', item: 'take the test' },
    { pattern: /\b(?:course|class)\b/i, name: 'the course', item: 'start the course' },
    { pattern: /\bthesis\b/i, name: 'the thesis', item: 'work on the thesis' },
  ],
  move: [
    { pattern: /\b(?:sign\b.{0,12}\b)?lease\b/i, name: 'the lease', item: 'sign the lease' },
    { pattern: /\bmov(?:e|ing)\b/i, name: 'the move', item: 'move' },
    {
      pattern: /\bbuy\b.{0,20}\b(?:house|apartment|place|home)\b/i,
      name: 'the purchase',
      item: 'sign for the place',
    },
  ],
  create: [
    { pattern: /\bpaint(?:ing)?\b/i, name: 'painting', item: 'paint' },
    { pattern: /\b(?:writ(?:e|ing)|novel|poems?|screenplay)\b/i, name: 'writing', item: 'write' },
    { pattern: /\b(?:songs?|music|album)\b/i, name: 'making music', item: 'make music' },
    { pattern: /\b(?:photos?|photography|shoot)\b/i, name: 'taking photos', item: 'take photos' },
  ],
}
