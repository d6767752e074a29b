import type { ComponentType } from 'react'
import type { PageProps } from '../ui/PageFrame.tsx'
import type { Overrides } from './override.ts'

/** What an application adds to the shell and the engine, which know nothing of it: `main.tsx` hands it to them. */
export interface Features {
  /** hand-written pages, by the key that their screen file gives */
  pages: Readonly<Record<string, () => Promise<{ default: ComponentType<PageProps> }>>>
  /** what differs from the generated screens; loaded with the engine */
  overrides: () => Promise<Overrides>
  /** beside every page of the shell; shows little or nothing itself */
  Everywhere?: ComponentType
  /** below the warning that changes ask for a training */
  Training?: ComponentType<{ bot: number }>
}
