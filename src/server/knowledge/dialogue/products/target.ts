import type { ResponseButton } from '../types.ts'

/** What a button of the catalogue does. */
export type ProductAction =
  | { does: 'show' | 'add' | 'remove'; id: number; variant?: string }
  | { does: 'more' | 'cart' | 'confirm' | 'any' | 'skip' }

const TARGET = /^catalogue:(show|add|remove|more|cart|confirm|any|skip)(?::(\d{1,10}))?(?::(.+))?$/

/** Returns a button of the catalogue. The titles of a list must differ, because a channel may return only them. */
export function productButton(title: string, action: ProductAction, description?: string): ResponseButton {
  const parts = 'id' in action ? [action.does, action.id, ...(action.variant ? [action.variant] : [])] : [action.does]
  return {
    title,
    type: 'response',
    target: ['catalogue', ...parts].join(':'),
    ...(description && { description }),
  }
}

/** Returns what a button of the catalogue does; undefined for others. */
export function actionOf({ target }: Pick<ResponseButton, 'target'>): ProductAction | undefined {
  const [, does, id, variant] = TARGET.exec(target ?? '') ?? []
  switch (does) {
    case 'show':
    case 'add':
    case 'remove':
      return id === undefined ? undefined : { does, id: Number(id), ...(variant && { variant }) }
    case 'more':
    case 'cart':
    case 'confirm':
    case 'any':
    case 'skip':
      return { does }
    default:
      return undefined
  }
}
