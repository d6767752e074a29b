// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const homeGetParams: Rules<NonNullable<operations['homeGet']['parameters']['path']>>
