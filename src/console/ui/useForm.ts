import { useRef, useState } from 'react'
import { fieldsOf, messageOf } from '../api/errors.ts'
import { toast } from './toast.ts'

/** What is wrong with a form: a line for the banner and a text per field. */
export interface FormProblem {
  message: string
  fields?: Record<string, string>
}

interface FormState<Values> {
  values: Values
  /** sets one value; its error goes, the banner stays until the next try */
  set: <Name extends keyof Values>(name: Name) => (value: Values[Name]) => void
  /** what a text field of this form needs; a text that the banner says already is not said again below the field */
  field: (name: keyof Values & string) => FieldProps
  message: string
  busy: boolean
  /** runs `check`, then `send`; a refusal of either is shown and the values stay */
  submit: (event: { preventDefault: () => void; currentTarget?: unknown }) => Promise<void>
}

interface FieldProps {
  name: string
  value: string
  onChange: (value: string) => void
  error?: string
  invalid: boolean
}

interface FormSetup<Values> {
  initial: Values
  /** what the browser can tell is wrong, or null */
  check: (values: Values) => FormProblem | null | Promise<FormProblem | null>
  send: (values: Values) => Promise<void>
  /**
   * Where problems are told. `banner`: in `message`, for the form to show, the server's refusals included. `toast`: what
   * the browser finds is an info toast; the server's refusals are the toasts of the call itself.
   */
  says?: 'banner' | 'toast'
}

/** The state of a small form with a danger banner. Puts the focus on the first field that is wrong. */
export function useForm<Values extends Record<string, string>>({
  initial,
  check,
  send,
  says = 'banner',
}: FormSetup<Values>): FormState<Values> {
  const [values, setValues] = useState(initial)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  function refuse(found: FormProblem, form: unknown): void {
    setProblem(found)
    requestAnimationFrame(() => {
      if (form instanceof HTMLFormElement) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    })
  }

  async function submit(event: { preventDefault: () => void; currentTarget?: unknown }): Promise<void> {
    event.preventDefault()
    if (running.current) return
    const form = event.currentTarget
    running.current = true
    setBusy(true)
    try {
      const found = await check(values)
      if (found && says === 'toast') toast.info(found.message)
      if (found) return refuse(found, form)
      setProblem(null)
      await send(values)
    } catch (error) {
      refuse({ message: messageOf(error), fields: fieldsOf(error) }, form)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const set =
    <Name extends keyof Values>(name: Name) =>
    (value: Values[Name]) => {
      setValues((before) => ({ ...before, [name]: value }))
      setProblem((before) => before && { ...before, fields: { ...before.fields, [name]: '' } })
    }

  function field(name: keyof Values & string): FieldProps {
    const text = problem?.fields?.[name] || undefined
    const said = says === 'banner' && text === problem?.message
    const onChange = (value: string) => set(name)(value as Values[typeof name])
    return { name, value: values[name] ?? '', onChange, error: said ? undefined : text, invalid: text !== undefined }
  }

  return { values, set, field, message: problem?.message ?? '', busy, submit }
}
