import { createContext } from 'react'

/** What a form holds that closing it would lose, or what is being saved of it. */
export type Unsaved = 'dirty' | 'busy' | undefined

/** Receives what the forms inside hold, each under an id of its own. */
export const UnsavedContext = createContext<((id: string, state: Unsaved) => void) | null>(null)
