import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef, useState } from 'react'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { TypingNote, useTypingFilter } from '../../../ui/useTypingFilter.tsx'
import type { ControlProps } from '../kinds.ts'
import { describedWith, inputProps } from './shared.ts'

/** Placeholder and maximum length of a typed colour. */
const COLOR_SHAPE = '#rrggbb'

/** Multi-line text that grows with its content. */
export function MultilineControl(props: ControlProps) {
  const { field, value, onChange } = props
  const { filter, note, forget } = useTypingFilter(field.input)
  return (
    <>
      <OutlinedInput
        {...inputProps(props, { 'aria-describedby': describedWith(props, note) })}
        multiline
        minRows={3}
        maxRows={14}
        value={value ?? ''}
        onChange={(event) => onChange(filter(event.target.value))}
        onFocus={forget}
      />
      <TypingNote id={props.id} note={note} />
    </>
  )
}

/** A password or another secret that can be revealed while typing. */
export function PasswordControl(props: ControlProps) {
  const { value, onChange } = props
  const [shown, setShown] = useState(false)
  return (
    <OutlinedInput
      {...inputProps(props, { autoComplete: 'new-password', spellCheck: false })}
      type={shown ? 'text' : 'password'}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      endAdornment={
        <InputAdornment position="end">
          <span className="fld-inset">
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
              aria-controls={props.id}
              onClick={() => setShown(!shown)}
            />
          </span>
        </InputAdornment>
      }
    />
  )
}

/** A colour as #rrggbb, typed or chosen with the native picker. */
export function ColorControl(props: ControlProps) {
  const { value, onChange, field, readOnly } = props
  const text = typeof value === 'string' ? value : ''
  return (
    <div className="fld-row">
      <OutlinedInput
        {...inputProps(
          {
            ...props,
            field: { ...field, placeholder: field.placeholder ?? COLOR_SHAPE },
          },
          { maxLength: COLOR_SHAPE.length, spellCheck: false },
        )}
        value={text}
        onChange={(event) => {
          // An invalid color stays in the field, so that the error can name it.
          const typed = event.target.value.trim().toLowerCase()
          onChange(/^[\da-f]+$/.test(typed) ? `#${typed}` : typed)
        }}
      />
      <input
        type="color"
        className="fld-swatch"
        aria-label={`Elegir ${field.label}`}
        disabled={readOnly}
        value={/^#[\da-f]{6}$/i.test(text) ? text : '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** An image by URL, or from a file that is embedded in the record as a data URL. */
export function ImageControl(props: ControlProps) {
  const { value, onChange, field, readOnly } = props
  const file = useRef<HTMLInputElement>(null)
  const address = typeof value === 'string' ? value : ''
  const embedded = address.startsWith('data:')
  const read = (picked: File | undefined) => {
    if (!picked) return
    const reader = new FileReader()
    reader.onload = () => onChange(reader.result)
    reader.readAsDataURL(picked)
  }
  return (
    <div className="fld-row">
      {address && <img className="fld-picture" src={address} alt={field.label} style={{ flex: 'none' }} />}
      <OutlinedInput
        {...inputProps({ ...props, readOnly: readOnly || embedded }, { inputMode: 'url' })}
        value={embedded ? 'Imagen elegida' : address}
        onChange={(event) => onChange(event.target.value)}
      />
      {address && !readOnly && (
        <IconButton icon="close" label={`Quitar ${field.label}`} onClick={() => onChange(null)} />
      )}
      {!readOnly && (
        <>
          <Button icon="upload" onClick={() => file.current?.click()}>
            Elegir archivo
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept="image/gif,image/jpeg,image/webp,image/png"
            onChange={(event) => read(event.target.files?.[0])}
          />
        </>
      )}
    </div>
  )
}

/** JSON data. Unparsable text stays text, which validation rejects. */
export function JsonControl(props: ControlProps) {
  const { value, onChange } = props
  const [draft, setDraft] = useState<string>()
  const text =
    value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return (
    <div className="mono">
      <MultilineControl
        {...props}
        value={draft ?? text}
        onChange={(next) => {
          setDraft(String(next))
          onChange(next === '' ? null : parsed(String(next)))
        }}
      />
    </div>
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const MARKS = [
  { mark: '**', sample: 'negrita', label: 'Negrita', face: <b>N</b> },
  { mark: '_', sample: 'cursiva', label: 'Cursiva', face: <i>C</i> },
] as const

/** Text with **bold**, _italic_ and [links](https://…), with buttons that insert the markup around the selection. */
export function RichTextControl(props: ControlProps) {
  const { id, value, onChange, readOnly, field } = props
  const text = typeof value === 'string' ? value : ''
  const around = (before: string, after: string, sample: string) => {
    const box = document.getElementById(id)
    if (!(box instanceof HTMLTextAreaElement)) return
    const { selectionStart: from, selectionEnd: to } = box
    const inner = text.slice(from, to) || sample
    onChange(`${text.slice(0, from)}${before}${inner}${after}${text.slice(to)}`)
    requestAnimationFrame(() => {
      box.focus()
      box.setSelectionRange(from + before.length, from + before.length + inner.length)
    })
  }
  return (
    <div>
      {!readOnly && (
        <div className="fld-toolbar" role="toolbar" aria-label={`Formato de ${field.label}`} aria-controls={id}>
          {MARKS.map(({ mark, sample, label, face }) => (
            <button
              key={mark}
              type="button"
              className="icon-btn"
              aria-label={label}
              title={label}
              onClick={() => around(mark, mark, sample)}
            >
              {face}
            </button>
          ))}
          <IconButton icon="link" label="Enlace" onClick={() => around('[', '](https://)', 'texto')} />
        </div>
      )}
      <MultilineControl {...props} />
    </div>
  )
}
