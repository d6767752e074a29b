import { languageName } from '../../../contract/templates.ts'
import type { CellProps } from '../../engine/fields/kinds.ts'
import './templates.css'

/** A language by its name. */
export function LanguageCell({ value }: CellProps) {
  return <span>{languageName(String(value))}</span>
}

/** The name of a template, which has underscores instead of spaces. */
export function NameCell({ value }: CellProps) {
  return <span className="template-name">{String(value)}</span>
}
