import type { components } from '../../../../../generated/api.d.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { plural } from '../../../ui/format.ts'

type Intent = components['schemas']['NamedIntent']

interface MoveConfirmProps {
  examples: readonly { text: string }[]
  from: Intent
  to: Intent
  onYes: () => void
  onNo: () => void
}

/** Number of examples that are listed before they are moved. */
const SHOWN = 10

/** Asks for confirmation before moving examples: a confused example is not necessarily in the wrong intent. */
export function MoveConfirm({ examples, from, to, onYes, onNo }: MoveConfirmProps) {
  const [first] = examples
  const one = examples.length === 1
  return (
    <ConfirmDialog
      open
      title={
        one
          ? `¿Mover el ejemplo a «${to.name}»?`
          : `¿Mover ${plural(examples.length, 'ejemplo', 'ejemplos')} a «${to.name}»?`
      }
      yes={one ? 'Mover ejemplo' : 'Mover ejemplos'}
      no="Cancelar"
      onYes={onYes}
      onNo={onNo}
    >
      {!one && (
        <ul className="report-phrases">
          {examples.slice(0, SHOWN).map(({ text }) => (
            <li key={text}>«{text}»</li>
          ))}
          {examples.length > SHOWN && <li>y {plural(examples.length - SHOWN, 'ejemplo más', 'ejemplos más')}</li>}
        </ul>
      )}
      <p>
        {one ? `«${first?.text}» dejará` : 'Dejarán'} de enseñar «{from.name}». Hazlo solo si quien escribe eso espera
        la respuesta de «{to.name}».
      </p>
    </ConfirmDialog>
  )
}
