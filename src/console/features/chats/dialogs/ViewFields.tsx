import { Text, Tick } from '../../../engine/form/kit.tsx'
import type { FieldsOf } from '../../../engine/form/setup.ts'

/** Name of a saved view and whether it is shared with the team. */
export function ViewFields({ of }: { of: FieldsOf<{ name: string; shared: boolean }> }) {
  return (
    <>
      <Text of={of} name="name" autoFocus />
      <Tick of={of} name="shared" />
    </>
  )
}
