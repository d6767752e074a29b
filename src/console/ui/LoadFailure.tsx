import { messageOf } from '../api/errors.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** Error placeholder for content that could not be loaded, with a retry button. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState icon="alert-circle" title={messageOf(error)}>
        <Button icon="refresh" onClick={onRetry}>
          Reintentar
        </Button>
      </EmptyState>
    </div>
  )
}
