import { mayOpen, type Session } from '../../session/index.ts'

/** Whether somebody may switch the chatbot on and off: who attends its conversations, or configures it. */
export const maySwitch = (session: Session): boolean =>
  mayOpen('/chats', session) || mayOpen('/settings/general', session)
