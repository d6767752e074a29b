import { element } from './element.ts'

/** Returns an invitation next to the button. A click opens the chat; it can also be dismissed. */
export function calloutElement([title, text]: readonly [string, string, number], onOpen: () => void): HTMLElement {
  const [box, more, off] = [element('aside'), element('button'), element('button')]
  for (const [tag, said] of [
    ['b', title],
    ['p', text],
  ] as const)
    if (said) more.append(element(tag, said))
  box.setAttribute('aria-label', 'Invitación')
  off.setAttribute('aria-label', 'Cerrar la invitación')
  off.textContent = '×'
  more.onclick = onOpen
  off.onclick = () => box.remove()
  box.append(more, off)
  return box
}
