import { PageHeading } from '#web/layout/PageHeading.tsx'

export function RelationshipsTab() {
  return (
    <>
      <PageHeading>Relationships</PageHeading>
      <p className="mt-4 max-w-prose font-serif text-lg text-muted">
        Readings for two are not open yet; they will be written from both of your charts.
      </p>
    </>
  )
}
