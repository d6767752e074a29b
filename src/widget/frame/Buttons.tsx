/** @jsxImportSource preact */
import { safeHref } from '../../contract/rich-text.ts'
import type { Button } from './api.ts'

interface Props {
  buttons: readonly Button[]
  onPress: (button: Button) => void
}

/** Quick replies. Buttons with a target are rendered as links. */
export function Buttons({ buttons, onPress }: Props) {
  if (buttons.length === 0) return null
  return (
    <div class="buttons">
      {buttons.map((button) => {
        const { title, type, target } = button
        const href = type === 'response' || !target ? undefined : safeHref(type === 'phone' ? `tel:${target}` : target)
        return href ? (
          <a key={title} class="choice" href={href} target="_blank" rel="noopener noreferrer nofollow">
            {title}
          </a>
        ) : (
          <button key={title} type="button" class="choice" onClick={() => onPress(button)}>
            {title}
          </button>
        )
      })}
    </div>
  )
}
