import { useSyncExternalStore } from 'react'

/** A new token to show, with the company it belongs to. */
export interface ShownToken {
  token: string
  id: number
  company: string
  /** until when the former one counts as well; null for a new company */
  until: string | null
}

let shown: ShownToken | undefined
const listeners = new Set<() => void>()

/** Shows a token over the page until it is closed; undefined closes it. It is nowhere else. */
export function showToken(token: ShownToken | undefined): void {
  shown = token
  for (const listener of listeners) listener()
}

/** Shows the token in an answer that has one. */
export function showTokenOf(answer: object): void {
  const { company_id, company_token: token, company_name, previous_token_until } = Object(answer)
  if (typeof token === 'string')
    showToken({
      token,
      id: Number(company_id),
      company: String(company_name),
      until: previous_token_until ? String(previous_token_until) : null,
    })
}

export const useShownToken = (): ShownToken | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
