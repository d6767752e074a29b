import { CheckboxGroupInput } from '../../../engine/form/inputs.tsx'
import type { FieldsOf } from '../../../engine/form/types.ts'
import type { Channel } from '../types.ts'

interface ChannelsInputProps {
  of: FieldsOf<{ channels?: Channel[] }>
  className: string
}

/** The channels on which a response is used; all if none is chosen. */
export const ChannelsInput = ({ of, className }: ChannelsInputProps) => (
  <CheckboxGroupInput of={of} name="channels" className={className} help="Si no eliges ninguno, la usa en todos." />
)
