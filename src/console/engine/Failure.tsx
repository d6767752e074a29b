import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** Something could not be read: why, and the way to try again. */
export function Failure({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  return (
    <div role="alert">
      <EmptyState icon="alert-circle" title={text}>
        <Button icon="refresh" onClick={() => void onRetry()}>
          Reintentar
        </Button>
      </EmptyState>
    </div>
  )
}
