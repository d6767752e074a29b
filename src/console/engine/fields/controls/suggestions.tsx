import Autocomplete, { type AutocompleteProps, type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { fold } from '../../../../contract/phrase.ts'
import type { ControlProps } from '../kinds.ts'
import { isUnnamed, type Unnamed, unnamedIn } from '../unnamed.ts'

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

interface SuggestionBoxProps {
  of: ControlProps
  params: AutocompleteRenderInputParams
  placeholder: string | undefined
  maxLength?: number | undefined
}

/** The text box of a suggestion list, with the field's description and its state. */
export function SuggestionBox({ of, params, placeholder, maxLength }: SuggestionBoxProps) {
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

type ListProps<T> = AutocompleteProps<T, boolean, boolean, false>

interface SuggestionsProps<T>
  extends Pick<ListProps<T>, 'disableClearable' | 'disableCloseOnSelect' | 'groupBy' | 'renderGroup'> {
  of: ControlProps
  multiple?: boolean
  options: readonly T[]
  /** the options that the value names */
  chosen: readonly T[]
  /** what is stored of an option */
  storedOf: (option: T) => unknown
  labelOf: (option: T) => string
  placeholder: string | undefined
  /** the options found by a text; those whose label holds it, unless given */
  find?: (text: string) => T[]
  /** a text as labels are compared */
  folded?: (text: string) => string
  /** options for the text are on their way */
  pending?: boolean
  onOpen?: () => void
}

/**
 * One of the options, or several, found by typing. A text that is exactly a label is taken when the box is left or Enter
 * is pressed; one that names nothing stays in the box and in the value, where a form's check finds it.
 */
export function Suggestions<T>(props: SuggestionsProps<T>) {
  const { of, multiple = false, options, chosen, storedOf, labelOf, placeholder, pending = false, onOpen } = props
  const { find, folded = fold, disableClearable = false, disableCloseOnSelect = false, groupBy, renderGroup } = props
  const { value, onChange } = of
  const { onBlur, ...parts } = namedParts(of)
  const typed = unnamedIn(value)?.unnamed
  /** the box was left, or Enter pressed, before the options for its text were there */
  const waits = useRef(false)
  const same = (one: T, other: T) => String(storedOf(one)) === String(storedOf(other))
  const named = (text: string) => (option: T) => folded(labelOf(option)) === folded(text.trim())

  function store(picked: readonly T[], rest?: Unnamed): void {
    const values = picked.map(storedOf)
    if (multiple) onChange(rest ? [...values, rest] : values)
    else onChange(rest ?? values[0] ?? null)
  }
  function keep(text: string, left = false): void {
    const kept = multiple && Array.isArray(value) ? value.filter((one) => !isUnnamed(one)) : []
    const rest: Unnamed | null = text === '' ? null : { unnamed: text, ...(left && { left }) }
    onChange(multiple ? [...kept, ...(rest ? [rest] : [])] : rest)
  }
  /** Takes the one option that is called as the text says. */
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
    // an option that is highlighted is taken by the list
    if (box.hasAttribute('aria-activedescendant')) return
    settle()
    // the form would be sent before the text means anything
    if (waits.current) event.preventDefault()
  }
  function found(text: string): T[] {
    const all = find?.(text) ?? options.filter((option) => folded(labelOf(option)).includes(folded(text.trim())))
    if (groupBy || text.trim() === '') return all
    // what is highlighted first is what the text says
    return [...all.filter(named(text)), ...all.filter((option) => !named(text)(option))]
  }

  return (
    <Autocomplete<T, boolean, boolean>
      {...parts}
      {...(groupBy && { groupBy })}
      {...(renderGroup && { renderGroup })}
      {...{ multiple, disableClearable, disableCloseOnSelect }}
      // a press of Enter would take away what is chosen
      filterSelectedOptions={multiple}
      // nothing is taken that nobody asked for by a text
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
