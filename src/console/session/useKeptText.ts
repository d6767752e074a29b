import { useEffect, useState } from 'react'
import { draftsOf } from './drafts.ts'
import { currentSession, useSession } from './index.ts'

/** Longest text that is kept, in UTF-16 code units: browsers limit what a page may store. */
const LONGEST = 200_000

/**
 * Returns where a half-typed text is kept: like drafts of forms, per user and bot, until the browser tab is closed or
 * the user signs out. Writing an empty text removes it.
 * @param field name of the field, unique in the console
 */
export function keptText(field: string, bot: number, user = currentSession().user?.id) {
  const key = `${draftsOf(user)}${field}:${bot}`
  return {
    read: (): string => sessionStorage.getItem(key) ?? '',
    write: (text: string): void => {
      try {
        if (text === '' || text.length > LONGEST) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, text)
      } catch {
        // Storage is full: the text is lost on reload.
      }
    },
  }
}

/** State of a text field that survives leaving and reloading the page. Another user or bot has its own text. */
export function useKeptText(field: string, bot: number): [string, (text: string) => void] {
  const user = useSession().user?.id
  const owner = `${user} ${bot} ${field}`
  const read = () => ({ owner, text: keptText(field, bot, user).read() })
  const [state, setState] = useState(read)
  // The effect must not write the text of one owner as that of another.
  const { text } = state.owner === owner ? state : read()
  if (state.owner !== owner) setState({ owner, text })
  useEffect(() => keptText(field, bot, user).write(text), [field, bot, user, text])
  return [text, (next) => setState({ owner, text: next })]
}
