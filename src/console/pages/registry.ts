import type { ComponentType } from 'react'
import type { PageProps } from '../shell/routeElement.tsx'

/** Hand-written pages by the key that their screen file gives. */
export const pages: Record<string, () => Promise<{ default: ComponentType<PageProps> }>> = {
  login: () => import('./login/index.tsx'),
  'login-reset': () => import('./login-reset/index.tsx'),
  'login-forgot': () => import('./login-forgot/index.tsx'),
  'register-invited': () => import('./register-invited/index.tsx'),
  tyc: () => import('./tyc/index.tsx'),
  home: () => import('./home/index.tsx'),
  'user-settings': () => import('./user-settings/index.tsx'),
  documentation: () => import('./documentation/index.tsx'),
  error: () => import('./error/index.tsx'),
}
