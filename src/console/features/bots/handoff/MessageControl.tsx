import './handoff.css'
import { useRef } from 'react'
import { knownVariables, unknownVariables } from '../../../../contract/known-variables.ts'
import { fillIn } from '../../../../contract/variables.ts'
import { MultilineControl } from '../../../engine/fields/controls/special.tsx'
import type { ControlProps } from '../../../engine/fields/kinds.ts'
import { Menu } from '../../../ui/Menu.tsx'

const samples = Object.fromEntries(knownVariables.map(({ name, sample }) => [name, sample]))

/** An automatic message of the bot: a multiline field with variables and a preview with sample values. */
export function MessageControl(props: ControlProps) {
  const { id, field, value, onChange, readOnly } = props
  const root = useRef<HTMLDivElement>(null)
  const text = typeof value === 'string' ? value : ''
  const [unknown] = unknownVariables(text)

  function insert(name: string): void {
    const box = root.current?.querySelector<HTMLTextAreaElement>(`#${CSS.escape(id)}`)
    const [from, to] = [box?.selectionStart ?? text.length, box?.selectionEnd ?? text.length]
    const added = `{{${name}}}`
    onChange(text.slice(0, from) + added + text.slice(to))
    requestAnimationFrame(() => {
      box?.focus()
      box?.setSelectionRange(from + added.length, from + added.length)
    })
  }

  return (
    <div className="handoff-message" ref={root}>
      <MultilineControl {...props} />
      {!readOnly && (
        <Menu
          label={`Insertar una variable en ${field.label}`}
          className="handoff-variables menu"
          button="Insertar variable"
          entries={knownVariables.map(({ name, label }) => ({ label, onSelect: () => insert(name) }))}
        />
      )}
      {unknown !== undefined && (
        <p className="fld-error">La variable {`{{${unknown}}}`} no existe. Elige otra con «Insertar variable».</p>
      )}
      {text.trim() !== '' && unknown === undefined && (
        <p className="handoff-said" aria-label={`Vista previa de ${field.label}`} role="note">
          {fillIn(text, samples)}
        </p>
      )}
    </div>
  )
}
