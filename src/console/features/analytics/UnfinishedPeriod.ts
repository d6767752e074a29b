import { createContext } from 'react'

/** Whether the last day of the figures is not over: what is counted so far is neither better nor worse yet. */
export const UnfinishedPeriod = createContext(false)
