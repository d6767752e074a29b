import type { Document } from '../model.ts'

/** What one of the judges has against a description, and where: a JSON pointer. */
export interface Verdict {
  judge: string
  pointer: string
  message: string
}

/** OpenAPI's own schema, as `@seriousme/openapi-schema-validator` holds it against a description. */
export async function bySchema(document: Document): Promise<Verdict[]> {
  const { Validator } = await import('@seriousme/openapi-schema-validator')
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  if (valid) return []
  const told = Array.isArray(errors) ? errors : [{ message: String(errors) }]
  return told.map((error: { instancePath?: string; message?: string }) => ({
    judge: 'schema',
    pointer: error.instancePath ?? '',
    message: error.message ?? '',
  }))
}

/** The rules that Redocly recommends; what it only warns of is not told. */
export async function byRules(text: string): Promise<Verdict[]> {
  const { createConfig, lintFromString } = await import('@redocly/openapi-core')
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => ({
      judge: ruleId,
      pointer: location[0]?.pointer?.replace(/^#/, '') ?? '',
      message,
    }))
}
