import type { ComponentType, ReactNode } from 'react'
import type { Screen } from '../../contract/screen.ts'
import type { Session } from '../session/index.ts'
import type { PageProps } from '../ui/PageFrame.tsx'
import type { Overrides } from './override.ts'

/** What a page is opened with. */
export interface Visit {
  session: Session
  /** the address without its query */
  pathname: string
  search: string
}

/** The module of a page. */
export interface PageModule {
  default: ComponentType<PageProps>
  /** sends the page's first request before the page is rendered; see `api/prefetch.ts` */
  prefetchFor?: (visit: Visit, screen: Screen) => void
}

/** What an application plugs into the shell and the engine, which do not depend on it. Passed in by `main.tsx`. */
export interface Features {
  /** hand-written pages, by the key in their screen file */
  pages: Readonly<Record<string, () => Promise<PageModule>>>
  /** overrides of generated screens; loaded with the engine */
  overrides: () => Promise<Overrides>
  /** components around the pages of a feature, by the path of their route */
  aroundOf?: (path: string) => (() => Promise<ComponentType<{ children: ReactNode }>>) | undefined
  /** rendered next to every page of the shell; shows little or nothing itself */
  GlobalWatchers?: ComponentType
  /** the help drawer; rendered while it is open, beside the page or, when `modal`, over it */
  Help?: ComponentType<{ article: string; modal: boolean }>
  /** shown below the warning that changes require a training */
  Training?: ComponentType<{ bot: number }>
}
