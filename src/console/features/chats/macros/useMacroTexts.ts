import { useEffect, useState } from 'react'
import { variableLabel } from '../../../../contract/known-variables.ts'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { AREA, LATER, namesIn, piecesOf } from '../composer/reply-values.ts'
import { useReplyValues } from '../composer/useReplyValues.ts'
import { useChatsContext } from '../context.ts'
import type { Area, ChatItem, Macro } from '../state/types.ts'

type Action = Macro['actions'][number]

const isText = ({ type }: Action) => type === 'reply' || type === 'comment'

/**
 * Returns the area to which an action before the text moves the chat, if any: the actions are done in order. Its name is
 * undefined as long as the areas are.
 */
function movedBefore(
  actions: readonly Action[],
  at: number,
  areas: readonly Pick<Area, 'id' | 'name'>[] | undefined,
): { name: string | undefined } | undefined {
  const move = actions.slice(0, at).findLast(({ type }) => type === 'area')
  return move && { name: areas?.find(({ id }) => id === move.area_id)?.name }
}

/** What the texts of a macro will say in a chat. Reads only what they need. */
export function useMacroTexts(chat: ChatItem, { actions }: Macro) {
  const { catalogue } = useChatsContext()
  const areas = useCatalogueStore(catalogue.allAreas)
  const [areasError, setAreasError] = useState<unknown>()
  const texts = actions.map((action) => ({ text: isText(action) ? (action.text ?? '') : '' }))
  const contact = useReplyValues(chat, texts)
  const needsAreas = texts.some(({ text }, at) => namesIn(text).includes(AREA) && movedBefore(actions, at, areas))
  function loadAreas(): void {
    setAreasError(undefined)
    catalogue.allAreas.load().catch(setAreasError)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per need
  useEffect(() => {
    if (needsAreas) loadAreas()
  }, [needsAreas, catalogue])

  function valuesAt(at: number): Readonly<Record<string, string>> {
    const moved = movedBefore(actions, at, areas)
    return { ...LATER, ...contact.shown, ...(moved && { [AREA]: moved.name ?? `[${variableLabel(AREA)}]` }) }
  }
  const error = contact.error ?? (areas ? undefined : areasError)
  return {
    valuesAt,
    /** the chat lacks a value that a text needs */
    isIncomplete: texts.some((text, at) => piecesOf(text, valuesAt(at)).some(({ missing }) => missing)),
    isLoading: contact.isLoading || (needsAreas && !areas && !areasError),
    /** why values could not be read: they are unknown until the macro is applied */
    error,
    retry: () => {
      if (contact.error) contact.reload()
      if (areasError) loadAreas()
    },
    /** it writes something, which cannot be undone */
    sends: actions.some(isText),
  }
}
