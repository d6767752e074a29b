import { lazy, Suspense } from 'react'
import { whenIdle } from '../../api/idle.ts'
import type { FormDialogProps } from './FormDialog.tsx'

const load = () => import('./FormDialog.tsx')
const Loaded = lazy(async () => ({ default: (await load()).FormDialog }))

/** Preloads the forms' code when the browser is idle, so that dialogs open immediately. */
export function preloadForms(): void {
  whenIdle(() => void load())
}

/** A form in a dialog, loaded lazily so that its code does not delay a table's first rows. */
export function FormDialog(props: FormDialogProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
