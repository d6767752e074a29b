import { mayOpen, useSession } from '../../session/index.ts'
import type { Options } from './types.ts'

/** What the user may choose in tests besides the published model and a new customer. */
export interface May {
  /** to teach the bot, and so to test its draft */
  teach: boolean
  /** to test as an existing contact */
  contacts: boolean
}

/** Returns what the user may choose in tests. */
export function useMay(): May {
  const session = useSession()
  return {
    teach: mayOpen('/advanced/examples', session) || mayOpen('/responses', session),
    contacts: mayOpen('/contacts', session),
  }
}

/** Returns the options without what the user may not choose: they are remembered longer than a permission lasts. */
export const allowedOptions = ({ model, contact, ...options }: Options, may: May): Options => ({
  ...options,
  model: may.teach ? model : 'published',
  contact: may.contacts ? contact : null,
})
