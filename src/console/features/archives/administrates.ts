import type { SessionBot } from '../../session/index.ts'

/** The role that the operations `botExport`, `botClone` and `botRemove` require. */
const ADMINISTRATOR: SessionBot['role']['id'] = 2

/** Returns whether the user may take the whole chatbot with them, or remove it. */
export const administrates = ({ role }: SessionBot): boolean => role.id === ADMINISTRATOR
