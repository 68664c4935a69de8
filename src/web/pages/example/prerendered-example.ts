/** The example as HTML, in the build's page alone; browsers load its scripts when it comes near the window. */
export const prerenderedExample: string = import.meta.env.SSR
  ? (await import('./render-example.tsx')).renderExample()
  : ''
