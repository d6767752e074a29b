import './loading-screen.css'
import { Mark } from '../ui/Logo.tsx'
import { Spinner } from '../ui/Spinner.tsx'

/** Shown while the session is being checked. */
export function LoadingScreen() {
  return (
    <div className="loading-screen">
      <Mark size={56} />
      <Spinner label="Cargando…" />
    </div>
  )
}
