import OutlinedInput from '@mui/material/OutlinedInput'
import type { ControlProps } from '../kinds.ts'
import { type Scale, scaleOf } from '../typed-number.ts'
import { useNumberText } from '../useNumberText.ts'
import { inputProps } from './shared.ts'

/** A number in Argentine format. Money is shown in pesos and stored in cents. */
export function NumberControl(props: ControlProps) {
  return <ScaledControl {...props} scale={scaleOf(props.field.type)} />
}

/** A number that is stored in a different unit than displayed. */
export function ScaledControl({ scale, ...props }: ControlProps & { scale: Scale }) {
  // Nothing that is typed or pasted is removed: without a sign or a comma, another number would be saved.
  const { text, tidy, type } = useNumberText(props.value, scale, props.onChange)
  return (
    <OutlinedInput
      {...inputProps(props, { inputMode: scale.decimals === 0 ? 'numeric' : 'decimal' })}
      startAdornment={scale.before && <span className="fld-affix">{scale.before}</span>}
      endAdornment={scale.after && <span className="fld-affix">{scale.after}</span>}
      value={text}
      onBlur={() => {
        tidy()
        props.onBlur?.()
      }}
      onChange={(event) => type(event.target.value)}
    />
  )
}
