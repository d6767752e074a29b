import { type Description, deref, type Schema } from './description.ts'
import { constraintTexts, typeText } from './words.ts'

interface SchemaTreeProps {
  doc: Description
  schema: Schema
  /** names of the ancestor schemas, to stop at recursive ones */
  above?: readonly string[]
}

/** The properties of a schema; nested ones are collapsed. */
export function SchemaTree({ doc, schema, above = [] }: SchemaTreeProps) {
  const name = schema.$ref
  const real = deref(doc, schema)
  const trail = name ? [...above, name] : above
  if (name && above.includes(name)) return <p className="soft">Igual que el que lo contiene.</p>
  if (real.items) return <SchemaTree doc={doc} schema={real.items} above={trail} />
  const forms = real.anyOf ?? real.oneOf ?? real.allOf
  if (forms) {
    return forms
      .filter((form) => form.type !== 'null')
      .map((form, at) => <SchemaTree key={form.$ref ?? at} doc={doc} schema={form} above={trail} />)
  }
  if (!real.properties) return <Options schema={real} />
  return (
    <ul className="schema">
      {Object.entries(real.properties).map(([key, property]) => (
        <li key={key}>
          <Property
            doc={doc}
            name={key}
            schema={property}
            required={real.required?.includes(key) ?? false}
            above={trail}
          />
        </li>
      ))}
    </ul>
  )
}

interface PropertyProps extends SchemaTreeProps {
  name: string
  required: boolean
}

function Property({ doc, name, schema, required, above = [] }: PropertyProps) {
  const real = { ...deref(doc, schema), ...(schema.description && { description: schema.description }) }
  const inner = real.items ? deref(doc, real.items) : real
  const nested = Boolean(inner.properties || inner.anyOf || inner.oneOf || inner.allOf)
  const facts = [typeText(real), ...(real.items ? [`de ${typeText(inner)}`] : []), ...constraintTexts(real)]
  const text = [real.title, real.description].filter(Boolean).join('. ')
  return (
    <>
      <p className="schema-line">
        <code>{name}</code>
        <span className="schema-facts">{facts.join(' · ')}</span>
        {required && <span className="schema-required">obligatorio</span>}
      </p>
      {text && <p className="schema-text">{text}</p>}
      <Options schema={inner} />
      {nested && (
        <details className="schema-more">
          <summary>Campos de {name}</summary>
          <SchemaTree doc={doc} schema={schema} above={above} />
        </details>
      )}
    </>
  )
}

/** The allowed values of an enumeration with their labels. */
function Options({ schema }: { schema: Schema }) {
  const options = schema['x-options'] ?? schema.enum?.map((value) => ({ value, label: '' }))
  if (!options) return null
  return (
    <p className="schema-options">
      {options.map(({ value, label }) => (
        <span key={String(value)}>
          <code>{JSON.stringify(value)}</code>
          {label && ` ${label}`}
        </span>
      ))}
    </p>
  )
}
