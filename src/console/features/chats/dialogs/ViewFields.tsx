import { ChatViewInputLimits } from '../../../../../generated/limits.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface ViewFieldsProps {
  name: string
  onName: (name: string) => void
  shared: boolean
  onShared: (shared: boolean) => void
  /** what is wrong with the name */
  error: string | undefined
}

/** What a saved view is called, and whether the team sees it. */
export function ViewFields({ name, onName, shared, onShared, error }: ViewFieldsProps) {
  return (
    <>
      <TextField
        label="Nombre"
        kind="text"
        maxLength={ChatViewInputLimits.name.maxLength}
        required
        autoFocus
        value={name}
        onChange={onName}
        error={error}
      />
      <Checkbox label="Visible para todo el equipo" checked={shared} onChange={onShared} />
    </>
  )
}
