import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/*/*-table.ts',
    './src/*/*-tables.ts',
    './stand-ins/stand-in-schema.ts',
    './stand-ins/*/*-table.ts',
  ],
  schemaFilter: ['public', 'identity', 'stand_ins'],
  out: './migrations',
})
