import { type SyntheticEvent, useRef, useState } from 'react'
import type { Form } from '../../../engine/form/types.ts'
import type { MainInput, MainResponse } from '../types.ts'
import { changesText, leavesOthersBehind, otherTexts, withoutVariants } from './other-texts.ts'
import type { WithTypedQuestion } from './typed-question.ts'

type MainForm = Form<WithTypedQuestion<MainInput>, MainResponse>

/** What is asked before a save. */
interface Asked {
  /** what happens with the other texts */
  others: boolean
  /** whether the chat still goes to a person afterwards */
  handoff: boolean
}

/**
 * Asks before a save with a new main text what it leaves as it was: variants and texts of conditions, which the bot
 * would go on sending, and the handover, after which the bot no longer answers. Asks once for the same texts.
 */
export function useOtherTexts(plain: MainForm) {
  const [asked, setAsked] = useState<Asked>()
  const [listed, setListed] = useState(false)
  const answered = useRef('')
  async function save(event?: SyntheticEvent): Promise<void> {
    event?.preventDefault()
    event?.stopPropagation()
    const values = plain.getValues()
    const { others, handoff } = questionsAbout(plain.record, values)
    // What is wrong is corrected first: the text may change with it.
    const asks = (others || handoff) && answered.current !== mainTexts(values) && (await plain.trigger())
    if (!asks) return plain.save()
    answered.current = mainTexts(values)
    setAsked({ others, handoff })
  }
  function answer({ removes = false, handsOver }: { removes?: boolean; handsOver: boolean }): void {
    setAsked(undefined)
    if (!handsOver) plain.setValue('next', 'none', { shouldDirty: true })
    if (removes) {
      plain.setValue('messages', withoutVariants(plain.getValues('messages')), { shouldDirty: true })
      plain.setValue('conditions', [], { shouldDirty: true })
    }
    void plain.save()
  }
  function review(): void {
    setListed(asked?.others ?? false)
    setAsked(undefined)
  }
  return { form: { ...plain, save }, asked, listed, setListed, answer, review }
}

function questionsAbout(before: MainResponse | undefined, now: MainInput): Asked {
  if (!before) return { others: false, handoff: false }
  return {
    others: leavesOthersBehind(before, now) && otherTexts(now, NO_NAMES).length > 0,
    handoff: before.next === 'handoff' && now.next === 'handoff' && changesText(before, now),
  }
}

/** Identifies the main texts that a question was about. */
const mainTexts = ({ messages }: MainInput): string => JSON.stringify(messages.map(({ text }) => text))

/** Whether there are other texts does not depend on the names in their conditions. */
const NO_NAMES = { entities: [] }
