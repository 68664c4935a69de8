import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/*/*-table.ts',
    './src/*/*-tables.ts',
    './src/stand-ins/stand-in-schema.ts',
    './src/stand-ins/*/*-table.ts',
  ],
  schemaFilter: ['public', 'identity', 'stand_ins'],
  out: './migrations',
})
