import type { ControlProps } from '../../../engine/fields/kinds.ts'
import { FileField } from '../../responses/editor/FileField.tsx'

/** The photo of a branch. */
export function PhotoControl({ value, error, onChange }: ControlProps) {
  return <FileField kind="image" value={typeof value === 'number' ? value : null} error={error} onChange={onChange} />
}
