import type { ResponseUse } from './types.ts'

/** URL parameter that opens the editor of a response. */
export const EDIT = 'editar'

/** Returns the URL of the editor of a response. */
export const editorUrl = ({ type, id }: Pick<ResponseUse, 'type' | 'id'>) =>
  `/responses${{ response: '', secondary: '/secondary', quick: '/quick' }[type]}?${EDIT}=${id}`
