import { ChannelOptions } from '../../../../../generated/options.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import type { Channel } from '../types.ts'
import { labelOf } from './labels.ts'

interface ChannelsFieldProps {
  value: readonly Channel[]
  onChange: (channels: Channel[]) => void
}

/** Where a response is sent; none ticked means everywhere. */
export function ChannelsField({ value, onChange }: ChannelsFieldProps) {
  return (
    <fieldset className="response-group response-ticks">
      <legend>{labelOf('channels')}</legend>
      {ChannelOptions.map((option) => {
        const channel = option.value as Channel
        const change = (on: boolean) => onChange(on ? [...value, channel] : value.filter((one) => one !== channel))
        return <Checkbox key={channel} label={option.label} checked={value.includes(channel)} onChange={change} />
      })}
      <p className="field-help">Todos cuando no se elige ninguno.</p>
    </fieldset>
  )
}
