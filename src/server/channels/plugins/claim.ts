import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import type { Account, Plugin } from '../accounts/account.ts'

/** What identifies an account on its platform. */
type Place = Pick<Account, 'kind' | 'externalId'>

/** Proof that nobody else is connecting an account. */
export interface Claim {
  place: Place
  token: string
}

/** Milliseconds after which the claim of a server that ended ends on its own: one that works renews it meanwhile. */
const LEASE_MS = 180_000

/** Milliseconds between two attempts to hold an account, and how often it is tried: a test takes a few seconds. */
const PAUSE_MS = 200
const ATTEMPTS = 100

/**
 * Does what connects an account while nobody else can, of this chatbot or another: a platform delivers to the address
 * that it was given last, which must be that of the chatbot that is stored. 409 when the account is connected, or
 * somebody else is connecting it.
 * @param field where the refusal is shown
 * @param work stores the account, which requires {@link confirmClaim} in its transaction
 */
export async function claiming<T>(
  scope: Scope,
  place: Place,
  field: string,
  work: (claim: Claim) => Promise<T>,
): Promise<T> {
  const claim = { place, token: randomUUID() }
  if (!(await take(scope, claim))) throw beingConnected(field)
  return keeping(claim, async () => {
    await refuseTaken(scope, place, field)
    return work(claim)
  })
}

/**
 * Does what tests, changes or disconnects an account while nobody else does, so that its platform ends up with what is
 * stored. It waits for those who do; 409 when that takes long.
 * @param work reads the account again, which may have changed meanwhile
 */
export async function holding<T>(
  scope: Scope,
  { kind, external_id: externalId }: Pick<Plugin, 'kind' | 'external_id'>,
  work: (claim: Claim) => Promise<T>,
): Promise<T> {
  const claim = { place: { kind, externalId }, token: randomUUID() }
  for (let attempt = 1; !(await take(scope, claim)); attempt++) {
    if (attempt === ATTEMPTS)
      throw problem(409, 'taken', 'Alguien más está cambiando esta conexión. Inténtalo de nuevo en unos minutos.')
    await wait(PAUSE_MS)
  }
  return keeping(claim, () => work(claim))
}

async function keeping<T>(claim: Claim, work: () => Promise<T>): Promise<T> {
  const renewal = setInterval(() => void renew(claim).catch(() => {}), LEASE_MS / 3)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await db().deleteFrom('channel_claim').where('token', '=', claim.token).execute()
  }
}

/** Does what changes an account, as {@link claiming} does what connects it: one that is off is connected with it. */
export function claimingIfOff<T>(
  scope: Scope,
  { status, kind, external_id: externalId }: Pick<Plugin, 'status' | 'kind' | 'external_id'>,
  field: string,
  work: (claim?: Claim) => Promise<T>,
): Promise<T> {
  return status === 'off' ? claiming(scope, { kind, externalId }, field, work) : work()
}

/**
 * Stores what was connected at a platform, and has it taken back there when that fails, unless the platform delivers to
 * somebody else by now.
 * @param claim undefined for an account that was connected before, which keeps what it has at the platform
 */
export async function storing<T>(
  claim: Claim | undefined,
  store: () => Promise<T>,
  takeBack: () => Promise<void>,
): Promise<T> {
  try {
    return await store()
  } catch (error) {
    if (claim && !(await isOfOthers(claim))) await takeBack()
    throw error
  }
}

async function isOfOthers({ place: { kind, externalId }, token }: Claim): Promise<boolean> {
  const other = await db()
    .selectFrom('channel_claim')
    .select('token')
    .where('kind', '=', kind)
    .where('external_id', '=', externalId)
    .where('token', '<>', token)
    .executeTakeFirst()
  return other !== undefined || (await connectedAt({ kind, externalId })) !== undefined
}

const until = () => new Date(currentCall().services.clock().getTime() + LEASE_MS)

async function renew({ token }: Claim): Promise<void> {
  await db().updateTable('channel_claim').set({ until: until() }).where('token', '=', token).execute()
}

async function take({ botId }: Scope, { place: { kind, externalId }, token }: Claim): Promise<boolean> {
  const now = currentCall().services.clock()
  const values = { bot_id: botId, token, until: until() }
  const taken = await db()
    .insertInto('channel_claim')
    .values({ kind, external_id: externalId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'external_id'])
        .doUpdateSet(values)
        .where('channel_claim.until', '<', now.toISOString()),
    )
    .returning('token')
    .executeTakeFirst()
  return taken !== undefined
}

/** Rejects with 409 when a claim, if one is necessary, ended before the account was stored, because somebody else may have it since. */
export async function confirmClaim(claim: Claim | undefined, field: string): Promise<void> {
  if (!claim) return
  const held = await db()
    .selectFrom('channel_claim')
    .select('token')
    .where('token', '=', claim.token)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw beingConnected(field)
}

function beingConnected(field: string) {
  const text = 'Alguien lo está conectando en este momento. Inténtalo de nuevo en unos minutos.'
  return problem(409, 'taken', text, { [field]: [text] })
}

/** Rejects with 409 when an account is connected, to this bot or another. */
export async function refuseTaken({ botId }: Scope, place: Place, field: string): Promise<void> {
  const taken = await connectedAt(place)
  if (taken) throw takenProblem(taken.bot_id === botId, field)
}

const connectedAt = ({ kind, externalId }: Place) =>
  db()
    .selectFrom('channel_account')
    .select('bot_id')
    .where('kind', '=', kind)
    .where('external_id', '=', externalId)
    .where('status', '<>', 'off')
    .executeTakeFirst()

/** Returns the refusal of an account that is connected, to this bot or another. */
export function takenProblem(isOwn: boolean, field: string) {
  const text = isOwn
    ? 'Ya está conectado a este chatbot.'
    : 'Ya está conectado a otro chatbot. Desconéctalo allí primero.'
  return problem(409, 'taken', text, { [field]: [text] })
}
