import type { ReactNode } from 'react'
import type { OperationBody } from '../../../contract/body.ts'
import { Form } from '../../engine/form/Form.tsx'
import { TextInput } from '../../engine/form/TextInput.tsx'
import { useForm } from '../../engine/form/useForm.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { follow } from './following.ts'
import type { BotImport } from './types.ts'

interface NameFormProps {
  operation: OperationBody<{ name: string }>
  /** the suggested name */
  name: string
  submit: string
  send: (body: { name: string }) => Promise<BotImport>
  onClose: () => void
  children?: ReactNode
}

/** Asks for the name of the new chatbot and starts its import or copy. */
export function NameForm({ operation, name, submit, send, onClose, children }: NameFormProps) {
  const form = useForm({
    operation,
    valuesOf: () => ({ name }),
    send,
    onDone: follow,
    errorDisplay: 'banner',
  })
  return (
    <Form form={form} className="archives-form">
      {children}
      {form.message && (
        <Banner tone="danger" role="alert">
          {form.message}
        </Banner>
      )}
      <TextInput of={form} name="name" autoFocus autoComplete="off" />
      <div className="dialog-actions">
        <Button onClick={onClose}>Cancelar</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}
