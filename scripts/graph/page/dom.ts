type Child = Node | string | undefined | false

/** Creates an element; `on…` are listeners, all else attributes. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, unknown> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value))
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)))
  return element
}

/** The application with which a person writes to a business. */
export type App = 'whatsapp' | 'messenger' | 'telegram'

export type Data = Record<string, unknown>

/** A JSON object at a key, or an empty one. */
export const objectAt = (from: Data, key: string): Data => {
  const value = from[key]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {}
}

export const listAt = (from: Data, key: string): Data[] => {
  const value = from[key]
  return Array.isArray(value) ? (value as Data[]) : []
}

export const textAt = (from: Data, key: string): string => (from[key] === undefined ? '' : String(from[key]))

/** Calls the control API. */
export async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`/_sim/${path}`, { method, body: body && JSON.stringify(body) })
  return (await answer.json()) as T
}
