import { type ComponentType, createContext } from 'react'

/**
 * Component below the training warning of chatbot pages, provided by the shell. A separate module, so that the shell
 * does not have to load the page frame.
 */
export const TrainingNoticeContext = createContext<ComponentType<{ bot: number }> | undefined>(undefined)
