import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormScope } from './Form.tsx'

interface ProposalProps {
  /** the field from whose text the value follows */
  from: string
  /** the field that is filled in */
  to: string
  derive: (text: string) => string
}

/** Proposes the value of a field of a new record while nobody has typed another one. Renders nothing. */
export function Proposal({ from, to, derive }: ProposalProps) {
  const { record } = useFormScope()
  const { getValues, setValue } = useFormContext()
  const next = derive(String(useWatch({ name: from }) ?? ''))
  const proposed = useRef(next)
  useEffect(() => {
    const now = String(getValues(to) ?? '')
    if (record !== undefined || (now !== '' && now !== proposed.current) || now === next) return
    proposed.current = next
    setValue(to, next, { shouldDirty: true })
  }, [next, to, record, getValues, setValue])
  return null
}
