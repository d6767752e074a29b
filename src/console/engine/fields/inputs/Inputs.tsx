import './inputs.css'
import { use } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Input } from '../../../../contract/screen.ts'
import { FieldOverrideContext } from '../FieldOverrideContext.ts'
import { isConditionMet } from '../initial.ts'
import { kinds } from '../registry.tsx'
import { BoundInput } from './BoundInput.tsx'

interface InputsProps {
  inputs: readonly Input[]
  /** path of the enclosing object with a trailing dot, '' at the top level */
  prefix?: string
  /** focuses the first input */
  autoFocus?: boolean
}

/** Inputs on a 12-column grid, stacked on phones. */
export function Inputs({ inputs, prefix = '', autoFocus }: InputsProps) {
  return (
    <div className="inputs">
      {inputs.map((input, index) => (
        <Conditional key={input.source} input={input} prefix={prefix} autoFocus={autoFocus && index === 0} />
      ))}
    </div>
  )
}

function Conditional({ input, prefix, autoFocus }: { input: Input; prefix: string; autoFocus?: boolean | undefined }) {
  const { getValues } = useFormContext()
  const source = input.when?.source ?? ''
  const [beside, above] = useWatch({ name: [prefix + source, source] })
  if (input.when) {
    // The condition's field is either in the same list item or at the top level of the form.
    const value = getValues(prefix + source) === undefined ? above : beside
    if (!isConditionMet(input.when, () => value)) return null
  }
  const { inputs, below } = use(FieldOverrideContext)
  const own = inputs?.[prefix + input.source]
  const Below = below?.[prefix + input.source]
  const Shown = (own ? undefined : kinds[input.type].Input) ?? BoundInput
  return (
    <div className="inputs-cell" style={{ '--span': input.span ?? 12 } as object}>
      {input.fields || Shown === BoundInput ? (
        <Shown input={input} prefix={prefix} autoFocus={autoFocus ?? false} />
      ) : (
        <BoundInput input={input} prefix={prefix} autoFocus={autoFocus ?? false} />
      )}
      {Below && !input.readOnly && <Below />}
    </div>
  )
}
