import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface Props {
  hasMore: boolean
  isLoading: boolean
  error?: string | undefined
  label: string
  whileLoading: string
  onPress(): void
}

/** Loads the next page of a list. While it loads, the button keeps the focus and does nothing. */
export function ShowMore({ hasMore, isLoading, error, label, whileLoading, onPress }: Props) {
  return (
    <>
      {error && (
        <div className="mt-6">
          <Notice>{error}</Notice>
        </div>
      )}
      {hasMore && (
        <Button
          look="outline"
          className="mt-6"
          aria-disabled={isLoading || undefined}
          onClick={() => !isLoading && onPress()}
        >
          {isLoading ? whileLoading : label}
        </Button>
      )}
    </>
  )
}
