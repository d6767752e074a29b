import type { ComponentType } from 'react'
import type { PageProps } from '../shell/routeElement.tsx'

/** Hand-written pages by the key that their screen file gives. */
export const pages: Record<string, () => Promise<{ default: ComponentType<PageProps> }>> = {
  login: () => import('./login/index.tsx'),
  recovery: () => import('./recovery/index.tsx'),
  'new-password': () => import('./new-password/index.tsx'),
  invited: () => import('./invited/index.tsx'),
  terms: () => import('./terms/index.tsx'),
  home: () => import('./home/index.tsx'),
  conversations: () => import('./conversations/index.tsx'),
  misunderstood: () => import('./misunderstood/index.tsx'),
  testbot: () => import('./testbot/index.tsx'),
  'user-settings': () => import('./user-settings/index.tsx'),
  state: () => import('./state/index.tsx'),
  'training-report': () => import('./training-report/index.tsx'),
  documentation: () => import('./documentation/index.tsx'),
  examples: () => import('./examples/index.tsx'),
  error: () => import('./error/index.tsx'),
}
