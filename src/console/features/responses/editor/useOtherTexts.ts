import { type SyntheticEvent, useRef, useState } from 'react'
import type { Form } from '../../../engine/form/types.ts'
import type { MainInput, MainResponse } from '../types.ts'
import { leavesOthersBehind, otherTexts, withoutVariants } from './other-texts.ts'
import type { WithTypedQuestion } from './typed-question.ts'

type MainForm = Form<WithTypedQuestion<MainInput>, MainResponse>

/**
 * Asks once, before a save, what happens with variants and texts of conditions that stayed as they were while a main
 * text changed: the bot would go on sending them.
 */
export function useOtherTexts(plain: MainForm) {
  const [asking, setAsking] = useState(false)
  const [listed, setListed] = useState(false)
  const answered = useRef(false)
  async function save(event?: SyntheticEvent): Promise<void> {
    event?.preventDefault()
    event?.stopPropagation()
    const { record } = plain
    const values = plain.getValues()
    const asks = record && leavesOthersBehind(record, values) && otherTexts(values, NO_NAMES).length > 0
    if (!asks || answered.current) return plain.save()
    answered.current = true
    setAsking(true)
  }
  function keep(): void {
    setAsking(false)
    void plain.save()
  }
  function remove(): void {
    setAsking(false)
    plain.setValue('messages', withoutVariants(plain.getValues('messages')), { shouldDirty: true })
    plain.setValue('conditions', [], { shouldDirty: true })
    void plain.save()
  }
  function review(): void {
    setAsking(false)
    setListed(true)
  }
  return { form: { ...plain, save }, asking, listed, setListed, keep, remove, review }
}

/** Whether there are other texts does not depend on the names in their conditions. */
const NO_NAMES = { entities: [] }
