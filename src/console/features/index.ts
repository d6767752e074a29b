import { type ComponentType, createElement, lazy, type ReactNode } from 'react'
import type { Features } from '../engine/features.ts'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'
import type { PageProps } from '../ui/PageFrame.tsx'

type Load = Features['pages'][string]
type Around = ComponentType<{ children: ReactNode }>

/** A page inside what it reads by; both are loaded side by side. */
function within(around: () => Promise<Around>, load: Load): Load {
  return async () => {
    const [Around, { default: Page }] = await Promise.all([around(), load()])
    return { default: (props: PageProps) => createElement(Around, null, createElement(Page, props)) }
  }
}

/** The cache alone: the pages of a few calls. */
const queries = async () => (await import('../engine/Queries.tsx')).Queries

/** react-admin's core: the pages of lists that it knows. */
const data = async () => (await import('../engine/DataContext.tsx')).DataContext

const pages: Features['pages'] = {
  'account/login': () => import('./account/login/index.tsx'),
  'account/recovery': () => import('./account/recovery/index.tsx'),
  'account/recovery/new-password': () => import('./account/recovery/new-password.tsx'),
  'team/invited': () => import('./team/invited/index.tsx'),
  terms: () => import('./terms/index.tsx'),
  home: within(queries, () => import('./home/index.tsx')),
  chats: () => import('./chats/index.tsx'),
  misunderstood: within(queries, () => import('./misunderstood/index.tsx')),
  testbot: within(queries, () => import('./testbot/index.tsx')),
  'account/settings': within(queries, () => import('./account/settings/index.tsx')),
  state: within(queries, () => import('./state/index.tsx')),
  'training/report': within(queries, () => import('./training/report/index.tsx')),
  documentation: within(queries, () => import('./documentation/index.tsx')),
  examples: within(data, () => import('./examples/index.tsx')),
  // in the first bundle already: it is shown where something could not be loaded
  error: async () => ({ default: ErrorScreen }),
}

/** The features of this product, as its shell and engine are handed them. */
export const features: Features = {
  pages,
  overrides: async () => (await import('./overrides.tsx')).overrides,
  Everywhere: lazy(() => import('./Everywhere.tsx')),
  // comes after the page: it brings the socket with it
  Training: lazy(() => import('./training/TrainingStrip.tsx')),
}
