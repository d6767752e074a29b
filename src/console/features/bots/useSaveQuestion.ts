import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { messageOf } from '../../api/errors.ts'
import { useFormScope } from '../../engine/form/Form.tsx'
import { toast } from '../../ui/toast.ts'

/** Returns what a save of these values asks before, or nothing if it asks nothing. */
type Ask = (values: FieldValues, record: object | undefined) => Promise<string | undefined>

interface SaveQuestion {
  /** the text of the open question */
  question: string | undefined
  answer: (yes: boolean) => void
}

/**
 * Asks before the form around it saves.
 * @param failed said where the question cannot be found out: nothing is saved then
 */
export function useSaveQuestion(ask: Ask, failed: string): SaveQuestion {
  const { guard } = useFormScope()
  const latest = useRef(ask)
  latest.current = ask
  const [open, setOpen] = useState<{ text: string; answer: (yes: boolean) => void }>()
  useEffect(() => {
    guard.current = async (values, record) => {
      try {
        const text = await latest.current(values, record)
        return text === undefined || (await new Promise<boolean>((answer) => setOpen({ text, answer })))
      } catch (error) {
        toast.error(messageOf(error, failed))
        return false
      }
    }
    return () => {
      guard.current = undefined
    }
  }, [guard, failed])
  const answer = (yes: boolean) => {
    setOpen(undefined)
    open?.answer(yes)
  }
  return { question: open?.text, answer }
}
