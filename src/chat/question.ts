import type { AspectPoint } from '#sky/aspects.ts'
import type { Body, Planet } from '#sky/bodies.ts'
import type { AspectName } from '#sky/chart.ts'
import type { LunationPhase } from '#sky/events.ts'
import type { Element, Quality } from '#sky/fact-base.ts'
import type { Sign } from '#sky/zodiac.ts'

/** The person whose chart a question is about. */
export type Owner = 'user' | 'partner'

/** A planet, the Ascendant, the Midheaven, or what only placements have (North Node, Chiron). */
export type Point = AspectPoint | Body

/** What a person wants to do. */
export const PURPOSES = [
  'money-talk', // a raise, a price, a loan
  'work', // an application, an interview, a launch, a presentation
  'love', // a date, a confession, a proposal
  'hard-talk', // a difficult conversation, an apology
  'travel',
  'start',
  'end',
  'rest',
  'study', // an exam, a course
  'move', // house or city
  'create',
] as const
export type Purpose = (typeof PURPOSES)[number]

export type LifeTheme =
  | 'self'
  | 'love'
  | 'work'
  | 'money'
  | 'home' // and family
  | 'friends'
  | 'mind' // learning, speaking
  | 'body' // daily habits; never a diagnosis
  | 'fear' // strain, what is hard
  | 'gift' // talent, luck
  | 'purpose' // direction of a life
  | 'creativity'
  | 'spirit'

/** Dates of the reader's calendar, both included. */
export interface Span {
  from: string
  to: string
  /** As an answer names it: "March", "next week", "the weekend of December 5". */
  words: string
}

/** 1 for Mondays to 7 for Sundays. */
export type DaysOfWeek = 'weekends' | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** An event of the sky, with what the person said of it. */
export interface EventPattern {
  of:
    | 'transit'
    | 'station'
    | 'retrograde'
    | 'ingress'
    | 'house-stay'
    | 'lunation'
    | 'eclipse'
    | 'return'
  body?: Planet
  natal?: AspectPoint
  aspect?: AspectName
  house?: number
  sign?: Sign
  phase?: LunationPhase
}

/** A statement of the person about a chart. */
export type Assertion =
  | { of: 'sign'; point: Point; sign: Sign; owner: Owner }
  | { of: 'house'; point: Point; house: number; owner: Owner }
  | { of: 'aspect'; a: AspectPoint; b: AspectPoint; aspect: AspectName; owner: Owner }
  | { of: 'retrograde'; body: Planet; isRetrograde: boolean; owner: Owner }
  /** In the sky now. */
  | { of: 'sky-sign'; body: Planet; sign: Sign }
  | { of: 'sky-motion'; body: Planet; isRetrograde: boolean }

export type Question =
  | { kind: 'where'; point: Point; owner: Owner; asked: 'sign' | 'house' | 'degree' | 'any' }
  /** "What do I have in Leo?", "anything in my 7th house?" */
  | { kind: 'what-in'; sign?: Sign; house?: number; owner: Owner }
  | { kind: 'aspect'; a: AspectPoint; b?: AspectPoint; aspect?: AspectName; owner: Owner }
  /** Which planets were retrograde at birth, or whether one was. */
  | { kind: 'retrogrades'; body?: Planet; owner: Owner }
  /** The ruler of the chart, of a house or of a sign. */
  | { kind: 'ruler'; of: 'chart' | 'mc' | { house: number } | { sign: Sign }; owner: Owner }
  /** "What if my birth time is wrong?" */
  | { kind: 'birth-time' }
  | { kind: 'balance'; of?: Element | Quality; owner: Owner }
  /** The strongest planet, the tightest aspect. */
  | { kind: 'strongest'; of: 'planet' | 'aspect' | 'chart'; owner: Owner }
  /** `isFate`: "does my chart make people leave?", "am I doomed to be alone?" */
  | { kind: 'theme'; theme: LifeTheme; owner: Owner; isFate?: true }
  /** What something means, in this chart where it is there: "what does a square mean", "what's my rising about". */
  | {
      kind: 'meaning'
      point?: Point
      sign?: Sign
      house?: number
      aspect?: AspectName
      owner: Owner
      /** "How strong is my Mars?" */
      asked?: 'strength'
    }
  /** About the person and the saved partner. */
  | { kind: 'together'; theme?: LifeTheme | 'conflict' | 'attraction' | 'overall' }
  /** Where a planet is now, and where in the chart; without a body all of them, or which of them are retrograde. */
  | { kind: 'sky-now'; body?: Planet; asked?: 'retrograde' }
  /** Where a planet is on another day. */
  | { kind: 'sky-then'; body: Planet; span: Span; asked?: 'motion' | 'direct' }
  /** Whether it is retrograde now; with the stations around. */
  | { kind: 'motion'; body: Planet; asked?: 'direct' }
  /** What happens on a day or in a span. `relief`: "When does it get easier?" */
  | { kind: 'what-happens'; span: Span; theme?: LifeTheme; asked?: 'relief' }
  | {
      kind: 'when'
      event: EventPattern
      /** `after-next`: the one after the next. */
      which: 'next' | 'after-next' | 'last' | 'begin' | 'end' | 'all'
      span?: Span
      /** When the person believes it is: "Mercury turns retrograde on January 3, right?" */
      claimed?: Span
      /** About an event that was named before: what house it is about, from when to when, how strong, whether to worry. */
      asked?: 'house' | 'length' | 'strength' | 'worry'
    }
  | {
      kind: 'window'
      purpose: Purpose
      span: Span
      wish: 'good' | 'avoid'
      hasOwnSpan: boolean
      only?: DaysOfWeek
    }
  | { kind: 'compare'; purpose?: Purpose; spans: [Span, Span] }
  | { kind: 'assertion'; claims: Assertion[]; then?: Question }
  /** About the answer before. */
  | { kind: 'why' }
  | {
      kind: 'other-one'
      /** The place of a day among those that were given, or one that was not given yet; else the other of two. */
      pick?: number | 'last' | 'new'
    }
  /** "You said Thursday, right?": `date` is the day of that name that an answer gave. */
  | { kind: 'said'; claimed: Span; date?: string }
  | { kind: 'another-span'; span: Span }
  | { kind: 'list' }
  /** "And if nothing happens?", "How sure are you?" */
  | { kind: 'if-not'; asked?: 'how-sure' }
  | { kind: 'bets' }
  | { kind: 'outcome'; isHit: boolean }
  | { kind: 'more' }
  /** About the conversation: "What did I ask you last month?", "What did you say about my job?" */
  | { kind: 'recall'; span?: Span; about?: Question }
  | {
      kind: 'social'
      of:
        | 'greeting'
        | 'thanks'
        | 'goodbye'
        | 'mood'
        | 'compliment'
        | 'complaint'
        | 'doubt'
        | 'are-you-ai'
        | 'abilities'
        | 'joke'
        | 'low'
        | 'agreement'
    }
  /** What astrology cannot tell. */
  | {
      kind: 'beyond'
      of:
        | 'health'
        | 'death'
        | 'pregnancy'
        | 'lottery'
        | 'court'
        | 'secrets'
        | 'investment'
        | 'lost-thing'
        | 'facts-of-the-world'
    }
  /** Two readings of what was said, the likelier first; `words` is what it was taken for. */
  | { kind: 'unclear'; words: string; readings: [Question, Question] }

export type QuestionKind = Question['kind']
export type QuestionOf<Kind extends QuestionKind> = Extract<Question, { kind: Kind }>
