import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./stand-ins/stand-in-schema.ts', './stand-ins/**/*-table.ts'],
  schemaFilter: ['stand_ins'],
  out: './stand-ins/migrations',
})
