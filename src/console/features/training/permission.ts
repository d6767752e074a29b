import { mayOpen, type Session } from '../../session/index.ts'

/** Page with the same permission as the training operations, so that the rule is only defined once. */
export const MODELS_PATH = '/state/models'

/** Returns whether the user may train the selected chatbot, cancel a training and restore an earlier model. */
export const mayTrain = (session: Session): boolean => mayOpen(MODELS_PATH, session)
