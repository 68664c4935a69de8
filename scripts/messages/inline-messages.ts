import { type ESTree, type Plugin, Visitor } from 'vite'
import { messages } from '../../src/contract/messages.ts'

/**
 * In the browser, a script has the messages that it shows and no others: where it names one, its text is put. Otherwise
 * every page loads those of all pages, 4 KB compressed.
 */
export function inlineMessages(): Plugin {
  return {
    name: 'inline-messages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/(web|contract)\/.*\.tsx?$/, code: /\/messages\.ts['"]/ },
      handler(code) {
        return { code: inlineIn(code, this.parse(code)), map: null }
      },
    },
  }
}

/** What messages call. */
const HELPER = /\baboutSoLong\(/
const IMPORT_HELPER = "import { aboutSoLong } from '#contract/about-so-long.ts';\n"

export function inlineIn(code: string, program: ESTree.Program): string {
  const edits = findEdits(program).sort((a, b) => b.start - a.start)
  const text = edits.reduce(
    (text, { start, end, put }) => text.slice(0, start) + put + text.slice(end),
    code,
  )
  return edits.some(({ put }) => HELPER.test(put)) ? IMPORT_HELPER + text : text
}

interface Edit {
  start: number
  end: number
  put: string
}

/** The part of a value that the code reads: all of it, or some of its properties. */
type Read = 'all' | Map<string, Read>

function findEdits(program: ESTree.Program): Edit[] {
  const edits = new Map<number, Edit>()
  const replace = (chain: Chain, read: Read) => {
    const { root, members } = chain
    if (root !== 'messages' || edits.has(chain.start)) return
    const { value, length } = follow(members.map(({ name }) => name))
    // Whatever follows a string is a method.
    const end = members[length - 1]?.end ?? chain.end
    edits.set(chain.start, { start: chain.start, end, put: `(${literal(value, read)})` })
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      const chain = init && chainOf(init)
      if (chain) replace(chain, readBy(id, program))
    },
    MemberExpression(node) {
      const chain = chainOf(node)
      if (chain && isMessage(chain)) replace(chain, 'all')
    },
  }).visit(program)
  return [...edits.values()]
}

/** `root.name.name`. */
interface Chain {
  root: string
  start: number
  end: number
  members: { name: string; end: number }[]
}

function chainOf(node: ESTree.Node): Chain | undefined {
  if (node.type === 'Identifier') {
    const { name: root, start, end } = node
    return { root, start, end, members: [] }
  }
  if (node.type !== 'MemberExpression' || node.computed) return undefined
  const before = chainOf(node.object)
  if (!before || node.property.type !== 'Identifier') return undefined
  const { name } = node.property
  return { ...before, members: [...before.members, { name, end: node.end }] }
}

/** Something else may have that name. */
const isMessage = ({ members: [first] }: Chain) => first !== undefined && first.name in messages

/** The value at a path, and how much of the path leads there. */
function follow(path: string[]): { value: unknown; length: number } {
  let value: unknown = messages
  for (const [length, name] of path.entries()) {
    if (!isObject(value) || !(name in value)) return { value, length }
    value = value[name]
  }
  return { value, length: path.length }
}

/** What a module reads through the names that a declaration gives. */
function readBy(pattern: ESTree.Node, program: ESTree.Program): Read {
  if (pattern.type === 'Identifier') return readThrough(pattern.name, program)
  if (pattern.type !== 'ObjectPattern') return 'all'
  const read = new Map<string, Read>()
  for (const property of pattern.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return 'all'
    read.set(property.key.name, readBy(property.value, program))
  }
  return read
}

interface Reading {
  path: string[]
  read: Read
}

function readThrough(name: string, program: ESTree.Program): Read {
  const readings = new Map<number, Reading>()
  const mentions = new Set<number>()
  const keys = new Set<number>()
  const add = (node: ESTree.Node, read: () => Read) => {
    const chain = chainOf(node)
    // The longest chain comes first.
    if (chain?.root !== name || readings.has(chain.start)) return
    readings.set(chain.start, { path: chain.members.map((member) => member.name), read: read() })
  }
  new Visitor({
    Identifier(node) {
      if (node.name === name) mentions.add(node.start)
    },
    Property({ key, shorthand }) {
      if (!shorthand) keys.add(key.start)
    },
    VariableDeclarator({ id, init }) {
      const isSame = id.type === 'Identifier' && id.name === name
      if (init && !isSame) add(init, () => readBy(id, program))
    },
    MemberExpression(node) {
      add(node, () => 'all')
      if (!node.computed) keys.add(node.property.start)
    },
  }).visit(program)
  // Beside its declaration, it is mentioned elsewhere: as a whole, or as another thing of that name.
  if (mentions.difference(keys).size !== readings.size + 1) return 'all'
  return treeOf([...readings.values()])
}

function treeOf(readings: Reading[]): Read {
  const whole = readings.filter(({ path }) => path.length === 0).map(({ read }) => read)
  if (whole.includes('all')) return 'all'
  const tree = new Map<string, Read>()
  const below = [
    ...readings.filter(({ path }) => path.length > 0),
    ...whole.flatMap((read) =>
      read === 'all' ? [] : [...read].map(([name, one]) => ({ path: [name], read: one })),
    ),
  ]
  for (const name of new Set(below.map(({ path: [first = ''] }) => first))) {
    const rests = below.filter(({ path: [first] }) => first === name)
    tree.set(name, treeOf(rests.map(({ path, read }) => ({ path: path.slice(1), read }))))
  }
  return tree
}

function literal(value: unknown, read: Read): string {
  if (typeof value === 'function') return movable(String(value))
  if (!isObject(value) || Array.isArray(value)) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([name]) => read === 'all' || read.has(name))
  const parts = entries.map(([name, one]) => {
    const within = read === 'all' ? 'all' : (read.get(name) ?? 'all')
    return `${JSON.stringify(name)}: ${literal(one, within)}`
  })
  return `{ ${parts.join(', ')} }`
}

/** A message that calls another function of its module cannot stand elsewhere. */
function movable(source: string): string {
  if (/\w\(/.test(source.replace(HELPER, '')))
    throw new Error(`It calls more than aboutSoLong: ${source}`)
  return source
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
