import type { ResponseUse } from './types.ts'

/** URL parameter that opens the editor of a response. */
export const EDIT = 'editar'

/** Value of {@link EDIT} that opens the editor of a new response. */
export const NEW = 'nueva'

/** Returns the URL of the editor of a response. */
export const editorUrl = ({ type, id }: Pick<ResponseUse, 'type' | 'id'>) =>
  `/responses${{ response: '', secondary: '/secondary', quick: '/quick' }[type]}?${EDIT}=${id}`
