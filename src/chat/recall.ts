import type { Database, Transaction } from '#database.ts'
import type { EarlierBet, Turn } from './answer.ts'
import { careFor } from './care/care-for.ts'
import { recognizeCrisis } from './care/recognize-crisis.ts'
import {
  type RecalledMessage,
  recallBets,
  recallMemories,
  recallMessages,
  type StoredMessage,
} from './chat-messages-table.ts'
import { MAX_EARLIER_ANSWERS, type PastQuestion, questionsOf } from './subjects.ts'

const MAX_TURNS = 20
/** Counts questions and answers together; an ordinary turn has about 800. */
const MAX_CHARACTERS = 40_000
const MAX_BETS = 50

/** What the conversation keeps of the turns before the last ones: no text. */
export interface Earlier {
  bets: EarlierBet[]
  wordings: string[]
  questions: PastQuestion[]
  /** Whether there are still earlier questions, which are not recalled. */
  isCut?: boolean
}

/** What a conversation remembers. */
export interface Recalled {
  /** The last ones, oldest first. */
  turns: Turn[]
  /** From the turns before them, oldest first. */
  earlier: Earlier
}

/** What was said before a question. */
export async function recall(
  db: Database,
  { userId, position }: Pick<StoredMessage, 'userId' | 'position'>,
): Promise<Recalled> {
  const window = await recallWindow(db, { userId, position })
  const before = window.at(-1)?.position ?? position
  const bets = await recallBets(db, userId, { before, limit: MAX_BETS })
  const limit = MAX_EARLIER_ANSWERS + 1
  const found = await recallMemories(db, userId, { before, limit })
  const memories = found.slice(-MAX_EARLIER_ANSWERS)
  return {
    turns: turnsOf(window),
    earlier: {
      bets: bets.slice(-MAX_BETS),
      wordings: memories.flatMap(({ wordings }) => wordings),
      questions: memories.flatMap((memory) => questionsOf(memory, memory.at.toISOString())),
      isCut: found.length > memories.length,
    },
  }
}

/** Whether a new message is answered with care. */
export async function needsCare(
  tx: Transaction,
  { userId, message }: { userId: string; message: string },
): Promise<boolean> {
  const window = await recallWindow(tx, { userId, position: Number.MAX_SAFE_INTEGER })
  return careFor({ message, turns: turnsOf(window) }) !== undefined
}

/** Newest first. */
async function recallWindow(
  db: Database | Transaction,
  { userId, position }: Pick<StoredMessage, 'userId' | 'position'>,
): Promise<PlacedTurn[]> {
  const recent = await recallMessages(db, userId, { before: position, limit: 2 * MAX_TURNS })
  return withinBudget(toTurns(recent))
}

const turnsOf = (window: PlacedTurn[]) => markCare(window.map(({ turn }) => turn).reverse())

interface PlacedTurn {
  /** The position of its question. */
  position: number
  turn: Turn
}

/** Pairs each answer with its question, newest first. */
function toTurns(newestFirst: RecalledMessage[]): PlacedTurn[] {
  return newestFirst.flatMap((answer, index) => {
    const question = newestFirst[index + 1]
    if (answer.role !== 'assistant' || question?.role !== 'user') return []
    if (!isSaid(answer) && !recognizeCrisis(question.content)) return []
    const { content, isCare, memory } = answer
    const turn: Turn = {
      question: question.content,
      answer: content,
      at: question.createdAt.toISOString(),
      isCare,
      ...(memory && { memory }),
    }
    return [{ position: question.position, turn }]
  })
}

/** An answer that failed said nothing. */
const isSaid = ({ status }: RecalledMessage) => status === 'done' || status === 'stopped'

/** A crisis is one whatever became of its answer: it may have been stopped, or have failed. */
function markCare(oldestFirst: Turn[]): Turn[] {
  const turns: Turn[] = []
  for (const turn of oldestFirst) {
    const isCare = turn.isCare || careFor({ message: turn.question, turns }) !== undefined
    turns.push({ ...turn, isCare })
  }
  return turns
}

function withinBudget(newestFirst: PlacedTurn[]): PlacedTurn[] {
  let characters = 0
  const isWithin = ({ turn: { question, answer } }: PlacedTurn) => {
    characters += question.length + answer.length
    return characters <= MAX_CHARACTERS
  }
  const end = newestFirst.findIndex((placed) => !isWithin(placed))
  return end === -1 ? newestFirst : newestFirst.slice(0, end)
}
