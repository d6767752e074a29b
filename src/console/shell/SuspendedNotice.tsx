import { brand } from '../../../generated/shell.ts'
import { Banner } from '../ui/Banner.tsx'

/** Tells the members of a bot that the platform has suspended it, above every page. */
export function SuspendedNotice({ reason }: { reason: string }) {
  return (
    <div className="shell-notice">
      <Banner tone="danger" role="status">
        Este chatbot está suspendido: {reason.replace(/[.\s]+$/, '')}. Escribe a{' '}
        <a href={`mailto:${brand.support}`}>{brand.support}</a>.
      </Banner>
    </div>
  )
}
