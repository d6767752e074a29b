import { brand } from '../../../../generated/shell.ts'
import { fold } from '../../../contract/phrase.ts'
import { problem } from '../../foundation/http/problem.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** Minimum characters a password must have besides well-known names. */
const LEAST_OWN = 6
/** Minimum length of a name to look for. Shorter ones occur in many passwords by chance. */
const SHORTEST_NAME = 3

const TEXTS = {
  common: 'Esa contraseña es de las más usadas y se adivina enseguida. Elige otra.',
  simple: 'Esa contraseña se adivina enseguida. Elige una sin repeticiones ni series.',
  own: 'La contraseña no puede ser tu usuario ni tu correo. Elige otra.',
  same: 'Es la contraseña que ya tienes. Elige otra.',
  product: 'La contraseña no puede ser el nombre del producto. Elige otra.',
}

let common: Promise<ReadonlySet<string>> | undefined

/** Loaded when the first password is set, to keep half a megabyte out of the startup. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}

/** The owner of the password. */
interface Owner {
  username: string
  email: string | null
  /** the present one, of an account that has one */
  password_hash?: string
}

/**
 * Returns the hash of a new password. Rejects the present one, and one that is easily guessed, with 422 and the reason. Hashing takes
 * milliseconds: call it outside a transaction.
 */
export async function hashNewPassword(password: string, owner: Owner): Promise<string> {
  const { password_hash: present } = owner
  // Nothing matches a hash that nobody can sign in with.
  const isSame = present !== undefined && (await verifyPassword(password, present).catch(() => false))
  const reason = isSame ? 'same' : await weakness(password, owner)
  if (reason) throw problem(422, 'weak_password', TEXTS[reason], { password: [TEXTS[reason]] })
  return hashPassword(password)
}

/** Returns why a password is easily guessed, or undefined. */
async function weakness(password: string, { username, email }: Owner): Promise<keyof typeof TEXTS | undefined> {
  // Invisible characters do not make a password harder to guess.
  const folded = fold(password.normalize('NFKC').replace(/\p{Cf}/gu, ''))
  // The address is checked first because it may contain the username.
  const own = [email ?? '', email?.split('@')[0] ?? '', username].map(fold)
  if (own.some((name) => holdsLittleBut(name, folded))) return 'own'
  if (holdsLittleBut(fold(brand.product), folded)) return 'product'
  const list = await commonPasswords()
  if (list.has(folded) || list.has(folded.replaceAll('ñ', 'n'))) return 'common'
  return isSeries(folded) ? 'simple' : undefined
}

/** Whether a password is a name with too little else. */
function holdsLittleBut(name: string, password: string): boolean {
  if (name.length < SHORTEST_NAME) return false
  return password.includes(name) && password.replaceAll(name, '').length < LEAST_OWN
}

/** Whether all characters are equal or form an ascending or descending sequence. */
function isSeries(password: string): boolean {
  const steps = [...password]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .map((code, i, all) => code - (all[i - 1] ?? code))
  const [, first = 0] = steps
  return Math.abs(first) <= 1 && steps.slice(1).every((step) => step === first)
}
