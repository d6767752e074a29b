import type { routes } from '../../../generated/routes.ts'

/** The page of the chats. */
export const CHATS = '/chats' satisfies (typeof routes)[number]['path']
