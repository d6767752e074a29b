import Autocomplete from '@mui/material/Autocomplete'
import type { Option } from '../../../../contract/screen.ts'
import type { ControlProps } from '../kinds.ts'
import { unnamedIn } from '../unnamed.ts'
import { namedParts, SuggestionBox, Suggestions } from './suggestions.tsx'
import { typed } from './text.tsx'

/**
 * Short texts as chips: Enter or a comma ends one; what is left in the box counts when it is left. Until then it is in
 * the value as what names nothing yet, so that leaving the page asks about it.
 */
export function TextListControl(props: ControlProps) {
  const { field, value, onChange } = props
  const { onBlur, ...parts } = namedParts(props)
  const draft = unnamedIn(value)?.unnamed ?? ''
  const chosen = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
  const store = (texts: readonly string[], rest = '') => {
    const kept = new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))
    onChange([...kept, ...(rest === '' ? [] : [{ unnamed: rest }])])
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
        if (kept.includes(',')) store([...chosen, ...kept.split(',')])
        else store(chosen, kept)
      }}
      onChange={(_, texts) => store(texts)}
      onBlur={() => {
        if (draft !== '') store([...chosen, draft])
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
