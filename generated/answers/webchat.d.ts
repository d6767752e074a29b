// Generated from openapi/. Do not edit: npm run generate.
import type { Validator } from '../../src/contract/schema.ts'

export declare const answers: Record<string, Record<string, Validator>>
