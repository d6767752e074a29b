import { Link } from 'react-router-dom'
import type { UnavailableActionProps } from '../../../engine/override.ts'
import { mayOpen, useSession } from '../../../session/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { editorUrl } from '../editor-url.ts'
import type { ResponseUse } from '../types.ts'

interface InUseDialogProps {
  name: string
  uses: readonly ResponseUse[]
  /** name of the target in the text */
  to?: string
  onClose: () => void
}

/** Explains why something cannot be deleted: lists the responses that lead to it, with links. */
export function InUseDialog({ name, uses, to = 'ella', onClose }: InUseDialogProps) {
  const session = useSession()
  const how = { next: `sigue con ${to}`, button: `un botón lleva a ${to}` }
  return (
    <Dialog open title={`«${name}» está en uso`} onClose={onClose} actions={<Button onClick={onClose}>Cerrar</Button>}>
      <p>Se usa en:</p>
      <ul>
        {uses.map((use) => (
          <li key={`${use.type} ${use.id} ${use.via}`}>
            {mayOpen('/responses', session) ? (
              <Link to={editorUrl(use)} onClick={onClose}>
                {use.label}
              </Link>
            ) : (
              use.label
            )}{' '}
            ({how[use.via]})
          </li>
        ))}
      </ul>
      <p>Quita esos botones o continuaciones y luego elimínala.</p>
    </Dialog>
  )
}

/** Lists the responses that lead to those of an intent, which would be deleted with it. */
export function IntentInUseDialog({ row, onClose }: UnavailableActionProps) {
  const { description, used_by } = row as { description: string; used_by: ResponseUse[] }
  return <InUseDialog name={description} uses={used_by} to="su respuesta" onClose={onClose} />
}
