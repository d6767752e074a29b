/** What stands where a person was named. */
export const GONE = 'Persona eliminada'
