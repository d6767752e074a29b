import './list.css'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { components } from '../../../../../generated/api.d.ts'
import type { CellProps } from '../../../engine/fields/kinds.ts'
import { useOperationMutation } from '../../../engine/useOperationMutation.ts'
import { mayOpen, useSession } from '../../../session/index.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { editorUrl } from '../../responses/editor-url.ts'
import { formUrl } from '../form-url.ts'

type Form = components['schemas']['Form']

/** How many uses are named, to keep rows short. */
const NAMED = 2

/** The name of a form, which leads to its first page. */
export function NameCell({ value, record }: CellProps) {
  const url = formUrl(record as unknown as Form)
  const session = useSession()
  return mayOpen(url, session) ? <Link to={url}>{String(value)}</Link> : String(value)
}

/** Links to what leads to a form. */
export function UsesCell({ value }: CellProps) {
  const uses = value as Form['used_in']
  return (
    <span className="cell-text">
      {uses.slice(0, NAMED).map(({ type, id, label }, at) => (
        <span key={`${type} ${id}`}>
          {at > 0 && ', '}
          <Link to={type === 'rule' ? '/settings/rules' : editorUrl({ type, id })}>{label}</Link>
        </span>
      ))}
      {uses.length > NAMED && (
        <span className="cell-soft" title={uses.map(({ label }) => label).join(', ')}>
          {' '}
          y {uses.length - NAMED} más
        </span>
      )}
    </span>
  )
}

/** A switch for a form. */
export function EnabledCell({ value, record }: CellProps) {
  const act = useOperationMutation()
  const [busy, setBusy] = useState(false)
  const isOn = value === true
  async function toggle(): Promise<void> {
    setBusy(true)
    await act('formUpdate', { record: { id: record.id }, values: { enabled: !isOn } }).catch(() => undefined)
    setBusy(false)
  }
  return (
    <span className="form-switch">
      <IconButton
        icon="power"
        role="switch"
        aria-checked={isOn}
        label={`Formulario ${record.name}`}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) void toggle()
        }}
      />
      <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'Activo' : 'Inactivo'}</Badge>
    </span>
  )
}
