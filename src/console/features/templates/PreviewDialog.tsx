import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { ManagerLink } from './ManagerLink.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import type { Template } from './types.ts'

/** A template of the list as its customers see it, and where it is changed. */
export default function PreviewDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const { name, obstacle, reason, synced_at } = template
  return (
    <Dialog open title={name} width={460} onClose={onClose}>
      {obstacle && <Banner tone="warning">{[reason && `${reason}.`, obstacle].filter(Boolean).join(' ')}</Banner>}
      <TemplatePreview template={template} values={{}} />
      <p className="soft">
        La consultamos el {formatDateTime(synced_at)}. Para cambiarla, ábrela en <ManagerLink />.
      </p>
    </Dialog>
  )
}
