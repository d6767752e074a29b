import './wizard.css'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type FieldValues, type Path, useFormState } from 'react-hook-form'
import { DirtyGuard, useConfirmClose } from '../../../engine/form/DirtyGuard.tsx'
import { FormElement, FormScope } from '../../../engine/form/Form.tsx'
import { focusFirstError } from '../../../engine/form/problems.ts'
import type { Form } from '../../../engine/form/types.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Progress } from './Progress.tsx'

interface WizardStep {
  title: string
  content: ReactNode
  /** paths whose errors lead back to this step; going on checks them */
  fields?: readonly string[]
}

interface WizardProps<Values extends FieldValues> {
  title: string
  form: Form<Values>
  /** the last one sends the form */
  steps: readonly WizardStep[]
  /** label of the button that sends the form */
  send: string
  /** why the last attempt failed, if no field says it */
  failure: string
  /** content of the step after the form was sent */
  done: ReactNode
  onClose: () => void
}

/** Title of the step after the form was sent. */
const DONE = 'Listo'

/**
 * A form in steps. All steps stay in the document, so that going back keeps what was typed; an error of the server
 * leads to the step of its field.
 */
export function Wizard<Values extends FieldValues>(props: WizardProps<Values>) {
  const { title, form, steps, send, failure, done, onClose } = props
  const id = useId()
  const [step, setStep] = useState(0)
  const pane = useRef<HTMLElement>(null)
  const isDone = done !== undefined && done !== null
  const at = isDone ? steps.length : step
  const isLast = step === steps.length - 1
  const { errors } = useFormState({ control: form.fields.control })
  const wrong = steps.findIndex(({ fields = [] }) => fields.some((field) => field in errors))
  const wasBusy = useRef(false)
  const { leave, question } = useConfirmClose({ ...form, dirty: form.dirty && !isDone }, onClose)

  // A refusal at a field of an earlier step leads there.
  useEffect(() => {
    if (wasBusy.current && !form.busy && wrong >= 0) setStep(wrong)
    wasBusy.current = form.busy
  }, [form.busy, wrong])

  // The new step gets the focus: its first error, else its heading.
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    const invalid = pane.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(invalid ?? pane.current?.querySelector<HTMLElement>('h3'))?.focus()
  }, [at])

  async function goOn(): Promise<void> {
    const names = steps[step]?.fields as Path<Values>[] | undefined
    if (names && !(await form.trigger(names))) return focusFirstError(form.element.current)
    setStep(step + 1)
  }

  return (
    <FormScope form={form}>
      <Dialog open title={title} width={680} onClose={isDone ? onClose : leave} className="wizard">
        <Progress titles={[...steps.map((one) => one.title), DONE]} at={at} />
        <FormElement id={id} hidden={isDone} onSubmit={isLast ? undefined : () => void goOn()}>
          {steps.map((one, place) => (
            <section
              key={one.title}
              ref={place === at ? pane : undefined}
              className="wizard-step"
              hidden={place !== at}
              aria-labelledby={`${id}-${place}`}
            >
              <h3 id={`${id}-${place}`} tabIndex={-1} data-autofocus={place === 0 || undefined}>
                {one.title}
              </h3>
              {one.content}
              {place === steps.length - 1 && failure && (
                <Banner tone="danger" role="alert">
                  {failure}
                </Banner>
              )}
            </section>
          ))}
        </FormElement>
        {isDone && (
          <section ref={pane} className="wizard-step" aria-labelledby={`${id}-done`}>
            <h3 id={`${id}-done`} tabIndex={-1}>
              {DONE}
            </h3>
            {done}
          </section>
        )}
        <footer className="dialog-actions">
          {isDone ? (
            <Button variant="primary" onClick={onClose}>
              Terminar
            </Button>
          ) : (
            <>
              <Button onClick={step === 0 ? leave : () => setStep(step - 1)}>
                {step === 0 ? 'Cancelar' : 'Atrás'}
              </Button>
              <Button type="submit" form={id} variant="primary" busy={form.busy}>
                {isLast ? send : 'Siguiente'}
              </Button>
            </>
          )}
        </footer>
      </Dialog>
      {question}
      {!isDone && <DirtyGuard />}
    </FormScope>
  )
}
