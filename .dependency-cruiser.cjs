/** Keeps the picture of ARCHITECTURE.md: a file imports from its own folder, from below, or along a drawn arrow. */
const folders = {
  contract: ['durations.ts'],
  drawings: [],
  sky: [],
  lore: ['sky'],
  mail: ['drawings/colors.ts'],
  identity: ['mail', 'time-zone.ts'],
  places: [],
  billing: ['identity', 'mail'],
  birth: ['sky', 'places', 'identity'],
  writer: ['sky', 'lore', 'identity'],
  readings: ['sky', 'lore', 'identity', 'billing', 'places', 'birth', 'writer'],
  horoscopes: ['sky', 'lore', 'identity', 'billing', 'places', 'birth', 'writer'],
  calendar: ['sky', 'lore', 'identity', 'billing', 'places', 'birth', 'horoscopes', 'writer'],
  chat: [
    'sky',
    'lore',
    'identity',
    'billing',
    'places',
    'birth',
    'readings',
    'horoscopes',
    'writer',
  ],
  contact: ['identity', 'mail', 'chat'],
  dating: ['identity', 'mail'],
  account: [
    'identity',
    'mail',
    'billing',
    'birth',
    'readings',
    'horoscopes',
    'calendar',
    'chat',
    'contact',
    'dating',
    'writer',
    'export',
  ],
  feedback: ['identity', 'readings', 'horoscopes', 'chat', 'writer'],
  admin: ['sky', 'lore', 'identity', 'mail', 'contact', 'writer'],
  export: [
    'drawings',
    'identity',
    'mail',
    'billing',
    'birth',
    'readings',
    'horoscopes',
    'calendar',
    'chat',
    'contact',
    'dating',
    'writer',
    'admin',
  ],
  web: ['durations.ts', 'drawings'],
}
const serverGround = [
  'contract',
  'body-limit.ts',
  'config.ts',
  'content-security-policy.ts',
  'database.ts',
  'database-outage.ts',
  'errors.ts',
  'log.ts',
  'durations.ts',
  'jobs.ts',
  'rate-limit.ts',
  'rate-limits-table.ts',
  'serve.ts',
  'shared-rate-limit.ts',
  'file-answer.ts',
  'turns.ts',
  'storable-text.ts',
]

/** Inside web: parts that every screen may use, and the parts below them that each may use itself. */
const webParts = {
  ui: [],
  drawings: [],
  wheel: ['drawings'],
  session: ['ui'],
  layout: ['ui', 'drawings', 'session'],
  pending: [],
  waitlist: ['session', 'ui'],
  birth: ['ui', 'session'],
  'written-text': ['wheel', 'ui'],
  'about-you': ['ui', 'written-text'],
  share: ['ui', 'wheel'],
  'first-chart': ['birth', 'drawings', 'pending', 'session', 'ui', 'wheel', 'written-text'],
}

const allowed = (folder, arrows) => {
  const isPure = ['contract', 'drawings', 'sky', 'lore', 'web'].includes(folder)
  const ground = isPure ? (['web', 'drawings'].includes(folder) ? ['contract'] : []) : serverGround
  return [folder, ...arrows, ...ground].map((name) => name.replace('.', '\\.')).join('|')
}

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphan',
      severity: 'error',
      from: { orphan: true, path: '^(src|stand-ins)/', pathNot: '\\.d\\.ts$' },
      to: {},
    },
    {
      name: 'contract-imports-only-zod',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'sky-and-lore-are-pure',
      severity: 'error',
      from: { path: '^src/(sky|lore)/', pathNot: '\\.test\\.ts$|/testdata/' },
      to: { path: 'node_modules', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sky-and-lore-do-no-io',
      severity: 'error',
      from: { path: '^src/(sky|lore)/', pathNot: '\\.test\\.ts$|/testdata/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'stand-ins-are-plugged-in-by-main',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(main\\.ts|testing/)|\\.test\\.ts$' },
      to: { path: '^stand-ins/' },
    },
    {
      name: 'the-product-knows-no-tests',
      severity: 'error',
      from: {
        path: '^(src|stand-ins)/',
        pathNot: '/testing/|/testdata/|\\.(test|contract)\\.tsx?$',
      },
      to: { path: '/testing/|\\.(test|contract)\\.tsx?$' },
    },
    {
      name: 'the-server-runs-without-dev-dependencies',
      severity: 'error',
      from: {
        path: '^(src|stand-ins)/',
        pathNot: '^src/web/|/testing/|/testdata/|\\.(test|contract)\\.tsx?$|\\.d\\.ts$',
      },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'picture-stand-ins',
      severity: 'error',
      from: { path: '^stand-ins/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/',
        pathNot: `^src/(${allowed('mail', ['identity', 'drawings/colors.ts'])})(/|$)`,
      },
    },
    {
      name: 'features-do-not-know-how-the-process-lives',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: '^src/(server|testing)/|\\.test\\.tsx?$' },
      to: { path: '^src/server/' },
    },
    {
      name: 'screens-do-not-import-each-other',
      comment: 'a screen that needs several subjects is composed in web/pages or web/root.tsx',
      severity: 'error',
      from: { path: '^src/web/([^/]+)/', pathNot: '^src/web/pages/|/testing/|\\.test\\.tsx?$' },
      to: { path: '^src/web/[^/]+/', pathNot: `^src/web/($1|${Object.keys(webParts).join('|')})/` },
    },
    ...Object.entries(webParts).map(([part, below]) => ({
      name: `web-parts-${part}`,
      severity: 'error',
      from: { path: `^src/web/${part}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/[^/]+/', pathNot: `^src/web/(${[part, ...below].join('|')})/` },
    })),
    ...Object.entries(folders).map(([folder, arrows]) => ({
      name: `picture-${folder}`,
      comment: `${folder} may import ${allowed(folder, arrows).replaceAll('|', ', ')}`,
      severity: 'error',
      from: { path: `^src/${folder}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/', pathNot: `^src/(${allowed(folder, arrows)})(/|$)` },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node'],
    },
    exclude: { path: '^(build|data|\\.react-router)/|node_modules/\\.cache' },
  },
}
