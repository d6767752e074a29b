import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { isTypedName } from '../../../../contract/typed-name.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { tx } from '../../../foundation/store/db.ts'
import { dropExports } from '../../analytics/exports/cleaning.ts'
import { exportFiles } from '../../analytics/exports/store.ts'
import { recordContactEvent } from '../../ledger/record.ts'
import { contactOf } from '../contact.ts'
import { contactImportAttempts } from '../import/store.ts'
import { lockContacts } from '../lock.ts'
import { type Beside, besideThis, othersEnded } from './beside.ts'
import { countsOf } from './counts.ts'
import { dropImports, isReadingLocked, lockImports, searchImports } from './erase-imports.ts'
import { dropMadeLabels } from './erase-labels.ts'
import { blankModels, searchModels } from './erase-models.ts'
import {
  blankChanges,
  blankEvents,
  blankRegister,
  dropConsents,
  dropExamples,
  dropMedia,
  dropRows,
  leave,
  mediaPlaceOf,
} from './erase-rows.ts'
import { dropRules } from './erase-rules.ts'
import { forgetForwarded, heldByCopies } from './forwarded.ts'
import { GONE } from './gone.ts'
import { dropMentions, type Found, findLater, findMentions } from './mentions.ts'
import { identityOf, isCovered, personOf } from './needles.ts'
import type { Person } from './person.ts'
import { phrasesOf } from './phrases.ts'

/**
 * Erases a person: the contact, what they wrote and what names them anywhere, also on the disk. Counts stay. Where they
 * are named is looked for before the transaction, so that others work meanwhile; what is added until then is found in it,
 * and what transactions add that were open beside it, after it.
 * @param name what the caller typed to confirm it: the contact's name, or the phone or e-mail of one without a name
 * @throws 404 if the bot has no such contact; 422 at `name` if it is not theirs
 */
export async function eraseContact(scope: Scope, id: number, name: string): Promise<void> {
  await contactImportAttempts.endDead(sql`bot_id = ${scope.botId}`, currentCall().services.clock())
  await assertConfirmed(scope, id, name)
  let erased: Erased | undefined
  // Others may merge the contact, or change it, while it is looked for.
  while (!erased) {
    const search = await searchFor(scope.botId, id)
    erased = await tx(() => erase(scope, id, name, search))
  }
  await removeFiles(erased.files)
  if (await othersEnded(erased.beside)) await removeFiles(await eraseLater(scope, erased))
}

/** Should this fail, the hourly cleaning finds files without a row. */
const removeFiles = (files: readonly string[]) => Promise.all(files.map((file) => rm(file, { force: true })))

async function assertConfirmed(scope: Scope, id: number, name: string): Promise<void> {
  const contact = await contactOf(scope, id)
  const expected = contact.name || contact.phone || contact.email || ''
  if (isTypedName(name, expected)) return
  const text = `Escribe «${expected}» para confirmar.`
  throw problem(422, 'invalid', text, { name: [text] })
}

/** Looks for a person wherever they may be named. */
async function searchFor(botId: number, id: number) {
  const phrases = await phrasesOf(botId)
  const person = await personOf(await identityOf(botId, id, phrases), phrases)
  const mentions = await findMentions(person)
  return { phrases, person, mentions, models: await searchModels(person), imports: await searchImports(person) }
}

type Search = Awaited<ReturnType<typeof searchFor>>

/** What was erased, to look for what others added beside it. */
interface Erased extends Pick<Search, 'person' | 'models' | 'imports'> {
  /** where the files are that go with the person */
  files: string[]
  beside: Beside
}

/** Erases what was found; undefined if more is known of the person by now than was looked for. */
async function erase(
  scope: Scope,
  id: number,
  name: string,
  { phrases, person: searched, mentions, models, imports }: Search,
): Promise<Erased | undefined> {
  await lockImports(scope.botId)
  await lockContacts(scope.botId, [id], heldByCopies([id]))
  await assertConfirmed(scope, id, name)
  const identity = await identityOf(scope.botId, id, phrases)
  if (!isCovered(identity, searched)) return undefined
  const beside = await besideThis()
  const counts = await countsOf(scope.botId, id)
  const copies = await forgetForwarded(identity)
  const person = await personOf(identity, phrases, searched)
  const found = await findLater(person, mentions)
  const files = [
    ...copies.map(mediaPlaceOf),
    ...(await dropMedia(person)),
    ...(await dropImports(person, found, imports)),
    ...(await dropExports(scope.botId)).map(exportFiles.placeOf),
  ]
  await leave(person)
  await dropMadeLabels(scope, person)
  await dropNamed(person, found)
  await dropConsents(person)
  await dropRows(person)
  await dropMentions(person, found)
  await dropRules(person)
  await blankModels(person, models)
  // Written last: it names nobody.
  await writeAudit({ id, label: GONE, after: counts })
  await recordContactEvent(scope, { contactId: null, contact: GONE, kind: 'deleted', detail: 'Eliminamos sus datos' })
  return { files, beside, person, models, imports }
}

async function dropNamed(person: Person, found: Found): Promise<void> {
  await dropExamples(person, found)
  await blankChanges(person, found)
  await blankRegister(person, found)
  await blankEvents(person, found)
}

/**
 * Erases what transactions added that were open beside the erasure: those that wrote for the contact or its chats waited
 * for it, or it for them, but others may name the person, such as one that adds a test case.
 * @returns where the files are that go with it
 */
function eraseLater(scope: Scope, { person, models, imports, beside }: Erased): Promise<string[]> {
  return tx(async () => {
    // An import that began since the erasure adds people anew.
    const isReading = await isReadingLocked(person.botId)
    const found = await findLater(person, { found: new Map(), moment: beside.oldest }, beside.own)
    const files = [
      ...(isReading ? [] : await dropImports(person, found, imports)),
      // One that began beside the erasure has read the contact as it was.
      ...(await dropExports(person.botId)).map(exportFiles.placeOf),
    ]
    await dropMadeLabels(scope, person)
    await dropNamed(person, found)
    await dropConsents(person)
    await dropMentions(person, found)
    await dropRules(person)
    await blankModels(person, models)
    return files
  })
}
