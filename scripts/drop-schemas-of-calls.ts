import { type ESTree, type Plugin, Visitor } from 'vite'

const SCHEMAS_OF_CALL = ['params', 'query', 'body', 'reply', 'events']

/**
 * In the browser a call of the contract is its method and path: replies are not parsed again there. Without
 * its schemas, and with the unused ones marked as pure, pages that have no form load no zod (34 KB gzipped).
 */
export function dropSchemasOfCalls(): Plugin {
  return {
    name: 'drop-schemas-of-calls',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        const edits = findEdits(this.parse(code)).sort((a, b) => b.at - a.at)
        const text = edits.reduce(
          (text, { at, end = at, put }) => text.slice(0, at) + put + text.slice(end),
          code,
        )
        return { code: text, map: null, moduleSideEffects: false }
      },
    },
  }
}

interface Edit {
  at: number
  end?: number
  put: string
}

function findEdits(program: ESTree.Program): Edit[] {
  const edits: Edit[] = []
  new Visitor({
    ObjectExpression(node) {
      edits.push(...dropSchemas(node))
    },
    VariableDeclarator({ init }) {
      if (init?.type === 'CallExpression') edits.push(...markAsPure(init))
    },
  }).visit(program)
  return edits
}

function dropSchemas({ properties }: ESTree.ObjectExpression): Edit[] {
  const named = properties.filter((property) => property.type === 'Property')
  const find = (name: string) => named.filter(({ key }) => 'name' in key && key.name === name)
  if (!find('path').length) return []
  return SCHEMAS_OF_CALL.flatMap((name) =>
    find(name).map(({ start, end }) => ({ at: start, end, put: `${name}: undefined` })),
  )
}

/** A comment marks one call; the function around it marks those in its arguments too. */
function markAsPure({ start, end }: ESTree.CallExpression): Edit[] {
  return [
    { at: start, put: '/* @__PURE__ */ (() => ' },
    { at: end, put: ')()' },
  ]
}
