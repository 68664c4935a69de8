import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/**/*-table.ts', './src/**/*-tables.ts'],
  schemaFilter: ['public', 'identity'],
  out: './migrations',
})
