/** Returns an invitation next to the button. A click opens the chat; it can also be dismissed. */
export function calloutElement([title, text]: readonly [string, string, number], onOpen: () => void): HTMLElement {
  const [box, more, off] = [make('aside'), make('button'), make('button')]
  for (const [tag, said] of [
    ['b', title],
    ['p', text],
  ] as const)
    if (said) more.append(make(tag, said))
  box.setAttribute('aria-label', 'Invitación')
  off.setAttribute('aria-label', 'Cerrar la invitación')
  off.textContent = '×'
  more.onclick = onOpen
  off.onclick = () => box.remove()
  box.append(more, off)
  return box
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { textContent: text })
}
