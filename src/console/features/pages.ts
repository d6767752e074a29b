import type { ComponentType } from 'react'
import type { PageProps } from '../shell/routeElement.tsx'
import ErrorScreen from './error/index.tsx'

/** Hand-written pages by the key that their screen file gives. */
export const pages: Record<string, () => Promise<{ default: ComponentType<PageProps> }>> = {
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
