import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Features } from '../engine/features.ts'
import { lazyInBackground } from '../routing/background.ts'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'
import type { PageProps } from '../ui/PageFrame.tsx'

type Load = Features['pages'][string]
type Around = ComponentType<{ children: ReactNode }>

/** Wraps a page in its provider; both are loaded in parallel. */
function within(around: () => Promise<Around>, load: Load): Load {
  return async () => {
    const [Around, { default: Page, ...rest }] = await Promise.all([around(), load()])
    return { ...rest, default: (props: PageProps) => createElement(Around, null, createElement(Page, props)) }
  }
}

/** Only the query cache, for pages with a few calls. */
const queries = async () => (await import('../engine/QueryCacheProvider.tsx')).QueryCacheProvider

/** The core of react-admin, for pages that use its lists. */
const data = async () => (await import('../engine/DataContext.tsx')).DataContext

const pages: Features['pages'] = {
  'account/login': () => import('./account/login/index.tsx'),
  'account/confirmation': () => import('./account/confirmation/index.tsx'),
  'account/recovery': () => import('./account/recovery/index.tsx'),
  'account/recovery/new-password': () => import('./account/recovery/new-password.tsx'),
  'team/invited': () => import('./team/invited/index.tsx'),
  terms: () => import('./terms/index.tsx'),
  home: within(queries, () => import('./home/index.tsx')),
  chats: async () => {
    const { default: Chats, prefetchFor } = await import('./chats/index.tsx')
    return { default: Chats, prefetchFor }
  },
  plugins: within(queries, () => import('./plugins/index.tsx')),
  misunderstood: within(queries, () => import('./misunderstood/index.tsx')),
  testbot: within(queries, () => import('./testbot/index.tsx')),
  'testbot/batch': within(queries, () => import('./testbot/batch/index.tsx')),
  'account/settings': within(queries, () => import('./account/settings/index.tsx')),
  starting: within(queries, () => import('./starting/index.tsx')),
  state: within(queries, () => import('./state/index.tsx')),
  'training/report': within(queries, () => import('./training/report/index.tsx')),
  updates: within(queries, () => import('./updates/index.tsx')),
  documentation: within(queries, () => import('./documentation/index.tsx')),
  examples: within(data, () => import('./examples/index.tsx')),
  // Already in the first bundle: it is shown when something could not be loaded.
  error: async () => ({ default: ErrorScreen }),
}

/** The features of this product, passed to its shell and engine. */
export const features: Features = {
  pages,
  overrides: async () => (await import('./overrides.tsx')).overrides,
  GlobalWatchers: lazyInBackground(() => import('./GlobalWatchers.tsx')),
  // In the background: without a connection, the page must stay.
  Help: lazyInBackground(() => import('./help/HelpDrawer.tsx')),
  // Loaded after the page, because it brings the socket with it.
  Training: lazyInBackground(() => import('./training/TrainingStrip.tsx')),
}
