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

/** All of the engine, for pages with inputs of its registry. */
const section = async (): Promise<Around> => {
  const { SectionContext } = await import('../engine/SectionContext.tsx')
  return ({ children }) => createElement(SectionContext, { using: {}, children })
}

const pages: Features['pages'] = {
  'account/login': () => import('./account/login/index.tsx'),
  'account/confirmation': () => import('./account/confirmation/index.tsx'),
  'account/recovery': () => import('./account/recovery/index.tsx'),
  'account/recovery/new-password': () => import('./account/recovery/new-password.tsx'),
  'team/invited': () => import('./team/invited/index.tsx'),
  terms: () => import('./terms/index.tsx'),
  home: within(queries, () => import('./home/index.tsx')),
  'analytics/conversations': within(queries, () => import('./analytics/conversations/index.tsx')),
  'analytics/live': within(queries, () => import('./analytics/live/index.tsx')),
  'analytics/messages': within(queries, () => import('./analytics/messages/index.tsx')),
  'analytics/intents': within(queries, () => import('./analytics/intents/index.tsx')),
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
  'forms/examples': within(data, () => import('./forms/examples/index.tsx')),
  'forms/add/branch': within(data, () => import('./forms/add/branch.tsx')),
  'forms/products/inventory': within(section, () => import('./forms/products/inventory/index.tsx')),
  'forms/products/reorder': within(queries, () => import('./forms/products/reorder/index.tsx')),
  examples: within(data, () => import('./examples/index.tsx')),
  'forms/survey': within(data, () => import('./forms/survey/index.tsx')),
  'forms/survey/summary': within(data, () => import('./forms/survey/summary/index.tsx')),
  'forms/add-survey': within(data, () => import('./forms/add-survey.tsx')),
  // Already in the first bundle: it is shown when something could not be loaded.
  error: async () => ({ default: ErrorScreen }),
}

/** Forms by the start of their addresses. */
const FORMS = { products: 'product', branches: 'branch', survey: 'survey', contact: 'contact' } as const

/** The pages of a form belong to it. */
const aroundOf: Features['aroundOf'] = (path) => {
  const folder = /^\/forms\/(products|branches|survey|contact)(?:\/|$)/.exec(path)?.[1] as
    | keyof typeof FORMS
    | undefined
  if (folder === undefined) return undefined
  return async () => {
    const { FormGate } = await import('./forms/FormGate.tsx')
    return ({ children }) => createElement(FormGate, { kind: FORMS[folder], children })
  }
}

/** The features of this product, passed to its shell and engine. */
export const features: Features = {
  pages,
  aroundOf,
  overrides: async () => (await import('./overrides.tsx')).overrides,
  GlobalWatchers: lazyInBackground(() => import('./GlobalWatchers.tsx')),
  // In the background: without a connection, the page must stay.
  Help: lazyInBackground(() => import('./help/HelpDrawer.tsx')),
  // Loaded after the page, because it brings the socket with it.
  Training: lazyInBackground(() => import('./training/TrainingStrip.tsx')),
}
