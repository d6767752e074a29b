import type { ResponseUse } from './types.ts'

/** The address parameter that opens a response, so that others can link to it. */
export const EDIT = 'editar'

/** Where a response is edited. */
export const addressOf = ({ type, id }: Pick<ResponseUse, 'type' | 'id'>) =>
  `/responses${{ response: '', secondary: '/secondary', quick: '/quick' }[type]}?${EDIT}=${id}`
