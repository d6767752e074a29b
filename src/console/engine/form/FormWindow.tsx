import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DirtyGuard, useLeave } from './DirtyGuard.tsx'
import { FormElement, FormScope } from './Form.tsx'
import { FormFoot } from './FormFoot.tsx'
import type { Form } from './setup.ts'

interface FormWindowProps<Values extends FieldValues, Row extends object> {
  title: string
  form: Form<Values, Row>
  /** CSS width */
  width?: number
  /** class of the form's element */
  className?: string
  /** what the button that saves says */
  save?: string
  /** there is nothing to save yet */
  disabled?: boolean
  /** false where what was chosen is chosen again at once: it is left without a question */
  asks?: boolean
  /** the label of a place that the contract has none for */
  nameOf?: (path: string) => string | undefined
  onClose: () => void
  children: ReactNode
}

/** A form that is laid out by hand, in a window: Cancelar and Guardar. Every way out asks first when something was typed. */
export function FormWindow<Values extends FieldValues, Row extends object>(props: FormWindowProps<Values, Row>) {
  const { title, form, width, className, save = 'Guardar', disabled, asks = true, nameOf, onClose, children } = props
  const id = useId()
  const { dirty, busy, discard } = form
  const { leave, question } = useLeave({ dirty: dirty && asks, busy, discard }, onClose)
  return (
    <FormScope form={form}>
      <Dialog open title={title} {...(width !== undefined && { width })} onClose={leave}>
        <FormElement id={id} {...(className !== undefined && { className })}>
          {children}
        </FormElement>
        <FormFoot className="dialog-actions" {...(nameOf && { nameOf })}>
          <Button onClick={leave}>Cancelar</Button>
          <Button type="submit" form={id} variant="primary" busy={busy} disabled={disabled}>
            {save}
          </Button>
        </FormFoot>
      </Dialog>
      {question}
      {asks && <DirtyGuard />}
    </FormScope>
  )
}
