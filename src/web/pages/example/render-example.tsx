import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { createServices, ServicesContext } from '#web/services.ts'
import Example from './Example.tsx'

/** The example as HTML, outside of any page. */
export function renderExample(): string {
  const services = createServices()
  return renderToStaticMarkup(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <MemoryRouter>
          <Example />
        </MemoryRouter>
      </QueryClientProvider>
    </ServicesContext>,
  )
}
