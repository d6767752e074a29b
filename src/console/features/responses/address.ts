/** The address parameter that opens a response, so that others can link to it. */
export const EDIT = 'editar'
