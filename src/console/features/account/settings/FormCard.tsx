import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DirtyGuard } from '../../../engine/form/DirtyGuard.tsx'
import { Form } from '../../../engine/form/Form.tsx'
import type { Form as FormOf } from '../../../engine/form/types.ts'

interface FormCardProps<Values extends FieldValues, Row extends object> {
  title: string
  help?: string
  /** false if a password manager may fill in the form: leaving does not ask for confirmation */
  asks?: boolean
  form: FormOf<Values, Row>
  children: ReactNode
}

/** A form in its own card. */
export function FormCard<Values extends FieldValues, Row extends object>({
  title,
  help,
  asks = true,
  form,
  children,
}: FormCardProps<Values, Row>) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {help && <p className="soft settings-help">{help}</p>}
      </div>
      <Form form={form} className="settings-form">
        {children}
        {asks && <DirtyGuard />}
      </Form>
    </section>
  )
}
