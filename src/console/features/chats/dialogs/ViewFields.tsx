import { CheckboxInput, TextInput } from '../../../engine/form/inputs.tsx'
import type { FieldsOf } from '../../../engine/form/types.ts'

/** Name of a saved view and whether it is shared with the team. */
export function ViewFields({ of }: { of: FieldsOf<{ name: string; shared: boolean }> }) {
  return (
    <>
      <TextInput of={of} name="name" autoFocus />
      <CheckboxInput of={of} name="shared" />
    </>
  )
}
