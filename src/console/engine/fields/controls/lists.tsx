import Autocomplete from '@mui/material/Autocomplete'
import { useState } from 'react'
import type { Option } from '../../../../contract/screen.ts'
import type { ControlProps } from '../kinds.ts'
import { namedParts, SuggestionBox, Suggestions } from './suggestions.tsx'
import { typed } from './text.tsx'

/** Short texts as chips: Enter or a comma ends one; what is left in the box counts when it is left. */
export function TextListControl(props: ControlProps) {
  const { field, value, onChange } = props
  const [draft, setDraft] = useState('')
  const { onBlur, ...parts } = namedParts(props)
  const chosen = Array.isArray(value) ? (value as string[]) : []
  const add = (texts: string[]) => {
    const added = texts.map((text) => text.trim()).filter((text) => text !== '')
    setDraft('')
    if (added.length > 0) onChange([...new Set([...chosen, ...added])])
  }
  return (
    <Autocomplete
      {...parts}
      multiple
      freeSolo
      options={[] as string[]}
      value={chosen}
      inputValue={draft}
      onInputChange={(_, text, reason) => {
        if (reason === 'reset') return
        const kept = typed(field, text)
        if (kept.includes(',')) add(kept.split(','))
        else setDraft(kept)
      }}
      onChange={(_, texts) => {
        setDraft('')
        onChange([...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))])
      }}
      onBlur={() => {
        add([draft])
        onBlur()
      }}
      renderInput={(params) => (
        <SuggestionBox
          of={props}
          params={params}
          placeholder={chosen.length === 0 ? (field.placeholder ?? 'Escribir y pulsar Enter') : undefined}
          maxLength={field.maxLength}
        />
      )}
    />
  )
}

/** Several of many values, found by typing. */
export function EnumListControl(props: ControlProps) {
  const { field, value } = props
  const options = field.options ?? []
  const chosen = Array.isArray(value) ? options.filter((option) => value.includes(option.value)) : []
  return (
    <Suggestions<Option>
      of={props}
      multiple
      disableCloseOnSelect
      options={options}
      chosen={chosen}
      storedOf={(option) => option.value}
      labelOf={(option) => option.label}
      placeholder={chosen.length === 0 ? field.placeholder : undefined}
    />
  )
}
