import { mayOpen, type Session } from '../../session/index.ts'

/** The page that only those may open who may train: its gate is the operation's, so that the rule is stated once. */
export const MODELS = '/state/models'

/** Whether somebody may train the selected chatbot, cancel that and go back to an earlier model. */
export const mayTrain = (session: Session): boolean => mayOpen(MODELS, session)
