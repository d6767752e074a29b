import Autocomplete, { type AutocompleteProps, type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { fold } from '../../../../contract/phrase.ts'
import type { ControlProps } from '../kinds.ts'
import { isUnmatched, type UnmatchedText, unmatchedIn } from '../unmatched.ts'

/** Texts of MUI's autocomplete. */
const SPANISH = {
  clearText: 'Vaciar',
  closeText: 'Cerrar',
  openText: 'Abrir',
  noOptionsText: 'Sin resultados',
  loadingText: 'Cargando…',
} as const

/** Returns common props of autocompletes: identity, state and accessible names. */
export function suggestionProps({ id, field, readOnly, onBlur }: ControlProps) {
  return {
    id,
    ...SPANISH,
    readOnly: readOnly ?? false,
    onBlur: () => onBlur?.(),
    slotProps: {
      listbox: { 'aria-label': field.label },
      // The popper is rendered outside the page's landmarks, so it needs its own.
      popper: { role: 'region', 'aria-label': `Opciones de ${field.label}` },
      clearIndicator: { tabIndex: 0 },
    },
  }
}

interface SuggestionBoxProps {
  of: ControlProps
  params: AutocompleteRenderInputParams
  placeholder: string | undefined
}

/** Text field of an autocomplete, with the form field's description and state. */
export function SuggestionBox({ of, params, placeholder }: SuggestionBoxProps) {
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
      slotProps={{ htmlInput: { ...params.inputProps, ...describe } }}
    />
  )
}

type ListProps<T> = AutocompleteProps<T, boolean, boolean, false>

interface SuggestionsProps<T>
  extends Pick<ListProps<T>, 'disableClearable' | 'disableCloseOnSelect' | 'groupBy' | 'renderGroup'> {
  of: ControlProps
  multiple?: boolean
  options: readonly T[]
  /** currently selected options */
  chosen: readonly T[]
  /** returns the stored value of an option */
  storedOf: (option: T) => unknown
  labelOf: (option: T) => string
  placeholder: string | undefined
  /** finds options by text; default: those whose label contains it */
  find?: (text: string) => T[]
  /** normalizes text for label comparison */
  folded?: (text: string) => string
  /** options for the text are loading */
  pending?: boolean
  onOpen?: () => void
}

/**
 * Searchable select of one or several options. On blur or Enter, text that equals a label selects that option. Text
 * without a match stays in the box and in the value, where validation reports it.
 */
export function Suggestions<T>(props: SuggestionsProps<T>) {
  const { of, multiple = false, options, chosen, storedOf, labelOf, placeholder, pending = false, onOpen } = props
  const { find, folded = fold, disableClearable = false, disableCloseOnSelect = false, groupBy, renderGroup } = props
  const { value, onChange } = of
  const { onBlur, ...parts } = suggestionProps(of)
  const typed = unmatchedIn(value)?.unnamed
  /** blur or Enter happened before the options for the text had loaded */
  const waits = useRef(false)
  const same = (one: T, other: T) => String(storedOf(one)) === String(storedOf(other))
  const named = (text: string) => (option: T) => folded(labelOf(option)) === folded(text.trim())

  function store(picked: readonly T[], rest?: UnmatchedText): void {
    const values = picked.map(storedOf)
    if (multiple) onChange(rest ? [...values, rest] : values)
    else onChange(rest ?? values[0] ?? null)
  }
  function keep(text: string, left = false): void {
    const kept = multiple && Array.isArray(value) ? value.filter((one) => !isUnmatched(one)) : []
    const rest: UnmatchedText | null = text === '' ? null : { unnamed: text, ...(left && { left }) }
    onChange(multiple ? [...kept, ...(rest ? [rest] : [])] : rest)
  }
  /** Selects the only option whose label equals the text. */
  function settle(): void {
    if (typed === undefined) return
    const found = [...chosen, ...options].filter(named(typed))
    const [option] = found
    waits.current = pending && option === undefined && typed.trim() !== ''
    if (waits.current) return
    if (typed.trim() === '') keep('')
    else if (option === undefined || found.some((one) => !same(one, option))) keep(typed, true)
    else store(chosen.includes(option) ? chosen : [...chosen, option])
  }
  useEffect(() => {
    if (waits.current && !pending) settle()
  })

  function onKeyDown(event: KeyboardEvent): void {
    const box = event.target
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(box instanceof HTMLInputElement)) return
    // The autocomplete itself selects a highlighted option.
    if (box.hasAttribute('aria-activedescendant')) return
    settle()
    // Prevent submitting the form before the text is resolved.
    if (waits.current) event.preventDefault()
  }
  function found(text: string): T[] {
    const all = find?.(text) ?? options.filter((option) => folded(labelOf(option)).includes(folded(text.trim())))
    if (groupBy || text.trim() === '') return all
    // Exact matches first, so that they are highlighted.
    return [...all.filter(named(text)), ...all.filter((option) => !named(text)(option))]
  }

  return (
    <Autocomplete<T, boolean, boolean>
      {...parts}
      {...(groupBy && { groupBy })}
      {...(renderGroup && { renderGroup })}
      {...{ multiple, disableClearable, disableCloseOnSelect }}
      // Otherwise pressing Enter on a selected option would remove it.
      filterSelectedOptions={multiple}
      // Do not preselect an option unless the user typed something.
      autoHighlight={typed !== undefined && typed.trim() !== ''}
      clearOnBlur={false}
      options={options}
      loading={pending}
      value={multiple ? [...chosen] : typed === undefined ? (chosen[0] ?? null) : null}
      inputValue={typed ?? (multiple || chosen[0] === undefined ? '' : labelOf(chosen[0]))}
      filterOptions={(offered, { inputValue }) => {
        const shown = new Set(offered)
        return found(inputValue).filter((option) => shown.has(option))
      }}
      isOptionEqualToValue={same}
      getOptionKey={(option) => String(storedOf(option))}
      getOptionLabel={labelOf}
      onOpen={() => onOpen?.()}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input' && reason !== 'clear') return
        waits.current = false
        keep(text)
      }}
      onChange={(_, picked) => store(Array.isArray(picked) ? (picked as T[]) : picked === null ? [] : [picked as T])}
      onKeyDown={onKeyDown}
      onBlur={() => {
        settle()
        onBlur()
      }}
      renderInput={(params) => <SuggestionBox of={of} params={params} placeholder={placeholder} />}
    />
  )
}
