import type { components } from '../../../../generated/api.d.ts'
import { storeFile } from '../../foundation/media/files.ts'
import { MAX_BYTES } from '../../foundation/media/limits.ts'
import type { Account, AccountSecrets } from '../accounts/account.ts'
import { type Download, download } from '../meta/download.ts'
import type { IncomingFile } from '../meta/incoming.ts'
import { downloadTelegram } from '../telegram/download.ts'

/** An item that cannot be processed now; it is tried again. */
class NotNow extends Error {}

interface Fetched {
  file: IncomingFile
  outcome: Download
}

/**
 * Fetches the files of a message from the platform, which forgets them after days. Rejects when one should be tried again
 * later, except at the last attempt.
 */
export function fetchFiles(
  files: readonly IncomingFile[],
  account: Account,
  secrets: AccountSecrets | undefined,
  isLastAttempt: boolean,
): Promise<Fetched[]> {
  return Promise.all(files.map((file) => fetched(file, account, secrets, isLastAttempt)))
}

async function fetched(
  file: IncomingFile,
  account: Account,
  secrets: AccountSecrets | undefined,
  isLastAttempt: boolean,
): Promise<Fetched> {
  const outcome: Download = secrets ? await fetchFrom(account, file, secrets) : { kind: 'later', why: 'no keys' }
  if (outcome.kind === 'later' && !isLastAttempt) throw new NotNow(outcome.why)
  return { file, outcome }
}

const fetchFrom = (account: Account, file: IncomingFile, secrets: AccountSecrets): Promise<Download> =>
  account.kind === 'telegram' ? downloadTelegram(file, secrets) : download(file, account, secrets)

/** What a message says of the first of its files that is missing. */
type Lost = Pick<components['schemas']['ChatContent'], 'lost_file' | 'lost_because'>

/** Stores what was fetched, in the current transaction. */
export async function storeFiles(botId: number, got: readonly Fetched[]): Promise<{ ids: string[]; lost: Lost }> {
  const ids: string[] = []
  let lost: Lost | undefined
  for (const { file, outcome } of got) {
    const media =
      outcome.kind === 'ok'
        ? await storeFile({ botId, filename: file.filename, bytes: outcome.bytes, userId: null, isReceived: true })
        : undefined
    if (media) ids.push(media.id)
    else lost ??= { lost_file: file.filename, ...reasonOf(outcome) }
  }
  return { ids, lost: lost ?? {} }
}

/** Why a file is missing, if sending it again would not help. */
function reasonOf(outcome: Download): Lost {
  if (outcome.kind === 'ok') {
    const { length } = outcome.bytes
    return length === 0 ? {} : { lost_because: length > MAX_BYTES ? 'size' : 'type' }
  }
  return outcome.kind === 'lost' && outcome.isTooLarge ? { lost_because: 'size' } : {}
}
