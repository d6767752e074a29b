import './pending.css'
import { Icon } from '../ui/Icon.tsx'
import type { PageProps } from '../ui/PageFrame.tsx'
import { PageFrame } from '../ui/PageFrame.tsx'

/** Placeholder for a page that is not built yet: its frame and a description. */
export function NotBuiltPage({ screen }: PageProps) {
  const { title, help, danger, warning, tabs, body } = screen
  return (
    <PageFrame title={title} help={help} danger={danger} warning={warning} tabs={tabs}>
      <section className="pending" aria-label="En construcción">
        <span className="pending-mark">
          <Icon name="hammer" size={30} />
        </span>
        <h2>En construcción</h2>
        <p>{body.kind === 'pending' ? body.text : 'Estamos preparando esta sección.'}</p>
      </section>
    </PageFrame>
  )
}
