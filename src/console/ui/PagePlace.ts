import { createContext } from 'react'
import type { LinkText } from '../../contract/screen.ts'

/** Where a page belongs. */
export interface PagePlace {
  /** the list that leads to it, shown to those who may open it */
  parent: LinkText
  /** what the page is about, once it is read: its name is the title */
  name?: string
}

/** The place of the pages inside; absent for a page that its title says all about. */
export const PagePlaceContext = createContext<PagePlace | undefined>(undefined)
