import type { components } from '../../../../../generated/api.d.ts'
import type { Place } from './scale.ts'

/** The branch that is edited, where the others are, and what a click does. */
export interface MapProps {
  own: Place | undefined
  others: readonly components['schemas']['BranchPoint'][]
  onMove: (place: Place) => void
}
