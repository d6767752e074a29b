import './form-dialog.css'
import Dialog from '@mui/material/Dialog'
import { useId, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { brand } from '../../../../generated/shell.ts'
import type { FormDialog as FormDialogSpec, LinkText } from '../../../contract/screen.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Loading } from '../../ui/Spinner.tsx'
import { fillPlaceholders } from '../placeholders.ts'
import { usePhone } from '../usePhone.ts'
import { DirtyGuard, DiscardDialog } from './DirtyGuard.tsx'
import { useFormScope } from './Form.tsx'
import { FormFooter, Submit } from './FormFooter.tsx'
import { OperationForm } from './OperationForm.tsx'
import type { Values } from './values.ts'

export interface FormDialogProps {
  spec: Omit<FormDialogSpec, 'button'>
  /** the record being edited or acted upon */
  record?: Readonly<Values> | undefined
  /** the record is still loading */
  loading?: boolean
  /** colours the submit button as destructive */
  danger?: boolean
  onClose: () => void
  /** called instead of `onClose` when it is saved */
  onSaved?: () => void
}

/**
 * A form in a dialog of 600 pixels, full screen on phones. The focus is trapped and restored on close. Escape and every
 * other way to close ask for confirmation if there are changes.
 */
export function FormDialog({
  spec,
  record,
  loading = false,
  danger = false,
  onClose,
  onSaved = onClose,
}: FormDialogProps) {
  const { title, detail, operation, sections, links, submit, cancel } = spec
  const id = useId()
  const phone = usePhone()
  const [leaving, setLeaving] = useState(false)
  const state = useRef<FormState>({ dirty: false, saving: false, settle: () => {} })

  function leave(): void {
    if (state.current.saving) return
    if (state.current.dirty) setLeaving(true)
    else close()
  }
  function close(): void {
    state.current.settle()
    onClose()
  }

  return (
    <Dialog
      open
      fullScreen={phone}
      maxWidth={false}
      onClose={(event: { preventDefault?: () => void }) => {
        // The confirmation closes itself.
        if (leaving) return
        // Otherwise the same Escape would also dismiss the confirmation that it opens.
        event.preventDefault?.()
        leave()
      }}
      aria-labelledby={`${id}-title`}
      disableEnforceFocus={leaving}
      transitionDuration={{ exit: 0 }}
      slotProps={{ paper: { className: 'form-dialog' } }}
    >
      <header className="form-dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton icon="close" label="Cerrar" onClick={leave} />
      </header>
      {detail && record && <p className="form-dialog-detail">{fillPlaceholders(detail, record)}</p>}
      {loading ? (
        <Loading />
      ) : (
        <OperationForm
          id={`${id}-form`}
          operation={operation}
          sections={sections}
          record={record}
          autoFocus
          onDone={onSaved}
        >
          {links && links.length > 0 && <Links links={links} />}
          <Watch into={state} />
          <DirtyGuard />
          <FormFooter className="form-dialog-actions">
            <Button onClick={leave}>{cancel}</Button>
            <Submit text={submit} danger={danger} />
          </FormFooter>
        </OperationForm>
      )}
      <DiscardDialog open={leaving} onStay={() => setLeaving(false)} onLeave={close} />
    </Dialog>
  )
}

interface FormState {
  dirty: boolean
  saving: boolean
  /** closes what tells of a save that failed */
  settle: () => void
}

/** Reports to the dialog whether the form has changes and whether it is being saved. */
function Watch({ into }: { into: { current: FormState } }) {
  const { settleToasts } = useFormScope()
  const { isDirty, isSubmitting } = useFormState()
  into.current = { dirty: isDirty, saving: isSubmitting, settle: settleToasts }
  return null
}

function Links({ links }: { links: readonly LinkText[] }) {
  return (
    <ul className="form-links">
      {links.map(({ text, href }) => (
        <li key={href}>
          <a
            href={href.replace('{site}', brand.site).replace('{support}', brand.support)}
            target="_blank"
            rel="noreferrer"
          >
            {text}
            <Icon name="open-in-new" size={16} />
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
