import type { Call } from '../calls.ts'
import { compileModule } from '../compile.ts'
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
  const named: Record<string, Schema> = {}
  const entries = calls.map((call) => {
    const statuses = Object.entries(answerSchemas(document, call)).map(([status, schema]) => {
      if (schema === true) return `    ${status}: anything,\n`
      if (schema === false) return `    ${status}: nothing,\n`
      const shared = schema.$ref && Object.keys(schema).length === 1
      const name = shared ? `$${schema.$ref?.split('/').pop()}` : `$${call.id}${status}`
      named[name] = schema
      return `    ${status}: ${name},\n`
    })
    return `  ${call.id}: {\n${statuses.join('')}  },\n`
  })
  const code = compileModule(document, named).replace(/^export const \$/gm, 'const $')
  return {
    js: `${head}// @ts-nocheck
const anything = () => true
const nothing = (body) => body === undefined || body === null || body === ''
${code}export const answers = {\n${entries.join('')}}\n`,
    types: `${head}/** Whether a body keeps the description; \`errors\` tells why not. */
interface Validate {
  (body: unknown): boolean
  errors?: unknown
}
export declare const answers: Record<string, Record<string, Validate>>
`,
  }
}
