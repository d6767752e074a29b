import { type ReactNode, useMemo } from 'react'
import type { Section } from '../../../contract/screen.ts'
import { bodyRules } from '../../providers/rules.ts'
import { operations } from '../contract.ts'
import { initialValues } from '../fields/initial.ts'
import { Inputs } from '../fields/inputs/Inputs.tsx'
import { Fold } from './Fold.tsx'
import { Form } from './Form.tsx'
import { placesOf, shownValue } from './places.tsx'
import type { Form as FormOf } from './setup.ts'
import { useOperationForm } from './useOperationForm.ts'
import { bodyOf, completeBody, inputsOf, unnamedPlaces, type Values } from './values.ts'

interface OperationFormProps {
  /** operation that the form's values are the body of */
  operation: string
  sections: readonly Section[]
  /** what is edited, or acted upon; one that comes while something is being typed waits until nothing is */
  record?: Readonly<Values> | undefined
  id: string
  /** the first input takes the focus */
  autoFocus?: boolean
  onDone: (answer: unknown) => void
  /** somebody else's change was taken in */
  onMeet?: () => void
  /** whatever belongs to the form: buttons, guards */
  children?: ReactNode
}

/**
 * A form whose values go to one operation. Checked by the contract's rules before, by the server after; every refusal
 * is shown at its field, the first one gets the focus, and what was typed stays.
 */
export function OperationForm(props: OperationFormProps) {
  const { operation: name, sections, record, id, autoFocus, onDone, onMeet, children } = props
  const operation = operations[name]
  const inputs = useMemo(() => inputsOf(sections), [sections])
  const places = useMemo(() => placesOf(inputs), [inputs])
  const shown = new Set(inputs.map(({ source }) => source.split('.')[0]))
  const form: FormOf<Values, Values> = useOperationForm<Values, unknown, Values>({
    operation: { operation: name, inputs },
    loadRules: async () => operation && bodyRules(operation),
    record,
    valuesOf: (one) => initialValues(inputs, one),
    bodyOf: (values, one, known) =>
      completeBody(operation, inputs, bodyOf(inputs, values, initialValues(inputs, one), known), one, known),
    inspect: (values) => unnamedPlaces(inputs, values),
    // a refusal of what the form does not show is the server's to make; of a text that names nothing the form speaks
    tells: (path) =>
      shown.has(path.split('.')[0]) &&
      !unnamedPlaces(inputs, form.getValues()).some((place) => `${path}.`.startsWith(`${place.path}.`)),
    paths: places.map(({ path }) => path),
    textOf: (path, value) => {
      const input = places.find((place) => place.path === path)?.input
      return input && shownValue(input, value)
    },
    onDone,
    ...(onMeet && { onMeet }),
  })
  return (
    <Form form={form} id={id} className="form">
      {sections.map((section, at) => (
        <FormSection
          key={section.title ?? at}
          section={section}
          autoFocus={autoFocus === true && at === 0}
          {...(sections.length > 1 && { fold: `${name}.${section.title}` })}
        />
      ))}
      {children}
    </Form>
  )
}

interface FormSectionProps {
  section: Section
  autoFocus: boolean
  /** folds, and is remembered by this name */
  fold?: string
}

function FormSection({ section, autoFocus, fold }: FormSectionProps) {
  const { title, help, inputs } = section
  const content = (
    <>
      {help && <p className="soft">{help}</p>}
      <Inputs inputs={inputs} autoFocus={autoFocus} />
    </>
  )
  if (title && fold)
    return (
      <Fold title={title} name={fold} className="form-section">
        {content}
      </Fold>
    )
  return (
    <section className="form-section" aria-label={title}>
      {title && <h2>{title}</h2>}
      {content}
    </section>
  )
}
