import type { AnyFact } from '#sky/any-fact.ts'
import { calendarOf, requireGrounding } from '../grounding.ts'
import { createLifeCheck } from '../reader/life.ts'
import type { Brief, WriteOptions, WrittenText } from '../writer.ts'
import { Answer, createAnswerReader, Repair, readRepair } from './answer.ts'
import { Draft, type Slot } from './draft.ts'
import { type FinishedText, finishText, type TextLimits } from './finish.ts'
import { ModelUnavailable } from './language-model.ts'
import { type PlannedParagraph, planOf } from './plan.ts'
import type { Prompt } from './prompts/prompt.ts'
import { type FaultySentence, repairInput, repairPrompt } from './prompts/repair-1.ts'
import { factsFor, listedFact, namedTimes, textInput } from './prompts/text-input.ts'
import { createReviewer, type Reviewer } from './review.ts'
import type { ModelSession } from './session.ts'

export interface TimeLimit {
  /** By `performance.now()`. */
  end: number
  /** Milliseconds; with less left, no request is worth its cost. */
  least: number
}

export interface WriteTextParams extends Omit<WriteOptions, 'userId' | 'deadline'> {
  brief: Brief
  prompt: Prompt
  /** The embedded writer's text: the plan, and the source of replacements. */
  embedded: WrittenText
  session: ModelSession
  time: TimeLimit
}

export interface ModelText extends FinishedText {
  /** How many sentences of the model were checked. */
  checked: number
  /** Why the model did not finish. */
  failure?: string | undefined
}

/**
 * Writes a text with a model: every sentence is checked as it arrives, rejected ones are repaired in one
 * further request, and the embedded writer's stand for those that stay rejected.
 *
 * @throws ModelUnavailable when there was no answer at all
 */
export async function writeText(params: WriteTextParams): Promise<ModelText> {
  const { brief, embedded } = params
  const plan = planOf(embedded)
  const facts = factsFor(brief, plan)
  const { draft, reviewer, failure } = await readDraft(params, plan, facts)
  await repairDraft(params, draft, facts)
  const finished = finishText(draft.paragraphs, {
    plan: embedded,
    reviewer,
    limits: limitsOf(brief),
  })
  if (finished.text) requireGrounding(finished.text, brief.facts, calendarOf(brief))
  return { ...finished, checked: draft.checkedCount(), ...(failure && { failure }) }
}

// Entries of a calendar stand alone; one that is lost takes no other with it.
const entryLimits: TextLimits = { mostLost: 1, leastLength: 0.15, mostLength: 3 }
/** With more than a third of another writer, it is not the model's text any more. */
const textLimits: TextLimits = { mostLost: 1 / 3, leastLength: 0.55, mostLength: 2 }

const limitsOf = ({ kind }: Brief) => (kind === 'events' ? entryLimits : textLimits)

async function readDraft(
  { brief, prompt, session, signal, time, onSentence, onRestart }: WriteTextParams,
  plan: readonly PlannedParagraph[],
  facts: readonly AnyFact[],
): Promise<{ draft: Draft; reviewer: Reviewer; failure?: ModelUnavailable['reason'] }> {
  if (signal?.aborted) throw new ModelUnavailable('canceled')
  if (!isWorthwhile(time)) throw new ModelUnavailable('timeout')
  const { instructions } = prompt
  const start = () => {
    const reviewer = createReviewer({
      facts,
      instructions,
      recentlyUsed: readOrRejected(brief),
      isOfAnotherLife: createLifeCheck(lifeIn(brief)),
      mayNamePartner: brief.kind === 'synastry',
      ...calendarOf(brief),
    })
    const draft = new Draft(plan, reviewer)
    const reader = createAnswerReader((candidate, paragraph) => {
      const sentence = draft.add(candidate, paragraph)
      if (sentence) onSentence?.(sentence)
    })
    return { draft, reviewer, reader }
  }
  let reading = start()
  const asked = session.generate(
    {
      instructions,
      input: textInput(brief, plan),
      schema: { name: 'text', shape: Answer },
    },
    {
      signal,
      timeoutMs: msLeft(time),
      onText: (delta) => reading.reader.write(delta),
      onRestart: () => {
        reading = start()
        onRestart?.()
      },
    },
  )
  try {
    const reply = await asked
    reading.reader.end(reply.text)
  } catch (error) {
    if (!isCut(error) || reading.draft.checkedCount() === 0) throw error
    return { ...reading, failure: error.reason }
  }
  if (reading.draft.checkedCount() === 0) throw new ModelUnavailable('invalid answer')
  return reading
}

/** A reader who asks about two people is not addressed as a single. */
const lifeIn = ({ kind, about }: Brief) =>
  about && kind === 'synastry' ? { ...about, relationship: null } : about

const readOrRejected = ({ recentlyUsed }: Brief): readonly string[] => [
  ...(recentlyUsed?.sentences ?? []),
  ...(recentlyUsed?.rejected?.sentences ?? []),
]

const msLeft = ({ end }: TimeLimit) => end - performance.now()
const isWorthwhile = (time: TimeLimit) => msLeft(time) >= time.least

/** Whether the text that did arrive can be used like the start of a complete answer. */
const isCut = (error: unknown): error is ModelUnavailable =>
  error instanceof ModelUnavailable &&
  ['timeout', 'canceled', 'unreachable', 'server error'].includes(error.reason)

/** A failed repair costs no text: the embedded writer's sentences replace what was rejected. */
async function repairDraft(
  { session, signal, time, onSentence }: WriteTextParams,
  draft: Draft,
  facts: readonly AnyFact[],
) {
  const rejected = draft.rejected()
  if (rejected.length === 0 || isBeyondRepair(draft) || !isWorthwhile(time)) return
  try {
    const reply = await session.generate(
      {
        instructions: repairPrompt.instructions,
        input: repairInput(rejected.map((slot, index) => faultyOf(slot, index + 1, draft, facts))),
        schema: { name: 'repair', shape: Repair },
      },
      { signal, timeoutMs: msLeft(time) },
    )
    const repaired = readRepair(reply.text)
    for (const [index, slot] of rejected.entries()) {
      const candidate = repaired.get(index + 1)
      const sentence = candidate && draft.repair(slot, candidate)
      if (sentence) onSentence?.(sentence)
    }
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error
  }
}

/** A model that gets most of it wrong will not get it right the second time. */
const isBeyondRepair = (draft: Draft) => draft.rejected().length * 2 > draft.checkedCount()

function faultyOf(
  slot: Slot,
  number: number,
  draft: Draft,
  facts: readonly AnyFact[],
): FaultySentence {
  const { text, why = '' } = slot
  const named = namedTimes(draft.paragraphs.map(({ planned }) => planned))
  const paragraph = draft.paragraphs.find(({ slots }) => slots.includes(slot))
  const { slots = [], planned } = paragraph ?? {}
  const before = slots[slots.indexOf(slot) - 1]?.accepted?.text ?? ''
  const factsOf = (ids: readonly string[] = []) => facts.filter(({ id }) => ids.includes(id))
  const cited = factsOf(slot.facts)
  // A sentence that cites none of the listed facts must be about its paragraph.
  const given = cited.length > 0 ? cited : factsOf(planned?.facts)
  const listed = given.map((fact) => listedFact(fact, named))
  return { number, text, why, facts: listed, before }
}
