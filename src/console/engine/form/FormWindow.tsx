import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DirtyGuard, LeaveGuard, useConfirmClose } from './DirtyGuard.tsx'
import { FormElement, FormScope } from './Form.tsx'
import { FormFooter } from './FormFooter.tsx'
import type { Form } from './types.ts'

interface FormWindowProps<Values extends FieldValues, Row extends object> {
  title: string
  form: Form<Values, Row>
  /** maximum width in pixels */
  width?: number
  /** class of the form element */
  className?: string
  /** label of the save button */
  save?: string
  /** nothing to save yet: disables the save button */
  disabled?: boolean
  /** false to close without confirmation, where changes are trivial to redo */
  asks?: boolean
  /** labels of paths that are not in the contract */
  nameOf?: (path: string) => string | undefined
  onClose: () => void
  children: ReactNode
}

/**
 * A hand-written form in a dialog with Cancelar and Guardar. Every way to close asks for confirmation if there are
 * changes.
 */
export function FormWindow<Values extends FieldValues, Row extends object>(props: FormWindowProps<Values, Row>) {
  const { title, form, width, className, save = 'Guardar', disabled, asks = true, nameOf, onClose, children } = props
  const id = useId()
  const { leave, question } = useConfirmClose({ ...form, dirty: form.dirty && asks }, onClose)
  return (
    <FormScope form={form}>
      <Dialog open title={title} {...(width !== undefined && { width })} onClose={leave}>
        <FormElement id={id} {...(className !== undefined && { className })}>
          {children}
        </FormElement>
        <FormFooter className="dialog-actions" {...(nameOf && { nameOf })}>
          <Button onClick={leave}>Cancelar</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy} disabled={disabled}>
            {save}
          </Button>
        </FormFooter>
      </Dialog>
      {question}
      {asks ? <DirtyGuard /> : <LeaveGuard dirty={false} busy={form.busy} />}
    </FormScope>
  )
}
