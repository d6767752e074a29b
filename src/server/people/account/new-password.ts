import { brand } from '../../../../generated/shell.ts'
import { fold } from '../../../contract/phrase.ts'
import { problem } from '../../foundation/http/problem.ts'
import { hashPassword } from './password.ts'

/** Characters that must be left of a password without the names that everybody knows. */
const LEAST_OWN = 6
/** Characters of the shortest name that is looked for: shorter ones are in many passwords by chance. */
const SHORTEST_NAME = 3

const TEXTS = {
  common: 'Esa contraseña es de las más usadas y se adivina enseguida. Elige otra.',
  simple: 'Esa contraseña se adivina enseguida. Elige una sin repeticiones ni series.',
  own: 'La contraseña no puede ser tu usuario ni tu correo. Elige otra.',
  product: 'La contraseña no puede ser el nombre del producto. Elige otra.',
}

let common: Promise<ReadonlySet<string>> | undefined

/** Read when the first password is chosen: half a megabyte that a start need not wait for. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return common
}

/** Whose password it is to be. */
interface Owner {
  username: string
  email: string | null
}

/**
 * The form in which a newly chosen password is stored. Rejects with 422 at the field, and the reason, when it is easily
 * guessed. Takes milliseconds: call it outside of a transaction.
 */
export async function newPassword(password: string, owner: Owner): Promise<string> {
  const reason = await weakness(password, owner)
  if (reason) throw problem(422, 'weak_password', TEXTS[reason], { password: [TEXTS[reason]] })
  return hashPassword(password)
}

/** Why a password is easily guessed; undefined when nothing says so. */
async function weakness(password: string, { username, email }: Owner): Promise<keyof typeof TEXTS | undefined> {
  // what cannot be seen makes no password harder to guess
  const folded = fold(password.normalize('NFKC').replace(/\p{Cf}/gu, ''))
  // the address first: it may hold the user name
  const own = [email ?? '', email?.split('@')[0] ?? '', username].map(fold)
  if (own.some((name) => holdsLittleBut(name, folded))) return 'own'
  if (holdsLittleBut(fold(brand.product), folded)) return 'product'
  const list = await commonPasswords()
  if (list.has(folded) || list.has(folded.replaceAll('ñ', 'n'))) return 'common'
  return isSeries(folded) ? 'simple' : undefined
}

/** Whether a password is a name, or a name and too little else. */
function holdsLittleBut(name: string, password: string): boolean {
  if (name.length < SHORTEST_NAME) return false
  return password.includes(name) && password.replaceAll(name, '').length < LEAST_OWN
}

/** Whether each character is followed by itself, by the next, or by the one before, all along. */
function isSeries(password: string): boolean {
  const steps = [...password]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .map((code, i, all) => code - (all[i - 1] ?? code))
  const [, first = 0] = steps
  return Math.abs(first) <= 1 && steps.slice(1).every((step) => step === first)
}
