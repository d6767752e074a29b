import { lazy, Suspense } from 'react'
import { Popover } from '../views/Popover.tsx'

const OptionsWindow = lazy(() => import('./OptionsWindow.tsx'))

/** How the list looks, and what its marks mean. */
export function ListOptions() {
  return (
    <Popover label="Opciones de la lista" icon="tune">
      {() => (
        <Suspense>
          <OptionsWindow />
        </Suspense>
      )}
    </Popover>
  )
}
