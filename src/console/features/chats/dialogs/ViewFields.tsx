import { Text, Tick } from '../../../engine/form/kit.tsx'
import type { FieldsOf } from '../../../engine/form/setup.ts'

/** What a saved view is called, and whether the team sees it. */
export function ViewFields({ of }: { of: FieldsOf<{ name: string; shared: boolean }> }) {
  return (
    <>
      <Text of={of} name="name" autoFocus />
      <Tick of={of} name="shared" />
    </>
  )
}
