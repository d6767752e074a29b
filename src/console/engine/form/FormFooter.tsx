import './form-foot.css'
import type { ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { ConflictFooter } from '../conflict/ConflictFooter.tsx'
import { inputAt } from '../fields/inputAt.ts'
import { plainText } from '../fields/text.ts'
import { useFormScope } from './Form.tsx'

interface FormFooterProps {
  className?: string
  /** false where it does not stick to the lower edge of the page or dialog, as other parts follow it there */
  sticky?: boolean
  /** labels of paths that are not in the contract */
  nameOf?: (path: string) => string | undefined
  /** buttons; none if they are placed beside a field */
  children?: ReactNode
}

/** Footer of the surrounding form: its buttons, and conflicting changes of others. */
export function FormFooter({ className, sticky = true, nameOf, children }: FormFooterProps) {
  const { conflictDetails, inputs, textOf, setValue } = useFormScope()
  const values = useWatch()
  return (
    <ConflictFooter
      conflictDetails={conflictDetails}
      className={classes(sticky && children !== undefined && 'form-foot', className)}
      values={values}
      nameOf={(path) => nameOf?.(path) ?? inputAt(inputs, path)?.label ?? path}
      textOf={(path, value) => {
        const input = inputAt(inputs, path)
        return textOf?.(path, value) ?? (input?.options && plainText(input, value))
      }}
      onTake={(path, value) => setValue(path, value, { shouldDirty: true })}
    >
      {children}
    </ConflictFooter>
  )
}

/** Discards the changes. Only shown while there are any. */
export function Discard() {
  const { discard } = useFormScope()
  const { isDirty, isSubmitting } = useFormState()
  if (!isDirty || isSubmitting) return null
  return <Button onClick={discard}>Descartar cambios</Button>
}

/**
 * Submit button of the surrounding form, or of the form with the id `form` if it is outside the form element. Only
 * disabled while saving.
 */
export function Submit({ text, danger = false, form }: { text: string; danger?: boolean; form?: string }) {
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={isSubmitting}>
      {text}
    </Button>
  )
}
