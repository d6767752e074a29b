import { useEffect } from 'react'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { useChatsContext } from '../context.ts'
import { useSeesOnlyOwn } from '../sight.ts'
import type { ChatItem, Macro } from '../state/types.ts'
import { leavesOperator } from './taken-off.ts'

const SAID = {
  surely: 'Dejarás de verla.',
  perhaps: 'Dejarás de verla, salvo que te toque a ti.',
  no: undefined,
} as const

/** Returns what says that the user loses sight of a chat by a macro; undefined if they keep it. */
export function useSightLoss(chat: ChatItem, { actions }: Macro): string | undefined {
  const { catalogue, me } = useChatsContext()
  const seesOnlyOwn = useSeesOnlyOwn()
  const areas = useCatalogueStore(catalogue.areas)
  useEffect(() => {
    // Without them, it is not said.
    if (seesOnlyOwn) catalogue.areas.load().catch(() => {})
  }, [catalogue, seesOnlyOwn])
  if (!seesOnlyOwn || !areas) return undefined
  return SAID[leavesOperator(chat, actions, { me: me.id, ownAreas: areas.map(({ id }) => id) })]
}
