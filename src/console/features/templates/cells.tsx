import { Fragment } from 'react'
import { languageName } from '../../../contract/templates.ts'
import type { CellProps } from '../../engine/fields/kinds.ts'
import './templates.css'

/** A language by its name. */
export function LanguageCell({ value }: CellProps) {
  return <span>{languageName(String(value))}</span>
}

/** The name of a template, which may break after its underscores. */
export function NameCell({ value }: CellProps) {
  return (
    <span className="template-name">
      {String(value)
        .split(/(?<=_)/)
        .map((word, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name keep their places
          <Fragment key={place}>
            {word}
            <wbr />
          </Fragment>
        ))}
    </span>
  )
}
