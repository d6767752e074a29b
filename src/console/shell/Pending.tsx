import './pending.css'
import { Icon } from '../ui/Icon.tsx'
import type { PageProps } from '../ui/PageFrame.tsx'
import { PageFrame } from '../ui/PageFrame.tsx'

/** A page that isn't built yet: its frame, and what it will be for. Nothing here pretends to work. */
export function Pending({ screen }: PageProps) {
  const { title, help, danger, warning, tabs, body } = screen
  return (
    <PageFrame title={title} help={help} danger={danger} warning={warning} tabs={tabs}>
      <section className="pending" aria-label="En construcción">
        <span className="pending-mark">
          <Icon name="hammer" size={30} />
        </span>
        <h2>En construcción</h2>
        <p>{body.kind === 'pending' ? body.text : 'Esta sección todavía no está disponible.'}</p>
      </section>
    </PageFrame>
  )
}
