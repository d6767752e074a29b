import { ReferenceControl } from '../../../engine/fields/controls/reference.tsx'
import type { ControlProps } from '../../../engine/fields/kinds.ts'
import { mayOpen, useSession } from '../../../session/index.ts'

/**
 * Selects one of the bot's secondary responses. Users who may not read them only see whether one is selected; the value
 * is kept.
 */
export function AbsenceControl(props: ControlProps) {
  const session = useSession()
  if (mayOpen('/responses/secondary', session)) return <ReferenceControl {...props} />
  return (
    <p id={props.id} className="soft">
      {props.value ? 'Ya hay una respuesta elegida.' : 'Todavía no hay una respuesta elegida.'} Para elegirla necesitas
      el permiso de Respuestas.
    </p>
  )
}
