import Autocomplete from '@mui/material/Autocomplete'
import type { Option } from '../../../../contract/screen.ts'
import { TypingNote, useTypingFilter } from '../../../ui/useTypingFilter.tsx'
import type { ControlProps } from '../kinds.ts'
import { unmatchedIn } from '../unmatched.ts'
import { SuggestionBox, Suggestions, suggestionProps } from './suggestions.tsx'

/**
 * Short texts as chips. Enter, a comma or blur completes one. Until then the value holds the draft text as {@link
 * Unnamed}, so that leaving the page asks for confirmation.
 */
export function TextListControl(props: ControlProps) {
  const { field, value, onChange } = props
  const { onBlur, ...parts } = suggestionProps(props)
  const { filter, note, forget } = useTypingFilter(field.input)
  const draft = unmatchedIn(value)?.unnamed ?? ''
  const chosen = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
  const store = (texts: readonly string[], rest = '') => {
    const kept = new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))
    onChange([...kept, ...(rest === '' ? [] : [{ unnamed: rest }])])
  }
  return (
    <>
      <Autocomplete
        {...parts}
        multiple
        freeSolo
        options={[] as string[]}
        value={chosen}
        inputValue={draft}
        onInputChange={(_, text, reason) => {
          if (reason === 'reset') return
          const kept = filter(text)
          if (kept.includes(',')) store([...chosen, ...kept.split(',')])
          else store(chosen, kept)
        }}
        onChange={(_, texts) => store(texts)}
        onFocus={forget}
        onBlur={() => {
          if (draft !== '') store([...chosen, draft])
          onBlur()
        }}
        renderInput={(params) => (
          <SuggestionBox
            of={props}
            params={params}
            placeholder={chosen.length === 0 ? (field.placeholder ?? 'Escribe y pulsa Enter') : undefined}
          />
        )}
      />
      <TypingNote id={props.id} note={note} />
    </>
  )
}

/** Searchable multi-select for enums with many options. */
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
