import { type ComponentType, createContext } from 'react'
import type { CellProps, ControlProps } from './kinds.ts'

/** Components that replace the default ones on the current screen, by source. */
interface FieldOverrides {
  columns?: Readonly<Record<string, ComponentType<CellProps> | undefined>> | undefined
  inputs?: Readonly<Record<string, ComponentType<ControlProps> | undefined>> | undefined
  /** components below inputs, within the form */
  below?: Readonly<Record<string, ComponentType | undefined>> | undefined
}

export const FieldOverrideContext = createContext<FieldOverrides>({})
