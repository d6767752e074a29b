import type { components } from '../../../../generated/api.d.ts'
import { brand } from '../../../../generated/shell.ts'

/** Error codes of the OpenAPI description: another code does not compile. */
export type ErrorCode = components['schemas']['ErrorCode']

/** Error messages by field, as in the error body. */
export type FieldTexts = Record<string, string[]>

/** The body of every response with a status of 400 or above. */
export interface ErrorBody {
  message: string
  code: ErrorCode
  fields?: FieldTexts
  /** the current record, for a conflict with another change */
  current?: object
  changed_by?: Changed['by']
  changed_at?: Changed['at']
}

/** The author and time of a record's last change. */
export interface Changed {
  by?: { id: number; name: string }
  at?: string
}

/**
 * An error that is sent to the caller: its message is for people, its code for programs. Any other thrown error becomes
 * a 500 without details.
 */
export class Problem extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly fields?: FieldTexts
  readonly headers: Record<string, string>
  current?: object
  changed?: Changed

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    fields?: FieldTexts,
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.fields = fields
    this.headers = headers
  }

  get body(): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
      ...(this.current && { current: this.current }),
      ...(this.changed?.by && { changed_by: this.changed.by }),
      ...(this.changed?.at && { changed_at: this.changed.at }),
    }
  }
}

/** Creates an error to throw: `throw problem(409, 'taken', 'Ya existe …', { name: ['…'] })`. */
export function problem(status: number, code: ErrorCode, message: string, fields?: FieldTexts): Problem {
  return new Problem(status, code, message, fields)
}

/** The reason is a text of a person, which may end with a full stop. */
const withoutStop = (text: string) => text.replace(/[.\s]+$/, '')

/** Errors that always have the same message, so that their cause cannot be inferred from it. */
export const commonProblems = {
  unauthorized: () => problem(401, 'unauthorized', 'Inicia sesión para continuar.'),
  forbidden: () =>
    problem(
      403,
      'forbidden',
      'No tienes permiso para hacer esto. Si lo necesitas, pídelo a quien administra el chatbot.',
    ),
  suspended: (reason: string) =>
    problem(403, 'suspended', `Este chatbot está suspendido: ${withoutStop(reason)}. Escribe a ${brand.support}.`),
  notFound: () => problem(404, 'not_found', 'No lo encontramos. Quizás alguien lo eliminó o ya no tienes acceso.'),
  /**
   * A conflict: the record was changed by somebody else since the caller read it.
   * @param current the current record, in the form in which it is read
   * @param changed author and time of the change; missing parts are looked up before the response is sent
   */
  stale: (current: object, changed?: Changed) =>
    Object.assign(
      problem(409, 'stale', 'Alguien lo cambió mientras lo editabas. Revisa qué cambió y vuelve a guardar.'),
      { current, ...(changed && { changed }) },
    ),
}
