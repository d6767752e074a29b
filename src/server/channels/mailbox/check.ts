import type { components } from '../../../../generated/api.d.ts'
import { withImap } from './imap.ts'
import type { Mailbox } from './mailbox.ts'
import { checkSmtp } from './smtp.ts'
import { type MailTrouble, troubleOf } from './trouble.ts'

type Step = components['schemas']['PluginTestStep']

/** What a mailbox answered when each of its servers was tried. */
export interface CheckedMailbox {
  steps: Step[]
  /** the first thing that does not work */
  trouble?: MailTrouble & { side: 'imap' | 'smtp' }
  /** how far the inbox goes, if it was opened */
  inbox?: { uidValidity: number; lastUid: number }
}

/** Logs in to both servers of a mailbox and opens its inbox. Changes nothing there. */
export async function checkMailbox(mailbox: Mailbox): Promise<CheckedMailbox> {
  const [incoming, outgoing] = await Promise.all([openInbox(mailbox), tryTo(() => checkSmtp(mailbox))])
  const [imap, smtp] = [
    incoming.error === undefined ? undefined : troubleOf(incoming.error, mailbox.imap.host),
    outgoing.error === undefined ? undefined : troubleOf(outgoing.error, mailbox.smtp.host),
  ]
  return {
    steps: [
      step('Entrar al correo (IMAP)', incoming.isIn ? undefined : imap),
      ...(incoming.isIn ? [step('Correos recibidos', imap && { ...imap, text: NO_INBOX })] : []),
      step('Enviar (SMTP)', smtp),
    ],
    ...((imap && { trouble: { ...imap, ...(incoming.isIn && { text: NO_INBOX }), side: 'imap' as const } }) ??
      (smtp && { trouble: { ...smtp, side: 'smtp' as const } })),
    ...(incoming.inbox && { inbox: incoming.inbox }),
  }
}

const NO_INBOX = 'No pudimos abrir los correos recibidos. Activa el acceso por IMAP en la configuración de tu correo.'

const step = (title: string, trouble: MailTrouble | undefined): Step => ({
  title,
  ok: !trouble,
  message: trouble?.text ?? 'Funciona',
})

async function openInbox(mailbox: Mailbox) {
  let isIn = false
  let inbox: CheckedMailbox['inbox']
  const { error } = await tryTo(() =>
    withImap(mailbox, async (client) => {
      isIn = true
      const { uidValidity, uidNext } = await client.mailboxOpen('INBOX', { readOnly: true })
      inbox = { uidValidity: Number(uidValidity), lastUid: uidNext - 1 }
    }),
  )
  return { isIn, inbox, error }
}

const tryTo = (work: () => Promise<void>): Promise<{ error?: unknown }> =>
  work().then(
    () => ({}),
    (error: unknown) => ({ error }),
  )
