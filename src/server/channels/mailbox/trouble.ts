import { OutsideError } from '../../foundation/http/outgoing.ts'

/**
 * Why a mail server did not do what was asked: `login` until somebody corrects the password, `server` until somebody
 * corrects the server's name, port or encryption, `later` by itself.
 */
export interface MailTrouble {
  class: 'login' | 'server' | 'later'
  /** what happened and what to do, for staff */
  text: string
}

/** Servers of Microsoft accept no passwords of programs. */
const isMicrosoft = (host: string): boolean => /(?:^|\.)(?:office365|outlook|hotmail|live)\.com$/i.test(host)
const isGoogle = (host: string): boolean => /(?:^|\.)(?:gmail|googlemail|google)\.com$/i.test(host)

/** What a library tells about a failure. */
interface Failure {
  code?: unknown
  authenticationFailed?: unknown
  responseCode?: unknown
  cause?: unknown
}

/** Returns what a failure of a mail server means. */
export function troubleOf(error: unknown, host: string): MailTrouble {
  const { code: given, authenticationFailed, responseCode, cause }: Failure = Object(error)
  const inner = cause instanceof Error && 'code' in cause ? cause.code : ''
  // One library names what the system said only in its message.
  const code = [given, inner, error instanceof Error ? error.message : ''].join(' ')
  const isInternal = error instanceof OutsideError && error.why === 'refused'
  if (isInternal)
    return { class: 'server', text: `«${host}» es de una red interna. Escribe un nombre que esté en internet.` }
  if (error instanceof OutsideError || /ENOTFOUND|EAI_AGAIN|EDNS/.test(code))
    return { class: 'server', text: `No existe «${host}». Revisa cómo está escrito.` }
  const isTemporary = typeof responseCode === 'number' && responseCode < 500
  if (authenticationFailed || (given === 'EAUTH' && !isTemporary)) return { class: 'login', text: refusedLogin(host) }
  if (code.includes('ECONNREFUSED'))
    return { class: 'server', text: `«${host}» no atiende en ese puerto. Revisa el puerto.` }
  if (/CERT|SELF.SIGNED|UNABLE_TO|ALTNAME/i.test(code))
    return {
      class: 'server',
      text: `El certificado de «${host}» no es válido. Escribe el nombre que indica tu proveedor.`,
    }
  if (/TLS|SSL|EPROTO|ClosedAfterConnect|wrong version number/.test(code))
    return { class: 'server', text: `No pudimos cifrar la conexión con «${host}». Cambia el cifrado o el puerto.` }
  return { class: 'later', text: `«${host}» no respondió. Inténtalo de nuevo en un momento.` }
}

function refusedLogin(host: string): string {
  if (isMicrosoft(host)) return 'Outlook y Microsoft 365 ya no aceptan contraseñas de otros programas. Usa otro correo.'
  const rest = isGoogle(host)
    ? 'Gmail pide una contraseña de aplicación: créala en tu cuenta de Google.'
    : 'Revísalos; tu proveedor puede pedir una contraseña de aplicación.'
  return `«${host}» no acepta el usuario o la contraseña. ${rest}`
}
