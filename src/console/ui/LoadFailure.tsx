import { messageOf } from '../api/errors.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** Stands where something could not be loaded, with the way to try again. */
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
