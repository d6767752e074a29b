import type { components } from '../../../../../generated/api.d.ts'
import type { Problems } from '../../../engine/form/problems.ts'

type ChatAction = components['schemas']['ChatAction']

/** What each type of action needs, with the text that asks for it: the server asks with the same. */
const NEEDS: Record<ChatAction['type'], Partial<Record<keyof ChatAction, string>>> = {
  reply: { text: 'Escribe el texto.' },
  comment: { text: 'Escribe el texto.' },
  label_add: { label_id: 'Elige la etiqueta.' },
  label_remove: { label_id: 'Elige la etiqueta.' },
  area: { area_id: 'Elige el área.' },
  assign: { to: 'Elige a quién.' },
  priority: { priority: 'Elige la prioridad.' },
  snooze: { minutes: 'Elige por cuánto tiempo.' },
  resolve: {},
}

/** Returns everything that the actions of a macro still need. */
export function missingChoices(actions: readonly ChatAction[]): Problems {
  return actions.flatMap((action, at) => {
    const person = action.type === 'assign' && action.to === 'person' ? { user_id: 'Elige la persona.' } : {}
    return Object.entries({ ...NEEDS[action.type], ...person }).flatMap(([key, text]) => {
      const value = action[key as keyof ChatAction]
      const isMissing = value === undefined || (typeof value === 'string' && value.trim() === '')
      return isMissing ? [{ path: `actions.${at}.${key}`, text }] : []
    })
  })
}
