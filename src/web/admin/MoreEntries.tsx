import { errorMessage } from '#web/api-error.ts'
import { ShowMore } from '#web/ui/ShowMore.tsx'

interface Props {
  /** The query of a list, page by page. */
  pages: {
    error: Error | null
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage(): void
  }
  failed: string
}

export function MoreEntries({ pages, failed }: Props) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages
  return (
    <ShowMore
      hasMore={hasNextPage}
      isLoading={isFetchingNextPage}
      error={isFetchNextPageError ? errorMessage(error, failed) : undefined}
      label="Show More"
      whileLoading="Loading…"
      onPress={fetchNextPage}
    />
  )
}
