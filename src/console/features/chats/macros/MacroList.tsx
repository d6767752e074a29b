import { useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { findMacros, macroLabels } from '../composer/macros.ts'
import { MacroText } from '../composer/ReplyText.tsx'
import type { Macro } from '../state/types.ts'

/** The macros with what each does; one is picked. */
export function MacroList({ macros, onPick }: { macros: readonly Macro[]; onPick: (macro: Macro) => void }) {
  const [query, setQuery] = useState('')
  const shown = findMacros(macros, query)
  return (
    <>
      <TextField label="Buscar" value={query} onChange={setQuery} />
      <ul className="reply-list">
        {shown.map((macro) => (
          <li key={macro.id}>
            <button type="button" onClick={() => onPick(macro)}>
              <span className="macro-name">{macro.name}</span>
              <MacroText macro={macro} values={macroLabels(macro)} />
              {macro.steps.some(({ problem }) => problem) && (
                <span className="macro-problem">
                  <Icon name="alert" size={16} /> Tiene algo eliminado
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="soft">Nada coincide con «{query}».</p>}
    </>
  )
}
