import { preloadable } from '../../../ui/preloadable.tsx'

/** The dialogs of the inbox, and their loading. */
export const { Component: Dialogs, load: loadDialogs } = preloadable(() => import('./Dialogs.tsx'))
