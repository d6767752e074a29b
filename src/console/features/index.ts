import { lazy } from 'react'
import type { Features } from '../engine/features.ts'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'

const pages: Features['pages'] = {
  'account/login': () => import('./account/login/index.tsx'),
  'account/recovery': () => import('./account/recovery/index.tsx'),
  'account/recovery/new-password': () => import('./account/recovery/new-password.tsx'),
  'team/invited': () => import('./team/invited/index.tsx'),
  terms: () => import('./terms/index.tsx'),
  home: () => import('./home/index.tsx'),
  chats: () => import('./chats/index.tsx'),
  misunderstood: () => import('./misunderstood/index.tsx'),
  testbot: () => import('./testbot/index.tsx'),
  'account/settings': () => import('./account/settings/index.tsx'),
  state: () => import('./state/index.tsx'),
  'training/report': () => import('./training/report/index.tsx'),
  documentation: () => import('./documentation/index.tsx'),
  examples: () => import('./examples/index.tsx'),
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
