import { type ReactNode, useEffect, useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Section } from '../../../contract/screen.ts'
import { check } from '../../../contract/validation.ts'
import { Inputs } from '../../fields/inputs/Inputs.tsx'
import { serverFields } from '../../providers/errors.ts'
import { toast } from '../../ui/toast.ts'
import { operations } from '../contract.ts'
import { useAct } from '../useAct.ts'
import { useBodyRules, useResolver } from './useCheckedForm.ts'
import { bodyOf, completeBody, initialValues, inputsOf, type Values } from './values.ts'

export interface OperationFormProps {
  /** operation that the form's values are the body of */
  operation: string
  sections: readonly Section[]
  /** what is edited, or acted upon */
  record?: Readonly<Values> | undefined
  id: string
  /** the first input takes the focus */
  autoFocus?: boolean
  onDone: (answer: unknown) => void
  /** whatever belongs to the form: buttons, guards */
  children?: ReactNode
}

/**
 * A form whose values go to one operation. Checked by the contract's rules before, by the server after; every refusal
 * is shown at its field, the first one gets the focus, and what was typed stays.
 */
export function OperationForm({ operation, sections, record, id, autoFocus, onDone, children }: OperationFormProps) {
  const act = useAct()
  const inputs = useMemo(() => inputsOf(sections), [sections])
  const initial = useMemo(() => initialValues(inputs, record), [inputs, record])
  const { rules } = useBodyRules(operation)
  const { resolver, refusal } = useResolver({ operation, inputs, initial, rules, record })
  const form = useForm<Values>({ defaultValues: initial, resolver, mode: 'onSubmit', reValidateMode: 'onChange' })

  // another record, or the same one saved: what the server has becomes the start, unless something is being typed
  const { reset, formState } = form
  const { isDirty } = formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new start asks
  useEffect(() => {
    if (!isDirty) reset(initial)
  }, [initial, reset])

  async function save(): Promise<void> {
    const values = form.getValues()
    const whole = completeBody(operations[operation], inputs, bodyOf(inputs, values, initial, rules), record, rules)
    const checked = rules && check(rules, whole)
    const body = checked?.ok ? (checked.value as Values) : whole
    try {
      const answer = await act(operation, { record, values: body })
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
        {children}
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
