import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fold } from '../../../contract/phrase.ts'
import { useFormScope } from '../../engine/form/Form.tsx'

/** Longest key. */
const MOST = 40

/** Returns the key that a name proposes. */
const keyOf = (label: string): string =>
  fold(label)
    .replace(/ñ/g, 'n')
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, MOST)
    .replace(/^_+|_+$/g, '')

/** Beside the name of a new own field: proposes its key while nobody has typed another one. Renders nothing. */
export function KeyProposal() {
  const { record } = useFormScope()
  const { getValues, setValue } = useFormContext()
  const label = String(useWatch({ name: 'label' }) ?? '')
  const proposed = useRef(keyOf(label))
  useEffect(() => {
    const key = String(getValues('key') ?? '')
    const next = keyOf(label)
    if (record !== undefined || (key !== '' && key !== proposed.current) || key === next) return
    proposed.current = next
    setValue('key', next, { shouldDirty: true })
  }, [label, record, getValues, setValue])
  return null
}
