import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// While developing, the pages come from here and the calls go to the server beside it.
const server = process.env.API_URL

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  server: server ? { proxy: { '/api': server, '/dev': server } } : {},
})
