import type { Call } from '../calls.ts'
import { printRules } from '../compile.ts'
import type { Document, Response, Schema } from '../model.ts'
import { lookup } from '../schema.ts'
import type { ScriptModule } from './validators.ts'

/** The schema of each JSON answer of an operation, by status; true for an answer that is not JSON, or empty. */
export function answerSchemas(document: Document, call: Call): Record<string, Schema | boolean> {
  return Object.fromEntries(
    Object.entries(call.node.responses).map(([status, given]) => {
      const response = given.$ref ? (lookup(document, given.$ref) as Response) : given
      const media = response.content
      return [status, media ? (media['application/json']?.schema ?? true) : false]
    }),
  )
}

const head = '// Generated from openapi/. Do not edit: npm run generate.\n'

/** Validators of what the operations of one tag answer: `answers.<operationId>[<status>]`. */
export function answersModule(document: Document, calls: readonly Call[]): ScriptModule {
  const answers = calls.map((call) => ({ id: call.id, statuses: Object.entries(answerSchemas(document, call)) }))
  const schemas = answers.flatMap(({ statuses }) =>
    statuses.flatMap(([, schema]) => (isSchema(schema) ? [schema] : [])),
  )
  const { constants, expression } = printRules(document, schemas)
  const entries = answers.map(({ id, statuses }) => {
    const lines = statuses.map(
      ([status, schema]) =>
        `    ${status}: ${isSchema(schema) ? `validator(${expression(schema)})` : schema ? 'anything' : 'nothing'},\n`,
    )
    return `  ${id}: {\n${lines.join('')}  },\n`
  })
  return {
    js: `${head}import { validator } from '../../src/contract/schema.ts'

const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
${constants}
export const answers = {
${entries.join('')}}
`,
    types: `${head}import type { Validator } from '../../src/contract/schema.ts'

export declare const answers: Record<string, Record<string, Validator>>
`,
  }
}

const isSchema = (schema: Schema | boolean): schema is Schema => typeof schema === 'object'
