import type { ComponentType } from 'react'
import type { PageProps } from '../ui/PageFrame.tsx'
import type { Overrides } from './override.ts'

/** What an application plugs into the shell and the engine, which do not depend on it. Passed in by `main.tsx`. */
export interface Features {
  /** hand-written pages, by the key in their screen file */
  pages: Readonly<Record<string, () => Promise<{ default: ComponentType<PageProps> }>>>
  /** overrides of generated screens; loaded with the engine */
  overrides: () => Promise<Overrides>
  /** rendered next to every page of the shell; shows little or nothing itself */
  Everywhere?: ComponentType
  /** shown below the warning that changes require a training */
  Training?: ComponentType<{ bot: number }>
}
