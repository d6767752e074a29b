import { storeFile } from '../../foundation/media/files.ts'
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

/** Stores what was fetched, in the current transaction; `lost` names the first file that is missing. */
export async function storeFiles(botId: number, got: readonly Fetched[]): Promise<{ ids: string[]; lost?: string }> {
  const ids: string[] = []
  let lost: string | undefined
  for (const { file, outcome } of got) {
    const media =
      outcome.kind === 'ok'
        ? await storeFile({ botId, filename: file.filename, bytes: outcome.bytes, userId: null, isReceived: true })
        : undefined
    if (media) ids.push(media.id)
    else lost ??= file.filename
  }
  return { ids, ...(lost !== undefined && { lost }) }
}
