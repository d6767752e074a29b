import { lazy, Suspense, useState } from 'react'
import type { Row } from '../../engine/fields/kinds.ts'
import { IconButton } from '../../ui/Button.tsx'
import type { Template } from './types.ts'

const PreviewDialog = lazy(() => import('./PreviewDialog.tsx'))

/** Shows a template of the list as its customers see it. */
export function PreviewButton({ row }: { row: Row }) {
  const [isOpen, setOpen] = useState(false)
  const template = row as Row & Template
  return (
    <>
      <IconButton icon="eye" label={`Ver ${template.name}`} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <PreviewDialog template={template} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
