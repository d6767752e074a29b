import type { SessionBot } from '../../session/index.ts'

/** The role that the operation `botRemove` requires. */
const ADMINISTRATOR: SessionBot['role']['id'] = 2

/** Returns whether the user may remove the chatbot. */
export const mayRemove = ({ role }: SessionBot): boolean => role.id === ADMINISTRATOR
