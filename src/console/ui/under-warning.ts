import { type ComponentType, createContext } from 'react'

/**
 * What the pages of a chatbot have below their warning; nothing unless the shell is given it. Apart from the page's frame,
 * which the shell itself does without.
 */
export const UnderWarning = createContext<ComponentType<{ bot: number }> | undefined>(undefined)
