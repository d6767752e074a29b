import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { fold } from '../../../../contract/phrase.ts'
import type { Option } from '../../../../contract/screen.ts'
import type { ControlProps } from '../kinds.ts'
import { typed } from './text.tsx'

/** Texts of MUI's suggestion list. */
const SPANISH = {
  clearText: 'Borrar',
  closeText: 'Cerrar',
  openText: 'Abrir',
  noOptionsText: 'Sin resultados',
  loadingText: 'Cargando…',
} as const

/** What a suggestion list carries of its field: its name and its state. */
export function namedParts({ id, field, readOnly, onBlur }: ControlProps) {
  return {
    id,
    ...SPANISH,
    readOnly: readOnly ?? false,
    onBlur: () => onBlur?.(),
    slotProps: {
      listbox: { 'aria-label': field.label },
      // outside every landmark otherwise, since it is drawn beside the page
      popper: { role: 'region', 'aria-label': `Opciones de ${field.label}` },
      clearIndicator: { tabIndex: 0 },
    },
  }
}

interface ListInputProps {
  of: ControlProps
  params: AutocompleteRenderInputParams
  placeholder: string | undefined
  maxLength?: number | undefined
}

/** The text box of a suggestion list, with the field's description and its state. */
export function ListInput({ of, params, placeholder, maxLength }: ListInputProps) {
  const { describedBy, required, error, autoFocus, focusRef } = of
  const describe = {
    'aria-describedby': describedBy,
    'aria-required': required || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
  return (
    <TextField
      {...params}
      autoFocus={autoFocus ?? false}
      inputRef={focusRef}
      error={Boolean(error)}
      placeholder={placeholder}
      slotProps={{ htmlInput: { ...params.inputProps, ...describe, maxLength } }}
    />
  )
}

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
        <ListInput
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
  const { field, value, onChange } = props
  const parts = namedParts(props)
  const options = field.options ?? []
  const chosen = Array.isArray(value) ? options.filter((option) => value.includes(option.value)) : []
  return (
    <Autocomplete<Option, true>
      {...parts}
      multiple
      disableCloseOnSelect
      options={options}
      value={chosen}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => String(option.value)}
      filterOptions={(all, { inputValue }) => all.filter((option) => fold(option.label).includes(fold(inputValue)))}
      onChange={(_, picked) => onChange(picked.map((option) => option.value))}
      renderInput={(params) => (
        <ListInput of={props} params={params} placeholder={chosen.length === 0 ? field.placeholder : undefined} />
      )}
    />
  )
}
