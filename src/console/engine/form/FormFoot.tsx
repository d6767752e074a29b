import './form-foot.css'
import type { ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { ConflictFoot } from '../conflict/ConflictFoot.tsx'
import { inputAt } from '../fields/inputAt.ts'
import { plainText } from '../fields/text.ts'
import { useFormScope } from './Form.tsx'

interface FormFootProps {
  className?: string
  /** stays in view at the lower edge of the page, or of its window */
  sticky?: boolean
  /** the label of a place that the contract has none for */
  nameOf?: (path: string) => string | undefined
  /** its buttons; none where they stand beside a field */
  children?: ReactNode
}

/** The foot of the form around it: its buttons, and what somebody else changed meanwhile. */
export function FormFoot({ className, sticky = false, nameOf, children }: FormFootProps) {
  const { news, inputs, textOf, setValue } = useFormScope()
  const values = useWatch()
  return (
    <ConflictFoot
      news={news}
      className={classes(sticky && 'form-foot', className)}
      values={values}
      nameOf={(path) => nameOf?.(path) ?? inputAt(inputs, path)?.label ?? path}
      textOf={(path, value) => {
        const input = inputAt(inputs, path)
        return textOf?.(path, value) ?? (input?.options && plainText(input, value))
      }}
      onTake={(path, value) => setValue(path, value, { shouldDirty: true })}
    >
      {children}
    </ConflictFoot>
  )
}

/** Back to what the server has; only while something differs. */
export function Discard() {
  const { discard } = useFormScope()
  const { isDirty, isSubmitting } = useFormState()
  if (!isDirty || isSubmitting) return null
  return <Button onClick={discard}>Descartar cambios</Button>
}

/** The submit button of the form around it, named by its element's id where it stands outside; out of action only while saving. */
export function Submit({ text, danger = false, form }: { text: string; danger?: boolean; form?: string }) {
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={isSubmitting}>
      {text}
    </Button>
  )
}
