import { type ComponentProps, type Ref, useLayoutEffect, useRef } from 'react'
import { useNarrow } from '../../../ui/useNarrow.ts'

/** Maximum height of the field in pixels; it grows with its text. */
const TALLEST = 200

interface MessageFieldProps
  extends Pick<
    ComponentProps<'textarea'>,
    | 'onFocus'
    | 'onKeyDown'
    | 'onPaste'
    | 'aria-controls'
    | 'aria-activedescendant'
    | 'aria-invalid'
    | 'aria-describedby'
  > {
  text: string
  /** where to put the cursor after an insertion; null leaves it */
  caret: number | null
  onCaret: () => void
  /** removes what a message may not contain */
  filter: (typed: string) => string
  onChange: (text: string, cursor: number) => void
  onCursor: (cursor: number) => void
  inputRef: Ref<HTMLTextAreaElement>
}

/** The text area of the composer, which grows with its text. */
export function MessageField({
  text,
  caret,
  onCaret,
  filter,
  onChange,
  onCursor,
  inputRef,
  ...rest
}: MessageFieldProps) {
  const narrow = useNarrow()
  const input = useRef<HTMLTextAreaElement | null>(null)
  /** the text and the selection as the person left them */
  const left = useRef({ text, start: 0, end: 0 })
  function note({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): void {
    left.current = { text: value, start: selectionStart, end: selectionEnd }
  }
  useLayoutEffect(() => {
    const element = input.current
    if (!element) return
    const { text: before, start, end } = left.current
    const added = text.length - before.length
    // A draft that was read only now was put before what was typed.
    if (before && added > 0 && text.endsWith(before) && document.activeElement === element)
      element.setSelectionRange(start + added, end + added)
    note(element)
    element.style.height = 'auto'
    element.style.height = `${Math.min(element.scrollHeight + 2, TALLEST)}px`
    if (caret === null) return
    element.focus()
    element.setSelectionRange(caret, caret)
    onCaret()
  })
  return (
    <textarea
      {...rest}
      ref={(element) => {
        input.current = element
        if (typeof inputRef === 'function') inputRef(element)
        else if (inputRef) inputRef.current = element
      }}
      rows={1}
      dir="auto"
      aria-label="Mensaje"
      placeholder={narrow ? 'Escribe o usa /atajo' : 'Escribe, o usa / para respuestas rápidas'}
      value={text}
      aria-autocomplete="list"
      onChange={(event) => {
        note(event.target)
        onChange(filter(event.target.value), event.target.selectionStart)
      }}
      onSelect={(event) => {
        note(event.currentTarget)
        onCursor(event.currentTarget.selectionStart)
      }}
    />
  )
}
