import { type ComponentType, useState } from 'react'
import { type Grants, mayGive } from '../../../../contract/grants.ts'
import type { Option } from '../../../../contract/screen.ts'
import { principal, useSession } from '../../../session/index.ts'
import type { ControlProps } from '../kinds.ts'
import { CheckboxGroupControl } from './toggles.tsx'

const OTHERS = 'Solo ves lo que tú puedes dar. Para dar otros, pídelo a quien administra el chatbot.'
const HELD = 'Lo dio otra persona: tú no tienes ese permiso.'

/** The options that the person may give to another system, and a note if these are not all. */
export function useGivable(options: readonly Option[], grants: Grants): { givable: Option[]; note: string } {
  const session = useSession()
  const givable = options.filter(({ value }) => mayGive(grants, String(value), principal(session)))
  return { givable, note: givable.length < options.length ? OTHERS : '' }
}

/** Returns checkboxes for what the person may give to another system. What it has beyond that is locked. */
export function givableControl(grants: Grants): ComponentType<ControlProps> {
  return function GivableControl(props: ControlProps) {
    const { field, value } = props
    const all = field.options ?? []
    const { givable, note } = useGivable(all, grants)
    const [held] = useState(() => (Array.isArray(value) ? value : []))
    const isGivable = (option: Option) => givable.some((one) => one.value === option.value)
    const options = all
      .filter((option) => isGivable(option) || held.includes(option.value))
      .map((option) => (isGivable(option) ? option : { ...option, help: HELD }))
    return (
      <>
        <CheckboxGroupControl {...props} field={{ ...field, options }} isLocked={(option) => !isGivable(option)} />
        {note && <p className="fld-help">{note}</p>}
      </>
    )
  }
}
