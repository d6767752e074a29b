import { createContext } from 'react'

interface Caption {
  /** what pictures say below their title: of which days and whose they are */
  text: string
  /** the days, which the names of files have */
  days?: { from: string; to: string }
}

/** What the files of the charts of a page tell of their period. */
export const ChartCaption = createContext<Caption>({ text: '' })
