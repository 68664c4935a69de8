/** The look of one of several tabs, underlined in gold while its content shows. */
export const tabClass =
  'min-h-12 border-b-2 border-transparent font-medium text-muted -outline-offset-2 hover:text-ink data-[state=active]:border-gold data-[state=active]:text-ink'
