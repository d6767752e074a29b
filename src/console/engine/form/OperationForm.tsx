import equal from 'fast-deep-equal'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import type { Section } from '../../../contract/screen.ts'
import { check } from '../../../contract/validation.ts'
import { serverFields } from '../../providers/errors.ts'
import { toast } from '../../ui/toast.ts'
import { useConflict } from '../conflict/useConflict.ts'
import { operations } from '../contract.ts'
import { Inputs } from '../fields/inputs/Inputs.tsx'
import { useAct } from '../useAct.ts'
import { Told } from './FormFoot.tsx'
import { placesOf } from './places.tsx'
import { useBodyRules, useResolver } from './useCheckedForm.ts'
import { bodyOf, completeBody, initialValues, inputsOf, type Values } from './values.ts'

export interface OperationFormProps {
  /** operation that the form's values are the body of */
  operation: string
  sections: readonly Section[]
  /** what is edited, or acted upon; one that comes while something is being typed waits until nothing is */
  record?: Readonly<Values> | undefined
  id: string
  /** the first input takes the focus */
  autoFocus?: boolean
  onDone: (answer: unknown) => void
  /** somebody else's change was taken in */
  onMeet?: () => void
  /** whatever belongs to the form: buttons, guards */
  children?: ReactNode
}

/**
 * A form whose values go to one operation. Checked by the contract's rules before, by the server after; every refusal
 * is shown at its field, the first one gets the focus, and what was typed stays.
 */
export function OperationForm(props: OperationFormProps) {
  const { operation, sections, record: given, id, autoFocus, onDone, onMeet, children } = props
  const act = useAct()
  const inputs = useMemo(() => inputsOf(sections), [sections])
  const places = useMemo(() => placesOf(inputs), [inputs])
  const conflict = useConflict<Values, Values>({
    record: given,
    valuesOf: (one) => initialValues(inputs, one),
    values: () => form.getValues(),
    onMerged: (values, now) => {
      seen.current = latest.current
      form.reset(initialValues(inputs, now))
      form.reset(values, { keepDefaultValues: true })
      onMeet?.()
    },
    paths: places.map(({ path }) => path),
  })
  const { record, rebase, settle } = conflict
  const initial = useMemo(() => initialValues(inputs, record), [inputs, record])
  const { rules } = useBodyRules(operation)
  const { resolver, refusal } = useResolver({ operation, inputs, initial, rules, record })
  const form: UseFormReturn<Values> = useForm<Values>({
    defaultValues: initial,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })

  // Another record, or the same one saved: what the server has becomes the start. While something is being typed, only
  // one that shows the same does: else the save would carry a version that nobody has seen, over a colleague's change.
  const { reset, formState } = form
  const { isDirty, isSubmitting } = formState
  const seen = useRef(given)
  const latest = useRef(given)
  latest.current = given
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new record asks, or one that has waited
  useEffect(() => {
    if (given === seen.current || isSubmitting) return
    const start = initialValues(inputs, given)
    if (isDirty && !equal(start, initial)) return
    seen.current = given
    rebase(given)
    if (isDirty) return
    settle()
    reset(start)
  }, [given, isDirty, isSubmitting, inputs, reset])

  async function save(): Promise<void> {
    const values = form.getValues()
    const whole = completeBody(operations[operation], inputs, bodyOf(inputs, values, initial, rules), record, rules)
    const checked = rules && check(rules, whole)
    const body = checked?.ok ? (checked.value as Values) : whole
    try {
      const answer = await act(operation, { record, values: body }, conflict.meet)
      settle()
      reset(values)
      onDone(answer)
    } catch (error) {
      const fields = Object.entries(serverFields(error))
      for (const [at, [path, [message]]] of fields.entries())
        form.setError(path, { type: 'server', message: message ?? '' }, { shouldFocus: at === 0 })
    }
  }

  return (
    <FormProvider {...form}>
      <form
        id={id}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.stopPropagation()
          if (formState.isSubmitting) return event.preventDefault()
          void form.handleSubmit(save, () => toast.info(refusal() ?? 'Hay campos que no cumplen sus reglas.'))(event)
        }}
      >
        {sections.map((section, at) => (
          <FormSection key={section.title ?? at} section={section} autoFocus={autoFocus === true && at === 0} />
        ))}
        <Told value={{ news: conflict.news, places, settle }}>{children}</Told>
      </form>
    </FormProvider>
  )
}

function FormSection({ section, autoFocus }: { section: Section; autoFocus: boolean }) {
  const { title, help, inputs } = section
  return (
    <section className="form-section" aria-label={title}>
      {title && <h2>{title}</h2>}
      {help && <p className="soft">{help}</p>}
      <Inputs inputs={inputs} autoFocus={autoFocus} />
    </section>
  )
}
