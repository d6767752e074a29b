import '../responses.css'
import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DirtyGuard, useConfirmClose } from '../../../engine/form/DirtyGuard.tsx'
import { FormElement, FormScope } from '../../../engine/form/Form.tsx'
import { FormFooter, Submit } from '../../../engine/form/FormFooter.tsx'
import type { Form } from '../../../engine/form/types.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EDIT } from '../editor-url.ts'

interface EditorFrameProps<Values extends FieldValues, Row extends object> {
  title: string
  form: Form<Values, Row>
  onClose: () => void
  preview: ReactNode
  /** a dialog over this one */
  question?: ReactNode
  children: ReactNode
}

/** Dialog with the form of a response next to its preview. Leaving asks for confirmation if there are changes. */
export function EditorFrame<Values extends FieldValues, Row extends object>(props: EditorFrameProps<Values, Row>) {
  const { title, form, onClose, preview, question, children } = props
  const id = useId()
  const { leave, question: unsaved } = useConfirmClose(form, onClose)
  return (
    <FormScope form={form}>
      <Dialog open title={title} width={1180} className="response-editor" onClose={leave}>
        <div className="response-columns">
          <FormElement id={id} className="response-form" label={title}>
            {children}
          </FormElement>
          {preview}
        </div>
        <FormFooter>
          <Button onClick={leave}>Cancelar</Button>
          <Submit text="Guardar" form={id} />
        </FormFooter>
      </Dialog>
      {unsaved}
      {question}
      <DirtyGuard param={EDIT} />
    </FormScope>
  )
}
