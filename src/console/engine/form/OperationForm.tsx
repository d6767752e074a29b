import { type ReactNode, useMemo } from 'react'
import type { Section } from '../../../contract/screen.ts'
import { bodyRules } from '../../providers/rules.ts'
import { operations } from '../contract.ts'
import { initialValues } from '../fields/initial.ts'
import { Inputs } from '../fields/inputs/Inputs.tsx'
import { anchorOf } from './anchor.ts'
import { CollapsibleSection } from './CollapsibleSection.tsx'
import { comparedFields, renderValue } from './compared-fields.tsx'
import { Form } from './Form.tsx'
import type { Form as FormOf } from './types.ts'
import { useAnchor } from './useAnchor.ts'
import { useOperationForm } from './useOperationForm.ts'
import { bodyOf, completeBody, inputsOf, misreadErrors, missingErrors, type Values } from './values.ts'

interface OperationFormProps {
  /** operation whose body the form's values are */
  operation: string
  sections: readonly Section[]
  /** the record being edited or acted upon; a newer one is ignored while the form has changes */
  record?: Readonly<Values> | undefined
  id: string
  /** focuses the first input */
  autoFocus?: boolean
  onDone: (answer: unknown) => void
  /** a conflicting change was merged */
  onMeet?: () => void
  /** content of the form such as buttons and guards */
  children?: ReactNode
}

/**
 * A form for the body of one operation. Validated with the contract's rules and by the server. Every error is shown at
 * its field, the first one gets the focus, and the input is kept.
 */
export function OperationForm(props: OperationFormProps) {
  const { operation: name, sections, record, id, autoFocus, onDone, onMeet: onConflict, children } = props
  const operation = operations[name]
  const inputs = useMemo(() => inputsOf(sections), [sections])
  const places = useMemo(() => comparedFields(inputs), [inputs])
  const shown = new Set(inputs.map(({ source }) => source.split('.')[0]))
  const form: FormOf<Values, Values> = useOperationForm<Values, unknown, Values>({
    operation: { operation: name, inputs },
    loadRules: async () => operation && bodyRules(operation),
    record,
    valuesOf: (one) => initialValues(inputs, one),
    bodyOf: (values, one, known) =>
      completeBody(operation, inputs, bodyOf(inputs, values, initialValues(inputs, one), known, one), one, known),
    validate: (values) => [...misreadErrors(inputs, values), ...missingErrors(inputs, values)],
    // Errors at fields that the form does not show come only from the server. Misread text has its own error.
    showsErrorsOf: (path) =>
      shown.has(path.split('.')[0]) &&
      !misreadErrors(inputs, form.getValues()).some((place) => `${path}.`.startsWith(`${place.path}.`)),
    paths: places.map(({ path }) => path),
    textOf: (path, value) => {
      const input = places.find((place) => place.path === path)?.input
      return input && renderValue(input, value)
    },
    onDone,
    ...(onConflict && { onConflict }),
  })
  return (
    <Form form={form} id={id} className="form">
      {sections.map((section, at) => (
        <FormSection
          key={section.title ?? at}
          section={section}
          autoFocus={autoFocus === true && at === 0}
          {...(sections.length > 1 && { stored: `${name}.${section.title}` })}
        />
      ))}
      {children}
    </Form>
  )
}

interface FormSectionProps {
  section: Section
  autoFocus: boolean
  /** makes the section collapsible; key of its stored state */
  stored?: string
}

function FormSection({ section, autoFocus, stored }: FormSectionProps) {
  const { title, help, inputs } = section
  const anchor = title && anchorOf(title)
  const box = useAnchor<HTMLElement>(stored ? undefined : anchor)
  const content = (
    <>
      {help && <p className="soft">{help}</p>}
      <Inputs inputs={inputs} autoFocus={autoFocus} />
    </>
  )
  if (title && stored)
    return (
      <CollapsibleSection id={anchor} title={title} name={stored} className="form-section">
        {content}
      </CollapsibleSection>
    )
  return (
    <section ref={box} id={anchor} tabIndex={anchor ? -1 : undefined} className="form-section" aria-label={title}>
      {title && <h2>{title}</h2>}
      {content}
    </section>
  )
}
