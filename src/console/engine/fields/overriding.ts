import { type ComponentType, createContext } from 'react'
import type { CellProps, ControlProps } from './kinds.ts'

/** Components that stand in for a type's own, by source, on the screen that is shown. */
export interface FieldOverrides {
  columns?: Readonly<Record<string, ComponentType<CellProps> | undefined>> | undefined
  inputs?: Readonly<Record<string, ComponentType<ControlProps> | undefined>> | undefined
}

export const FieldOverrideContext = createContext<FieldOverrides>({})
