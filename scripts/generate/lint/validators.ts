import type { Document } from '../model.ts'

/** A problem that a validator reports, located by a JSON pointer. */
export interface ValidatorError {
  judge: string
  pointer: string
  message: string
}

/** Validates against OpenAPI's own schema, with `@seriousme/openapi-schema-validator`. */
export async function validateAgainstSchema(document: Document): Promise<ValidatorError[]> {
  const { Validator } = await import('@seriousme/openapi-schema-validator')
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  if (valid) return []
  const reported = Array.isArray(errors) ? errors : [{ message: String(errors) }]
  return reported.map((error: { instancePath?: string; message?: string }) => ({
    judge: 'schema',
    pointer: error.instancePath ?? '',
    message: error.message ?? '',
  }))
}

/** Applies Redocly's recommended rules; warnings are ignored. */
export async function lintWithRedocly(text: string): Promise<ValidatorError[]> {
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
