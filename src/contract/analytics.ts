// What the server counts by and the console says or asks for.

/** Roles that see what each person of the team did: Administrador and Coordinador. Others see their own work only. */
const SEEING_PEOPLE: readonly number[] = [2, 5]

/** Whether a role sees what each person of the team did. */
export const seesPeopleAs = (role: number): boolean => SEEING_PEOPLE.includes(role)

/** Operador: sees only the chats that nobody has, and the own ones. */
const SEEING_SOME = 4

/** Whether a role sees only some chats of its areas. */
export const seesSomeAs = (role: number): boolean => role === SEEING_SOME

/** The first day that a period may have: before it there is nothing to count. */
export const EARLIEST = '2000-01-01'

/** Days that a period has at most: thirteen months, and what is said of a longer one. */
export const MOST_DAYS = 400
export const TOO_LONG = 'Elige hasta 13 meses.'

/** Days without a message after which nobody is waited for any more, and which the inbox leaves out at first. */
export const STALE_DAYS = 30
