import './form.css'
import { createContext, type ReactNode, use } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Form as FormOf } from './types.ts'

const Scope = createContext<FormOf<FieldValues> | undefined>(undefined)

/** Returns the surrounding form. */
export function useFormScope(): FormOf<FieldValues> {
  const form = use(Scope)
  if (!form) throw new Error('This component must be inside a form')
  return form
}

interface ScopeProps<Values extends FieldValues, Row extends object> {
  form: FormOf<Values, Row>
  children: ReactNode
}

/** Provides a form to its parts outside the form element: footer, preview, guards. */
export function FormScope<Values extends FieldValues, Row extends object>({ form, children }: ScopeProps<Values, Row>) {
  return (
    <FormProvider {...form}>
      <Scope value={form as unknown as FormOf<FieldValues>}>{children}</Scope>
    </FormProvider>
  )
}

interface ElementProps {
  id?: string | undefined
  className?: string
  label?: string
  /** keeps the form's values without showing it */
  hidden?: boolean
  /** what submitting does instead of saving, in a form of several steps */
  onSubmit?: (() => void) | undefined
  children: ReactNode
}

/** The form element. Requires a `FormScope`. */
export function FormElement({ id, className, label, hidden, onSubmit, children }: ElementProps) {
  const form = useFormScope()
  return (
    <form
      ref={form.element}
      id={id}
      className={className}
      aria-label={label}
      noValidate
      hidden={hidden}
      onBlur={() => afterPress(form.markLeft)}
      onSubmit={(event) => {
        if (!onSubmit) return void form.save(event)
        event.preventDefault()
        onSubmit()
      }}
    >
      {form.restored && <Kept onDiscard={form.discard} />}
      {children}
    </form>
  )
}

/** Runs a task, if a pointer is pressed once it is released: a button that moves from under it would lose its click. */
function afterPress(task: () => void): void {
  if (!document.documentElement.matches(':active')) task()
  else document.addEventListener('mouseup', () => setTimeout(task), { once: true })
}

/** A form with its scope: components inside have access to its values, errors and save function. */
export function Form<Values extends FieldValues, Row extends object>({
  form,
  children,
  ...element
}: ScopeProps<Values, Row> & ElementProps) {
  return (
    <FormScope form={form}>
      <FormElement {...element}>{children}</FormElement>
    </FormScope>
  )
}

/** Says that the form was restored after a reload. */
function Kept({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner tone="info" role="status">
      <div className="form-kept">
        Recuperamos lo que estabas escribiendo.
        <Button onClick={onDiscard}>Descartar</Button>
      </div>
    </Banner>
  )
}
