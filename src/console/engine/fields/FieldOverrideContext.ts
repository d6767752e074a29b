import { type ComponentType, createContext } from 'react'
import type { CellProps, ControlProps, Row } from './kinds.ts'

/** Components that replace the default ones on the current screen, by source. */
interface FieldOverrides {
  columns?: Readonly<Record<string, ComponentType<CellProps> | undefined>> | undefined
  inputs?: Readonly<Record<string, ComponentType<ControlProps> | undefined>> | undefined
  /** texts for the items of lists, which then show only that until they are opened */
  summaries?: Readonly<Record<string, ((item: Row) => string) | undefined>> | undefined
  /** components below inputs, within the form */
  below?: Readonly<Record<string, ComponentType | undefined>> | undefined
}

export const FieldOverrideContext = createContext<FieldOverrides>({})
