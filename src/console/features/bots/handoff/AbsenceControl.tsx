import { ReferenceControl } from '../../../engine/fields/controls/reference.tsx'
import type { ControlProps } from '../../../engine/fields/kinds.ts'
import { mayOpen, useSession } from '../../../session/index.ts'

/** One of the bot's secondary responses, for those who may read them; what others chose stays. */
export function AbsenceControl(props: ControlProps) {
  const session = useSession()
  if (mayOpen('/responses/secondary', session)) return <ReferenceControl {...props} />
  return (
    <p id={props.id} className="soft">
      {props.value ? 'Hay una respuesta elegida.' : 'No hay ninguna elegida.'} Para elegirla hace falta el permiso de
      Respuestas.
    </p>
  )
}
