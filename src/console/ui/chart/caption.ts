import { createContext } from 'react'

/** What the pictures of the charts of a page say below their title: of which days and whose they are. */
export const ChartCaption = createContext('')
