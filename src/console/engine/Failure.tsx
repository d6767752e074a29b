import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** Error placeholder with a retry button. */
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
