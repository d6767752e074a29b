import { lazy, Suspense } from 'react'
import type { FormDialogProps } from './FormDialog.tsx'

const load = () => import('./FormDialog.tsx')
const Loaded = lazy(async () => ({ default: (await load()).FormDialog }))

/** Fetches the forms' code ahead, when there is nothing better to do, so that a dialog opens at once. */
export function preloadForms(): void {
  const idle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200))
  idle(() => void load())
}

/** A form in a dialog; its code is not part of a table's first rows. */
export function FormDialog(props: FormDialogProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
