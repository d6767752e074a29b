import { ReferenceControl } from '../../engine/fields/controls/reference.tsx'
import type { ControlProps } from '../../engine/fields/kinds.ts'

const FIXED = { kind: 'static' }

/** The groups into which a contact is put by hand. Those by rules choose their contacts themselves. */
export const FixedGroups = (props: ControlProps) => <ReferenceControl {...props} only={FIXED} />
