/** Returns a new element with this text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { textContent: text })
}
